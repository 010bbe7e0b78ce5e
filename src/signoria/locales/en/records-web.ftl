# topic: common
# Records from elsewhere, and playing on from a moment of a match.

problem-shared-device = while the match runs, nobody can play on from it where several people share a device
# A record from elsewhere.
import-title = Open a record
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
