# topic: shut
# A match that cannot go on, and is shut.

problem-nothing-left = nothing of this match can be read any more
problem-damaged = { $kind ->
    [rules-changed] this match is shut: the rules of the game have changed since it began, and it would go another way under those of now
    [shut] this match is shut: its record has been given out, and with it everything that was hidden
    [unreadable] this match is shut: the server can no longer read all of it
   *[other] this match is shut: what the server has kept of it does not fit together
  }
web-shut-record = Who played in it can have its record as far as it goes. It tells everything that was hidden, so the match is then shut for good.
web-end = End the match
web-end-sure = End the match?
web-end-what = It ends without a result.
problem-people-play = people play here; only a match of bots can be ended
