# topic: none
# Lo que dice signoria analyse.

cli-analyse-description = mostrar dónde se ganó y se perdió una partida registrada
cli-analyse-time = cuánto se piensa cada decisión: un TIEMPO como 1s o 0.3s, o un número de simulaciones (por defecto: 1s)
cli-analyse-worst = cuántas de las peores jugadas se enumeran (por defecto: 10)
cli-analyse-seed = el mismo número da el mismo análisis, si se indica un número de simulaciones
cli-analyse-processes = cuántos momentos se examinan a la vez (por defecto: uno por núcleo)
cli-analyse-json = todo lo hallado, para programas
analyse-progress = Analizando
analyse-partial = Interrumpido: solo se ha analizado una parte de la partida.
analyse-unfinished = El registro acaba antes que la partida: los puntos son los de hasta ahora y nadie tiene puesto.
analyse-bad-time = { $time } no es un tiempo para pensar
analyse-bad-time-hint = indica un número de segundos, como 0.3s, o de simulaciones, como 500; como máximo { $seconds } segundos o { $simulations } simulaciones
analyse-title = { $game }: quién jugó cómo
analyse-seat = Asiento
analyse-points = Puntos
analyse-place = Puesto
analyse-lost = Ø perdido
analyse-inaccuracies = Imprecisiones
analyse-mistakes = Errores
analyse-blunders = Errores graves
analyse-luck = Suerte
analyse-course = El curso de la partida: probabilidad de victoria (puntos esperados)
analyse-turn = Turno
analyse-end = Final
analyse-rows = Cada fila dice cómo estaba la partida al comenzar un turno; la última, cómo acabó. Los turnos se cuentan de un jugador al siguiente, como en el registro; se muestran { $shown } de { $every }.
analyse-rows-unended = Cada fila dice cómo estaba la partida al comenzar un turno; la última, quizá con el turno ya empezado. Los turnos se cuentan de un jugador al siguiente, como en el registro; se muestran { $shown } de { $every }.
analyse-inaccuracy = Turno { $turn }, { $seat }, imprecisión (−{ $lost }): { $played }; mejor: { $better }.
analyse-mistake = Turno { $turn }, { $seat }, error (−{ $lost }): { $played }; mejor: { $better }.
analyse-blunder = Turno { $turn }, { $seat }, error grave (−{ $lost }): { $played }; mejor: { $better }.
analyse-line = Podría haber seguido así – { $moves }.
analyse-then = { $seat }: { $move }
analyse-exact = Aquí se exploró todo el resto de la partida: esto es exacto, y lo que no se podía saber cuenta en la media.
analyse-searched-out =
    { $count ->
        [one] En una decisión
       *[other] En { $count } decisiones
    } se exploró todo el resto de la partida; lo que se dice de ellas es exacto.
analyse-simulations = { $count } simulaciones
analyse-method = Una búsqueda de { $time } por decisión no ve más de lo que podía ver quien jugaba. Ø perdido es la media de todas las decisiones; lo perdido y la suerte son partes de lo que vale la partida entera: el 100 % va de una victoria imposible a una segura. La suerte es lo que valieron las cartas y los dados frente a la media de todo lo posible. El curso sale de cien partidas jugadas hasta el final desde cada turno, sin nada oculto, entre jugadores rápidos que a veces yerran. Las diferencias pequeñas pueden ser azar.
