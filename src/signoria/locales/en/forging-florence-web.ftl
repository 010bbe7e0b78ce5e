# topic: forging-florence
# The table of Forging Florence in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

# Areas
forging-florence-web-area-map = Map
forging-florence-web-area-mine = Mine
forging-florence-web-area-artists = Artists
forging-florence-web-area-pieces = Pieces
forging-florence-web-area-gallery = Artists and their pieces
forging-florence-web-area-prestige = Prestige
forging-florence-web-area-mats = Others
forging-florence-web-area-log = Log

# Hexes
forging-florence-web-map = Florence and its land
forging-florence-web-hex = { $ground }, { $where } ({ $hex })
forging-florence-web-house = { $you ->
    [yes] Your guild house
   *[no] Guild house of { $player }
}
forging-florence-web-house-nobody = Guild house of nobody
forging-florence-web-in-middle = in the middle
forging-florence-web-in-n = in the north
forging-florence-web-in-ne = in the north-east
forging-florence-web-in-e = in the east
forging-florence-web-in-se = in the south-east
forging-florence-web-in-s = in the south
forging-florence-web-in-sw = in the south-west
forging-florence-web-in-w = in the west
forging-florence-web-in-nw = in the north-west
forging-florence-web-stands = Here: { $players }.
forging-florence-web-within = Within reach.
forging-florence-web-not-within = Not within reach.
forging-florence-web-no-way = No way leads there.
forging-florence-web-golden-closed = Nobody else enters it while a figure stands there.
forging-florence-web-golden-way = The way there crosses the golden hex, where { $you ->
    [yes] you stand
   *[no] { $player } stands
}.
forging-florence-web-golden-shorter = The way of { $steps } hexes crosses the golden hex, where { $you ->
    [yes] you stand
   *[no] { $player } stands
}.
forging-florence-web-go = Go there
forging-florence-web-go-again = Tap it again to go there.
forging-florence-web-buy = Beside it you buy { $resource } for { $price } lire.
forging-florence-web-collect = Beside it you collect { $resource }.
forging-florence-web-away = { $you ->
    [yes] { $steps ->
        [one] One hex from your figure.
       *[other] { $steps } hexes from your figure.
    }
   *[no] { $steps ->
        [one] One hex from { $player }’s figure.
       *[other] { $steps } hexes from { $player }’s figure.
    }
}

# Decisions
forging-florence-web-walk = The marked hexes are within reach. A click or Enter walks there; with a finger, tap twice.
forging-florence-web-walk-leave = The marked hexes are within reach; you have to leave the golden hex.
forging-florence-web-must-sell = Sell at least one piece, then throw the die and leave the golden hex.
forging-florence-web-must-leave = In this turn you have to throw the die and leave the golden hex.
forging-florence-web-you-golden = You stand on the golden hex.
forging-florence-web-you-beside = You stand { $places }.
forging-florence-web-you-nowhere = There is nothing to be had where you stand.
forging-florence-web-last-turn = This is your last turn.
forging-florence-web-list-turn = Your turn
forging-florence-web-list-here = To be had here
forging-florence-web-list-create = Make
forging-florence-web-list-sell = Sell
forging-florence-web-list-upgrade = Guild house
forging-florence-web-list-hire = Hire
forging-florence-web-list-places = Where there is something to do
forging-florence-web-list-hexes = Other hexes
# A choice under the title that says what is done with it.
forging-florence-web-way-create = “{ $piece }”
forging-florence-web-way-sell = “{ $piece }” ({ $price } lire)
forging-florence-web-way-hire = { $artist } ({ $price } lire)
forging-florence-web-way-exchange = { $artist } in place of { $gone } ({ $price } lire)
forging-florence-web-deed-take = Buy or collect
forging-florence-web-deed-create = Make a piece
forging-florence-web-deed-sell = Sell a piece
forging-florence-web-deed-upgrade = Raise your guild house
forging-florence-web-deed-hire = Hire an artist
forging-florence-web-deed-roll = Throw the die
forging-florence-web-deed-end = End your turn
forging-florence-web-no-reason = Not possible now.
forging-florence-web-note-create = { $points } prestige, uses up { $resources }
forging-florence-web-note-sell = { $points } more prestige
forging-florence-web-die = The die shows { $roll }

# Status
forging-florence-web-last-round = The last round
forging-florence-web-last-left = { $turns ->
    [one] The Dome stands: this is the last turn
   *[other] The Dome stands: { $turns } turns to the end
}
forging-florence-web-round = Round { $round } of at most { $rounds }
forging-florence-web-scores = Prestige, in turn order

# Mats
forging-florence-web-mine = Your workshop
forging-florence-web-money = Lire
forging-florence-web-tokens = Resources
forging-florence-web-house-level = Guild house
forging-florence-web-own-artists = Your artists
forging-florence-web-own-pieces = Your pieces
forging-florence-web-room = room for an artist
forging-florence-web-no-pieces = No pieces yet.
forging-florence-web-piece-count = { $sort }: { $made } made, { $unsold } unsold
forging-florence-web-unsold = { $count } unsold
forging-florence-web-sold = { $count } sold
forging-florence-web-fresh = { $count } made in this turn
forging-florence-web-next-level-2 = Level 2 takes { $wanted ->
    [1] one painting
    [2] two paintings
   *[other] { $wanted } paintings
}: { $made } made
forging-florence-web-next-level-3 = Level 3 takes { $wanted ->
    [1] one book
    [2] two books
   *[other] { $wanted } books
}: { $made } made
forging-florence-web-mat-prestige = Prestige: { $points }.
forging-florence-web-mat-money = Money: { $lire } lire.
forging-florence-web-mat-tokens = Resources: { $tokens }.
forging-florence-web-mat-tokens-none = No resources.
forging-florence-web-mat-house = Guild house: level { $level }.
forging-florence-web-mat-artists = Artists: { $artists }.
forging-florence-web-mat-pieces = Pieces: { $pieces }.
forging-florence-web-mat-where = Figure: { $where }

