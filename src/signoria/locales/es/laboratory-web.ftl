# topic: laboratory
# The laboratory of the pages without a server: bots play, and a report is drawn.

experiment-about = Los bots juegan unos cientos de partidas entre sí y ves lo que tienen en común: quién gana y con qué frecuencia, de dónde vienen los puntos, cuánto dura una partida y qué seguridad tiene cada número.
experiment-where = Todo se calcula en este dispositivo. No hay que instalar nada y no se envía nada a ninguna parte.
experiment-bots = Quién juega
experiment-bot = Bot { $number }
experiment-seats = Los bots cambian de asiento de una partida a otra, de modo que cada uno se sienta igual de a menudo en todas partes.
experiment-rules = Reglas y número de partidas
experiment-number = Partidas
experiment-play = Jugar las partidas
experiment-loading = Se prepara el laboratorio …
experiment-playing = Los bots juegan …
experiment-games-done = { $done } de { $games } partidas
experiment-reporting = Se suman las partidas …
experiment-progress = Cuánto se ha avanzado
experiment-failed = No se han podido jugar las partidas. Quizá falte memoria: cierra otras páginas, elige menos partidas e inténtalo de nuevo.
experiment-findings = Lo que muestran las partidas
experiment-page = Guardar como página
experiment-numbers = Guardar los números (JSON)
experiment-command = Donde Signoria está instalado, esta orden juega exactamente las mismas partidas y las guarda:
