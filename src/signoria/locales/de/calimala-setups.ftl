# topic: problems
# Was an einem Aufbau falsch ist, einer Partie oder in einer Aufzeichnung.

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
