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
table-all-choices = Alle Möglichkeiten
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

# In words: what one can ask for, by a command.
table-said = Was gesagt wurde
table-command-unknown = „{ $text }“ ist weder ein Befehl noch ein Zug, der jetzt möglich ist. Mit ? kommt Hilfe.
table-command-which = Schreib den Zug dahinter.
table-command-possible = Dieser Zug ist möglich.
table-command-no-answer = Das kann gerade niemand sagen.
table-command-no-undo = Jetzt lässt sich nichts zurücknehmen.
table-command-no-options = Du hast jetzt nichts zu entscheiden.
table-command-nothing = Es ist noch nichts geschehen.
table-list-open = Die möglichen Züge als Liste ({ $count })
