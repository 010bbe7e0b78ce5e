# topic: explain
# What the cards of Forging Florence say of each thing: what it is for, what it takes, how it stands.

forging-florence-explain-possible = To choose from now: { $moves }.

forging-florence-explain-ground-city = Figures walk over it; here is nothing else to be had.
forging-florence-explain-ground-field = Land outside the city: figures walk over it.
forging-florence-explain-ground-bridge = The river is crossed only here.
forging-florence-explain-ground-golden = Here pieces are sold. Whoever ends a move here needs an unsold piece, and leaves in the next turn.
forging-florence-explain-ground-mill = Whoever stands beside a paper mill collects paper.
forging-florence-explain-ground-mill-site = No mill stands here in this game; figures walk over it.
forging-florence-explain-ground-quarry = Whoever stands beside a quarry collects stone.
forging-florence-explain-ground-river = Nobody enters the river; bridges cross it.
forging-florence-explain-ground-trees = Nobody walks through the trees.
forging-florence-explain-ground-merchant = Whoever stands beside the merchant buys tools, which every piece takes.
forging-florence-explain-ground-apothecary = Whoever stands beside the apothecary buys paint for paintings.
forging-florence-explain-ground-print-shop = Whoever stands beside the print shop buys a printing press for books.
forging-florence-explain-ground-guild-house = Beside their own guild house players make pieces; its level says which artists work there.
forging-florence-explain-ground-site = Nothing stands here in this game.

forging-florence-explain-token-tools = Every piece takes tools.
forging-florence-explain-token-paint = Paintings take paint.
forging-florence-explain-token-press = Books take a printing press.
forging-florence-explain-token-paper = Every piece takes paper: to write, to paint, to smooth stone.
forging-florence-explain-token-stone = Sculptures take stone.
forging-florence-explain-token-free = { $name }: free, beside its place.
forging-florence-explain-token-price = { $name }: { $price } lire, beside the shop.
forging-florence-explain-held = Held: { $held } of { $limit } allowed.

forging-florence-explain-artist-painting = A painter; whoever hires him makes these: { $pieces }.
forging-florence-explain-artist-book = An author; whoever hires him makes these: { $pieces }.
forging-florence-explain-artist-sculpture = A sculptor; whoever hires him makes these: { $pieces }.
forging-florence-explain-artist-all = Painter, author and sculptor in one; whoever hires him makes these: { $pieces }.
forging-florence-explain-fee = { $fee } lire, and a guild house of level { $level } with room for him.
forging-florence-explain-piece = { $sort } by { $artist }: made beside the guild house of whoever has the artist, sold on the golden hex.
forging-florence-explain-sort-painting = Paintings are made from level 1 on; enough of them raise a guild house to level 2.
forging-florence-explain-sort-book = Books are made from level { $level } on; enough of them raise a guild house to level 3.
forging-florence-explain-sort-sculpture = Sculptures are made from level { $level } on{ $most ->
    [yes] , and count most
   *[other] { "" }
}.
forging-florence-explain-title-sort = { $player }: { $sort }

forging-florence-explain-lire = Lire buy resources and hire artists; they come from pieces that are sold.
forging-florence-explain-level = The level says how many artists work here, and of which sort; it rises for nothing once enough is made.
forging-florence-explain-level-pays = { $two } prestige at level 2, { $three } at level 3.
forging-florence-explain-points = Prestige as it stands; whoever has most at the end wins.
forging-florence-explain-points-none = None yet.
forging-florence-explain-mat = Everything that a player has: nothing is secret.
forging-florence-explain-title-lire = { $player }: lire
forging-florence-explain-title-level = { $player }: guild house
forging-florence-explain-title-points = { $player }: prestige
forging-florence-explain-title-mat = { $player }
forging-florence-explain-title-token = { $player }: { $name }

forging-florence-explain-round = In a round each player has one turn. The game ends a turn of each after the Dome, or with the last round.
forging-florence-explain-die = The figure walks up to { $roll } hexes, or stays.
