# topic: common
# La mesa de cualquier juego en el navegador.
table-you = tú
table-name-colour = { $name } ({ $colour })
table-areas = Zonas de la mesa
table-decision = Decisión
table-sheet = Más de la decisión
table-words = La posición en palabras
table-wait-look = Puedes mirar con calma: nada de lo que toques se envía.
table-wait-watch = Estás mirando.
table-not-now = Ahora no: { $text }
table-refused = { $text } (regla { $rule })
table-undo = Deshacer
table-list-and-type = Todas las opciones en lista, o escritas
table-all-choices = Todas las opciones
table-tap-again = Toca otra vez para jugar esto.
table-type-open = Escribir una jugada
table-type = Número o jugada
table-type-go = Jugar
table-typed-wrong = «{ $text }» no es ninguna de las jugadas posibles ahora.
table-closed = No es posible ahora
table-round = Ronda { $round } de { $rounds }
table-log = Historial
table-log-opening = Antes de la primera ronda
# Behind the sentence of a move that the clock has made.
table-by-clock = (de un bot: se acabó el tiempo)
table-log-round = Ronda { $round }
table-win = { $you ->
    [yes] Ganas tú
   *[no] Gana { $player }
}
table-win-shared = { $players } comparten la victoria
table-column-place = Puesto
table-column-player = Jugador
table-count-title = La puntuación final
table-count-heard = La partida ha terminado. { $winner }. La puntuación final se puede leer línea por línea.
table-count-before = Antes de la puntuación final
table-count-skip = Mostrarlo todo ya
table-count-again = Mostrarla otra vez
table-count-ranks = Clasificación
table-count-lines = Línea por línea
table-count-gain = { $player } +{ $points }
table-count-none = Nadie recibe puntos.
table-keys = Teclas

# In words: what one can ask for, by a command.
table-said = Lo que se ha dicho
table-command-unknown = «{ $text }» no es ni una orden ni una jugada posible ahora. Escribe ? para ver la ayuda.
table-command-which = Escribe la jugada detrás.
table-command-possible = Esa jugada es posible.
table-command-no-answer = Ahora nadie puede decirlo.
table-command-no-undo = Ahora no se puede deshacer nada.
table-command-no-options = Ahora no tienes nada que decidir.
table-command-nothing = Aún no ha pasado nada.
table-list-open = Las jugadas posibles como lista ({ $count })
