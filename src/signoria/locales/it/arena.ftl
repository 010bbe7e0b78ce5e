# Ciò che dice signoria simulate.

simulate-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} a { $players } giocatori
simulate-seat = Posto
simulate-bot = Bot
simulate-score = Punti
simulate-wins = Vittorie
simulate-interval = intervallo al 95 %
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } partite/s, { $decisions } decisioni/s, { $threads ->
    [one] un thread
   *[other] { $threads } thread
}
simulate-progress = In corso
simulate-partial = Interrotto: giocate { $done } partite su { $games }; i risultati sono parziali.
simulate-seats = { $bots } bot per { $players } giocatori
simulate-seats-hint = giusto sarebbe un bot per tutti i posti, o uno per ciascuno, da { $low } a { $high }
