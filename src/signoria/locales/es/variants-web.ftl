# topic: variants
# Variantes: qué puede estar mal en un archivo, qué cambia, y su formulario.

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

variant-changed = { $key }: { $value } en lugar de { $usual }
variant-title = Cambiado en esta variante:
variant-none = Todos los números son los del reglamento.

variant-of = Con otros números que el reglamento
variant-file = De un archivo
variant-numbers = Fijar números
variant-reset = Volver al reglamento
variant-text = El texto del archivo
variant-check = Comprobar y probar
variant-checking = Se lee el texto; después unos bots juegan con él unos segundos.
variant-unchecked = Elige un archivo, pega su texto o fija números; después, haz que se compruebe.
variant-faults = { $count ->
    [one] Hay un error en el texto:
   *[other] Hay { $count } errores en el texto:
}
variant-range = de { $low } a { $high }; { $usual } según el reglamento ({ $rule })
variant-range-list = de 1 a { $most } números de { $low } a { $high }, separados por comas; { $usual } según el reglamento ({ $rule })
variant-trial = { $games } partidas de bots con { $players } jugadores: { $rounds } rondas de media, { $won } ganadas por uno solo.
variant-untried = Aquí nadie la prueba; lo hace «signoria variant check».
variant-verdict-unplayable = Nadie puntuó en ninguna de { $games } partidas de bots: con estos números no se puede ganar nada.
variant-verdict-undecided = Todos empataron en cada una de { $games } partidas de bots: con estos números nadie puede ganar.
variant-verdict-slow = No se pudo probar a tiempo. Aun así se puede jugar.
