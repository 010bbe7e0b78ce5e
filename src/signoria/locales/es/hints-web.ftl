# topic: common
# Lo que dicen las mesas y el formulario de una partida nueva sobre pistas y análisis.

analysis-begin = ¿Dónde se perdió?
hint = Pista
hint-option = Pistas: todos pueden preguntar al programa qué hacer
hint-allowed = En esta partida se pueden pedir pistas.
hint-taken = { $count ->
    [one] una pista
   *[other] { $count } pistas
}
table-command-no-advice = Ahora no se da ninguna pista.
