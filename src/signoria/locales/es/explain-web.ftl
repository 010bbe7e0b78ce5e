# topic: explain
# Las cartas que explican las cosas de la mesa.

explain-cost = Cuesta
explain-pays = Da
explain-gain = Para ti ahora
explain-state = Cómo está
explain-close = Cerrar la carta
explain-next = Siguiente
explain-previous = Anterior
table-command-things = Hay cartas de: { $names }.
table-command-no-thing = Aquí no hay «{ $text }»; hay cartas de: { $names }.
