# topic: none
# What signoria analyse says.

cli-analyse-description = show where a recorded game was won and lost
cli-analyse-time = how long to think about each decision: a TIME such as 1s or 0.3s, or a number of simulations (default: 1s)
cli-analyse-worst = how many of the gravest moves are listed (default: 10)
cli-analyse-seed = the same number gives the same analysis, if the budget is a number of simulations
cli-analyse-processes = how many moments are looked at at a time (default: one a core)
cli-analyse-json = all that was found, for programs
analyse-progress = Analysing
analyse-partial = Interrupted: only a part of the game was analysed.
analyse-unfinished = The record ends before the game does: points are those so far, and nobody has a place.
analyse-bad-time = { $time } is no time to think
analyse-bad-time-hint = say a number of seconds, such as 0.3s, or of simulations, such as 500; at most { $seconds } seconds or { $simulations } simulations
analyse-title = { $game }: who played how
analyse-seat = Seat
analyse-points = Points
analyse-place = Place
analyse-lost = Ø lost
analyse-inaccuracies = Inaccuracies
analyse-mistakes = Mistakes
analyse-blunders = Blunders
analyse-luck = Luck
analyse-course = The course of the game: chance of victory (points to expect)
analyse-turn = Turn
analyse-end = End
analyse-rows = A row tells how the game stood at the start of a turn, and the last one its end. Turns count on from player to player, as in the record; { $shown } of { $every } are shown.
analyse-rows-unended = A row tells how the game stood at the start of a turn, the last one perhaps later in it. Turns count on from player to player, as in the record; { $shown } of { $every } are shown.
analyse-inaccuracy = Turn { $turn }, { $seat }, inaccuracy (−{ $lost }): { $played }; better: { $better }.
analyse-mistake = Turn { $turn }, { $seat }, mistake (−{ $lost }): { $played }; better: { $better }.
analyse-blunder = Turn { $turn }, { $seat }, blunder (−{ $lost }): { $played }; better: { $better }.
analyse-line = It might have gone on so – { $moves }.
analyse-then = { $seat }: { $move }
analyse-exact = Here the rest of the game was searched out: this is exact, what could not be known in the mean.
analyse-searched-out =
    { $count ->
        [one] At one decision
       *[other] At { $count } decisions
    } the rest of the game was searched out; what is said of these is exact.
analyse-simulations = { $count } simulations
analyse-method = A search of { $time } a decision sees no more than the player could see. Ø lost is the mean over all decisions; what is lost and luck are parts of a whole game's worth: 100 % lies between a hopeless and a safe victory. Luck is what cards and dice were worth against the mean of all that might have come. The course comes from a hundred games played on from each turn, with nothing hidden, by quick players who err now and then. Small differences may be chance.
