# topic: none
# Headings for studies of many games of Calimala.
calimala-stats-kept = Scoring card kept
calimala-stats-start-card = Starting card
calimala-stats-first-street = First street
calimala-stats-street = Streets, coloured discs
calimala-stats-white = Streets, white discs
calimala-stats-action = Actions on streets
calimala-stats-card = Actions by cards
calimala-stats-gave-up = Actions given up for a card
calimala-stats-delivered = Cloth delivered
calimala-stats-house = Trading houses
calimala-stats-artwork = Artworks
calimala-stats-church = Contributions by church
calimala-stats-material = Contributions by material
calimala-stats-drew = Cards drawn
calimala-stats-tile = Scoring tiles
calimala-stats-scoring-card = Scoring cards
calimala-stats-ending = What ended the games
calimala-stats-ending-discs = all discs placed
calimala-stats-ending-tiles = fifteenth tile scored
