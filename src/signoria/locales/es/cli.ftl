# topic: none
# La línea de órdenes: lo que enumera, su ayuda y sus errores.

cli-usage = uso:
cli-options = opciones
cli-positional = argumentos
cli-commands = órdenes
cli-help = mostrar esta ayuda y salir
cli-error = %(prog)s: error: %(message)s
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = falta: %s
cli-error-unrecognized = argumentos desconocidos: %s
cli-error-one-value = hace falta un valor
cli-error-some-value = hace falta al menos un valor
cli-error-no-value = no admite ningún valor, tampoco %r
cli-error-value = no es un número entero: %(value)r
cli-error-choice = no existe %(value)r; existen %(choices)s
cli-error-not-with = no puede ir junto con %s
cli-uncompiled = se ejecuta sin compilar: las partidas tardan unas 40 veces más
cli-uncompiled-hint = para compilar, instala un compilador de C y las cabeceras de Python (Debian: gcc y python3-dev) y vuelve a instalar Signoria
cli-unexpected = error inesperado: { $what } (SIGNORIA_DEBUG=1 muestra los detalles)
cli-unwritable = no se pudieron escribir los resultados: { $problem }

cli-signoria-description = Juegos de mesa del Renacimiento: jugar, repasar y simular.
cli-signoria-epilog = Más sobre una orden: signoria COMMAND --help
cli-signoria-version = mostrar la versión y salir
cli-play-description = jugar una partida en el terminal
cli-replay-description = mostrar una partida registrada en cualquier turno
cli-verify-description = comprobar que un registro es correcto
cli-map-description = comprobar un mapa y mostrar cuán justo es
cli-simulate-description = dejar que los bots jueguen muchas partidas y mostrar los resultados

cli-lang = idioma: en, de, es, it (si no, el del sistema)
cli-of-game = { $game }: { $what } Uno de: { $values }
cli-game = el juego: { $games }
cli-start = el puesto inicial, desde 0, o random (al azar, como también si falta)
cli-play-players = cuántos juegan; cada juego dice cuántos pueden ser
cli-play-seats = quién juega, separado por comas: me, apprentice, master
cli-play-seed = el mismo número da la misma partida
cli-play-record = guardar la partida en este archivo o seguir con la que contiene
cli-play-plain = texto lineal para lectores de pantalla y registros
cli-simulate-players = cuántos juegan (si no, 4 o tantos como bots)
cli-simulate-games = cuántas partidas (si no, 1000)
cli-simulate-bots = uno para todos los puestos o uno para cada uno, separados por comas; { own-bot-help }
cli-simulate-seed = el mismo número da las mismas partidas
cli-simulate-threads = cuántos núcleos usar (si no, todos); los resultados no cambian
cli-simulate-json = los resultados para programas
cli-record = el archivo; - lee la entrada estándar
cli-replay-until = mostrarla después de N turnos; 0: antes del primero
cli-replay-seat = como la ve el puesto K, contado como en el registro
cli-replay-json = la vista y los sucesos para programas
cli-verify-epilog = estado de salida: 0 el registro es correcto; 1 no lo es, y se indica el primer fallo; 2 no se puede leer el archivo o los argumentos son incorrectos
cli-map-file = el mapa; si falta, el propio del juego
cli-map-report = mostrar los turnos desde cada casa hasta cada tipo de lugar
cli-map-json = el informe para programas
cli-map-epilog = estado de salida: 0 se puede jugar en él; 1 no se puede, y se nombra el primer fallo; 2 el archivo no se puede leer
cli-variant-description = crear y comprobar archivos que cambian números de las reglas
cli-variant-acts = qué hacer
cli-variant-new-description = escribir todos los números de un juego con sus límites, para que los cambies
cli-variant-check-description = nombrar cada fallo de un archivo y después jugar con él
cli-variant-check-file = el archivo
cli-variant-check-json = lo encontrado, para programas
cli-variant-check-epilog = estado de salida: 0 se puede jugar y ganar con él; 1 no se puede, y se nombra cada fallo; 2 el archivo no se puede leer
no-such-option = { $game } no tiene la opción { $option }
