# topic: calimala
# The table of Calimala in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

calimala-table-white = white
calimala-table-none = none
calimala-table-nobody = nobody yet

# Areas
calimala-table-area-city = City
calimala-table-area-council = Council
calimala-table-area-churches = Churches
calimala-table-area-map = Map
calimala-table-area-mine = Mine
calimala-table-area-mats = Others
calimala-table-area-log = Log
calimala-table-mine = Your mat

# Decisions
calimala-table-ask-keeping = Keep one scoring card
calimala-table-ask-taking = Take a starting card
calimala-table-ask-placing = Place a disc on a street
calimala-table-ask-acting = Your disc on { $street } acts
calimala-table-ask-acting-white = Your white disc on { $street } acts
calimala-table-ask-seating = Choose a disc to take the seat
calimala-table-ask-drawing = A card is drawn
calimala-table-ask-over = The game is over
calimala-table-wait-keeping = { $you ->
    [yes] You keep a scoring card
   *[no] { $player } is keeping a scoring card
}
calimala-table-wait-taking = { $you ->
    [yes] You take a starting card
   *[no] { $player } is taking a starting card
}
calimala-table-wait-placing = { $you ->
    [yes] You choose a street
   *[no] { $player } is choosing a street
}
calimala-table-wait-acting = { $you ->
    [yes] You act on { $street }
   *[no] { $player } is acting on { $street }
}
calimala-table-wait-seating = { $you ->
    [yes] You choose a disc for the seat
   *[no] { $player } is choosing a disc for the seat
}
calimala-table-detail-keeping = Everybody scores it at the end.
calimala-table-detail-keeping-open = Everybody scores it at the end, like the open card { $card }.
calimala-table-detail-taking = It goes into your hand; the cards left are shuffled into the deck.
calimala-table-detail-placing = Choose a street to see who acts there and what it scores.
calimala-table-detail-placing-words = Type the number of a street, with w behind it for a white disc; s and a number tells what would follow there.
calimala-table-detail-seating = You have none in reserve: one of your discs leaves its street for the council.
calimala-table-detail-left = Still to use: { $kinds }.
calimala-table-detail-left-none = Both actions are used; you may still play cards.
calimala-table-detail-duty = { $count ->
    [one] It must be carried out.
   *[other] At least one of them must be carried out.
}
calimala-table-left-twice = { $kind } twice
calimala-table-consequence = { $street }: { $text }
calimala-table-follows = acting in order: { $order }.
calimala-table-follows-seat = { $you ->
    [yes] You take the seat at { $category }, which is then scored.
   *[no] { $player } takes the seat at { $category }, which is then scored.
}
calimala-table-follows-leaves = The lowest disc leaves the game.
calimala-table-follows-still = still acting: { $order }.
calimala-table-follows-none = No scoring follows.
calimala-table-plan = { $street }, if you place here: { $text }
calimala-table-able = { $player }: { $kinds } possible as things stand; cards in hand: { $cards }.
calimala-table-able-twice = { $player }: { $kinds } possible as things stand, each twice; cards in hand: { $cards }.
calimala-table-able-none = { $player }: neither action is possible as things stand; cards in hand: { $cards }.
calimala-table-prospect-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
calimala-table-if-placed = If you place here:
calimala-table-scored-as-is = As it stands: { $lines }.
calimala-table-if-scored-points = { $player } { $points }
calimala-table-if = What it would change
calimala-table-if-line = { $category }: { $changes }.
calimala-table-if-points = { $player } { $before } → { $after }
calimala-table-if-none = No majority would change.
calimala-table-if-open = The rest depends on a card that nobody knows yet.
calimala-table-if-hidden = It brings hidden cards to light: nobody can tell yet.
calimala-table-no-seat-here = None of your discs here can take the seat.
calimala-table-go-place = Place disc
calimala-table-point = { $name }: what can be done with it
calimala-table-go-white = Place white disc
calimala-table-go-lower = Lower disc
calimala-table-go-upper = Upper disc

# Choices
calimala-way-keep = Keep { $card }
calimala-way-take = Take { $card }
calimala-table-list-keeping = Your scoring cards
calimala-table-list-taking = The open starting cards
calimala-table-card-pays = { $first }, { $second }, { $third } points at the end
calimala-table-list-seating = Your discs
calimala-table-list-place = With a coloured disc
calimala-table-list-white = With a white disc, each action twice (w after the number)
calimala-table-list-act = Actions of the street
calimala-table-list-act-one = { $kind }, on the street
calimala-table-list-card = Cards from your hand
calimala-table-list-card-one = { $kind }, by card
calimala-table-list-rest = Or
calimala-table-list-only = Possible now
calimala-table-closed-card = { $kind } card
calimala-table-send = Send { $where }
calimala-table-send-choose = Choose where: { $total } of at most { $most }
calimala-table-more = One more: { $city }
calimala-table-less = One less: { $city }

# Status
calimala-table-open-card = Open card
calimala-table-deck = Deck { $deck }, discards { $discards }
calimala-table-discards-none = The discard pile is empty.
calimala-table-discards = Discard pile: { $cards }
calimala-table-scores = Points, in turn order
calimala-table-role-decides = decides
calimala-table-role-turn = whose turn it is
calimala-table-role-start = begins each round

