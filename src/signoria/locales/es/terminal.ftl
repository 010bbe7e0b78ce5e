# Lo que solo dice el terminal.

you = tú
yes = sí
no = no
none = ninguna
nobody = nadie
white = blanco
seat-me = yo

ask-keeping = Quédate con una de tus cartas de puntuación.
ask-taking = Toma una carta inicial.
ask-placing = Coloca un disco en una calle.
ask-acting = Tu disco en { $street } está activado.
ask-acting-white = Tu disco blanco en { $street } está activado.
ask-seating = Elige el disco que ocupa el asiento.
ask-drawing = Se roba una carta.
ask-over = La partida ha terminado.
detail-keeping = Al final puntúa para todos, como la carta descubierta { $card }.
detail-left = Quedan por usar: { $kinds }.
detail-left-none = Ya has usado ambas acciones; aún puedes jugar cartas.
detail-duty = { $count ->
    [one] Debes realizarla.
   *[other] Debes realizar al menos una.
}
left-twice = { $kind } dos veces
head-round = Ronda { $round } de { $rounds }
head-deck = mazo { $deck }, descartes { $discard }
head-begins = { $you ->
    [yes] empiezas tú
   *[no] empieza { $player }
}
head-face-up = carta descubierta { $card }
head-scores = Puntos: { $scores }.
own-hand = Tu mano: { $cards }.
own-hand-empty = Tu mano está vacía.
own-kept = Tu carta de puntuación: { $card }.

menu-keeping = Tus cartas de puntuación:
menu-taking = Las cartas iniciales descubiertas:
menu-seating = Tus discos:
menu-placing = Calles, y quién actúa entonces:
menu-placing-both = Calles, y quién actúa entonces ({ $key }w: con un disco blanco):
menu-placing-white = Con un disco blanco, cada acción dos veces:
menu-act = Acciones de la calle:
menu-act-one = { $kind }, en la calle:
menu-card = Cartas de tu mano:
menu-card-one = { $kind }, con una carta:
menu-rest = O bien:
menu-street = { $street }: { $order }
menu-seat = ; { $you ->
    [yes] ocupas el asiento de la ficha { $tile }, { $category }
   *[no] { $player } ocupa el asiento de la ficha { $tile }, { $category }
}
menu-leaves = ; el disco inferior sale del juego
seat-sign = asiento en esa ficha
prompt = Tu elección (ayuda):

title-board = La ciudad
title-tiles = Las próximas puntuaciones, como serían ahora
title-mats = Los jugadores
title-buildings = Los edificios
title-cities = Las ciudades
title-discards = Pila de descarte: { $cards }
board-row = Fila { $row }: { $squares }
stack = desde arriba { $discs }
stack-empty = ningún disco
tiles-seats = Asientos ocupados: { $seats }
tiles-later = Después
tiles-seats-title = Asientos
mat-stores = Almacenes: { $stores }.
mat-workshops = Talleres: { $workshops }, telas en cada uno: { $cloth }.
mat-built = Barcos: { $ships }. Casas comerciales: { $houses }.
mat-discs = Discos en la reserva: { $coloured }, blancos: { $white }. Asientos: { $seats }.
mat-cards = Cartas en la mano: { $cards }. Cubos en la reserva: { $cubes }.
slots = { $name }: { $cubes }; libres { $free }
city-houses = Casas comerciales: { $owners }
column-player = Jugador
column-points = Puntos
column-cloth = Telas
column-ships = Barcos
column-houses = Casas
column-discs = Discos
column-seats = Asientos
column-cards = Cartas

