# topic: none
# Qué está mal en el registro de una partida.  Después sigue, en las palabras del formato, qué se
# esperaba allí.

record-at = línea { $line }, columna { $column }
record-expected = ; se esperaba: { $wanted }
record-in-turn = turno { $turn }
record-in-opening = apertura
record-in-result = resultado
record-rules = registrado con la versión { $old } de las reglas, repetido con la versión { $new }

record-cannot-read = no se puede leer { $file }: { $problem }
record-cannot-save = no se puede guardar la partida en { $file }: { $problem }
record-save-too-large = no se puede guardar la partida en { $file }: el registro pasaría de { $limit } bytes

record-too-large = el registro pasa de { $limit } bytes
record-utf16 = el texto está codificado en UTF-16
record-not-utf8 = el byte { $byte } no es UTF-8
record-control-character = no se admite el carácter de control { $code }
record-line-too-long = la línea pasa de { $limit } caracteres

record-no-record = esto no es el registro de una partida
record-newer-format = el formato { $version } del registro es más nuevo que este programa, que conoce el { $known }
record-bad-version = «{ $version }» no es una versión del formato
record-bad-header = esto no es un encabezado
record-misspelt = no se conoce el encabezado { $field }; será { $meant }
record-doubled = { $field } ya está en la línea { $first }
record-no-value = { $field } no tiene valor
record-missing = falta el encabezado { $field }
record-no-setup = falta la preparación
record-ends = el registro termina demasiado pronto
record-bad-line = esta línea no se entiende aquí
record-no-hash = falta la suma de comprobación al final del turno
record-bad-hash = esto no es una suma de comprobación, que tiene 16 cifras hexadecimales
record-turn-order = «{ $found }» está fuera de orden
record-empty-turn = el turno está vacío
record-bad-result = esto no es una línea de un resultado

record-unknown-game = no hay ningún juego «{ $field }»
record-bad-setup = la preparación es imposible: { $problem }
record-bad-move = esto no es una jugada: { $problem }
record-illegal = «{ $move }» no es legal: { $problem }
record-wrong-seat = aquí decide el puesto { $right }, no el { $found }
record-chance = aquí decide el azar, no el puesto { $found }
record-no-chance = aquí decide el puesto { $right }, no el azar
record-over = la partida ya ha terminado
record-no-opening = faltan las decisiones anteriores al primer turno
record-an-opening = en este juego no se decide nada antes del primer turno
record-turn-over = el turno ya ha terminado
record-turn-not-over = el turno aún no ha terminado; decide el puesto { $right }
record-wrong-hash = la posición final es otra: se cambió la suma de comprobación, o antes una jugada o la preparación
record-unknown-hash = el registro deja abierta la suma de comprobación
record-wrong-result = el resultado es otro
record-too-many = la partida no tiene más puestos
record-not-over = la partida aún no ha terminado
record-no-result = la partida ha terminado, pero el resultado falta o está incompleto

# Lo que dicen replay y verify.
record-title = { $game } después de { $turns ->
    [0] la apertura
    [one] un turno
   *[other] { $turns } turnos
}
record-log = El último turno
record-timed-out = Se acabó el tiempo de { $player } y decidió un bot. Turnos: { $turns }
record-drawing = Se está robando una carta.
record-decides = Decide { $player }.
record-seat = puesto { $seat }
record-agrees = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} y { $hashes ->
    [one] una suma de comprobación
   *[other] { $hashes } sumas de comprobación
}: todo es correcto
record-finished = la partida ha terminado
record-unfinished = la partida no ha terminado
record-few-turns = en el registro { $turns ->
    [0] no ha terminado ningún turno
    [one] solo ha terminado un turno
   *[other] solo han terminado { $turns } turnos
}, no { $until }
record-bad-until = un número de turnos es 0 o más, no { $until }
record-bad-seat = no hay puesto { $seat }; los puestos van de 0 a { $last }

# Lo que se sigue de la semilla a la que estaba ligado un servidor.
record-bad-seed = la semilla tiene 64 cifras hexadecimales
record-wrong-seed = esta no es la semilla fijada antes de la partida
record-bad-options = las opciones de la preparación faltan o están incompletas
record-unfair-setup = la preparación no se sigue de la semilla
record-bad-undone = estos no son los números de robos deshechos
record-unfair-draw = el robo { $draw } no se sigue de la semilla
record-fair = { $draws ->
    [0] la preparación se sigue
    [one] la preparación y el único resultado del azar se siguen
   *[other] la preparación y los { $draws } resultados del azar se siguen
} de la semilla fijada antes de la partida
calimala-record-fair = { $draws ->
    [0] la preparación se sigue
    [one] la preparación y la única carta robada se siguen
   *[other] la preparación y las { $draws } cartas robadas se siguen
} de la semilla fijada antes de la partida
forging-florence-record-fair = { $draws ->
    [0] la preparación se sigue
    [one] la preparación y la única tirada del dado se siguen
   *[other] la preparación y las { $draws } tiradas del dado se siguen
} de la semilla fijada antes de la partida
record-taken-back = { $undone ->
    [one] se deshizo un robo
   *[other] se deshicieron { $undone } robos
}
record-sealed = la semilla aún es secreta, así que todavía no se puede comprobar si la preparación y el azar se siguen de ella

# A game that begins in the middle of another one.
record-bad-position = esto no es una posición del juego
record-other-setup = la preparación no es la de la posición
record-from-position = empieza en una posición que se da por buena: no se prueba cómo se llegó a ella
record-fair-since = { $draws ->
    [0] desde entonces no se sacó nada
    [one] el único resultado del azar desde entonces se sigue de la semilla fijada antes de la partida
   *[other] los { $draws } resultados del azar desde entonces se siguen de la semilla fijada antes de la partida
}

# What verify says about the shuffle and the chain.
record-no-commitment = falta el compromiso al que pertenece { $field }: el registro fue cambiado
record-unknown-scheme = este programa no conoce ningún método de mezcla «{ $found }»
record-bad-values = estos no son los valores de los puestos: para cada uno 64 cifras hexadecimales, o - si no aportó nada
record-bad-chain = esto no es una cadena: tiene 64 cifras hexadecimales y luego dos por cada turno
record-other-head = la cadena no encaja: se cambió, se quitó o se añadió un encabezado, la preparación o la posición
record-other-turn = la cadena no encaja a partir de aquí: se cambió una jugada, un resultado del azar o su orden
record-other-end = la cadena no encaja: se cambió el resultado o la propia cadena
record-no-chain = falta la cadena que corresponde a un registro con este método de mezcla
record-scheme-alone = método de mezcla 1: el servidor eligió solo la semilla, y la preparación depende de 64 bits de ella
record-scheme-together = método de mezcla 2: cuenta también lo aportado después del compromiso por { $seats }; quien lleva el servidor no pudo elegir lo que salió, salvo junto con el puesto que aportó el último
record-scheme-nobody = método de mezcla 2, pero nadie aportó nada: el servidor eligió solo la semilla
record-silent = sin aportar nada: { $seats }
record-unbound = no está ligado a ninguna semilla: no se puede demostrar que nadie preparó el azar
record-chain-whole = la cadena está entera: desde que se escribió no se cambió ninguna jugada, ningún resultado del azar, ningún orden ni ningún encabezado, salvo que alguien hiciera una cadena nueva
record-chain-missing = no hay cadena: no se ve un cambio de un resultado del azar o del orden de las jugadas que deje iguales todas las posiciones
record-chain-missing-order = no hay cadena: no se ve un cambio del orden de las jugadas que deje iguales todas las posiciones
