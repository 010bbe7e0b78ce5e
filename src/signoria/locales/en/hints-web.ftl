# topic: common
# What tables and the form for a new match say of hints and analyses.

analysis-begin = Where was it lost?
hint = Hint
hint-option = Hints: everybody may ask the program what to do
hint-allowed = Hints may be asked for in this match.
hint-taken = { $count ->
    [one] one hint
   *[other] { $count } hints
}
table-key-hint = h
table-key-hint-does = asks the program what to do, where hints are given
table-command-advice = advice
table-command-advice-does = what the program would do now, where hints are given
table-command-no-advice = No hint is given now.