# City
calimala-table-streets = Streets
calimala-table-street = Street { $number }: { $street }.
calimala-table-stack = From the top: { $discs }.
calimala-table-stack-empty = No disc.
calimala-table-street-four = { $discs ->
    [2] A second disc scores.
    [3] A third disc scores.
   *[other] A fourth disc scores.
}
calimala-table-street-acts = This street acts.
calimala-table-street-closed = Not possible now.

# Council
calimala-table-artworks = Artworks
calimala-table-ties = Ties go to
calimala-table-ties-why = More seats and artworks at the council together go first, then more seats, then whoever had so many first. Who has neither shares (C5.6).
calimala-table-tiles = Scoring tiles
calimala-table-tile-done = { $number }, { $category }: scored, no seat.
calimala-table-tile-seat = { $number }, { $category }: scored, seat: { $player }.
calimala-table-tile-next = { $number }, { $category }: scored next.
calimala-table-tile-soon = { $number }, { $category }: soon.
calimala-table-tile-later = { $number }, { $category }: later.
calimala-table-if-scored = If scored now
calimala-table-if-scored-more = The cards at the end, and all other tiles
calimala-table-card-own = your secret card
calimala-table-card-open = open card
calimala-table-palazzo-note = seats and artworks
calimala-table-now = Now: { $lines }.

# Places
calimala-table-churches = Churches
calimala-table-from-below = From below
calimala-table-map = The cities of Europe
calimala-table-city = { $city }: { $cubes }; free { $free }.
calimala-table-city-houses = Trade houses: { $players }.
calimala-table-row = { $name }: { $cubes }; free { $free }.

# Mats
calimala-table-mat-score = Points: { $points }.
calimala-table-mat-stores = Warehouses: { $stores }.
calimala-table-mat-cloth = Workshops: { $workshops }, cloth in each: { $cloth }.
calimala-table-mat-ships = Ships: { $ships }.
calimala-table-mat-houses = Trade houses: { $cities }.
calimala-table-mat-no-houses = No trade houses.
calimala-table-mat-discs = Discs in reserve: { $discs }, white: { $white }.
calimala-table-mat-council = Seats in the council: { $seats }, artworks there: { $artworks }.
calimala-table-mat-hand = Cards in hand: { $cards }.
calimala-table-mat-reserve = Cubes in reserve: { $cubes }.
calimala-table-own-hand = Your hand: { $cards }.
calimala-table-own-hand-empty = Your hand is empty.
calimala-table-own-kept = Your scoring card: { $card }.
calimala-table-sign-ships = Ships
calimala-table-sign-houses = Houses
calimala-table-sign-cloth = Cloth
calimala-table-sign-seats = Seats
calimala-table-sign-artworks = Artworks
calimala-table-sign-discs = Discs
calimala-table-sign-white = White
calimala-table-sign-cards = Cards
calimala-table-warehouses = Warehouses
calimala-table-workshops = Workshops
calimala-table-port = Port
calimala-table-hand = Hand
calimala-table-hand-empty = No action cards.
calimala-table-times = ×{ $count }
calimala-table-discs = Discs
calimala-table-discs-white = White discs
calimala-table-cubes = Cubes
calimala-table-cloth-count = { $count } cloth
calimala-table-to-build = to build
calimala-table-houses-all = All trade houses are built
calimala-table-houses-to-build = { $count ->
    [one] Trade house to build
   *[other] Trade houses to build
}

# Log and end
calimala-table-win-tie-decided = Equal points: more seats and artworks at the council decide (C6.3).
calimala-table-win-tie-shared = Equal points, and equally many seats and artworks at the council (C6.3).
calimala-table-column-cubes = Cubes
calimala-table-column-points = Points
calimala-table-column-tiles = Tiles
calimala-table-column-cards = Cards
calimala-table-count-why-tile = All discs are placed: the tiles left are scored without a seat, { $first }, { $second } and { $third } points (C6.1).
calimala-table-count-why-card = Most cubes there { $first } points, second { $second }, third { $third } (C6.2).
calimala-table-count-why-palazzo = Most seats and council artworks together { $first } points, second { $second }, third { $third } (C6.2).

# Keys
calimala-table-key-arrows = Arrow keys
calimala-table-key-arrows-does = from street to street
calimala-table-key-ends = Home, End
calimala-table-key-ends-does = to the first and the last street
calimala-table-key-enter = Enter
calimala-table-key-enter-does = chooses the street, then places the disc
calimala-table-key-escape = Escape
calimala-table-key-escape-does = forgets the chosen street

# Commands
calimala-table-command-majorities = majorities
calimala-table-command-majorities-does = what everything would bring if it were scored now
calimala-table-command-hand = hand
calimala-table-command-hand-does = your own cards
calimala-table-command-streets = streets
calimala-table-command-streets-does = the streets with their discs; with a number, what would follow there
calimala-table-command-tiles = tiles
calimala-table-command-tiles-does = the scoring tiles and the seats taken
calimala-table-command-churches = churches
calimala-table-command-churches-does = what lies at the churches and the council
calimala-table-command-europe = europe
calimala-table-command-europe-does = the cloth and the houses in the cities of Europe

# Options of a new match
calimala-option-edition = Edition
calimala-option-edition-en = English rules
calimala-option-edition-de = German rules
calimala-option-layout = Action squares
calimala-option-layout-random = shuffled
calimala-option-layout-beginner = as for the first game
calimala-option-variant = Variant
calimala-option-variant-why = A file that changes numbers of the rules.
calimala-option-variant-standard = rulebook
calimala-option-variant-standard-why = All numbers are those of the rules.
