# Lo que dicen las mesas y el formulario de una partida nueva sobre pistas y análisis.

analysis-begin = ¿Dónde se perdió?
hint = Pista
hint-option = Pistas: todos pueden preguntar al programa qué hacer
hint-allowed = En esta partida se pueden pedir pistas.
hint-taken = { $count ->
    [one] una pista
   *[other] { $count } pistas
}
problem-protected = mientras se juega una partida entre personas, este servidor no da consejos sobre sus posiciones: ni pistas, ni bots que buscan, ni análisis; cuando esa partida termina, vuelve a haberlo todo
guarded = La partida de la que viene esta se sigue jugando entre personas. Hasta que termine no hay aquí pistas, ni bots que buscan, ni análisis.
play-on-guarded = Esta partida se sigue jugando entre personas. Hasta que termine no hay pistas en la nueva, y los bots que buscan no juegan en ella.
redrawn-taken = { $count ->
    [one] deshizo una vez lo ya descubierto
   *[other] deshizo { $count } veces lo ya descubierto
}
table-key-hint = h
table-key-hint-does = pregunta al programa qué hacer, donde se dan pistas
table-command-advice = pista
table-command-advice-does = lo que haría ahora el programa, donde se dan pistas
table-command-no-advice = Ahora no se da ninguna pista.
