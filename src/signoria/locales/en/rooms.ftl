# Why a table or the whole server refuses something.

problem-table-full = too many people look on at this table already
problem-server-full = there are too many matches under way; try again later
problem-private = this match is for its players only
problem-empty-line = there is nothing to be read in that line
problem-not-kept = this could not be written down, so it has not happened; try again
problem-many-bot-matches = you have { $most } matches of bots only under way, which is as many as anybody may have; end one of them first
problem-many-bot-matches-here = at this address there are { $most } matches of bots only under way, which is as many as there may be; one of them must end first
problem-people-play = people play in this match; only a match of bots can be ended in this way
problem-nothing-left = nothing of this match can be read any more
problem-damaged = { $kind ->
    [rules-changed] this match is shut: the rules of the game have changed since it began, and it would go another way under those of now
    [shut] this match is shut: its record has been given out, and with it everything that was hidden
    [unreadable] this match is shut: the server can no longer read all of it
   *[other] this match is shut: what the server has kept of it does not fit together
  }
