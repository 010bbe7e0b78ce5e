# topic: calimala-variant
# Calimala: die Zahlen der Regeln, die eine Variante setzen darf, und was sie nicht zugleich sein können.

calimala-value-tile-first = Punkte des ersten Platzes bei einem Wertungsplättchen
calimala-value-tile-second = Punkte des zweiten Platzes bei einem Wertungsplättchen
calimala-value-tile-third = Punkte des dritten Platzes bei einem Wertungsplättchen
calimala-value-card-first = Punkte des ersten Platzes bei einer Wertungskarte
calimala-value-card-second = Punkte des zweiten Platzes bei einer Wertungskarte
calimala-value-card-third = Punkte des dritten Platzes bei einer Wertungskarte
calimala-value-place = Platz eines Plättchens in der Reihenfolge der Wertung (0: durch Los, 16: nicht im Spiel): { $tile }
calimala-value-coloured-3 = farbige Scheiben für jeden von 3 Spielern
calimala-value-coloured-4 = farbige Scheiben für jeden von 4 Spielern
calimala-value-coloured-5 = farbige Scheiben für jeden von 5 Spielern
calimala-value-white-3 = weiße Scheiben für jeden von 3 Spielern
calimala-value-white-4 = weiße Scheiben für jeden von 4 Spielern
calimala-value-white-5 = weiße Scheiben für jeden von 5 Spielern
calimala-value-ship = Holz, das ein Schiff kostet
calimala-value-house = Stein, den ein Handelshaus kostet
calimala-value-workshop-wood = Holz, das eine Werkstatt kostet
calimala-value-workshop-brick = Stein, den eine Werkstatt kostet
calimala-value-warehouse = Würfel, die ein Lagerhaus fasst: { $material }
calimala-value-cloth = Stoff, den eine Werkstatt fasst
calimala-value-ships = Schiffe, die jeder haben kann
calimala-value-workshops = Werkstätten, die jeder haben kann, samt der ersten
calimala-value-stack = Scheiben auf einer Straße, mit denen eine Wertung kommt
calimala-value-copies = Aktionskarten einer Art: { $action }
calimala-value-city = Felder für Stoff in einer Stadt: { $city }
calimala-value-church = Felder für ein Material an einer Kirche: { $church }, { $material }
calimala-value-artworks = Felder für Kunstwerke an einem Gebäude: { $building }

calimala-bad-setup-variant-rank = Zeile { $line }: { $key } ist { $value }, aber der Platz davor bringt { $most } (C5.5)
calimala-bad-setup-variant-discs = Zeile { $line }: mit { $value } als { $key } haben Spieler mehr als { $most } Scheiben (C1.2)
calimala-bad-setup-variant-no-tiles = Zeile { $line }: ohne jedes Plättchen ({ $key }) gibt es nichts zu werten (C1.6)
calimala-bad-setup-variant-place-most = Zeile { $line }: { $key } ist { $value }, aber es gibt { $most } Plättchen (C2.1)
calimala-bad-setup-variant-place-twice = Zeile { $line }: { $key } ist { $value }, ein anderes Plättchen aber auch (C2.1)
calimala-bad-setup-variant-cost = Zeile { $line }: { $key } ist { $value }, aber das Lagerhaus fasst { $most } (C1.1)

calimala-section-tile = Wertungsplättchen
calimala-section-card = Wertungskarten
calimala-section-order = Reihenfolge der Plättchen
calimala-section-coloured = Farbige Scheiben
calimala-section-white = Weiße Scheiben
calimala-section-street = Straßen
calimala-section-copies = Aktionskarten
calimala-section-build = Bauen
calimala-section-warehouse = Lager
calimala-section-workshop = Werkstätten
calimala-section-mat = Tableau eines Spielers
calimala-section-city = Städte
calimala-section-church = Kirchen
calimala-section-artworks = Kunstwerke
