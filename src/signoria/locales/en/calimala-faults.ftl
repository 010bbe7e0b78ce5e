# topic: calimala
# What is wrong with the text of a move of Calimala.
calimala-bad-move-shipment = one to three cloth can be shipped (C4.5)
calimala-bad-move-transport = each trade house takes one cloth (C4.6)
calimala-wanted-street = a street
calimala-wanted-building = a building
calimala-wanted-trade-city = a trade city
calimala-wanted-port-city = a port city
calimala-wanted-material = a material
calimala-wanted-church = a church
calimala-wanted-action = an action
calimala-wanted-action-card = an action card
calimala-wanted-starting-card = a starting card
calimala-wanted-scoring-card = a scoring card
calimala-wanted-disc = a disc
