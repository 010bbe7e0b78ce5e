# topic: none
# Calimala in the terminal.

calimala-you = you
calimala-nobody = nobody
calimala-white = white

# Status
calimala-ask-keeping = Keep one of your scoring cards.
calimala-ask-taking = Take a starting card.
calimala-ask-placing = Place a disc on a street.
calimala-ask-acting = Your disc on { $street } acts.
calimala-ask-acting-white = Your white disc on { $street } acts.
calimala-ask-seating = Choose the disc that takes the seat.
calimala-ask-drawing = A card is drawn.
calimala-ask-over = The game is over.
calimala-detail-keeping = It is scored for all at the end, like the open card { $card }.
calimala-detail-left = Still to use: { $kinds }.
calimala-detail-left-none = Both actions are used; you may still play cards.
calimala-detail-duty = { $count ->
    [one] It must be carried out.
   *[other] At least one of them must be carried out.
}
calimala-left-twice = { $kind } twice
calimala-head-deck = deck { $deck }, discards { $discard }
calimala-head-begins = { $you ->
    [yes] you begin
   *[no] { $player } begins
}
calimala-head-face-up = open card { $card }
calimala-own-hand = Your hand: { $cards }.
calimala-own-hand-empty = Your hand is empty.
calimala-own-kept = Your scoring card: { $card }.

# Choices
calimala-menu-keeping = Your scoring cards:
calimala-menu-taking = The open starting cards:
calimala-menu-seating = Your discs:
calimala-menu-placing = Streets, and who then acts:
calimala-menu-placing-both = Streets, and who then acts ({ $key }w: with a white disc):
calimala-menu-placing-white = With a white disc, each action twice:
calimala-menu-act = Actions of the street:
calimala-menu-act-one = { $kind }, on the street:
calimala-menu-card = Cards from your hand:
calimala-menu-card-one = { $kind }, by card:
calimala-menu-rest = Or:
calimala-menu-street = { $street }: { $order }
calimala-menu-seat = ; { $you ->
    [yes] you take the seat at tile { $tile }, { $category }
   *[no] { $player } takes the seat at tile { $tile }, { $category }
}
calimala-menu-leaves = ; the lowest disc leaves the game
calimala-seat-sign = seat at that tile

# Sections
calimala-title-board = The city
calimala-title-tiles = The next scorings, as they would be now
calimala-title-buildings = The buildings
calimala-title-cities = The cities
calimala-title-discards = Discard pile: { $cards }
calimala-board-row = Row { $row }: { $squares }
calimala-stack = from the top { $discs }
calimala-stack-empty = no disc
calimala-tiles-seats = Seats taken: { $seats }
calimala-tiles-later = Then
calimala-tiles-seats-title = Seats
calimala-mat-stores = Warehouses: { $stores }.
calimala-mat-workshops = Workshops: { $workshops }, cloth in each: { $cloth }.
calimala-mat-built = Ships: { $ships }. Trade houses: { $houses }.
calimala-mat-discs = Discs in reserve: { $coloured }, white: { $white }. Seats: { $seats }.
calimala-mat-cards = Cards in hand: { $cards }. Cubes in reserve: { $cubes }.
calimala-slots = { $name }: { $cubes }; free { $free }
calimala-city-houses = Trade houses: { $owners }
calimala-column-cloth = Cloth
calimala-column-ships = Ships
calimala-column-houses = Houses
calimala-column-discs = Discs
calimala-column-seats = Seats
calimala-column-cards = Cards
calimala-command-board = board
calimala-command-tiles = tiles
calimala-command-places = places
calimala-command-discards = discards
calimala-command-variant = variant
calimala-help-board = the city with its streets and stacks
calimala-help-mats = every player’s stores, workshops, ships and discs
calimala-help-tiles = the next scorings and the seats taken
calimala-help-places = churches, artworks and cities
calimala-help-discards = the open discard pile
calimala-help-variant = the numbers of the rules that are changed
calimala-sign-player = { $player }: a disc or cube, by letter and mark
calimala-sign-white = a white disc; in short a star
calimala-sign-stack = street 7 with its stack, read from the top
calimala-sign-order = who then acts, in this order
calimala-sign-seat = { $player } then takes the seat at tile 1
calimala-sign-leaves = this disc then leaves the game
calimala-sign-discs = discs in reserve: ten coloured, two white
calimala-sign-workshops = cloth in each workshop; – is not built
calimala-sign-slots = { $player } has one cube there, four slots are free
calimala-sign-standing = one cube, tied (=), which would now bring two points
calimala-sign-now = who decides, the street that acts, the tile scored next
calimala-result-tie = Equal points: more seats and artworks at the council decide.
calimala-result-tie-shared = Equal points, and equally many seats and artworks at the council.
calimala-menu-only = Possible now:
calimala-head-next = Next scorings: { $tiles }.
calimala-help-intro = Type the number of a choice, or a move in words, such as "place Wood|Ship" or "build workshop"; the beginnings of its words are enough. Or one of these:
calimala-help-why = why a move is not possible, with the rule: why ship Lisbon (or: ? ship Lisbon); ? alone: the rule of the last refusal
calimala-why-what = Write the move behind it: why ship Lisbon
calimala-welcome = Calimala: cloth merchants in Florence. Enter takes what stands in brackets.
calimala-cli-edition = rules of the edition: en or de (default: en)
calimala-cli-layout = action tiles: random or beginner (default: random)
