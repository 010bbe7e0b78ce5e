# topic: none
# Forging Florence in the terminal.

forging-florence-welcome = Forging Florence: artists and their patrons. Enter takes what stands in brackets.
forging-florence-none = nothing

# Status
forging-florence-head-last = turns left until the end: { $turns }
forging-florence-head-scores = Prestige: { $scores }.
forging-florence-detail-here = You are here: { $place }.
forging-florence-detail-must-sell = Before you throw the die you must sell a piece, and then leave the golden hex.
forging-florence-detail-must-leave = You must leave the golden hex in this turn.
forging-florence-holdings = { $lire }. Tokens: { $tokens }. Unsold: { $unsold }.
forging-florence-unsold = { $count } unsold

# Choices
forging-florence-menu-here = Here:
forging-florence-menu-make = Make:
forging-florence-menu-sell = Sell:
forging-florence-menu-house = Your guild house:
forging-florence-menu-hire = Hire:
forging-florence-choice = { $name } ({ $lire })
forging-florence-choice-instead = { $name } ({ $lire }) for { $gone }
forging-florence-menu-go = Then:
forging-florence-menu-places = Places within reach:
forging-florence-menu-further = Other hexes within reach:
forging-florence-menu-stay = Or:
forging-florence-menu-home = Your guild house

# Sections
forging-florence-title-map = The map, by coordinates from the golden hex 0,0
forging-florence-title-artists = The artists
forging-florence-title-prestige = Prestige as it would be now
forging-florence-stands = { $player }: { $place }
forging-florence-house-at = { $player }’s guild house: { $hex }
forging-florence-places-at = { $title }: { $hexes }
forging-florence-mat-house = Guild house: { $level }.
forging-florence-mat-artists = Artists: { $artists }.
forging-florence-mat-made = Made: { $pieces }.
forging-florence-artist-free = { $artist }: { $craft }, { $price }, from level { $level } on.
forging-florence-artist-hired = { $artist }: { $craft }, works for { $player }.
forging-florence-copies-left = { $piece } ({ $sort }, { $copies } left)
forging-florence-column-prestige = Prestige
forging-florence-column-lire = Lire
forging-florence-column-level = Level
forging-florence-column-tokens = Tokens
forging-florence-column-artists = Artists
forging-florence-column-made = Made
forging-florence-column-artist = Artist
forging-florence-column-copies = Pieces, and how many are left

# Signs of the map; two letters that differ
forging-florence-sign-merchant = Me
forging-florence-sign-apothecary = Ap
forging-florence-sign-print-shop = Pr
forging-florence-sign-mill = Pa
forging-florence-sign-quarry = Qu
forging-florence-short-tools = To
forging-florence-short-stone = St
forging-florence-short-press = Pr
forging-florence-short-paint = Pt
forging-florence-short-paper = Pp
forging-florence-sign-purse = { $lire }, guild house: { $level }, three unsold pieces
forging-florence-sign-figures = the figures of { $first } and { $second }
forging-florence-sign-house = { $player }’s guild house; one of nobody
forging-florence-sign-bridge = bridge over the river
forging-florence-sign-open = city, field, green row: open to all
forging-florence-sign-reach = the choice that leads there
forging-florence-sign-more = the same, and several figures stand there
forging-florence-sign-turn = whose turn it is

# Commands
forging-florence-command-map = map
forging-florence-command-artists = artists
forging-florence-command-prestige = prestige
forging-florence-command-variant = variant
forging-florence-command-hand = purse
forging-florence-help-map = the map, and where everybody stands
forging-florence-help-mats = everybody’s money, tokens, guild house, artists and pieces
forging-florence-help-artists = the artists, what they cost and can do, and the pieces left
forging-florence-help-prestige = everybody’s prestige, line by line
forging-florence-help-variant = the numbers of the rules that are changed
forging-florence-help-hand = your own money, tokens and unsold pieces
forging-florence-help-intro = Type the number of a choice, a hex such as 2,-2, or a move in words, such as "buy paint" or "hire dante"; the beginnings of its words are enough. Or one of these:
forging-florence-help-why = why a move is not possible, with the rule: why walk 4,0 (or: ? 4,0); ? alone: the rule of the last refusal
forging-florence-why-what = Write the move behind it: why walk 4,0

# The end
forging-florence-result-line = { $place }. { $player } ({ $who }): { $points } prestige
forging-florence-result-tie-pieces = Equal prestige: more pieces made decide.
forging-florence-result-tie-lire = Equal prestige and equally many pieces: more lire decide.
forging-florence-result-tie-shared = Equal prestige, equally many pieces and lire.

forging-florence-on-golden = the golden hex
forging-florence-on-hex = hex { $hex }
forging-florence-phase-acting = Acting
forging-florence-phase-rolling = The die is thrown
forging-florence-phase-walking = Walking
forging-florence-phase-over = The game is over
