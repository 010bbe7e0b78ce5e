# Was an einem Aufbau, am Text eines Spielzugs oder an einer Datei falsch ist.

bad-setup-players = Calimala ist für { $low } bis { $high } Spieler, nicht { $value } (C1.1)
bad-setup-unknown-option = diese Einstellung gibt es nicht; es gibt { $known }
bad-setup-unknown-field = diesen Teil hat ein Aufbau nicht; es gibt { $known }
bad-setup-missing = fehlt
bad-setup-number = „{ $value }“ ist keine Zahl von { $low } bis { $high }
bad-setup-word = „{ $value }“ ist keines von { $known }
bad-setup-once = „{ $value }“ muss dort einmal stehen, nicht { $times }-mal
bad-setup-start = bei { $players } Spielern sind die Plätze 0 bis { $last }, nicht { $value }
bad-setup-hands = { $hands } Kartenhände für { $players } Spieler (C2.2)
bad-setup-hand = bei { $players } Spielern erhält jeder { $cards } Wertungskarten, nicht { $value } (C2.2)
bad-setup-no-card = bei so vielen Spielern ist das eine Wertungskarte, nicht „{ $value }“ (C2.2)
bad-setup-a-card = bei so vielen Spielern ist das „none“, nicht „{ $value }“ (C2.2)
bad-setup-centre = contribute ist auf das fünfte Feld, die Mitte, gedruckt (C1.4)
bad-setup-beginner = der Aufbau für Einsteiger ist { $known } (C2.1)
bad-setup-twice = die Wertungskarte „{ $value }“ gibt es nur einmal (C1.5)

bad-move-missing = es fehlt { $wanted }
bad-move-wrong = statt „{ $value }“ gehört hierher { $wanted }
bad-move-too-much = „{ $value }“ ist zu viel
bad-move-shipment = verschiffen lässt sich ein- bis dreimal Stoff (C4.5)
bad-move-transport = jedes Handelshaus nimmt einmal Stoff (C4.6)
wanted-move = ein Spielzug
wanted-street = eine Straße
wanted-building = ein Bauwerk
wanted-trade-city = eine Handelsstadt
wanted-port-city = eine Hafenstadt
wanted-material = ein Baustoff
wanted-church = eine Kirche
wanted-action = eine Aktion
wanted-action-card = eine Aktionskarte
wanted-starting-card = eine Startkarte
wanted-scoring-card = eine Wertungskarte
wanted-disc = eine Scheibe
wanted-end = das Ende des Spielzugs

system-no-file = es gibt keine solche Datei und keinen solchen Ordner
system-no-permission = keine Berechtigung
system-folder = das ist ein Ordner, keine Datei
system-no-folder = ein Teil des Pfades ist kein Ordner
system-not-ordinary = das ist keine gewöhnliche Datei
system-disk-full = auf dem Datenträger ist kein Platz mehr
system-file-too-large = die Datei würde größer als erlaubt
system-read-only = der Datenträger lässt sich nur lesen
system-long-name = der Name ist zu lang
system-bad-name = so kann keine Datei heißen
system-disk-error = der Datenträger arbeitet fehlerhaft
