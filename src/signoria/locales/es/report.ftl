# topic: none
# Lo que dice signoria report, y sus páginas.

cli-report-description = hacer una página de gráficos de lo que dicen muchas partidas simuladas
cli-report-folder = la carpeta que escribió simulate --out, o uno de sus archivos Parquet; lo que escribió --vary se compara
cli-report-compare = mostrar en cambio en qué difieren dos series
cli-report-out = la página que se escribe (si no: report.html)
report-progress = Leyendo
report-written = El informe está en { $path }.
report-unwritten = no se puede escribir { $path }: { $what }
report-one-or-two = nombra una serie, o dos después de --compare
report-one-or-two-hint = por ejemplo: signoria report SERIE -o report.html
report-no-extra = un informe necesita el paquete { $name }, que no está instalado
report-no-extra-hint = pip install "signoria[report]" trae todo lo que necesita
report-bad-unlike = no se pueden comparar series de juegos o números de jugadores distintos: { $one } y { $other }
report-bad-missing = { $path } no es una serie
report-bad-empty = en { $path } aún no hay ninguna parte de la serie terminada
report-bad-settings = no se puede leer { $path }: { $what }
report-bad-version = { $path } tiene la versión { $version } del formato de series; este programa conoce la { $known }
report-bad-column = a { $path } le falta la columna { $column }
report-bad-kind = { $path }: en la columna { $column } hay algo distinto de lo que debería
report-bad-syntax = { $path } no es lo que escribió simulate: no es JSON, o tiene otros campos
report-bad-game = { $path } trata de { $game }; este programa conoce { $known }
report-bad-damaged = { $path } está dañado: sus filas no corresponden a las partidas
report-bad-unreadable = no se puede leer { $path }: { $what }
report-bad-hint = signoria simulate JUEGO --out CARPETA escribe series, y completa la que no está terminada

report-title = { $game }: un informe
report-title-compared = { $game }: { $one } y { $other } comparados
report-games = Partidas
report-bots = Jugadores
report-seats = Asientos
report-rotating = todos avanzan un asiento de una partida a otra
report-staying = cada uno conserva su asiento
report-seed = Semilla
report-version = Versión (programa / reglas)
report-code = Código de { $what }
report-unfinished = La serie no está terminada: aquí están las { $done } de { $asked } partidas jugadas.
report-few = Son pocas partidas. Casi todo lo que parece distinto puede ser azar.
report-short = En pocas palabras
report-changes-title = Qué ha cambiado
report-contents = Contenido
report-numbers = Los números
report-read = Los números entre paréntesis son intervalos del 95 %. Salen de dejar fuera por turno cada vigésima parte de los repartos, y cuentan como una las partidas con el mismo reparto. «Claramente» se decide una vez para cada número y vale dondequiera que esté: la primera pregunta, la de quien empieza, se juzga por sí sola; todas las demás de una tabla o un gráfico se juzgan juntas, de modo que la probabilidad de que alguna se llame clara sin serlo es como mucho del 5 %. Por eso un intervalo puede no contener el 0 y la diferencia no ser clara. No significa grande: mira también el tamaño. Todo vale para estos jugadores; las personas, o bots más fuertes, quizá jueguen de otro modo.
report-made = Hecho por signoria report.
report-interval = { $value } (de { $low } a { $high })
report-percentage-points = { $number } pp
report-what = Qué
report-share = Parte de las victorias
report-number = Media
report-difference = Diferencia
report-winners = Ganadores
report-others = Los demás
report-fair-line = justo: { $fair }
report-no-difference = ninguna diferencia
report-gaps = La diferencia, { $other } menos { $one }, con su propio intervalo. Relleno: claro. Hueco: no claro.
report-gaps-curve = La diferencia, { $other } menos { $one }, con su propio intervalo.
report-gaps-first = La diferencia con { $first }, con su propio intervalo. Relleno: claro. Hueco: no claro.
report-axis-points = Puntos
report-axis-times = Cuántas veces o cuánto en una partida
report-axis-part = Parte de las diferencias
report-axis-turns = Duración en turnos
report-axis-start-wins = Victorias de quien empieza
report-and-more = { $number ->
    [one] {" "}y uno más
   *[other] {" "}y { $number } más
}
report-apart-more = Claramente más que { $fair }: { $list }.
report-apart-less = Claramente menos que { $fair }: { $list }.
report-apart-none = { $count ->
    [0] Son muy pocas partidas para juzgarlo.
    [one] No difiere claramente de { $fair }.
   *[other] Ninguno de los { $count } difiere claramente de { $fair }.
}
report-winners-more = Los ganadores tienen claramente más: { $list }.
report-winners-less = Los ganadores tienen claramente menos: { $list }.
report-winners-none = Los ganadores y los demás no difieren claramente en nada.
report-changed-more = Claramente más en { $other } que en { $one }: { $list }.
report-changed-less = Claramente menos en { $other } que en { $one }: { $list }.
report-changed-none = Nada difiere claramente entre { $one } y { $other }.
report-range = Lo que más: { $most }, { $high }. Lo que menos: { $least }, { $low }.
report-rose = Claramente más alto en { $other } que en { $one }: { $list }.
report-fell = Claramente más bajo en { $other } que en { $one }: { $list }.
report-unclear = No es claro entre los { $count } que se juzgan juntos, en los que { $other } y { $one } pueden ser iguales: { $list }.

