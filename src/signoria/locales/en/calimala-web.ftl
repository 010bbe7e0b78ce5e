# The table of Calimala in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

table-white = white
table-none = none
table-nobody = nobody yet

# Areas
table-area-city = City
table-area-council = Council
table-area-churches = Churches
table-area-map = Map
table-area-mine = Mine
table-area-mats = Others
table-area-log = Log
table-mine = Your mat

# Decisions
table-ask-keeping = Keep one scoring card
table-ask-taking = Take a starting card
table-ask-placing = Place a disc on a street
table-ask-acting = Your disc on { $street } acts
table-ask-acting-white = Your white disc on { $street } acts
table-ask-seating = Choose a disc to take the seat
table-ask-drawing = A card is drawn
table-ask-over = The game is over
table-wait-keeping = { $you ->
    [yes] You keep a scoring card
   *[no] { $player } is keeping a scoring card
}
table-wait-taking = { $you ->
    [yes] You take a starting card
   *[no] { $player } is taking a starting card
}
table-wait-placing = { $you ->
    [yes] You choose a street
   *[no] { $player } is choosing a street
}
table-wait-acting = { $you ->
    [yes] You act on { $street }
   *[no] { $player } is acting on { $street }
}
table-wait-seating = { $you ->
    [yes] You choose a disc for the seat
   *[no] { $player } is choosing a disc for the seat
}
table-detail-keeping = Everybody scores it at the end.
table-detail-keeping-open = Everybody scores it at the end, like the open card { $card }.
table-detail-taking = It goes into your hand; the cards left are shuffled into the deck.
table-detail-placing = Choose a street to see who acts there and what it scores.
table-detail-placing-words = Type the number of a street, with w behind it for a white disc; s and a number tells what would follow there.
table-detail-seating = You have none in reserve: one of your discs leaves its street for the council.
table-detail-left = Still to use: { $kinds }.
table-detail-left-none = Both actions are used; you may still play cards.
table-detail-duty = { $count ->
    [one] It must be carried out.
   *[other] At least one of them must be carried out.
}
table-left-twice = { $kind } twice
table-consequence = { $street }: { $text }
table-follows = acting in order: { $order }.
table-follows-seat = { $you ->
    [yes] You take the seat at { $category }, which is then scored.
   *[no] { $player } takes the seat at { $category }, which is then scored.
}
table-follows-leaves = The lowest disc leaves the game.
table-follows-still = still acting: { $order }.
table-follows-none = No scoring follows.
table-plan = { $street }, if you place here: { $text }
table-able = { $player }: { $kinds } possible as things stand; cards in hand: { $cards }.
table-able-twice = { $player }: { $kinds } possible as things stand, each twice; cards in hand: { $cards }.
table-able-none = { $player }: neither action is possible as things stand; cards in hand: { $cards }.
table-prospect-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-if-placed = If you place here:
table-scored-as-is = As it stands: { $lines }.
table-if-scored-points = { $player } { $points }
table-if = What it would change
table-if-line = { $category }: { $changes }.
table-if-points = { $player } { $before } → { $after }
table-if-none = No majority would change.
table-if-open = The rest depends on a card that nobody knows yet.
table-if-hidden = It brings hidden cards to light: nobody can tell yet.
table-no-seat-here = None of your discs here can take the seat.
table-go-place = Place disc
table-point = { $name }: what can be done with it
table-go-white = Place white disc
table-go-lower = Lower disc
table-go-upper = Upper disc

# Choices
way-keep = Keep { $card }
way-take = Take { $card }
table-list-keeping = Your scoring cards
table-list-taking = The open starting cards
table-list-seating = Your discs
table-list-place = With a coloured disc
table-list-white = With a white disc, each action twice (w after the number)
table-list-act = Actions of the street
table-list-act-one = { $kind }, on the street
table-list-card = Cards from your hand
table-list-card-one = { $kind }, by card
table-list-rest = Or
table-list-only = Possible now
table-closed-card = { $kind } card
table-send = Send { $where }
table-send-choose = Choose where: { $total } of at most { $most }
table-more = One more: { $city }
table-less = One less: { $city }

