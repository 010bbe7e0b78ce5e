# topic: calimala
# Was an einem Aufbau von Calimala oder am Text eines Spielzugs falsch ist.
calimala-bad-setup-players = Calimala ist für { $low } bis { $high } Spieler, nicht { $value } (C1.1)
calimala-bad-setup-tile-place = nach der Variante ist „{ $value }“ nicht das Plättchen an Platz { $place } (C2.1)
calimala-bad-setup-once = „{ $value }“ muss dort einmal stehen, nicht { $times }-mal
calimala-bad-setup-hands = { $hands } Kartenhände für { $players } Spieler (C2.2)
calimala-bad-setup-hand = bei { $players } Spielern erhält jeder { $cards } Wertungskarten, nicht { $value } (C2.2)
calimala-bad-setup-no-card = bei so vielen Spielern ist das eine Wertungskarte, nicht „{ $value }“ (C2.2)
calimala-bad-setup-a-card = bei so vielen Spielern ist das „none“, nicht „{ $value }“ (C2.2)
calimala-bad-setup-centre = contribute ist auf das fünfte Quadrat, die Mitte, gedruckt (C1.4)
calimala-bad-setup-beginner = der Aufbau für Einsteiger ist { $known } (C2.1)
calimala-bad-setup-twice = die Wertungskarte „{ $value }“ gibt es nur einmal (C1.5)
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
