# topic: liars-dice
liars-dice-option-dice = Dadi
liars-dice-option-dice-why = Quanti dadi tira ciascuno.
liars-dice-rule-L2 = All’inizio di un turno tutti i dadi si tirano in segreto.
liars-dice-rule-L3 = Una puntata supera l’ultima, oppure si dubita dell’ultima.
liars-dice-rule-L4 = Dopo tre turni la partita finisce.
liars-dice-illegal-over = La partita è finita.
liars-dice-illegal-throwing = Si stanno tirando i dadi; nessuno decide ora.
liars-dice-illegal-too-low = Una puntata deve superare l’ultima.
liars-dice-illegal-too-many = Ci sono solo { $dice } dadi.
liars-dice-illegal-no-bid = Non c’è puntata di cui dubitare.
liars-dice-illegal-unknown = Non c’è un’azione simile nel gioco.
liars-dice-bad-setup-players = Il dado bugiardo è per { $low } a { $high } persone, non { $value } (L1)
liars-dice-wanted-face = una faccia da 1 a 6
liars-dice-wanted-count = un numero di dadi
liars-dice-event-rolled = { $you ->
    [yes] Tiri { $face }.
   *[no] { $player } tira { $face }.
}
liars-dice-event-bid = { $you ->
    [yes] Punti { $count } volte { $face }.
   *[no] { $player } punta { $count } volte { $face }.
}
liars-dice-event-doubted = { $you ->
    [yes] Dubiti. { $dice }. Sbaglia: { $wrong }.
   *[no] { $player } dubita. { $dice }. Sbaglia: { $wrong }.
}
liars-dice-event-game-over = La partita è finita.
liars-dice-move-bid = { $count } volte { $face }
liars-dice-move-doubt = Dubitare della puntata
liars-dice-menu = La tua scelta:
liars-dice-ask-first = Punti per primo.
liars-dice-ask-bid = La puntata è { $count } volte { $face }.
liars-dice-own-dice = I tuoi dadi: { $dice }
liars-dice-result-tie = I punti uguali si dividono.
liars-dice-command-points = punti
liars-dice-help-points = i punti di tutti
