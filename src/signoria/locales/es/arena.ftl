# Lo que dice signoria simulate.

simulate-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $players } jugadores
simulate-seat = Puesto
simulate-bot = Bot
simulate-score = Puntos
simulate-wins = Victorias
simulate-interval = intervalo del 95 %
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s, { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}
simulate-progress = Jugando
simulate-partial = Interrumpido: se han jugado { $done } de { $games } partidas; los resultados son parciales.
simulate-seats = { $bots } bots para { $players } jugadores
simulate-seats-hint = lo correcto sería un bot para todos los puestos, o uno para cada uno, de { $low } a { $high }
