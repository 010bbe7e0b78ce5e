# What only the terminal says.

you = you
yes = yes
no = no
none = none
nobody = nobody
white = white
seat-me = me

# Status
ask-keeping = Keep one of your scoring cards.
ask-taking = Take a starting card.
ask-placing = Place a disc on a street.
ask-acting = Your disc on { $street } acts.
ask-acting-white = Your white disc on { $street } acts.
ask-seating = Choose the disc that takes the seat.
ask-drawing = A card is drawn.
ask-over = The game is over.
detail-keeping = It is scored for all at the end, like the open card { $card }.
detail-left = Still to use: { $kinds }.
detail-left-none = Both actions are used; you may still play cards.
detail-duty = { $count ->
    [one] It must be carried out.
   *[other] At least one of them must be carried out.
}
left-twice = { $kind } twice
head-round = Round { $round } of { $rounds }
head-deck = deck { $deck }, discards { $discard }
head-begins = { $you ->
    [yes] you begin
   *[no] { $player } begins
}
head-face-up = open card { $card }
head-scores = Points: { $scores }.
own-hand = Your hand: { $cards }.
own-hand-empty = Your hand is empty.
own-kept = Your scoring card: { $card }.

# Choices
menu-keeping = Your scoring cards:
menu-taking = The open starting cards:
menu-seating = Your discs:
menu-placing = Streets, and who then acts:
menu-placing-both = Streets, and who then acts ({ $key }w: with a white disc):
menu-placing-white = With a white disc, each action twice:
menu-act = Actions of the street:
menu-act-one = { $kind }, on the street:
menu-card = Cards from your hand:
menu-card-one = { $kind }, by card:
menu-rest = Or:
menu-street = { $street }: { $order }
menu-seat = ; { $you ->
    [yes] you take the seat at tile { $tile }, { $category }
   *[no] { $player } takes the seat at tile { $tile }, { $category }
}
menu-leaves = ; the lowest disc leaves the game
seat-sign = seat at that tile
prompt = Your choice (help):

# Sections
title-board = The city
title-tiles = The next scorings, as they would be now
title-mats = The players
title-buildings = The buildings
title-cities = The cities
title-discards = Discard pile: { $cards }
board-row = Row { $row }: { $squares }
stack = from the top { $discs }
stack-empty = no disc
tiles-seats = Seats taken: { $seats }
tiles-later = Then
tiles-seats-title = Seats
mat-stores = Warehouses: { $stores }.
mat-workshops = Workshops: { $workshops }, cloth in each: { $cloth }.
mat-built = Ships: { $ships }. Trade houses: { $houses }.
mat-discs = Discs in reserve: { $coloured }, white: { $white }. Seats: { $seats }.
mat-cards = Cards in hand: { $cards }. Cubes in reserve: { $cubes }.
slots = { $name }: { $cubes }; free { $free }
city-houses = Trade houses: { $owners }
column-player = Player
column-points = Points
column-cloth = Cloth
column-ships = Ships
column-houses = Houses
column-discs = Discs
column-seats = Seats
column-cards = Cards

