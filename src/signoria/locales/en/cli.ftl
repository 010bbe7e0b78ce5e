# topic: none
# The command line: what it lists, its help and its errors.

cli-usage = usage:
cli-options = options
cli-positional = arguments
cli-commands = commands
cli-help = show this help and leave
cli-error = %(prog)s: error: %(message)s
cli-error-argument = argument %(argument_name)s: %(message)s
cli-error-required = these arguments are missing: %s
cli-error-unrecognized = unknown arguments: %s
cli-error-one-value = one value is needed
cli-error-some-value = at least one value is needed
cli-error-no-value = takes no value, but got %r
cli-error-value = not a whole number: %(value)r
cli-error-choice = there is no %(value)r; there are %(choices)s
cli-error-not-with = cannot stand together with %s
cli-uncompiled = runs uncompiled: games take some 40 times as long
cli-uncompiled-hint = to compile, install a C compiler and Python’s headers (Debian: gcc and python3-dev), then install Signoria again
cli-unexpected = unexpected error: { $what } (SIGNORIA_DEBUG=1 shows the details)
cli-unwritable = the results could not be written: { $problem }

cli-signoria-description = Board games of the Renaissance: play, replay and simulate.
cli-signoria-epilog = signoria COMMAND --help tells more about a command.
cli-signoria-version = show the version and leave
cli-play-description = play a game in the terminal
cli-replay-description = show a recorded game at any turn
cli-verify-description = check that a record is true
cli-map-description = check a map and show how fair it is
cli-simulate-description = let bots play many games and show the results

cli-lang = language: en, de, es, it (default: as your system)
cli-of-game = { $game }: { $what } One of: { $values }
cli-game = the game: { $games }
cli-start = the starting seat, from 0, or random (default)
cli-play-players = how many play; each game says how many may
cli-play-seats = who plays, by commas: me, apprentice, master
cli-play-seed = the same number gives the same game
cli-play-record = keep the game in this file, or go on with it
cli-play-plain = linear text for screen readers and logs
cli-simulate-players = how many play (default: 4, or as many as bots)
cli-simulate-games = how many games (default: 1000)
cli-simulate-bots = one for all seats, or one for each, by commas; { own-bot-help }
cli-simulate-seed = the same number gives the same games
cli-simulate-threads = cores to use (default: all); the results do not change
cli-simulate-json = the results for programs
cli-record = the file; - reads standard input
cli-replay-until = show it after N turns; 0: before the first
cli-replay-seat = as seat K sees it, numbered as in the record
cli-replay-json = the view and the events for programs
cli-verify-epilog = exit status: 0 the record is true; 1 it is not, and the first fault is named; 2 the file cannot be read, or the arguments are wrong
cli-map-file = the map; without it the game’s own
cli-map-report = show the turns from every house to every kind of place
cli-map-json = the report for programs
cli-map-epilog = exit status: 0 games can be played on it; 1 they cannot, and the first fault is named; 2 the file cannot be read
cli-variant-description = make and check files that change numbers of the rules
cli-variant-acts = what to do
cli-variant-new-description = write all numbers of a game with their ranges, for you to change
cli-variant-check-description = name every fault of a file, then play with it
cli-variant-check-file = the file
cli-variant-check-json = what was found, for programs
cli-variant-check-epilog = exit status: 0 games can be played and won with it; 1 they cannot, and every fault is named; 2 the file cannot be read
no-such-option = { $game } has no option { $option }
