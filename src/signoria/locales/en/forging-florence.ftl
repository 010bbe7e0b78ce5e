# topic: forging-florence
# Forging Florence: names, moves, events, refusals and faults, for every client.
# Labels are capitalised as they stand alone; other names stand inside a sentence.

forging-florence-resource-tools = tools
forging-florence-resource-stone = stone
forging-florence-resource-press = printing press
forging-florence-resource-paint = paint
forging-florence-resource-paper = paper
forging-florence-resource-tools-label = Tools
forging-florence-resource-stone-label = Stone
forging-florence-resource-press-label = Printing press
forging-florence-resource-paint-label = Paint
forging-florence-resource-paper-label = Paper
# What one takes: you buy …
forging-florence-resource-tools-one = tools
forging-florence-resource-stone-one = stone
forging-florence-resource-press-one = a printing press
forging-florence-resource-paint-one = paint
forging-florence-resource-paper-one = paper

forging-florence-terrain-city = City
forging-florence-terrain-start = City, starting hex
forging-florence-terrain-field = Field
forging-florence-terrain-row = Green row
forging-florence-terrain-short-bridge = Short bridge
forging-florence-terrain-long-bridge = Long bridge
forging-florence-terrain-golden = Golden hex
forging-florence-terrain-mill-site = Empty mill site
forging-florence-terrain-house-site = Site of a guild house
forging-florence-terrain-shop-a = Site of a shop
forging-florence-terrain-shop-b = Site of a shop
forging-florence-terrain-shop-c = Site of a shop
forging-florence-terrain-quarry = Quarry
forging-florence-terrain-river = River
forging-florence-terrain-trees = Trees

forging-florence-building-merchant = Merchant
forging-florence-building-apothecary = Apothecary
forging-florence-building-print-shop = Print shop
forging-florence-building-mill = Paper mill
forging-florence-building-guild-house = Guild house

# Places inside a sentence, and where one stands.
forging-florence-place-quarry = quarry
forging-florence-place-mill = paper mill
forging-florence-place-merchant = merchant
forging-florence-place-apothecary = apothecary
forging-florence-place-print-shop = print shop
forging-florence-place-golden = golden hex
forging-florence-beside-quarry = beside a quarry
forging-florence-beside-mill = beside a paper mill
forging-florence-beside-merchant = beside a merchant
forging-florence-beside-apothecary = beside an apothecary
forging-florence-beside-print-shop = beside a print shop
forging-florence-beside-guild-house = { $you ->
    [yes] beside your guild house
   *[no] beside { $player }’s guild house
}
forging-florence-beside-guild-house-nobody = beside an empty guild house
forging-florence-to-golden = to the golden hex
forging-florence-to-hex = to the hex { $hex }
forging-florence-to-hex-beside = to the hex { $hex }, { $places }

forging-florence-bridge-carraia = Ponte alla Carraia
forging-florence-bridge-trinita = Ponte Santa Trinita
forging-florence-bridge-vecchio = Ponte Vecchio
forging-florence-bridge-grazie = Ponte alle Grazie

forging-florence-sort-painting = painting
forging-florence-sort-book = book
forging-florence-sort-sculpture = sculpture
forging-florence-sort-painting-label = Painting
forging-florence-sort-book-label = Book
forging-florence-sort-sculpture-label = Sculpture
forging-florence-craft-painting = Painter
forging-florence-craft-book = Author
forging-florence-craft-sculpture = Sculptor
forging-florence-craft-all = Painter, author and sculptor

forging-florence-artist-giotto = Giotto
forging-florence-artist-masaccio = Masaccio
forging-florence-artist-fra-angelico = Fra Angelico
forging-florence-artist-botticelli = Botticelli
forging-florence-artist-dante = Dante
forging-florence-artist-boccaccio = Boccaccio
forging-florence-artist-machiavelli = Machiavelli
forging-florence-artist-michelangelo = Michelangelo
forging-florence-artist-brunelleschi = Brunelleschi
forging-florence-artist-leonardo = Leonardo da Vinci

