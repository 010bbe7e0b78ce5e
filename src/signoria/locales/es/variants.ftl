# topic: none
# Variantes: archivos que cambian números de las reglas; ``signoria variant``, y qué puede estar mal.

variant-head = Una variante de { $game }: cambia números y pruébala:
variant-hint = Lo que omitas vale como en el reglamento. Entre paréntesis está el número de la regla.
variant-comment = { $what }; de { $low } a { $high } ({ $rule })
variant-comment-step = { $what }; de { $low } a { $high }, de { $step } en { $step } ({ $rule })
variant-comment-list = { $what }; de 1 a { $most } números entre { $low } y { $high } ({ $rule })
variant-good = se puede jugar con ella: { $count ->
    [0] nada difiere del reglamento
    [one] un número difiere del reglamento
   *[other] { $count } números difieren del reglamento
}
variant-name = su nombre en los registros: { $name }
variant-played = { $games } partidas del bot { $bot } con { $players } jugadores: { $rounds } rondas de media; terminaron por: { $endings }; con un solo ganador: { $won }
variant-unplayable = nadie puntuó en ninguna de las { $games } partidas del bot { $bot }: con estos números no se puede ganar nada
variant-undecided = todos quedaron iguales en cada una de las { $games } partidas del bot { $bot }: con estos números nadie puede ganar
variant-no-game = solo tiene variantes { $games }
