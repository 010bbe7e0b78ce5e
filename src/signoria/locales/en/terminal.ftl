# topic: none
# What only the terminal says.

yes = yes
no = no
none = none
seat-me = me

# Status
head-round = Round { $round } of { $rounds }
head-scores = Points: { $scores }.

# Choices
prompt = Your choice (help):

# Sections
title-mats = The players
column-player = Player
column-points = Points

# Commands
command-help = help
command-moves = moves
command-mats = mats
command-hand = hand
command-log = log
command-undo = undo
command-why = why
command-save = save
command-quit = quit
help-intro = Type the number of a choice, or a move in words; the beginnings of its words are enough. Or one of these:
help-help = this help
help-moves = the list of choices again
help-hand = your own cards
help-log = everything that has happened
help-undo = take back your last decision, if nobody has learnt anything since
help-why = why a move is not possible, with the rule: why and the move (or: ? and the move); ? alone: the rule of the last refusal
help-save = save now (every move is saved anyway)
help-quit = leave; the game is kept
help-signs = The signs:
log-cut = … { $count } more: { $command }
why-what = Write the move behind it.
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
welcome = { $game }. Enter takes what stands in brackets.
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
no-terminal = { $game } cannot be played in the terminal; play it in the browser: signoria serve
