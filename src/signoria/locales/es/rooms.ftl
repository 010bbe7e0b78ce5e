# Por qué una mesa o todo el servidor rechaza algo.

problem-table-full = ya hay demasiada gente mirando esta mesa
problem-server-full = hay demasiadas partidas en marcha; inténtalo más tarde
problem-private = esta partida es solo para quienes la juegan
problem-empty-line = en esa línea no hay nada que leer
problem-not-kept = esto no se pudo guardar, así que no ha ocurrido; inténtalo otra vez
problem-many-bot-matches = ya tienes en marcha { $most } partidas solo entre bots, y nadie puede tener más; termina antes una de ellas
problem-many-bot-matches-here = en esta dirección ya hay en marcha { $most } partidas solo entre bots, y no puede haber más; antes tiene que acabar una de ellas
problem-people-play = en esta partida juegan personas; así solo se puede terminar una partida entre bots
problem-nothing-left = de esta partida ya no se puede leer nada
problem-damaged = { $kind ->
    [rules-changed] esta partida está cerrada: las reglas del juego han cambiado desde que empezó, y con las de ahora habría ido de otra manera
    [shut] esta partida está cerrada: su registro ya se ha entregado, y con él todo lo que estaba oculto
    [unreadable] esta partida está cerrada: el servidor ya no puede leerla entera
   *[other] esta partida está cerrada: lo que el servidor guarda de ella no encaja
  }
