# topic: calimala
# What is wrong with a setup of Calimala or with the text of a move.
calimala-bad-setup-players = Calimala is for { $low } to { $high } players, not { $value } (C1.1)
calimala-bad-setup-tile-place = by the variant “{ $value }” is not the tile at the place { $place } (C2.1)
calimala-bad-setup-once = “{ $value }” must stand there once, not { $times } times
calimala-bad-setup-hands = { $hands } hands for { $players } players (C2.2)
calimala-bad-setup-hand = each of { $players } players is dealt { $cards } scoring cards, not { $value } (C2.2)
calimala-bad-setup-no-card = with so many players this is a scoring card, not “{ $value }” (C2.2)
calimala-bad-setup-a-card = with so many players this is “none”, not “{ $value }” (C2.2)
calimala-bad-setup-centre = contribute is printed on the fifth square, the centre (C1.4)
calimala-bad-setup-beginner = the beginner’s layout is { $known } (C2.1)
calimala-bad-setup-twice = there is only one scoring card “{ $value }” (C1.5)
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
