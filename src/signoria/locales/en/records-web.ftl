# Records from elsewhere, and playing on from a moment of a match.

problem-bad-position = this is no position of the game
problem-shared-device = while the match runs, nobody can play on from it where several people share a device
problem-bad-record = this record cannot be opened: { $text }

# A record from elsewhere.
import-title = Open a record
import-record = Record
import-what = A record is a text that tells a whole game, such as one downloaded here or saved in the terminal. It is looked through like a match of your own, and you can play on from any moment. The server does not keep it.
import-file = A file
import-text = Or the text itself
import-open = Open the record
import-other = Another record
import-too-large = That is too large for a record: { $most } kB at most.
import-proven-all = Every move is legal, and the start and all that was drawn follow from the seed to which the server had bound itself.
import-proven-since = Every move is legal, and all that was drawn follows from the seed. The position with which it begins is taken as given.
import-proven-sealed = Every move is legal. The seed is still secret, so the shuffle cannot be checked yet.
import-proven-unbound = Every move is legal. The record is bound to no seed, so nothing is known about the shuffle.
import-proven-no = The moves can be played, but something is not right: { $doubt }

# Playing on from a moment.
play-on = Play on from here
play-on-what = A new match begins with this position. It is hypothetical: what your seat had not seen is drawn anew, and bots play the others.
play-on-seat = You play
play-on-bot = The others are played by
play-on-begin = Begin
origin-mark = Hypothetical
origin-turn = Hypothetical: { $turn ->
    [0] begun with another game’s start
    [one] played on after turn 1 of another game
   *[other] played on after turn { $turn } of another game
}
origin-start = Where it was played on
origin-there = To that moment
