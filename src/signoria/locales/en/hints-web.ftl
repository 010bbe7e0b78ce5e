# What tables and the form for a new match say of hints and analyses.

analysis-begin = Where was it lost?
hint = Hint
hint-option = Hints: everybody may ask the program what to do
hint-allowed = Hints may be asked for in this match.
hint-taken = { $count ->
    [one] one hint
   *[other] { $count } hints
}
problem-protected = while a match among people runs, this server gives no advice on its positions: no hints, no bots that search, no analyses; all of it is there again when that match has ended
guarded = The match that this one comes from still runs among people. Until it has ended there are no hints here, no bots that search, and no analysis.
play-on-guarded = This match still runs among people. Until it has ended there are no hints in the new one, and bots that search do not play there.
redrawn-taken = { $count ->
    [one] took back what had come to light once
   *[other] took back what had come to light { $count } times
}
table-key-hint = h
table-key-hint-does = asks the program what to do, where hints are given
table-command-advice = advice
table-command-advice-does = what the program would do now, where hints are given
table-command-no-advice = No hint is given now.
