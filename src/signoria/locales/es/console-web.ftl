# topic: later
# The table in words: what one can ask for, by a command.

table-command = Orden o jugada
table-command-hint = Escribe el número o las palabras de una jugada, o una orden; ? muestra las órdenes.
table-command-busy = La última jugada aún está en camino.
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
table-command-explain = explica
table-command-explain-does = con el nombre de una cosa detrás: para qué sirve, qué cuesta, cómo está; sin nombre, qué cosas hay
table-command-whatif = ysi
table-command-whatif-does = con una jugada detrás: qué cambiaría
table-command-undo = deshacer
table-command-undo-does = deshace tu última decisión
table-command-advice = pista
table-command-advice-does = lo que haría ahora el programa, donde se dan pistas
