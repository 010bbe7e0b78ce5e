# topic: common
# Der Tisch jedes Spiels im Browser.
table-you = du
table-name-colour = { $name } ({ $colour })
table-areas = Bereiche des Tisches
table-decision = Entscheidung
table-sheet = Mehr von der Entscheidung
table-words = Die Stellung in Worten
table-wait-look = Schau dich ruhig um: Nichts, was du berührst, wird gesendet.
table-wait-watch = Du schaust zu.
table-not-now = Jetzt nicht: { $text }
table-refused = { $text } (Regel { $rule })
table-undo = Zurücknehmen
table-list-and-type = Alle Möglichkeiten als Liste, oder getippt
table-tap-again = Tippe noch einmal, um das zu spielen.
table-type-open = Einen Zug tippen
table-type = Nummer oder Zug
table-type-go = Spielen
table-typed-wrong = „{ $text }“ ist keiner der jetzt möglichen Züge.
table-closed = Jetzt nicht möglich
table-round = Runde { $round } von { $rounds }
table-log = Verlauf
table-log-opening = Vor der ersten Runde
# Behind the sentence of a move that the clock has made.
table-by-clock = (von einem Bot: die Zeit war um)
table-log-round = Runde { $round }
table-win = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
}
table-win-shared = { $players } teilen sich den Sieg
table-column-place = Platz
table-column-player = Spieler
table-count-title = Die Schlusswertung
table-count-heard = Das Spiel ist zu Ende. { $winner }. Die Schlusswertung lässt sich Zeile für Zeile nachlesen.
table-count-before = Vor der Schlusswertung
table-count-skip = Alles sofort zeigen
table-count-again = Noch einmal zeigen
table-count-ranks = Rangfolge
table-count-lines = Zeile für Zeile
table-count-gain = { $player } +{ $points }
table-count-none = Niemand bekommt Punkte.
table-keys = Tasten
table-key-numbers = 1 bis 9
table-key-numbers-does = treffen die Wahl mit dieser Nummer
table-key-undo = u
table-key-undo-does = nimmt zurück
table-key-help = ?
table-key-help-does = zeigt diese Liste
table-key-rules = r
table-key-rules-does = öffnet die Regeln
table-key-log = Pfeiltasten im Verlauf
table-key-log-does = von Zeile zu Zeile; nach rechts zur Regel dahinter
table-keys-where = Sie gelten, solange der Fokus am Tisch ist.
table-keys-off = Einzelne Buchstaben und Ziffern sind abgeschaltet; die anderen Tasten gelten, solange der Tisch den Fokus hat.
table-keys-close = Schließen

# In words: what one can ask for, by a command.
table-said = Was gesagt wurde
table-command = Befehl oder Zug
table-command-hint = Tippe die Nummer oder die Wörter eines Zugs oder einen Befehl; ? nennt die Befehle.
table-command-busy = Der letzte Zug ist noch unterwegs.
table-command-unknown = „{ $text }“ ist weder ein Befehl noch ein Zug, der jetzt möglich ist. Mit ? kommt Hilfe.
table-command-which = Schreib den Zug dahinter.
table-command-possible = Dieser Zug ist möglich.
table-command-no-answer = Das kann gerade niemand sagen.
table-command-no-undo = Jetzt lässt sich nichts zurücknehmen.
table-command-no-options = Du hast jetzt nichts zu entscheiden.
table-command-nothing = Es ist noch nichts geschehen.
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
table-command-whatif = waswenn
table-command-whatif-does = mit einem Zug dahinter: was er änderte
table-command-undo = zurück
table-command-undo-does = nimmt deine letzte Entscheidung zurück
table-list-open = Die möglichen Züge als Liste ({ $count })
