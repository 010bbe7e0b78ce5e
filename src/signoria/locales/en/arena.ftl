# What signoria simulate says.

simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } players
simulate-seat = Seat
simulate-bot = Bot
simulate-score = Points
simulate-wins = Victories
simulate-interval = 95 % interval
simulate-point = .
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } games/s, { $decisions } decisions/s, { $threads ->
    [one] one thread
   *[other] { $threads } threads
}
simulate-progress = Playing
simulate-partial = Interrupted: { $done } of { $games } games were played; the results are partial.
simulate-seats = { $bots } bots for { $players } players
simulate-seats-hint = name one bot for all seats, or one for each of { $low } to { $high }
