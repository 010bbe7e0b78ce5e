# topic: none
# ``signoria map``: ob auf einer Karte gespielt werden kann und wie gerecht sie ist.

map-default = die eigene Karte des Spiels
map-title = Züge bis zu jeder Art von Ort, im Mittel über { $setups } Aufstellungen
map-place = Ort
map-house = Haus { $hex }
map-gap = Abstand
map-fair = auf ihr kann gespielt werden; die Häuser sind höchstens { $turns } Züge auseinander, erlaubt sind { $most }
map-unfair = ungerecht: auf dem Weg zu diesem Ort sind die Häuser { $turns } Züge auseinander, erlaubt sind { $most }: { $place }
