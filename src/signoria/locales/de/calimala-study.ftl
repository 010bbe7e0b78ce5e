# topic: none
# Überschriften für Studien vieler Partien Calimala.
calimala-study-kept = Behaltene Wertungskarte
calimala-study-start-card = Startkarte
calimala-study-first-street = Erste Straße
calimala-study-street = Straßen, farbige Scheiben
calimala-study-white = Straßen, weiße Scheiben
calimala-study-action = Aktionen auf Straßen
calimala-study-card = Aktionen durch Karten
calimala-study-gave-up = Für eine Karte aufgegebene Aktionen
calimala-study-delivered = Gelieferter Stoff
calimala-study-house = Handelshäuser
calimala-study-artwork = Kunstwerke
calimala-study-church = Spenden nach Kirche
calimala-study-material = Spenden nach Material
calimala-study-drew = Gezogene Karten
calimala-study-tile = Wertungsplättchen
calimala-study-scoring-card = Wertungskarten
