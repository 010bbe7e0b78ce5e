# topic: calimala-variant
# Calimala: the numbers of the rules that a variant may set, and what they cannot be at once.

calimala-value-tile-first = points of the first place on a scoring tile
calimala-value-tile-second = points of the second place on a scoring tile
calimala-value-tile-third = points of the third place on a scoring tile
calimala-value-card-first = points of the first place on a scoring card
calimala-value-card-second = points of the second place on a scoring card
calimala-value-card-third = points of the third place on a scoring card
calimala-value-place = place of a tile in the order of scoring (0: at random, 16: not in the game): { $tile }
calimala-value-coloured-3 = coloured discs of each of 3 players
calimala-value-coloured-4 = coloured discs of each of 4 players
calimala-value-coloured-5 = coloured discs of each of 5 players
calimala-value-white-3 = white discs of each of 3 players
calimala-value-white-4 = white discs of each of 4 players
calimala-value-white-5 = white discs of each of 5 players
calimala-value-ship = wood that a ship costs
calimala-value-house = brick that a trade house costs
calimala-value-workshop-wood = wood that a workshop costs
calimala-value-workshop-brick = brick that a workshop costs
calimala-value-warehouse = cubes that a warehouse holds: { $material }
calimala-value-cloth = cloth that a workshop holds
calimala-value-ships = ships that each player may have
calimala-value-workshops = workshops that each player may have, with the first
calimala-value-stack = discs on a street with which a scoring phase comes
calimala-value-copies = action cards of a kind: { $action }
calimala-value-city = slots for cloth in a city: { $city }
calimala-value-church = slots for a material at a church: { $church }, { $material }
calimala-value-artworks = slots for artworks at a building: { $building }

calimala-bad-setup-variant-rank = line { $line }: { $key } is { $value }, but the place before it has { $most } (C5.5)
calimala-bad-setup-variant-discs = line { $line }: { $key } at { $value } gives more than { $most } discs to each (C1.2)
calimala-bad-setup-variant-no-tiles = line { $line }: without any tile ({ $key }) there is nothing to score (C1.6)
calimala-bad-setup-variant-place-most = line { $line }: { $key } is { $value }, but there are { $most } tiles (C2.1)
calimala-bad-setup-variant-place-twice = line { $line }: { $key } is { $value }, and so is another tile (C2.1)
calimala-bad-setup-variant-cost = line { $line }: { $key } is { $value }, but the warehouse holds { $most } (C1.1)

calimala-section-tile = Scoring tiles
calimala-section-card = Scoring cards
calimala-section-order = Order of the tiles
calimala-section-coloured = Coloured discs
calimala-section-white = White discs
calimala-section-street = Streets
calimala-section-copies = Action cards
calimala-section-build = Building
calimala-section-warehouse = Warehouses
calimala-section-workshop = Workshops
calimala-section-mat = A player’s mat
calimala-section-city = Cities
calimala-section-church = Churches
calimala-section-artworks = Artworks