command-help = ayuda
command-moves = jugadas
command-board = ciudad
command-mats = jugadores
command-tiles = puntuaciones
command-places = lugares
command-discards = descartes
command-hand = mano
command-log = historia
command-undo = deshacer
command-why = porqué
command-save = salvar
command-quit = salir
help-intro = Escribe el número de una opción o una jugada en palabras, como «colocar Madera|Barco» o «construir taller»; bastan los comienzos de las palabras. O una de estas:
help-help = esta ayuda
help-moves = otra vez la lista de jugadas
help-board = la ciudad con sus calles y pilas
help-mats = almacenes, talleres, barcos y discos de todos
help-tiles = las próximas puntuaciones y los asientos ocupados
help-places = iglesias, obras de arte y ciudades
help-discards = la pila de descarte descubierta
help-hand = tus propias cartas
help-log = todo lo que ha pasado
help-undo = deshacer tu última decisión, si desde entonces nadie ha sabido nada nuevo
help-why = por qué una jugada no es posible, con la regla: porqué barco Lisboa (o: ? barco Lisboa); ? a solas: la regla del último rechazo
help-save = guardar ahora (cada jugada se guarda de todos modos)
help-quit = salir; la partida se conserva
help-signs = Los signos:
sign-player = { $player }: un disco o un cubo, con su letra y su dibujo
sign-white = un disco blanco; abreviado, una estrella
sign-stack = la calle 7 con su pila, leída desde arriba
sign-order = quién actúa entonces, en este orden
sign-seat = { $player } ocupa entonces el asiento de la ficha 1
sign-leaves = este disco sale entonces del juego
sign-discs = discos en la reserva: diez de color, dos blancos
sign-workshops = telas en cada taller; – no está construido
sign-slots = { $player } tiene allí un cubo, cuatro casillas están libres
sign-standing = un cubo, empatado (=), que ahora daría dos puntos
sign-now = quién decide, la calle activada, la próxima puntuación
log-cut = … { $count } más: { $command }
why-what = Escribe la jugada detrás: porqué barco Lisboa
why-legal = Esa jugada es posible.
undo-refused = No se puede deshacer: desde tu última decisión alguien ha decidido o ha sabido algo.
saved = Guardada en { $path }.
no-such-number = Aquí no hay ese número; van de { $first } a { $last }.
no-move = «{ $text }» no es una jugada. Escribe un número de la lista o ayuda.
no-move-expected = «{ $text }» no es una jugada. Ahí sería posible: { $expected }.
illegal = { $text } (regla { $rule })
rule = Regla { $number }: { $text }
hand-over = Decide { $player }. Pasa el terminal y pulsa Intro.

welcome = Calimala: comerciantes de telas en Florencia. Intro acepta lo que está entre corchetes.
ask = { $question } ({ $answers }) [{ $default }]
ask-again = Una de estas, por favor: { $answers }.
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores?
ask-people = ¿Cuántas personas en este terminal?
ask-bots = ¿Rivales?
go-on = Hay una partida de { $players } jugadores sin terminar, en la ronda { $round }. ¿Continuarla?
goodbye = Hasta la vista.
left = La partida acaba aquí.
left-saved = La partida se conserva. Continúa con: signoria play --record { $path }
left-unsaved = La partida no se pudo guardar y se ha perdido.
not-saved = Atención: { $problem }. La partida sigue en la memoria, y cada jugada lo intenta de nuevo.
kept-in = El registro de la partida: { $path }
result-title = El resultado
result-line = { $place }. { $player } ({ $who }): { points }
result-you-win = Ganas.
result-wins = Gana { $player }.
result-shared = { $players } comparten la victoria.
result-tie = Igualdad de puntos: deciden los asientos y las obras en el ayuntamiento.
result-tie-shared = Igualdad de puntos, y de asientos y obras en el ayuntamiento.

bad-option = { $option } no admite «{ $value }»
bad-game = no hay ningún juego «{ $name }»
right-option = lo correcto sería: { $right }
from-to = un número de { $low } a { $high }
right-start = un puesto de 0 a { $high }, o random
seats-range = de { $low } a { $high } nombres separados por comas
seats-differ = hay { $players } jugadores pero { $seats } puestos
seats-hint = --players y --seats deben coincidir; basta con uno de los dos
match-over = la partida en { $path } ha terminado
match-over-hint = para verla: signoria replay { $path }; o elige otro archivo para una partida nueva
menu-only = Ahora es posible:
head-next = Próximas puntuaciones: { $tiles }.
left-behind = Las últimas jugadas no están guardadas. { $path } contiene la partida hasta { $turn ->
    [0] la apertura
   *[other] el turno { $turn }
}.
not-resumed = Atención: no se puede continuar una partida guardada: { $problem }
in-use = otro programa está jugando la partida de { $path }
in-use-hint = sal primero de ella allí, o elige otro archivo
other-rules = la partida de { $path } se registró con las reglas { $rules } y con las de ahora va de otro modo ({ $place }); continuarla borraría lo que lo prueba
other-rules-hint = para verlo: signoria verify { $path }; para una partida nueva elige otro archivo
other-game = la partida en { $path } es de { $game }
contradicts = { $option } { $value } contradice la partida de { $path }, que tiene { $found }
contradicts-hint = sin esa opción se continúa aquella partida; para una nueva elige otro archivo
seats-assumed = La cabecera { $header } no dice quién juega; se supone: { $seats }. De otro modo: --seats
seed-assumed = La cabecera { $header } no es un número de 0 a { $high }; desde aquí el azar se sortea de nuevo.
no-desk = { $game } no se puede jugar en el terminal; juégalo en el navegador: signoria serve