# What the artist is worth beyond the pieces.
forging-florence-ability-giotto = { $bonus } prestige if you make { $paintings ->
    [1] one painting
    [6] six paintings
   *[other] { $paintings } paintings
} by him while he is the only artist you have ever had.
forging-florence-ability-machiavelli = { $bonus } prestige at the end if you made more pieces than every other player, or were the first of all to reach level 3.
forging-florence-ability-michelangelo = { $bonus } prestige for each sculpture, by whomever, that you make while he works for you.
forging-florence-ability-brunelleschi = You may hold { $limit ->
    [1] one
    [2] two
   *[other] { $limit }
} of each resource. His pieces take { $needs ->
    [usual] two of each
   *[other] { $needs } times as much as those of others
}, and { $doubled ->
    [dome] the Dome counts
   *[text] his sculptures count
} { $times ->
    [1] no more than others
    [2] double prestige
   *[other] { $times } times the prestige
}{ $dome ->
    [same] { "" }
   *[other] , the Dome { $dome } times
}.
forging-florence-ability-leonardo = { $bonus } prestige for each piece, of any kind and by anybody, that you sell while he works for you. He makes paintings, from level { $books } books and from level { $sculptures } sculptures.

forging-florence-piece-ognissanti-madonna = Ognissanti Madonna
forging-florence-piece-badia-polyptych = Badia Polyptych
forging-florence-piece-holy-trinity = Holy Trinity
forging-florence-piece-tribute-money = The Tribute Money
forging-florence-piece-deposition = The Deposition
forging-florence-piece-annunciation = The Annunciation
forging-florence-piece-primavera = Primavera
forging-florence-piece-birth-of-venus = The Birth of Venus
forging-florence-piece-vita-nuova = Vita nuova
forging-florence-piece-divine-comedy = Divine Comedy
forging-florence-piece-fiammetta = Elegy of Lady Fiammetta
forging-florence-piece-decameron = Decameron
forging-florence-piece-prince = The Prince
forging-florence-piece-florentine-histories = Florentine Histories
forging-florence-piece-david = David
forging-florence-piece-night = Night
forging-florence-piece-sacrifice-of-isaac = The Sacrifice of Isaac
forging-florence-piece-crucifix = Crucifix
forging-florence-piece-dome = Dome of Santa Maria del Fiore
forging-florence-piece-adoration = Adoration of the Magi
forging-florence-piece-codex = Codex on the Flight of Birds
forging-florence-piece-sforza-horse = The Sforza Horse

forging-florence-level = Level { $level }
forging-florence-level-1 = Level 1: { $rooms ->
    [1] one artist
    [2] two artists
    [3] three artists
   *[other] { $rooms } artists
}{ $usual ->
    [yes] ; painters
   *[other] { "" }
}
forging-florence-level-2 = Level 2: { $rooms ->
    [1] one artist
    [2] two artists
    [3] three artists
   *[other] { $rooms } artists
}{ $usual ->
    [yes] ; painters and authors
   *[other] { "" }
}
forging-florence-level-3 = Level 3: { $rooms ->
    [1] one artist
    [2] two artists
    [3] three artists
   *[other] { $rooms } artists
}{ $usual ->
    [yes] ; painters, authors and sculptors
   *[other] { "" }
}
forging-florence-lire = { $lire } lire
forging-florence-prestige = { $points } prestige

# The parts of a turn; who is meant to do what.
forging-florence-ask-acting = Act, throw the die or end your turn
forging-florence-ask-acting-moved = Act or end your turn
forging-florence-ask-rolling = The die is being thrown
forging-florence-ask-walking = You rolled { $roll }: walk or stay
forging-florence-ask-walking-leave = You rolled { $roll }: walk off the golden hex
forging-florence-ask-over = The game is over
forging-florence-wait-acting = { $you ->
    [yes] It is your turn
   *[no] { $player } is acting
}
forging-florence-wait-rolling = { $you ->
    [yes] You throw the die
   *[no] { $player } throws the die
}
forging-florence-wait-walking = { $you ->
    [yes] You choose where to walk
   *[no] { $player } is choosing where to walk
}

