# topic: form
# A new match: who plays, by which rules, and who may come.

web-game = Juego
web-players = Jugadores
web-seats-note = Un puesto libre es para quien tenga el enlace de invitación. En este dispositivo se juega pasándolo de turno en turno.
web-seat-who = Quién juega con el color { $colour }
web-seat-name = Nombre del color { $colour }
web-seat-bot = Bot que juega con el color { $colour }
web-wish-me = Yo
web-wish-device = Alguien en este dispositivo
web-wish-bot = Bot
web-wish-open = Libre
web-options = Reglas y tiempo
web-option-start = Jugador inicial
web-option-start-random = por sorteo
web-option-own = de un archivo propio
web-option-file = Archivo
web-option-long = El archivo es demasiado largo: { $most } caracteres como máximo.
web-variant-numbers = Números de las reglas
web-variant-rulebook = reglamento
web-variant-own = una variante
web-variant-count = { $count ->
    [one] un número cambiado
   *[other] { $count } números cambiados
}
web-variant-unchecked = Haz que se compruebe primero la variante.
web-clock = Tiempo
web-clock-none = sin límite
web-absence = Sin jugada, un bot puede jugar tras
web-access = Quién puede venir
web-public = Pública: cualquiera puede ocupar un puesto libre
web-spectators = Se permite mirar; nadie ve nada oculto
web-make = Crear la partida
web-row-invites = { $name } invita
