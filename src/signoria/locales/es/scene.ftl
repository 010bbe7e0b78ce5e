# topic: scene
# Moments at which the table stops, and the story of a game that is over.
scene-go-on = Seguir
story = La historia de la partida
story-chart = Puntos a lo largo del tiempo; al final: { $players }
story-start = Inicio
story-end = Final
story-numbers = Lo mismo en cifras
story-turn = Tras el turno
story-turnings = Momentos decisivos
story-lead = Turno { $turn }: { $player } se pone en cabeza, { $points } a { $next }
story-gain = Turno { $turn }: { $player } gana { $gain }
story-records = Récords
story-most = La mayor ganancia de una vez: { $player }, +{ $gain }
story-led = Más tiempo en cabeza: { $player }, tras { $turns } de { $of } turnos
story-personal = Tu mejor resultado hasta ahora con tantos jugadores: { $score }, antes { $best } ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
story-won = { $count ->
    [one] Gana { $players }
   *[other] { $players } comparten la victoria
}
story-picture = Hacer una imagen
story-keep = Guardar la imagen
story-share = Compartir
flow = Lo que hacen los demás
flow-back = Un paso atrás
flow-pause = Pausa
flow-play = Seguir
flow-on = Un paso adelante
flow-skip = Hasta ahora
