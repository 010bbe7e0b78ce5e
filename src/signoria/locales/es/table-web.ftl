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

# In words: what one can ask for, by a command.
table-said = Lo que se ha dicho
table-command = Orden o jugada
table-command-hint = Escribe el número o las palabras de una jugada, o una orden; ? muestra las órdenes.
table-command-busy = La última jugada aún está en camino.
table-command-unknown = «{ $text }» no es ni una orden ni una jugada posible ahora. Escribe ? para ver la ayuda.
table-command-which = Escribe la jugada detrás.
table-command-possible = Esa jugada es posible.
table-command-no-answer = Ahora nadie puede decirlo.
table-command-no-undo = Ahora no se puede deshacer nada.
table-command-no-options = Ahora no tienes nada que decidir.
table-command-nothing = Aún no ha pasado nada.
table-commands = Escribe el número de una jugada, sus palabras o el principio de ellas, o una de estas órdenes, por su signo o su palabra:
table-command-line = { $key } o { $word }: { $does }
table-command-help = ayuda
table-command-help-does = esta lista; con una jugada detrás, por qué no es posible
table-command-decision = decisión
table-command-decision-does = qué hay que decidir y cómo está la partida
table-command-options = opciones
table-command-options-does = todas las jugadas posibles ahora, con sus números
table-command-last = último
table-command-last-does = los últimos turnos; con un número, tantos
table-command-players = jugadores
table-command-players-does = lo que tiene cada jugador
table-command-why = porqué
table-command-why-does = con una jugada detrás: por qué no es posible, con la regla
table-command-whatif = ysi
table-command-whatif-does = con una jugada detrás: qué cambiaría
table-command-undo = deshacer
table-command-undo-does = deshace tu última decisión
table-list-open = Las jugadas posibles como lista ({ $count })