report-start-wins = victorias de quien empieza
report-last-wins = victorias del último en el orden
report-winners-points = puntos del ganador
report-margin-mean = ventaja del ganador al final
report-draws-share = victorias compartidas
report-turns-mean = turnos
report-decisions-mean = decisiones
report-changes-mean = cambios de líder
report-half-wins = victorias de quien va primero a la mitad
report-comebacks = remontadas desde el último puesto a la mitad
report-decided-at = cuán tarde se toma la delantera definitiva
report-order-part = parte del orden de juego en las diferencias de puntos

report-title-many = { $game }: { $number } series comparadas
report-many = Las series una al lado de otra
report-many-start = Quien empieza gana entre { $least } de las partidas en { $low } y { $most } en { $high }; lo justo sería { $fair }.
report-many-about = Cada serie se compara con { $first }. Cuántas veces gana quien empieza se juzga por sí solo, para { $runs } series juntas; todos los demás números son una familia.
report-run = Serie
report-many-more = { $name }: claramente más que en { $first }: { $list }.
report-many-less = { $name }: claramente menos que en { $first }: { $list }.
report-many-none = { $name }: ninguna difiere claramente de { $first }.

report-balance = Quién gana
report-start-more = Quien empieza gana demasiado: { $share } de las partidas, cuando lo justo sería { $fair }. Es claramente más.
report-start-less = Quien empieza gana demasiado poco: { $share } de las partidas, cuando lo justo sería { $fair }. Es claramente menos.
report-start-even = Quien empieza gana { $share } de las partidas; lo justo sería { $fair }. No es una diferencia clara.
report-start-changed = Quien empieza gana { $one } de las partidas en { $first } y { $other } en { $second }; lo justo sería { $fair }. La diferencia de { $difference } es clara.
report-start-same = Quien empieza gana { $one } de las partidas en { $first } y { $other } en { $second }; lo justo sería { $fair }. La diferencia de { $difference } no es clara.
report-order = { $place ->
    [1] Quien empieza
   *[other] Puesto { $place } en el orden de juego
}
report-order-wins = Victorias según el orden de juego
report-order-points = Puntos según el orden de juego
report-entrant-wins = Victorias según el jugador

report-points = De dónde vienen los puntos
report-points-about = Puntos medios de un asiento en una partida. Los ganadores se comparan con la media de los demás; una victoria compartida cuenta por partes.
report-points-by = Puntos: { $kind }
report-over-time = Puntos a lo largo de la partida
report-over-time-about = Puntos medios tras tal parte de los turnos; el último paso incluye el recuento final.
report-turns-played = Turnos jugados
report-openings = Qué aperturas ganan
report-openings-about = Con qué frecuencia gana quien empezó así. No dice por qué: quizá el asiento era bueno y la victoria vino de él.
report-choices = Qué hacen los ganadores
report-choices-about = Cuántas veces o cuánto en una partida, los ganadores y los demás. Quien va delante puede permitirse más, así que no todo es una causa.
report-doers = Quién lo hizo y ganó
report-doers-about = Con qué frecuencia gana quien lo hizo al menos una vez; las cifras dicen cuántos eran. Quien va delante puede permitirse más, así que no todo es una causa.
report-doers-by = Victorias: { $kind }
report-doers-number = Asientos que lo hicieron
report-doers-most = { $what }: ganó el { $share } de los { $number } asientos que lo hicieron; lo justo sería { $fair }.
report-doers-short = Lo que más seguro va con la victoria es «{ $what }»: ganó el { $share } de los { $number } asientos que lo hicieron; lo justo sería { $fair }.
report-undone = Lo que nadie hizo
report-undone-none = Todo lo que se puede contar lo hizo alguien.
report-undone-of = { $kind }: en ninguna partida { $list }.
report-undone-short = { $number ->
    [one] Una cosa no se hizo en ninguna partida: { $list }.
   *[other] { $number } cosas no se hicieron en ninguna partida: { $list }.
}
report-routes = Rutas
report-routes-about = Cuántas veces en una partida lo uno sigue a lo otro; las más frecuentes.
report-steps = { $kind }: de uno al siguiente
report-chance = Qué trae el azar
report-chance-about = Cuántas veces en una partida les tocó a los ganadores y a los demás.

