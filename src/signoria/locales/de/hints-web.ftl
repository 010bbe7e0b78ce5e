# Was Tische und das Formular für eine neue Partie über Tipps und Analysen sagen.

analysis-begin = Wo ging es verloren?
hint = Tipp
hint-option = Tipps: Alle dürfen das Programm fragen, was zu tun ist
hint-allowed = In dieser Partie darf man um Tipps bitten.
hint-taken = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
}
problem-protected = solange eine Partie unter Menschen läuft, gibt dieser Server zu ihren Stellungen keinen Rat: keine Tipps, keine suchenden Bots, keine Analysen; ist die Partie zu Ende, gibt es alles wieder
guarded = Die Partie, aus der diese kommt, läuft noch unter Menschen. Bis sie zu Ende ist, gibt es hier keine Tipps, keine suchenden Bots und keine Analyse.
play-on-guarded = Diese Partie läuft noch unter Menschen. Bis sie zu Ende ist, gibt es in der neuen keine Tipps, und suchende Bots spielen dort nicht mit.
redrawn-taken = { $count ->
    [one] einmal Aufgedecktes zurückgenommen
   *[other] { $count }-mal Aufgedecktes zurückgenommen
}
table-key-hint = h
table-key-hint-does = fragt das Programm, was zu tun ist, wo es Tipps gibt
table-command-advice = tipp
table-command-advice-does = was das Programm jetzt täte, wo es Tipps gibt
table-command-no-advice = Jetzt gibt es keinen Tipp.
