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
