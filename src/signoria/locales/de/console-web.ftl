# topic: later
# The table in words: what one can ask for, by a command.

table-command = Befehl oder Zug
table-command-hint = Tippe die Nummer oder die Wörter eines Zugs oder einen Befehl; ? nennt die Befehle.
table-command-busy = Der letzte Zug ist noch unterwegs.
table-commands = Tippe die Nummer eines Zugs, seine Wörter oder deren Anfänge oder einen dieser Befehle, als Zeichen oder als Wort:
table-command-line = { $key } oder { $word }: { $does }
table-command-help = hilfe
table-command-help-does = diese Liste; mit einem Zug dahinter, warum er nicht möglich ist
table-command-decision = entscheidung
table-command-decision-does = was zu entscheiden ist und wie das Spiel steht
table-command-options = optionen
table-command-options-does = alle Züge, die jetzt möglich sind, mit ihren Nummern
table-command-last = letzte
table-command-last-does = die letzten Züge; mit einer Zahl so viele
table-command-players = spieler
table-command-players-does = was alle Spieler haben
table-command-why = warum
table-command-why-does = mit einem Zug dahinter: warum er nicht möglich ist, mit der Regel
table-command-explain = erkläre
table-command-explain-does = mit dem Namen eines Dings dahinter: wozu es da ist, was es kostet, wie es steht; ohne Namen, welche Dinge es gibt
table-command-whatif = waswenn
table-command-whatif-does = mit einem Zug dahinter: was er änderte
table-command-undo = zurück
table-command-undo-does = nimmt deine letzte Entscheidung zurück
table-command-advice = tipp
table-command-advice-does = was das Programm jetzt täte, wo es Tipps gibt
