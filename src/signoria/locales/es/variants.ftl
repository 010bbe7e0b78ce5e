# topic: none
# Variantes: archivos que cambian números de las reglas; ``signoria variant``, y qué puede estar mal.

bad-setup-variant-long = línea { $line }: { $value } caracteres son demasiados; se permiten { $most }
bad-setup-variant-syntax = línea { $line }: esto no es TOML: { $problem }
bad-setup-variant-no-game = línea { $line }: el archivo no dice de qué juego es variante: game = "{ $right }"
bad-setup-variant-no-rules = línea { $line }: el archivo no dice a qué versión de las reglas pertenece: rules = "{ $right }"
bad-setup-variant-game = línea { $line }: es una variante de «{ $value }», no de «{ $right }»
bad-setup-variant-rules = línea { $line }: es para la versión «{ $value }» de las reglas, no para «{ $right }»
bad-setup-variant-unknown = línea { $line }: no existe el número «{ $key }»; existen { $known }
bad-setup-variant-whole = línea { $line }: { $key } es un número entero de { $low } a { $high }, no «{ $value }»
bad-setup-variant-range = línea { $line }: { $key } va de { $low } a { $high }, no { $value }
bad-setup-variant-step = línea { $line }: { $key } va de { $step } en { $step }, y { $value } no lo cumple
bad-setup-variant-list = línea { $line }: { $key } es una lista de 1 a { $most } números, no «{ $value }»
bad-setup-variant-entry = línea { $line }: «{ $value }» no es una entrada como key=3
bad-setup-variant-hash = línea { $line }: el hash de estos números es { $right }, no { $value }

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
variant-changed = { $key }: { $value } en lugar de { $usual }
variant-played = { $games } partidas del bot { $bot } con { $players } jugadores: { $rounds } rondas de media; terminaron por: { $endings }; con un solo ganador: { $won }
variant-unplayable = nadie puntuó en ninguna de las { $games } partidas del bot { $bot }: con estos números no se puede ganar nada
variant-undecided = todos quedaron iguales en cada una de las { $games } partidas del bot { $bot }: con estos números nadie puede ganar
variant-no-game = solo tiene variantes { $games }
variant-title = Cambiado en esta variante:
variant-none = Todos los números son los del reglamento.
