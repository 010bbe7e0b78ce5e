# topic: none
# Calimala: the numbers of the rules that a variant may set, and what they cannot be at once.

calimala-option-variant = Variant
calimala-option-variant-why = A file that changes numbers of the rules.
calimala-option-variant-standard = rulebook
calimala-option-variant-standard-why = All numbers are those of the rules.

calimala-value-tile-first = points of the first place on a scoring tile
calimala-value-tile-second = points of the second place on a scoring tile
calimala-value-tile-third = points of the third place on a scoring tile
calimala-value-card-first = points of the first place on a scoring card
calimala-value-card-second = points of the second place on a scoring card
calimala-value-card-third = points of the third place on a scoring card
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
calimala-value-city = slots for cloth in a city: { $city }
calimala-value-church = slots for a material at a church: { $church }, { $material }
calimala-value-artworks = slots for artworks at a building: { $building }

calimala-bad-setup-variant-rank = line { $line }: { $key } is { $value }, but the place before it has { $most } (C5.5)
calimala-bad-setup-variant-discs = line { $line }: { $key } at { $value } gives more than { $most } discs to each (C1.2)
calimala-bad-setup-variant-cost = line { $line }: { $key } is { $value }, but the warehouse holds { $most } (C1.1)

calimala-illegal-ship-price = A ship costs { $cubes } wood.
calimala-illegal-house-price = A trade house costs { $cubes } brick.
calimala-illegal-workshop-price = A workshop costs { $cubes } wood and { $brick } brick.
