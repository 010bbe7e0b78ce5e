# topic: common
# Records from elsewhere, and playing on from a moment of a match.

# A record from elsewhere.
import-title = Open a record
# A match that begins with a moment of another one.
origin-mark = Hypothetical
origin-turn = Hypothetical: { $turn ->
    [0] begun with another game’s start
    [one] played on after turn 1 of another game
   *[other] played on after turn { $turn } of another game
}
origin-start = Where it was played on
