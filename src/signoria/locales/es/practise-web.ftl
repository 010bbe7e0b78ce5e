# topic: analysis
# Ejercicios a partir de los propios errores: lo que la página dice en torno a la mesa.

problem-no-such-exercise = este ejercicio ya no existe
problem-exercise-failed = ahora mismo no se ha podido valorar tu jugada; vuelve a intentarla

practise-title = Practicar
practise-guide = Ejercicio
practise-due = { $count ->
    [one] hay uno pendiente
   *[other] hay { $count } pendientes
}
practise-prompt = Te toca: encuentra una jugada mejor que la de entonces.
practise-start = De una partida tuya; es un ejercicio desde el { $date }.
practise-judging = Se está valorando tu jugada…
practise-best = Correcto: { $move }. No se conoce nada mejor.
practise-right = Correcto: { $move }. Apenas es peor que la mejor.
practise-wrong = Todavía no: { $move } cuesta { $lost }. Prueba otra jugada o haz que te muestre la solución.
practise-shown = Esto habría sido mejor:
practise-show = Mostrar la solución
practise-next = Siguiente ejercicio
practise-away = Nunca más
practise-back = Vuelve el { $date }.
practise-gone = No vuelve.
practise-none = Ahora no hay nada pendiente.
practise-later = El próximo ejercicio llega el { $date }.
practise-empty = Todavía no tienes ejercicios. Haz analizar una de tus partidas: las jugadas que más te costaron se convierten en ejercicios.
practise-again = Cargar de nuevo
practise-made = { $count ->
    [one] Un momento de esta partida es ahora un ejercicio para ti.
   *[other] { $count } momentos de esta partida son ahora ejercicios para ti.
}
