# Was signoria simulate sagt.

simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} zu { $players }
simulate-seat = Platz
simulate-bot = Bot
simulate-score = Punkte
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } Partien/s, { $decisions } Entscheidungen/s, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
}
simulate-progress = Es wird gespielt
simulate-partial = Unterbrochen: { $done } von { $games } Partien sind gespielt; die Ergebnisse sind unvollständig.
simulate-seats = { $bots } Bots für { $players } Spieler
simulate-seats-hint = richtig wäre ein Bot für alle Plätze oder einer für jeden von { $low } bis { $high }