# Artists and pieces
forging-florence-web-artists = Artists
forging-florence-web-artists-none = All artists work for somebody.
forging-florence-web-pieces = Pieces
forging-florence-web-left = { $left } of { $copies } left
forging-florence-web-fee = { $fee } lire
forging-florence-web-from-level = from level { $level }
forging-florence-web-works-for = { $you ->
    [yes] Works for you.
   *[no] Works for { $player }.
}
forging-florence-web-on-table = On the table.
forging-florence-web-makes = Makes
forging-florence-web-by = { $sort } by { $artist }
forging-florence-web-needs = Takes { $resources }.
forging-florence-web-worth = { $made } prestige, { $sold } when sold; sold for { $lire } lire.
forging-florence-web-worth-double = His owner counts { $made } prestige, { $sold } when sold; sold for { $lire } lire.
forging-florence-web-made-by = Made by { $players }.
forging-florence-web-close = Close
forging-florence-web-history = History

# Prestige and end
forging-florence-web-prestige = Prestige as it stands
forging-florence-web-part = Part
forging-florence-web-sum = Sum
forging-florence-web-tie-made = Equal prestige: more pieces made decide (F5.5).
forging-florence-web-tie-lire = Equal prestige and equally many pieces: more lire decide (F5.5).
forging-florence-web-tie-shared = Equal prestige, equally many pieces and lire (F5.5).
forging-florence-web-column-made = Pieces made
forging-florence-web-column-lire = Lire
forging-florence-web-column-prestige = Prestige
forging-florence-web-count-works = { $player }: { $made } made, { $unsold ->
    [0] all sold
   *[other] { $unsold } of them unsold
}
forging-florence-web-count-house = { $player }: level { $level }
forging-florence-web-count-why-paintings = Each painting counts { $made }, sold { $sold } (F5.3).
forging-florence-web-count-why-books = Each book counts { $made }, sold { $sold } (F5.3).
forging-florence-web-count-why-sculptures = Each sculpture counts { $made }, sold { $sold } (F5.3); { $doubled ->
    [dome] the Dome counts
   *[text] those made by Brunelleschi count
} { $times ->
    [1] no more
    [2] double
   *[other] { $times } times
}{ $dome ->
    [same] { "" }
   *[other] , the Dome { $dome } times
} (F5.4).
forging-florence-web-count-why-house = Level 2 counts { $two }, level 3 counts { $three } (F5.3).
forging-florence-web-count-why-giotto = { $bonus } for { $paintings ->
    [1] one painting
    [6] six paintings
   *[other] { $paintings } paintings
} by Giotto, made before any other artist was hired (F5.4).
forging-florence-web-count-why-machiavelli = { $bonus } if he works for you at the end and you have more pieces than anybody else or were the first of all at level 3 (F5.4).
forging-florence-web-count-why-michelangelo = { $bonus } for each sculpture that you make while he works for you (F5.4).
forging-florence-web-count-why-leonardo = { $bonus } for each piece that you sell while he works for you (F5.4).

# In words
forging-florence-web-words-places = Places on the map
forging-florence-web-words-supply = Supply: { $tokens }.
forging-florence-web-words-artist = { $artist }, { $craft }, { $fee } lire
forging-florence-web-words-piece = { $piece } ({ $sort } by { $artist }): { $left }

# Keys
forging-florence-web-key-hexes = Arrow keys
forging-florence-web-key-hexes-does = from hex to hex on the map
forging-florence-web-key-row-ends = Home, End
forging-florence-web-key-row-ends-does = to the first and the last hex of the row
forging-florence-web-key-own-hex = Page up, Page down
forging-florence-web-key-own-hex-does = to the next figure, to the next hex within reach
forging-florence-web-key-walk = Enter
forging-florence-web-key-walk-does = walks to the hex

# Commands
forging-florence-table-command-near = near
forging-florence-table-command-near-does = where something is to be had or sold, the nearest first
forging-florence-table-command-hex = hex
forging-florence-table-command-hex-does = what is on a hex; with its coordinates, as in x 2,-2
forging-florence-table-command-prestige = prestige
forging-florence-table-command-prestige-does = everybody’s prestige, part by part
forging-florence-table-command-artists = artists
forging-florence-table-command-artists-does = all artists: for whom they work, what they cost and can do
forging-florence-table-command-pieces = pieces
forging-florence-table-command-pieces-does = all pieces: how many are left, who has made them
forging-florence-table-command-no-hex = There is no hex { $hex } on the map.

forging-florence-option-variant = Variant
forging-florence-option-variant-why = A file that changes numbers of the rules.
forging-florence-option-variant-standard = rulebook
forging-florence-option-variant-standard-why = All numbers are those of the rules.
