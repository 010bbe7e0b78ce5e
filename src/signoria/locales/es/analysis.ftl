# topic: analysis
# Análisis de partidas terminadas y pistas en el navegador.

problem-no-such-analysis = este análisis ya no se conoce; vuelve a empezarlo
problem-one-analysis = ya se está haciendo para ti el análisis de otra partida; espera a que termine o detenlo allí
problem-many-analyses = ahora mismo se analizan muchas partidas; vuelve a intentarlo dentro de unos minutos
problem-no-hints = en esta partida no se dan pistas
problem-protected = mientras se juega una partida entre personas, este servidor no ayuda con sus posiciones: ni pistas, ni bots que buscan, ni análisis
problem-hint-failed = ahora mismo no se ha podido calcular ninguna pista

analysis = Análisis
analysis-what = El programa mira cada decisión con los ojos de quien la tomó. Tarda unos dos minutos.
analysis-stop = Detener
analysis-again = Volver a intentarlo
analysis-close = Cerrar
analysis-waiting = { $ahead ->
    [0] Empieza enseguida.
    [one] Antes viene otro análisis.
   *[other] Antes vienen otros { $ahead } análisis.
}
analysis-stage-course = Cómo estaba la partida
analysis-stage-decisions = Cada decisión, brevemente
analysis-stage-luck = Lo que trajo el azar
analysis-stage-closely = Otra vez las decisiones dudosas, a fondo
analysis-progress = { $stage }: { $percent }
analysis-whole = El análisis está completo.
analysis-stopped = El análisis se ha detenido.
analysis-failed = El análisis ha fallado.
analysis-course = El curso de la partida
analysis-course-how = Desde cada turno la partida se jugó cien veces hasta el final, sin nada oculto, entre jugadores rápidos que a veces yerran.
analysis-victories = Probabilidad de victoria
analysis-points = Puntos esperados
analysis-places = Puesto esperado
analysis-start = Inicio
analysis-round = Ronda { $round }
analysis-earlier = { $moment } (última estimación)
analysis-end = Final
analysis-table = Como tabla
analysis-lost-where = Dónde se perdió
analysis-none = Nadie ha cometido un error grave.
analysis-none-of = { $player } no ha cometido ningún error grave.
analysis-none-yet = Todavía no se ha encontrado nada.
analysis-of = Jugadas de
analysis-all = todos los jugadores
analysis-listed = Las { $most } más graves de { $count }, en el orden de la partida.
analysis-listed-all = Las { $count }, en el orden de la partida.
analysis-list-all = Mostrar todas
analysis-list-few = Solo las más graves
analysis-back = Volver a la lista
analysis-back-brief = Lista
analysis-moment = Mostrar esta jugada
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-where = { $size } · { $round }
analysis-lost = −{ $lost }
analysis-played = Jugado: { $move }
analysis-better = Mejor: { $move }
analysis-marked = Marcado en la mesa: { $sign }
analysis-or = o { $move } (−{ $less })
analysis-or-unsure = o { $move } (difícil de distinguir)
analysis-or-equal = o { $move } (igual de buena)
analysis-then = Luego, quizá, { $moves }
analysis-then-move = { $seat }: { $move }
analysis-exact = Exacto: se exploró todo el resto de la partida, y lo que no se podía saber cuenta en la media.
analysis-searched-out =
    { $count ->
        [one] En una decisión
       *[other] En { $count } decisiones
    } del final se exploró todo el resto de la partida; lo que se dice de ellas es exacto.
analysis-skill = Habilidad y suerte
analysis-player = Jugador
analysis-sum-lost = Perdido
analysis-sum-luck = Suerte
analysis-sum-graves = Imprecisiones · errores · errores graves
analysis-rate = Ø { $rate }
analysis-rate-all = { $lost } en total
analysis-method = Cada jugada se mide entre una partida sin esperanza (0 %) y una victoria segura (100 %). Ø perdido es lo que costaron las propias jugadas en la media de todas las decisiones; en total puede ser más del 100 %, porque en cada decisión se puede perder de nuevo. Suerte es lo que valieron cartas y dados frente a la media de todo lo que podía haber salido. Las diferencias pequeñas pueden ser azar, y un error lo es frente al programa.

hint-title = El programa elegiría
hint-waiting = El programa está pensando …
hint-nudge = Piensa en esto: { $aims }.
hint-nudge-none = Compara lo que te da cada opción en este turno.
hint-place = Mira aquí: { $place }.
hint-more = Dime más
hint-then = Después: { $moves }.
hint-aim = Camino de: { $aim } ({ $share } de los intentos).
hint-worth = vale el { $worth } de una victoria segura, { $share } de los intentos
hint-exact = vale el { $worth } de una victoria segura, exacto: se ha explorado todo el resto de la partida
hint-unsure = difícil de distinguir de la primera, { $share } de los intentos
hint-others = Por qué, y otras jugadas
hint-worth-what = Valor: 0 % es el último puesto muy por detrás; 100 %, una victoria segura.
hint-close = Cerrar
redrawn-taken = deshizo lo ya descubierto: { $count }
