# topic: none
# Headings for studies of many games of Calimala.
calimala-study-kept = Scoring card kept
calimala-study-start-card = Starting card
calimala-study-first-street = First street
calimala-study-street = Streets, coloured discs
calimala-study-white = Streets, white discs
calimala-study-action = Actions on streets
calimala-study-card = Actions by cards
calimala-study-gave-up = Actions given up for a card
calimala-study-delivered = Cloth delivered
calimala-study-house = Trading houses
calimala-study-artwork = Artworks
calimala-study-church = Contributions by church
calimala-study-material = Contributions by material
calimala-study-drew = Cards drawn
calimala-study-tile = Scoring tiles
calimala-study-scoring-card = Scoring cards