report-length = Cuánto duran las partidas
report-span = de { $low } a { $high }
report-length-about = La mitad de las partidas dura { $span } turnos de un jugador, la central { $middle }; la más corta duró { $least }, la más larga { $most }. La media es de { $mean } turnos y { $decisions } decisiones.
report-length-of = { $run }: la mitad de las partidas dura { $span } turnos de un jugador, la central { $middle }; la más corta duró { $least }, la más larga { $most }. La media es de { $mean } turnos y { $decisions } decisiones.
report-length-changed = La media difiere claramente, en { $difference } turnos.
report-length-same = Las medias difieren en { $difference } turnos, lo que no es claro entre todo lo que se compara.
report-length-chart = Partidas según su duración
report-turns = Turnos
report-games-share = Parte de las partidas

report-endings = Cómo acaban las partidas
report-ended = { $rule }, { $share }
report-ended-by = Qué puso fin a las partidas: { $list }.
report-draws = En el { $shared } de las partidas varios comparten la victoria; en el { $broken } había empate a puntos y decidió el desempate.
report-results = Victorias únicas y compartidas
report-result-points = Un ganador, por puntos
report-result-tie-break = Un ganador, por el desempate
report-result-shared = Varios ganadores

report-course = Remontadas, tensión, decisión
report-half = Quien va primero tras la mitad de los turnos gana { $share } de las partidas; si ir primero no significara nada sería { $fair }.
report-comeback = En { $share } de las partidas el ganador iba entonces último.
report-changes = El primer puesto pasa de un asiento a otro { $number } veces por partida.
report-decided-by = En la mitad de las partidas el ganador va primero hasta el final una vez jugado { $share } de los turnos.
report-margin = El ganador termina con { $mean } puntos de ventaja; en la mitad de las partidas son como mucho { $middle }.
report-leaders = Quien va primero gana
report-leaders-about = Con qué frecuencia gana quien tiene más puntos tras tal parte de los turnos. La línea discontinua es { $fair }, como si ir primero no significara nada; cuanto antes sube la curva, antes se deciden las partidas.
report-leader-wins = Victorias de quien va primero
report-decided = Cuándo se toma la delantera definitiva
report-decided-about = Tras qué parte de los turnos nadie más que el ganador tiene ya más puntos. 100 %: solo con el último turno y el recuento final.

report-luck = Suerte y habilidad
report-luck-chart = De qué vienen las diferencias de puntos
report-luck-order = el orden de juego
report-luck-player = quién juega
report-luck-deal = el reparto
report-luck-rest = cómo fue la partida
report-luck-left = el reparto y cómo fue la partida
report-luck-about = Cuánto distan los puntos de un asiento de la media de su partida, al cuadrado, y qué parte de ello va con qué. «Quién juega» es la parte de la habilidad, en lo que estos jugadores difieren en ella. «Cómo fue la partida» es el resto: el azar que vino de otro modo, lo que hicieron los demás, y bots que eligen al azar entre lo que parece igual.
report-luck-sets = Cada reparto se juega tantas veces como jugadores hay, cada uno una vez en cada asiento: lo que queda con el asiento, siéntese quien se siente, es el reparto.
report-luck-no-sets = Cada reparto se jugó solo una vez, así que no se puede separar del resto; simulate --rotate juega cada uno tantas veces como jugadores hay.
report-luck-alike = Aquí todos los jugadores son el mismo bot, así que no puede verse habilidad alguna.

report-options = Opciones
report-options-about = Con qué frecuencia gana quien empieza, según lo que salió para la partida.
