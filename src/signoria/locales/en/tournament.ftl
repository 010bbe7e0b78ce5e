# topic: none
# What signoria tournament says.

cli-tournament-description = let bots play against each other and show which is the stronger
cli-tournament-seats = the bots at the table, by commas; each is a NAME, or NAME@SIMULATIONS or NAME@TIME if it searches (search@500, search@0.3s); { own-bot-help }
cli-tournament-games = how many games (default: 100); as many as bots, or a multiple, gives each every seat equally often
cli-tournament-seed = the same number gives the same setups
cli-tournament-processes = how many games are played at a time (default: one a core)
cli-tournament-json = the results for programs
tournament-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } players
tournament-bot = Bot
tournament-wins = Victories
tournament-interval = Interval
tournament-points = Points
tournament-margin = Margin
tournament-place = Place
tournament-time = ms/move
tournament-method = Victories are counted by seat: among equals each has { $fair }. The same setup is played until everybody has had every seat; the interval (95 %, Wilson) allows for that. Margin: points ahead of the best of all others. In brackets: what 99 moves in a hundred did not exceed.
tournament-bad-seats = { $bots ->
    [one] one bot
   *[other] { $bots } bots
} for { $game }
tournament-empty-seat = seat { $number } of “{ $list }” names no bot
tournament-bad-seats-hint = name one for each of { $low } to { $high } seats, separated by commas
tournament-bad-bot = there is no bot { $name } for { $game }
tournament-bad-bot-hint = the bots are { $known }; those that search also take a number of simulations or a time, such as search@500 or search@0.3s
