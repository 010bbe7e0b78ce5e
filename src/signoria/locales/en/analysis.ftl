# topic: analysis
# Analyses of games that are over, and hints, in the browser.

problem-no-such-analysis = this analysis is not known any more; begin it again
problem-one-analysis = an analysis of another game is under way for you; wait for it, or stop it there
problem-many-analyses = many games are being analysed just now; try again in some minutes
problem-no-hints = no hints are given in this match
problem-protected = while a match among people runs, this server gives no advice on its positions: no hints, no bots that search, no analyses
problem-hint-failed = no hint could be worked out just now

analysis = Analysis
analysis-what = The program looks at every decision with the eyes of whoever made it. That takes about two minutes.
analysis-stop = Stop
analysis-again = Try again
analysis-close = Close
analysis-waiting = { $ahead ->
    [0] It begins soon.
    [one] One other analysis comes before.
   *[other] { $ahead } other analyses come before.
}
analysis-stage-course = How the game stood
analysis-stage-decisions = Every decision, briefly
analysis-stage-luck = What chance brought
analysis-stage-closely = Doubtful decisions again, closely
analysis-progress = { $stage }: { $percent }
analysis-whole = The analysis is complete.
analysis-stopped = The analysis was stopped.
analysis-failed = The analysis has failed.
analysis-course = The course of the game
analysis-course-how = From each turn the game was played on a hundred times, with nothing hidden, by quick players who err now and then.
analysis-victories = Chance of victory
analysis-points = Points to expect
analysis-places = Place to expect
analysis-start = Start
analysis-round = Round { $round }
analysis-earlier = { $moment } (last estimate)
analysis-end = End
analysis-table = As a table
analysis-lost-where = Where it was lost
analysis-none = Nobody made a grave mistake.
analysis-none-of = { $player } made no grave mistake.
analysis-none-yet = Nothing has been found yet.
analysis-of = Moves of
analysis-all = all players
analysis-listed = The { $most } gravest of { $count }, in the order of the game.
analysis-listed-all = All { $count }, in the order of the game.
analysis-list-all = Show all
analysis-list-few = Only the gravest
analysis-back = Back to the list
analysis-back-brief = List
analysis-moment = Show this move
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-where = { $size } · { $round }
analysis-lost = −{ $lost }
analysis-played = Played: { $move }
analysis-better = Better: { $move }
analysis-marked = Marked at the table: { $sign }
analysis-or = or { $move } (−{ $less })
analysis-or-unsure = or { $move } (hard to tell from it)
analysis-or-equal = or { $move } (as good)
analysis-then = Then perhaps { $moves }
analysis-then-move = { $seat }: { $move }
analysis-exact = Exact: the rest of the game was searched out, what could not be known in the mean.
analysis-searched-out =
    { $count ->
        [one] At one decision
       *[other] At { $count } decisions
    } near the end the rest of the game was searched out; what is said of these is exact.
analysis-skill = Skill and luck
analysis-player = Player
analysis-sum-lost = Lost
analysis-sum-luck = Luck
analysis-sum-graves = Inaccuracies · mistakes · blunders
analysis-rate = Ø { $rate }
analysis-rate-all = { $lost } in all
analysis-method = A move is measured between a hopeless game (0%) and a safe victory (100%). Ø lost is what one's own moves cost in the mean of all decisions; in all that may be more than 100%, for at every decision there is a game to lose anew. Luck is what cards and dice were worth against the mean of all that might have come. Small differences may be chance, and a mistake is one against the program.

hint-title = The program would
hint-waiting = The program thinks …
hint-nudge = Think of this: { $aims }.
hint-nudge-none = Compare what each choice brings you in this turn.
hint-place = Look here: { $place }.
hint-more = Tell me more
hint-then = Then: { $moves }.
hint-aim = On the way to: { $aim } ({ $share } of the tries).
hint-worth = worth { $worth } of a safe victory, { $share } of the tries
hint-exact = worth { $worth } of a safe victory, exact: the rest of the game is searched out
hint-unsure = hard to tell from the first, { $share } of the tries
hint-others = Why, and other moves
hint-worth-what = Worth: 0% is the last place far behind, 100% a safe victory.
hint-close = Close
redrawn-taken = took back what had come to light: { $count }
