# topic: shut
# Una partida que no puede seguir y está cerrada.

problem-nothing-left = de esta partida ya no se puede leer nada
problem-damaged = { $kind ->
    [rules-changed] esta partida está cerrada: las reglas del juego han cambiado desde que empezó, y con las de ahora habría ido de otra manera
    [shut] esta partida está cerrada: su registro ya se ha entregado, y con él todo lo que estaba oculto
    [unreadable] esta partida está cerrada: el servidor ya no puede leerla entera
   *[other] esta partida está cerrada: lo que el servidor guarda de ella no encaja
  }
web-shut-record = Quien jugaba en ella puede tener su registro hasta donde llegue. Cuenta también todo lo oculto, así que la partida queda cerrada para siempre.
web-end = Terminar la partida
web-end-sure = ¿Terminar la partida?
web-end-what = Termina sin resultado.
problem-people-play = aquí juegan personas; solo se puede terminar una partida entre bots
