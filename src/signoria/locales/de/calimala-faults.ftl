# topic: calimala
# Was am Text eines Spielzugs von Calimala falsch ist.
calimala-bad-move-shipment = verschiffen lässt sich ein- bis dreimal Stoff (C4.5)
calimala-bad-move-transport = jedes Handelshaus nimmt einmal Stoff (C4.6)
calimala-wanted-street = eine Straße
calimala-wanted-building = ein Bauwerk
calimala-wanted-trade-city = eine Handelsstadt
calimala-wanted-port-city = eine Hafenstadt
calimala-wanted-material = ein Baustoff
calimala-wanted-church = eine Kirche
calimala-wanted-action = eine Aktion
calimala-wanted-action-card = eine Aktionskarte
calimala-wanted-starting-card = eine Startkarte
calimala-wanted-scoring-card = eine Wertungskarte
calimala-wanted-disc = eine Scheibe