# Status
table-open-card = Open card
table-deck = Deck { $deck }, discards { $discards }
table-discards-none = The discard pile is empty.
table-discards = Discard pile: { $cards }
table-scores = Points, in turn order
table-role-decides = decides
table-role-turn = whose turn it is
table-role-start = begins each round

# City
table-streets = Streets
table-street = Street { $number }: { $street }.
table-stack = From the top: { $discs }.
table-stack-empty = No disc.
table-street-four = A fourth disc scores.
table-street-acts = This street acts.
table-street-closed = Not possible now.

# Council
table-artworks = Artworks
table-ties = Ties go to
table-ties-why = More seats and artworks at the council together go first, then more seats, then whoever had so many first. Who has neither shares (C5.6).
table-tiles = Scoring tiles
table-tile-done = { $number }, { $category }: scored, no seat.
table-tile-seat = { $number }, { $category }: scored, seat: { $player }.
table-tile-next = { $number }, { $category }: scored next.
table-tile-soon = { $number }, { $category }: soon.
table-tile-later = { $number }, { $category }: later.
table-if-scored = If scored now
table-if-scored-more = The cards at the end, and all other tiles
table-card-own = your secret card
table-card-open = open card
table-palazzo-note = seats and artworks
table-now = Now: { $lines }.

# Places
table-churches = Churches
table-from-below = From below
table-map = The cities of Europe
table-city = { $city }: { $cubes }; free { $free }.
table-city-houses = Trade houses: { $players }.
table-row = { $name }: { $cubes }; free { $free }.

# Mats
table-mat-score = Points: { $points }.
table-mat-stores = Warehouses: { $stores }.
table-mat-cloth = Workshops: { $workshops }, cloth in each: { $cloth }.
table-mat-ships = Ships: { $ships }.
table-mat-houses = Trade houses: { $cities }.
table-mat-no-houses = No trade houses.
table-mat-discs = Discs in reserve: { $discs }, white: { $white }.
table-mat-council = Seats in the council: { $seats }, artworks there: { $artworks }.
table-mat-hand = Cards in hand: { $cards }.
table-mat-reserve = Cubes in reserve: { $cubes }.
table-own-hand = Your hand: { $cards }.
table-own-hand-empty = Your hand is empty.
table-own-kept = Your scoring card: { $card }.
table-sign-ships = Ships
table-sign-houses = Houses
table-sign-cloth = Cloth
table-sign-seats = Seats
table-sign-artworks = Artworks
table-sign-discs = Discs
table-sign-white = White
table-sign-cards = Cards
table-warehouses = Warehouses
table-workshops = Workshops
table-port = Port
table-hand = Hand
table-hand-empty = No action cards.
table-times = ×{ $count }
table-discs = Discs
table-discs-white = White discs
table-cubes = Cubes
table-cloth-count = { $count } cloth
table-to-build = to build
table-houses-all = All trade houses are built
table-houses-to-build = { $count ->
    [one] Trade house to build
   *[other] Trade houses to build
}

# Log and end
table-win-tie-decided = Equal points: more seats and artworks at the council decide (C6.3).
table-win-tie-shared = Equal points, and equally many seats and artworks at the council (C6.3).
table-column-cubes = Cubes
table-column-points = Points
table-column-tiles = Tiles
table-column-cards = Cards
table-count-why-tile = All discs are placed: the tiles left are scored without a seat, 3, 2 and 1 points (C6.1).
table-count-why-card = Most cubes there 5 points, second 3, third 1 (C6.2).
table-count-why-palazzo = Most seats and council artworks together 5 points, second 3, third 1 (C6.2).

# Keys
table-key-arrows = Arrow keys
table-key-arrows-does = from street to street
table-key-ends = Home, End
table-key-ends-does = to the first and the last street
table-key-enter = Enter
table-key-enter-does = chooses the street, then places the disc
table-key-escape = Escape
table-key-escape-does = forgets the chosen street
