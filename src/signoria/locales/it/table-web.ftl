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
table-key-numbers = Da 1 a 9
table-key-numbers-does = scelgono l’opzione con quel numero
table-key-undo = u
table-key-undo-does = annulla
table-key-help = ?
table-key-help-does = mostra questo elenco
table-key-rules = r
table-key-rules-does = apre le regole
table-key-log = Frecce nella cronaca
table-key-log-does = di riga in riga; a destra, la regola su cui poggia
table-keys-where = Valgono finché il focus è al tavolo.
table-keys-off = Le singole lettere e cifre sono disattivate; gli altri tasti valgono mentre il tavolo ha il fuoco.
table-keys-close = Chiudi

# In words: what one can ask for, by a command.
table-said = Che cosa è stato detto
table-command = Comando o mossa
table-command-hint = Scrivi il numero o le parole di una mossa, o un comando; ? elenca i comandi.
table-command-busy = L’ultima mossa è ancora in viaggio.
table-command-unknown = «{ $text }» non è né un comando né una mossa ora possibile. Scrivi ? per l’aiuto.
table-command-which = Scrivi la mossa dopo il comando.
table-command-possible = Quella mossa è possibile.
table-command-no-answer = Ora nessuno può dirlo.
table-command-no-undo = Ora non si può annullare nulla.
table-command-no-options = Ora non hai nulla da decidere.
table-command-nothing = Non è ancora successo nulla.
table-commands = Scrivi il numero di una mossa, le sue parole o il loro inizio, oppure uno di questi comandi, con il segno o con la parola:
table-command-line = { $key } o { $word }: { $does }
table-command-help = aiuto
table-command-help-does = questo elenco; con una mossa dopo, perché non è possibile
table-command-decision = decisione
table-command-decision-does = che cosa c’è da decidere e come sta la partita
table-command-options = opzioni
table-command-options-does = tutte le mosse ora possibili, con i loro numeri
table-command-last = ultimo
table-command-last-does = gli ultimi turni; con un numero, tanti
table-command-players = giocatori
table-command-players-does = che cosa ha ogni giocatore
table-command-why = perché
table-command-why-does = con una mossa dopo: perché non è possibile, con la regola
table-command-whatif = ese
table-command-whatif-does = con una mossa dopo: che cosa cambierebbe
table-command-undo = annulla
table-command-undo-does = annulla la tua ultima decisione
table-list-open = Le mosse possibili come elenco ({ $count })
