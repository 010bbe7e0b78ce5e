# topic: forging-florence-variant
# Forging Florence: the numbers of the rules that a variant may set, and what they cannot be at once.

forging-florence-value-start = lire with which everybody begins
forging-florence-value-price = price of a token in lire: { $resource }
forging-florence-value-sale = what a piece is sold for, in lire: { $sort }
forging-florence-value-fee = what hiring costs, in lire: { $artist }
forging-florence-value-limit = tokens of a kind that a player may hold
forging-florence-value-great-limit = tokens of a kind that Brunelleschi’s owner may hold
forging-florence-value-supply = tokens of each kind that there are
forging-florence-value-needs = tokens that a piece takes: { $sort }, { $resource }
forging-florence-value-great-needs = how many times as many Brunelleschi’s pieces take
forging-florence-value-copies = copies of each piece (the Dome is made only once): { $sort }
forging-florence-value-worth = prestige of an unsold piece: { $sort }
forging-florence-value-worth-sold = prestige of a sold piece: { $sort }
forging-florence-value-level-2 = prestige of a guild house of level 2
forging-florence-value-level-3 = prestige of a guild house of level 3, that of level 2 not added
forging-florence-value-bonus-giotto = prestige of Giotto’s bonus
forging-florence-value-bonus-machiavelli = prestige of Machiavelli’s bonus
forging-florence-value-bonus-michelangelo = prestige of Michelangelo’s bonus for each sculpture
forging-florence-value-bonus-leonardo = prestige of Leonardo’s bonus for each sale
forging-florence-value-paintings = paintings by Giotto that earn his bonus
forging-florence-value-times-brunelleschi = how many times the prestige of Brunelleschi’s sculptures counts
forging-florence-value-times-dome = how many times the prestige of the Dome counts
forging-florence-value-rise-paintings = paintings for level 2 of a guild house
forging-florence-value-rise-books = books for level 3 of a guild house
forging-florence-value-rooms-1 = artists in a guild house of level 1
forging-florence-value-rooms-2 = artists in a guild house of level 2
forging-florence-value-rooms-3 = artists in a guild house of level 3
forging-florence-value-level-sort = level of the guild house from which this is made: { $sort }
forging-florence-value-level-artist = level of the guild house to which this artist comes: { $artist }
forging-florence-value-faces = numbers on the faces of the die
forging-florence-value-after-dome = turns that every player still has after the Dome

forging-florence-bad-setup-variant-needs = line { $line }: { $key } is { $value }, but nobody holds more than { $most } tokens of a kind (F4.3)
forging-florence-bad-setup-variant-great-needs = line { $line }: with { $key } at { $value } Brunelleschi’s pieces take more than can be held; { $most } is the most (F4.3)
forging-florence-bad-setup-variant-great-limit = line { $line }: { $key } is { $value }; it is at least tokens.limit, { $least } (F4.3)
forging-florence-bad-setup-variant-supply = line { $line }: { $key } is { $value }, but four players may hold { $least } (F1.2)
forging-florence-bad-setup-variant-start = line { $line }: { $key } is { $value }, but a first painting costs { $least } lire (F4.10)
forging-florence-bad-setup-variant-giotto = line { $line }: { $key } is { $value }, but there are only { $most } by Giotto (F1.3)
forging-florence-bad-setup-variant-rise = line { $line }: { $key } is { $value }, but there are only { $most } (F1.3)
forging-florence-bad-setup-variant-rooms = line { $line }: { $key } is { $value }, but the next level has only { $most } (F4.7)

forging-florence-section-money = Money at the beginning
forging-florence-section-price = Prices of resources
forging-florence-section-sale = What pieces are sold for
forging-florence-section-fee = What artists cost
forging-florence-section-tokens = Resources held
forging-florence-section-needs = What pieces take
forging-florence-section-copies = Art cards
forging-florence-section-prestige = Prestige
forging-florence-section-bonus = Bonuses of artists
forging-florence-section-times = How often prestige counts
forging-florence-section-house = Raising a guild house
forging-florence-section-rooms = Room for artists
forging-florence-section-level = Levels for pieces and artists
forging-florence-section-die = The die
forging-florence-section-end = The end
