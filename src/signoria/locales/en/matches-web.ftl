# topic: matches
# All matches of a person, and how to find one.

matches-game = Game
matches-game-any = All games
matches-outcome = Outcome
matches-outcome-any = All
matches-outcome-under-way = Under way
matches-outcome-won = Won
matches-outcome-lost = Lost
matches-outcome-ended = Over
matches-name = Name of a player
matches-since = From
matches-before = To
matches-archived = List
matches-archived-no = Without the archive
matches-archived-yes = The archive
matches-archive = Archive
matches-bring-back = Bring back
matches-clear = Clear
matches-none = No match is like that.
matches-more = Older matches
matches-found = { $count ->
    [one] One match
   *[other] { $count } matches
 }
matches-found-some = { $count ->
    [one] One match so far; there are older ones.
   *[other] { $count } matches so far; there are older ones.
 }
