# topic: common
# Was Tische und das Formular für eine neue Partie über Tipps und Analysen sagen.

analysis-begin = Wo ging es verloren?
hint = Tipp
hint-option = Tipps: Alle dürfen das Programm fragen, was zu tun ist
hint-allowed = In dieser Partie darf man um Tipps bitten.
hint-taken = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
}
table-command-no-advice = Jetzt gibt es keinen Tipp.
