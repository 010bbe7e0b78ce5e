# topic: matches
# All matches of a person, and how to find one.

matches-game = Juego
matches-game-any = Todos los juegos
matches-outcome = Resultado
matches-outcome-any = Todas
matches-outcome-under-way = En curso
matches-outcome-won = Ganada
matches-outcome-lost = Perdida
matches-outcome-ended = Terminada
matches-name = Nombre de un jugador
matches-since = Desde
matches-before = Hasta
matches-archived = Lista
matches-archived-no = Sin el archivo
matches-archived-yes = El archivo
matches-archive = Archivar
matches-bring-back = Recuperar
matches-clear = Borrar
matches-none = Ninguna partida es así.
matches-more = Partidas más antiguas
matches-found = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }
matches-found-some = { $count ->
    [one] Una partida por ahora; las hay más antiguas.
   *[other] { $count } partidas por ahora; las hay más antiguas.
 }