# What can be chosen before a game.
forging-florence-option-economy = Equipment
forging-florence-option-economy-why = What is left when a piece is made.
forging-florence-option-economy-equipment = tools and press stay
forging-florence-option-economy-equipment-why = Only paper, paint and stone are used up.
forging-florence-option-economy-tools = only tools stay
forging-florence-option-economy-tools-why = The printing press is used up, too.
forging-florence-option-economy-literal = nothing stays
forging-florence-option-economy-literal-why = Everything is used up; hiring a further artist becomes hardly possible.
forging-florence-option-brunelleschi = Brunelleschi doubles
forging-florence-option-brunelleschi-why = Which of his works count double prestige.
forging-florence-option-brunelleschi-text = all his sculptures
forging-florence-option-brunelleschi-text-why = The stronger form: whoever hires him is hard to beat.
forging-florence-option-brunelleschi-dome = only the Dome
forging-florence-option-brunelleschi-dome-why = The milder form.
forging-florence-option-shops = Shops
forging-florence-option-shops-why = Where the six shops stand.
forging-florence-option-shops-pairs = opposite each other
forging-florence-option-shops-pairs-why = The two of a kind lie opposite each other, which is fair to all houses.
forging-florence-option-shops-free = freely shuffled
forging-florence-option-shops-free-why = Any shop on any site; some houses are then far better off.
forging-florence-option-rounds = Most rounds
forging-florence-option-rounds-why = The game ends with this round if nobody has made the Dome before.
forging-florence-option-start = Starting player
forging-florence-option-start-why = Who has the first turn.
forging-florence-option-start-random = by lot

# What can be done, as labels of buttons and lists.
forging-florence-move-roll = Throw the die
forging-florence-move-walk = Walk { $where }
forging-florence-move-stay = Stay where you are
forging-florence-move-collect = Collect { $resource }
forging-florence-move-buy = Buy { $resource } ({ $price } lire)
forging-florence-move-create = Make “{ $piece }” ({ $sort } by { $artist })
forging-florence-move-sell = Sell “{ $piece }” ({ $price } lire)
forging-florence-move-upgrade = Raise your guild house to level { $level }
forging-florence-move-hire = Hire { $artist } ({ $price } lire)
forging-florence-move-exchange = Hire { $artist } ({ $price } lire), putting back { $gone }
forging-florence-move-end = End your turn

# The notation of moves, word by word; letters and hyphens without spaces.
forging-florence-notation-walk = walk
forging-florence-notation-roll = roll
forging-florence-notation-rolled = rolled
forging-florence-notation-collect = collect
forging-florence-notation-buy = buy
forging-florence-notation-create = create
forging-florence-notation-sell = sell
forging-florence-notation-upgrade = upgrade
forging-florence-notation-hire = hire
forging-florence-notation-for = for
forging-florence-notation-end = end
forging-florence-notation-tools = tools
forging-florence-notation-stone = stone
forging-florence-notation-press = press
forging-florence-notation-paint = paint
forging-florence-notation-paper = paper
forging-florence-notation-giotto = giotto
forging-florence-notation-masaccio = masaccio
forging-florence-notation-fra-angelico = fra-angelico
forging-florence-notation-botticelli = botticelli
forging-florence-notation-dante = dante
forging-florence-notation-boccaccio = boccaccio
forging-florence-notation-machiavelli = machiavelli
forging-florence-notation-michelangelo = michelangelo
forging-florence-notation-brunelleschi = brunelleschi
forging-florence-notation-leonardo = leonardo
forging-florence-notation-ognissanti-madonna = ognissanti-madonna
forging-florence-notation-badia-polyptych = badia-polyptych
forging-florence-notation-holy-trinity = holy-trinity
forging-florence-notation-tribute-money = tribute-money
forging-florence-notation-deposition = deposition
forging-florence-notation-annunciation = annunciation
forging-florence-notation-primavera = primavera
forging-florence-notation-birth-of-venus = birth-of-venus
forging-florence-notation-vita-nuova = vita-nuova
forging-florence-notation-divine-comedy = divine-comedy
forging-florence-notation-fiammetta = fiammetta
forging-florence-notation-decameron = decameron
forging-florence-notation-prince = prince
forging-florence-notation-florentine-histories = florentine-histories
forging-florence-notation-david = david
forging-florence-notation-night = night
forging-florence-notation-sacrifice-of-isaac = sacrifice-of-isaac
forging-florence-notation-crucifix = crucifix
forging-florence-notation-dome = dome
forging-florence-notation-adoration = adoration
forging-florence-notation-codex = codex
forging-florence-notation-sforza-horse = sforza-horse

