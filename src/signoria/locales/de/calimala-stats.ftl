# topic: none
# Überschriften für Studien vieler Partien Calimala.
calimala-stats-kept = Behaltene Wertungskarte
calimala-stats-start-card = Startkarte
calimala-stats-first-street = Erste Straße
calimala-stats-street = Straßen, farbige Scheiben
calimala-stats-white = Straßen, weiße Scheiben
calimala-stats-action = Aktionen auf Straßen
calimala-stats-card = Aktionen durch Karten
calimala-stats-gave-up = Für eine Karte aufgegebene Aktionen
calimala-stats-delivered = Gelieferter Stoff
calimala-stats-house = Handelshäuser
calimala-stats-artwork = Kunstwerke
calimala-stats-church = Spenden nach Kirche
calimala-stats-material = Spenden nach Material
calimala-stats-drew = Gezogene Karten
calimala-stats-tile = Wertungsplättchen
calimala-stats-scoring-card = Wertungskarten
calimala-stats-ending = Was die Partien beendete
calimala-stats-ending-discs = alle Scheiben gesetzt
calimala-stats-ending-tiles = fünfzehntes Plättchen gewertet
