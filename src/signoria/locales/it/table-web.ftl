# topic: common
# Il tavolo di ogni gioco nel browser.
table-you = tu
table-name-colour = { $name } ({ $colour })
table-areas = Zone del tavolo
table-decision = Decisione
table-sheet = Altro della decisione
table-words = La posizione a parole
table-wait-look = Guardati pure intorno: nulla di ciò che tocchi viene inviato.
table-wait-watch = Stai guardando.
table-not-now = Ora no: { $text }
table-refused = { $text } (regola { $rule })
table-undo = Annulla
table-list-and-type = Tutte le scelte in elenco, o scritte
table-all-choices = Tutte le scelte
table-tap-again = Tocca di nuovo per giocare questa mossa.
table-type-open = Scrivere una mossa
table-type = Numero o mossa
table-type-go = Gioca
table-typed-wrong = «{ $text }» non è una delle mosse possibili ora.
table-closed = Ora non è possibile
table-round = Round { $round } di { $rounds }
table-log = Cronaca
table-log-opening = Prima del primo round
# Behind the sentence of a move that the clock has made.
table-by-clock = (di un bot: il tempo era scaduto)
table-log-round = Round { $round }
table-win = { $you ->
    [yes] Hai vinto
   *[no] Vince { $player }
}
table-win-shared = { $players } condividono la vittoria
table-column-place = Posto
table-column-player = Giocatore
table-count-title = Il punteggio finale
table-count-heard = La partita è finita. { $winner }. Il punteggio finale si può leggere riga per riga.
table-count-before = Prima del punteggio finale
table-count-skip = Mostra tutto subito
table-count-again = Mostra di nuovo
table-count-ranks = Classifica
table-count-lines = Riga per riga
table-count-gain = { $player } +{ $points }
table-count-none = Nessuno riceve punti.
table-keys = Tasti

# In words: what one can ask for, by a command.
table-said = Che cosa è stato detto
table-command-unknown = «{ $text }» non è né un comando né una mossa ora possibile. Scrivi ? per l’aiuto.
table-command-which = Scrivi la mossa dopo il comando.
table-command-possible = Quella mossa è possibile.
table-command-no-answer = Ora nessuno può dirlo.
table-command-no-undo = Ora non si può annullare nulla.
table-command-no-options = Ora non hai nulla da decidere.
table-command-nothing = Non è ancora successo nulla.
table-list-open = Le mosse possibili come elenco ({ $count })
