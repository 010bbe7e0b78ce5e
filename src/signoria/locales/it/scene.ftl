# topic: scene
# Moments at which the table stops, and the story of a game that is over.
scene-go-on = Avanti
story = La storia della partita
story-chart = Punti nel corso del tempo; alla fine: { $players }
story-start = Inizio
story-end = Fine
story-numbers = Lo stesso in cifre
story-turn = Dopo il turno
story-turnings = Momenti decisivi
story-lead = Turno { $turn }: { $player } passa in testa, { $points } a { $next }
story-gain = Turno { $turn }: { $player } guadagna { $gain }
story-records = Primati
story-most = Il maggior guadagno in una volta: { $player }, +{ $gain }
story-led = Più a lungo in testa: { $player }, dopo { $turns } turni su { $of }
story-personal = Il tuo miglior risultato finora con altrettanti giocatori: { $score }, prima { $best } ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
story-won = { $count ->
    [one] Vince { $players }
   *[other] { $players } si dividono la vittoria
}
story-picture = Farne un’immagine
story-keep = Conservare l’immagine
story-share = Condividere
flow = Che cosa fanno gli altri
flow-back = Un passo indietro
flow-pause = Pausa
flow-play = Avanti
flow-on = Un passo avanti
flow-skip = Fino a ora

# The list of keys.
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
table-key-hint = h
table-key-hint-does = chiede al programma che cosa fare, dove si danno suggerimenti
table-key-explain = i
table-key-explain-does = spiega ciò che ha il fuoco; poi le frecce portano oltre, Pag su e Pag giù ad altre parti del tavolo
