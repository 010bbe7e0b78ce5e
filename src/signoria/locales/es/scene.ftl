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

# The list of keys.
table-key-numbers = Del 1 al 9
table-key-numbers-does = eligen la opción de ese número
table-key-undo = u
table-key-undo-does = deshace
table-key-help = ?
table-key-help-does = muestra esta lista
table-key-rules = r
table-key-rules-does = abre las reglas
table-key-log = Flechas en el historial
table-key-log-does = de línea en línea; a la derecha, la regla en que se apoya
table-keys-where = Valen mientras el foco está en la mesa.
table-keys-off = Las letras y cifras sueltas están desactivadas; las demás teclas valen mientras la mesa tiene el foco.
table-keys-close = Cerrar
table-key-hint = h
table-key-hint-does = pregunta al programa qué hacer, donde se dan pistas
table-key-explain = i
table-key-explain-does = explica lo que tiene el foco; después las flechas llevan más allá, Re Pág y Av Pág a otras partes de la mesa