# What happened, for the log.  $you is yes when the reader did it; $player is a seat's name.
forging-florence-event-turn-began = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $player }’s turn
}
forging-florence-event-turn-began-last = Round { $round }: { $you ->
    [yes] your last turn
   *[no] { $player }’s last turn
}
forging-florence-event-threw = { $you ->
    [yes] You throw the die.
   *[no] { $player } throws the die.
}
forging-florence-event-rolled = { $you ->
    [yes] You roll { $number }.
   *[no] { $player } rolls { $number }.
}
forging-florence-event-walked = { $you ->
    [yes] You walk { $where }.
   *[no] { $player } walks { $where }.
}
forging-florence-event-stayed = { $you ->
    [yes] You stay where you are.
   *[no] { $player } does not move.
}
forging-florence-event-collected = { $you ->
    [yes] You collect { $resource }.
   *[no] { $player } collects { $resource }.
}
forging-florence-event-bought = { $you ->
    [yes] You buy { $resource } for { $lire } lire.
   *[no] { $player } buys { $resource } for { $lire } lire.
}
forging-florence-event-created = { $you ->
    [yes] You make “{ $piece }” ({ $sort } by { $artist }).
   *[no] { $player } makes “{ $piece }” ({ $sort } by { $artist }).
}
forging-florence-event-sold = { $you ->
    [yes] You sell “{ $piece }” for { $lire } lire.
   *[no] { $player } sells “{ $piece }” for { $lire } lire.
}
forging-florence-event-upgraded = { $you ->
    [yes] Your guild house rises to level { $level }.
   *[no] { $player }’s guild house rises to level { $level }.
}
forging-florence-event-upgraded-first = { $you ->
    [yes] Your guild house rises to level { $level }, the first of all.
   *[no] { $player }’s guild house rises to level { $level }, the first of all.
}
forging-florence-event-hired = { $you ->
    [yes] You hire { $artist } for { $lire } lire.
   *[no] { $player } hires { $artist } for { $lire } lire.
}
forging-florence-event-exchanged = { $you ->
    [yes] You hire { $artist } for { $lire } lire and put back { $gone }.
   *[no] { $player } hires { $artist } for { $lire } lire and puts back { $gone }.
}
forging-florence-event-returned = Back to the supply: { $resources }.
forging-florence-event-bonus = { $you ->
    [yes] { $artist } earns you { $points } prestige.
   *[no] { $artist } earns { $player } { $points } prestige.
}
forging-florence-event-last-turns = { $left ->
    [all] The Dome stands: everybody has one more turn.
    [none] The Dome stands, in the last turn of the game.
   *[some] The Dome stands: { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    }, then the last round is over.
}
forging-florence-event-counted = { $you ->
    [yes] Your prestige: { $points }
   *[no] { $player }’s prestige: { $points }
}
forging-florence-event-counted-line = { $part }: { $points }
forging-florence-event-game-over = The game is over.

forging-florence-part-paintings = Paintings
forging-florence-part-books = Books
forging-florence-part-sculptures = Sculptures
forging-florence-part-house = Guild house
forging-florence-part-giotto = Giotto’s six paintings
forging-florence-part-machiavelli = Machiavelli’s bonus
forging-florence-part-michelangelo = Michelangelo’s sculptures
forging-florence-part-leonardo = Leonardo’s sales

