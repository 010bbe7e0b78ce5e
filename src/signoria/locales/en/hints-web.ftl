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
table-command-no-advice = No hint is given now.
