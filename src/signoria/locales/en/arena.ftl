# topic: none
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
simulate-seats-hint-each = name one bot for all seats, or one for each of the { $players }
simulate-bad-budget = { $bot } takes no “{ $budget }”
simulate-bad-budget-hint = right would be a number of simulations, { $bot }@500, at most { $simulations }, or a time, { $bot }@0.3s, at most { $seconds } s
simulate-bad-budget-threads = with *2 after it two threads, at most *{ $threads }
simulate-no-budget = { $bot } takes no budget
simulate-needs = This needs { $package }, which is not installed.
simulate-needs-hint = right would be: pip install 'signoria[{ $extra }]'
simulate-address = --ray-address belongs to the backend ray
simulate-address-hint = right would be: --backend ray, or no address
simulate-shard = --shard belongs to --out
simulate-shard-hint = right would be: --out DIR, or no --shard
simulate-no-ray = Ray cannot be reached: { $why }
workers-lost = Worker processes have died again and again at the same work.
simulate-lost-hint = fewer --threads or a smaller --shard take less memory; with --out the same command goes on
processes-lost-hint = fewer --processes take less memory
simulate-run-other = { $path } is not empty, and no run is in it.
simulate-run-unreadable = { $path } describes no run.
simulate-run-version = { $path } has version { $version }; this program writes { $known }.
simulate-run-hint = name a new or an empty folder
simulate-run-differs = Another run is in { $path }: { $setting } is { $there } there, not { $here }.
simulate-run-differs-hint = name another folder, or ask for the same as there
simulate-run-code = The run in { $path } was begun by another code: that of { $setting } has changed since.
simulate-run-code-hint = name another folder: games of two codes in one run would not be comparable
simulate-run-damaged = { $path } is damaged or missing.
simulate-run-damaged-hint = delete { $last }, and the same command plays its games again
simulate-run-locked = Another program is playing into { $path }.
simulate-run-write = { $path }: { $why }
simulate-run-paused = Interrupted: { $done } of { $games } games are there; the same command goes on.
cli-simulate-rotate = everybody moves on by one seat from game to game
cli-simulate-vary = the same games for each of these values of an option, in a folder for each below --out; given several times, for every combination
cli-simulate-sweep = the same games for each value of a number of the rules, from the first to the last in these steps, in a folder for each below --out; given several times, for every combination
simulate-varied = signoria report { $path } compares them.
simulate-vary-values = --vary takes different values after the =, by commas; these are not: { $value }
simulate-vary-values-hint = for example: --vary edition=en,de
simulate-vary-twice = { $option } is given besides, and cannot vary then
simulate-vary-twice-hint = leave one of the two out
simulate-vary-out = what varies is kept, to be compared, and there is no folder for it
simulate-vary-out-hint = add --out FOLDER
simulate-sweep-number = there is no number to sweep, or no FIRST:LAST:STEP: { $value }
simulate-sweep-number-hint = for example: --sweep prestige.sculpture=30:50:5; signoria variant new lists the numbers
simulate-sweep-values = a sweep has 2 to 50 values, from the first up to the last; this has not: { $value }
simulate-sweep-values-hint = for example: --sweep prestige.sculpture=30:50:5
simulate-sweep-twice = a number is swept twice
simulate-sweep-twice-hint = leave one of the two out
simulate-sweep-out = what is swept is kept, to be compared, and there is no folder for it
simulate-sweep-out-hint = add --out FOLDER
cli-simulate-out = keep everything that happens in this folder, as Parquet; go on with a run that is there
cli-simulate-shard = games in a file (default: by their number)
cli-simulate-backend = where to play: processes of this machine, or ray
cli-simulate-address = the address of a Ray cluster (default: one on this machine)

# What signoria dataset says.
dataset-kept = { $positions } positions of { $games } games are in { $path }.
cli-dataset-description = keep the positions of many games between bots, to learn from
cli-dataset-out = the folder; go on with a data set that is there
cli-dataset-players = { cli-simulate-players }
cli-dataset-games = { cli-simulate-games }
cli-dataset-seed = { cli-simulate-seed }
cli-dataset-threads = { cli-simulate-threads }
cli-dataset-json = { cli-simulate-json }
cli-dataset-rotate = { cli-simulate-rotate }
cli-dataset-shard = { cli-simulate-shard }
cli-dataset-backend = { cli-simulate-backend }
cli-dataset-address = { cli-simulate-address }
cli-dataset-bots = one for all seats, or one for each, by commas (default: heuristic); { own-bot-help }