# Why a move is not possible, told to the player who tries it.
forging-florence-illegal-unknown = There is no such action in the game.
forging-florence-illegal-over = The game is over.
forging-florence-illegal-chance = The die is being thrown; nobody decides now.
forging-florence-illegal-not-chance = The die is not being thrown now.
forging-florence-illegal-walk-first = The die is thrown: first your figure walks or stays.
forging-florence-illegal-roll-first = Before your figure walks you throw the die.
forging-florence-illegal-moved = Your figure has already moved in this turn.
forging-florence-illegal-blocked = Nobody can enter the hex { $hex }: river, trees, quarries and buildings are closed.
forging-florence-illegal-golden-taken = Another figure stands on the golden hex.
forging-florence-illegal-golden-way = Every way of at most { $roll } hexes to { $hex } crosses the golden hex, where another figure stands.
forging-florence-illegal-too-far = { $roll ->
    [one] No way of one hex leads to { $hex }.
   *[other] No way of at most { $roll } hexes leads to { $hex }.
}
forging-florence-illegal-golden-to-sell = Your move may end on the golden hex only if you have an unsold piece.
forging-florence-illegal-must-leave = Your figure must leave the golden hex in this turn.
forging-florence-illegal-must-sell = Before you throw the die you must sell a piece.
forging-florence-illegal-not-beside = Where your figure stands this is not to be had: { $resource }.
forging-florence-illegal-limit = { $limit ->
    [one] You hold one already, and no more is allowed: { $resource }.
   *[other] You hold { $limit } already, and no more is allowed: { $resource }.
}
forging-florence-illegal-too-dear = It costs { $price } lire, and you have { $lire }.
forging-florence-illegal-ruin = After that you could never make or sell a piece again.
forging-florence-illegal-not-home = Pieces are made beside your own guild house.
forging-florence-illegal-not-his-owner = { $artist } does not work for you.
forging-florence-illegal-level-sort = Such a piece takes at least level { $level } of your guild house.
forging-florence-illegal-no-copies = No card of “{ $piece }” is left.
forging-florence-illegal-isaac-first = Before the Dome you must have made “{ forging-florence-piece-sacrifice-of-isaac }”.
forging-florence-illegal-lacks = { $tokens ->
    [one] For “{ $piece }” you still lack: { $resource }.
   *[other] “{ $piece }” takes { $tokens } of each, and you have fewer: { $resource }.
}
forging-florence-illegal-not-golden = Pieces are sold on the golden hex.
forging-florence-illegal-none-unsold = You have no unsold “{ $piece }”.
forging-florence-illegal-fresh = What you have made in this turn can only be sold later.
forging-florence-illegal-top-level = Your guild house has the highest level.
forging-florence-illegal-two-paintings = For level 2 you must have made two paintings.
forging-florence-illegal-two-books = For level 3 you must have made two books.
forging-florence-illegal-more-paintings = For level 2 you must have made this many paintings: { $wanted }.
forging-florence-illegal-more-books = For level 3 you must have made this many books: { $wanted }.
forging-florence-illegal-no-face = The die has no face with a { $number }.
forging-florence-illegal-hired = { $artist } is not on the table.
forging-florence-illegal-level-artist = { $artist } comes only from level { $level } of your guild house on.
forging-florence-illegal-fee = { $artist } costs { $price } lire, and you have { $lire }.
forging-florence-illegal-no-room = Your guild house is full; choose one of your artists to put back.
forging-florence-illegal-room = Your guild house has room, so no artist is put back.
forging-florence-illegal-not-own = { $artist } does not work for you and cannot be put back.

# What is wrong with the text of a move.
forging-florence-wanted-hex = a hex by its coordinates, like 2,-2
forging-florence-wanted-resource = a resource
forging-florence-wanted-piece = a piece
forging-florence-wanted-artist = an artist
forging-florence-wanted-for = the word “for”
forging-florence-wanted-number = a number of the die

# The rules that refusals name, in short.