# Commands
command-help = help
command-moves = moves
command-board = board
command-mats = mats
command-tiles = tiles
command-places = places
command-discards = discards
command-hand = hand
command-log = log
command-undo = undo
command-why = why
command-save = save
command-quit = quit
help-intro = Type the number of a choice, or a move in words, such as "place Wood|Ship" or "build workshop"; the beginnings of its words are enough. Or one of these:
help-help = this help
help-moves = the list of choices again
help-board = the city with its streets and stacks
help-mats = every player’s stores, workshops, ships and discs
help-tiles = the next scorings and the seats taken
help-places = churches, artworks and cities
help-discards = the open discard pile
help-hand = your own cards
help-log = everything that has happened
help-undo = take back your last decision, if nobody has learnt anything since
help-why = why a move is not possible, with the rule: why ship Lisbon (or: ? ship Lisbon); ? alone: the rule of the last refusal
help-save = save now (every move is saved anyway)
help-quit = leave; the game is kept
help-signs = The signs:
sign-player = { $player }: a disc or cube, by letter and mark
sign-white = a white disc; in short a star
sign-stack = street 7 with its stack, read from the top
sign-order = who then acts, in this order
sign-seat = { $player } then takes the seat at tile 1
sign-leaves = this disc then leaves the game
sign-discs = discs in reserve: ten coloured, two white
sign-workshops = cloth in each workshop; – is not built
sign-slots = { $player } has one cube there, four slots are free
sign-standing = one cube, tied (=), which would now bring two points
sign-now = who decides, the street that acts, the tile scored next
log-cut = … { $count } more: { $command }
why-what = Write the move behind it: why ship Lisbon
why-legal = That move is possible.
undo-refused = That cannot be taken back: somebody has decided or learnt something since your last decision.
saved = Saved in { $path }.
no-such-number = There is no such number here; they go from { $first } to { $last }.
no-move = “{ $text }” is no move. Type a number of the list, or help.
no-move-expected = “{ $text }” is no move. Possible there: { $expected }.
illegal = { $text } (rule { $rule })
rule = Rule { $number }: { $text }
hand-over = { $player } is to decide. Hand the terminal over, then press Enter.

# Before and after
welcome = Calimala: cloth merchants in Florence. Enter takes what stands in brackets.
ask = { $question } ({ $answers }) [{ $default }]
ask-again = Please one of these: { $answers }.
ask-game = Which game?
ask-players = How many players?
ask-people = How many people at this terminal?
ask-bots = Opponents?
go-on = There is an unfinished game of { $players } players in round { $round }. Go on with it?
goodbye = Goodbye.
left = The game ends here.
left-saved = The game is kept. Go on with: signoria play --record { $path }
left-unsaved = The game could not be saved and is lost.
not-saved = Attention: { $problem }. The game goes on in memory, and every move tries to save again.
kept-in = The record of the game: { $path }
result-title = The result
result-line = { $place }. { $player } ({ $who }): { points }
result-you-win = You win.
result-wins = { $player } wins.
result-shared = { $players } share the victory.
result-tie = Equal points: more seats and artworks at the council decide.
result-tie-shared = Equal points, and equally many seats and artworks at the council.

# Errors of the command line
bad-option = { $option } does not take “{ $value }”
bad-game = there is no game “{ $name }”
right-option = right would be: { $right }
from-to = a number from { $low } to { $high }
right-start = a seat from 0 to { $high }, or random
seats-range = { $low } to { $high } names separated by commas
seats-differ = there are { $players } players but { $seats } seats
seats-hint = --players and --seats must agree; one of them is enough
match-over = the game in { $path } is over
match-over-hint = watch it with: signoria replay { $path }; or choose another file for a new game
menu-only = Possible now:
head-next = Next scorings: { $tiles }.
left-behind = The last moves are not saved. { $path } holds the game up to { $turn ->
    [0] the opening
   *[other] turn { $turn }
}.
not-resumed = Attention: a saved game cannot be gone on with: { $problem }
in-use = another program is playing the game in { $path }
in-use-hint = leave it there first, or choose another file
other-rules = the game in { $path } was recorded under rules { $rules } and goes another way under those of now ({ $place }); going on would overwrite what proves it
other-rules-hint = see: signoria verify { $path }; for a new game choose another file
other-game = the game in { $path } is one of { $game }
contradicts = { $option } { $value } contradicts the game in { $path }, which has { $found }
contradicts-hint = leave the option out to go on with that game, or choose another file for a new one
seats-assumed = The header { $header } does not say who plays; assumed: { $seats }. Otherwise: --seats
seed-assumed = The header { $header } is no number from 0 to { $high }; from here on chance is drawn anew.
no-desk = { $game } cannot be played in the terminal; play it in the browser: signoria serve
