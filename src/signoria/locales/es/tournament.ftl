# topic: none
# Lo que dice signoria tournament.

cli-tournament-description = dejar que los bots jueguen entre sí y mostrar cuál es más fuerte
cli-tournament-seats = los bots de la mesa, separados por comas; cada uno un NOMBRE o, si busca, NOMBRE@SIMULACIONES o NOMBRE@TIEMPO (search@500, search@0.3s); { own-bot-help }
cli-tournament-games = cuántas partidas (si no, 100); tantas como bots o un múltiplo da a cada uno cada puesto por igual
cli-tournament-seed = el mismo número da las mismas preparaciones
cli-tournament-processes = cuántas partidas se juegan a la vez (si no, una por núcleo)
cli-tournament-json = los resultados para programas
tournament-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $players } jugadores
tournament-bot = Bot
tournament-wins = Victorias
tournament-interval = Intervalo
tournament-points = Puntos
tournament-margin = Ventaja
tournament-place = Lugar
tournament-time = ms/jugada
tournament-method = Las victorias se cuentan por puesto: entre iguales cada uno tiene { $fair }. La misma preparación se juega hasta que todos han ocupado todos los puestos; el intervalo (95 %, Wilson) lo tiene en cuenta. Ventaja: puntos sobre el mejor de todos los demás. Entre paréntesis: lo que no superaron 99 de cada cien jugadas.
tournament-bad-seats = { $bots ->
    [one] un bot
   *[other] { $bots } bots
} para { $game }
tournament-empty-seat = el puesto { $number } de «{ $list }» no nombra ningún bot
tournament-bad-seats-hint = nombra uno para cada uno de { $low } a { $high } puestos, separados por comas
tournament-bad-bot = no hay ningún bot { $name } para { $game }
tournament-bad-bot-hint = los bots son { $known }; los que buscan admiten también un número de simulaciones o un tiempo, como search@500 o search@0.3s
