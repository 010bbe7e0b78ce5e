# topic: none
# What is wrong with a game record.  What is expected there follows in the words of the format.

record-at = line { $line }, column { $column }
record-expected = ; expected: { $wanted }
record-in-turn = turn { $turn }
record-in-opening = opening
record-in-result = result
record-rules = recorded under rules { $old }, played again under rules { $new }

record-cannot-read = cannot read { $file }: { $problem }
record-cannot-save = cannot save the game in { $file }: { $problem }
record-save-too-large = cannot save the game in { $file }: the record would be larger than { $limit } bytes

record-too-large = the record is larger than { $limit } bytes
record-utf16 = the text is encoded as UTF-16
record-not-utf8 = the byte { $byte } is not UTF-8
record-control-character = the control character { $code } is not allowed
record-line-too-long = the line is longer than { $limit } characters

record-no-record = this is not a game record
record-newer-format = format { $version } of records is newer than this program, which knows { $known }
record-bad-version = “{ $version }” is no version of the format
record-bad-header = this is no header
record-misspelt = the header { $field } is unknown; probably { $meant } is meant
record-doubled = { $field } has already been given in line { $first }
record-no-value = { $field } has no value
record-missing = the header { $field } is missing
record-no-setup = the setup is missing
record-ends = the record ends too early
record-bad-line = this line is not understood here
record-no-hash = the hash of the state is missing at the end of the turn
record-bad-hash = this is no hash, which has 16 hexadecimal digits
record-turn-order = “{ $found }” is out of order
record-empty-turn = the turn has no moves
record-bad-result = this is no line of a result

record-unknown-game = there is no game “{ $field }”
record-bad-setup = the setup is impossible: { $problem }
record-bad-move = this is no move: { $problem }
record-illegal = “{ $move }” is not legal: { $problem }
record-wrong-seat = seat { $right } decides here, not seat { $found }
record-chance = chance decides here, not seat { $found }
record-no-chance = seat { $right } decides here, not chance
record-over = the game is over already
record-no-opening = the decisions before the first turn are missing
record-an-opening = in this game nothing is decided before the first turn
record-turn-over = the turn is over already
record-turn-not-over = the turn is not over yet; seat { $right } decides
record-wrong-hash = the state at the end is another one: the hash was changed, or a move or the setup before it
record-unknown-hash = the record leaves the hash of the state open
record-wrong-result = the result is another one
record-too-many = the game has no more seats
record-not-over = the game is not over yet
record-no-result = the game is over, but the result is missing or incomplete

# What replay and verify say.
record-title = { $game } after { $turns ->
    [0] the opening
    [one] one turn
   *[other] { $turns } turns
}
record-log = The last turn
record-timed-out = The time of { $player } was up, and a bot decided. Turns: { $turns }
record-drawing = A card is being drawn.
record-decides = { $player } decides now.
record-seat = seat { $seat }
record-agrees = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $hashes ->
    [one] one hash
   *[other] { $hashes } hashes
}: all true
record-finished = the game is over
record-unfinished = the game is not over
record-few-turns = { $turns ->
    [0] no turn is over in the record
    [one] only one turn is over in the record
   *[other] only { $turns } turns are over in the record
}, not { $until }
record-bad-until = a number of turns is 0 or more, not { $until }
record-bad-seat = there is no seat { $seat }; the seats are 0 to { $last }

# What follows from the seed that a server was bound to.
record-bad-seed = the seed has 64 hexadecimal digits
record-wrong-seed = this is not the seed that was committed to before the game
record-bad-options = the options of the setup are missing or incomplete
record-unfair-setup = the setup does not follow from the seed
record-bad-undone = these are not the numbers of draws that were taken back
record-unfair-draw = draw { $draw } does not follow from the seed
record-fair = { $draws ->
    [0] the setup follows
    [one] the setup and the one outcome of chance follow
   *[other] the setup and all { $draws } outcomes of chance follow
} from the seed that was committed to before the game
calimala-record-fair = { $draws ->
    [0] the setup follows
    [one] the setup and the one card drawn follow
   *[other] the setup and all { $draws } cards drawn follow
} from the seed that was committed to before the game
forging-florence-record-fair = { $draws ->
    [0] the setup follows
    [one] the setup and the one throw of the die follow
   *[other] the setup and all { $draws } throws of the die follow
} from the seed that was committed to before the game
record-taken-back = { $undone ->
    [one] one draw was taken back
   *[other] { $undone } draws were taken back
}
record-sealed = the seed is still secret, so whether setup and draws follow from it cannot be checked yet

# A game that begins in the middle of another one.
record-bad-position = this is no position of the game
record-other-setup = the setup is not that of the position
record-from-position = it begins at a position that is taken as given: nothing is proven about how it came about
record-fair-since = { $draws ->
    [0] nothing was drawn since
    [one] the one outcome of chance since then follows from the seed that was committed to before the game
   *[other] all { $draws } outcomes of chance since then follow from the seed that was committed to before the game
}

# What verify says about the shuffle and the chain.
record-no-commitment = the commitment is missing to which { $field } belongs: the record was changed
record-unknown-scheme = there is no shuffle scheme “{ $found }” that this program knows
record-bad-values = these are not the values of the seats: for each one 64 hexadecimal digits, or - for nothing
record-bad-chain = this is no chain, which has 64 hexadecimal digits and then two for each turn
record-other-head = the chain does not fit: a header, the setup or the position was changed, or taken out, or added
record-other-turn = the chain does not fit from here on: a move, what chance brought, or their order was changed
record-other-end = the chain does not fit: the result or the chain itself was changed
record-no-chain = the chain is missing that belongs to a record of this shuffle scheme
record-scheme-alone = scheme 1 of shuffles: the server alone chose that seed, and the setup hangs on 64 bits of it
record-scheme-together = scheme 2 of shuffles: what { $seats } added after the commitment is part of it, so whoever runs the server could not choose what was drawn, unless together with the seat that added last
record-scheme-nobody = scheme 2 of shuffles, but nobody added anything: the server alone chose that seed
record-silent = { $seats } added nothing
record-unbound = it is bound to no seed: that nobody arranged what was drawn cannot be proven
record-chain-whole = its chain is whole: since it was written, no move, no outcome, no order and no header was changed, unless somebody made a new chain
record-chain-missing = it has no chain: a change that leaves every state as it was, of an outcome or of the order of moves, cannot be seen
record-chain-missing-order = it has no chain: whether the order of moves was changed where every state stays the same cannot be seen
