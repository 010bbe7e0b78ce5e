# topic: problems
# Was an einem Aufbau falsch ist, einer Partie oder in einer Aufzeichnung.

forging-florence-bad-setup-players = Forging Florence ist für { $low } bis { $high } Spieler, nicht { $value } (F1.1)
forging-florence-bad-setup-tens = „{ $value }“ ist kein Vielfaches von zehn von { $low } bis { $high } (F5.2)
forging-florence-bad-setup-words = hier gehören { $wanted } Wörter hin, nicht { $value }
forging-florence-bad-setup-once = „{ $value }“ steht dort zweimal
forging-florence-bad-setup-twice-each = von jeder Art gibt es zwei Läden, aber hier { $times } von „{ $value }“ (F1.1)
forging-florence-bad-setup-pairs = Plätze mit demselben Buchstaben haben denselben Laden (F3.2)
forging-florence-bad-setup-map-rows = { $rows } Reihen statt { $wanted } (F2.1)
forging-florence-bad-setup-map-row = Reihe { $row } hat { $value } Felder statt { $wanted } (F2.1)
forging-florence-bad-setup-map-sign = Reihe { $row }: „{ $value }“ ist keines von { $known } (F2.1)
forging-florence-bad-setup-map-count = „{ $sign }“ kommt { $value }-mal vor statt { $wanted }-mal (F1.1)
forging-florence-bad-setup-map-centre = das goldene Feld ist nicht in der Mitte (F2.1)
forging-florence-bad-setup-map-short-bridges = „{ $sign }“ muss zwei Brücken aus je einem Feld bilden (F1.1)
forging-florence-bad-setup-map-long-bridges = „{ $sign }“ muss zwei Brücken aus je zwei Feldern bilden (F1.1)
forging-florence-bad-setup-map-start = Feld { $hex }: neben jedem H muss ein s liegen und neben jedem s ein H (F3.1)
forging-florence-bad-setup-map-all-beside = Feld { $hex } liegt zugleich neben Mühle, Steinbruch und Zunfthaus (F2.3)
forging-florence-bad-setup-map-golden = das goldene Feld ist nicht erreichbar (F2.3)
forging-florence-bad-setup-map-unreached = der Platz { $hex } ist von { $start } nicht bei jedem Aufbau erreichbar (F2.3)
forging-florence-bad-setup-map-unfair = die Häuser unterscheiden sich um { $turns } Züge im Weg zu diesem Ort: { $place } (F2.3)
forging-florence-bad-setup-long = { $value } Zeichen sind zu viel; erlaubt sind { $most }
