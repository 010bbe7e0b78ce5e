# topic: none
# Calimala in the terminal.

calimala-you = tú
calimala-nobody = nadie
calimala-white = blanco

calimala-ask-keeping = Quédate con una de tus cartas de puntuación.
calimala-ask-taking = Toma una carta inicial.
calimala-ask-placing = Coloca un disco en una calle.
calimala-ask-acting = Tu disco en { $street } está activado.
calimala-ask-acting-white = Tu disco blanco en { $street } está activado.
calimala-ask-seating = Elige el disco que ocupa el asiento.
calimala-ask-drawing = Se roba una carta.
calimala-ask-over = La partida ha terminado.
calimala-detail-keeping = Al final puntúa para todos, como la carta descubierta { $card }.
calimala-detail-left = Quedan por usar: { $kinds }.
calimala-detail-left-none = Ya has usado ambas acciones; aún puedes jugar cartas.
calimala-detail-duty = { $count ->
    [one] Debes realizarla.
   *[other] Debes realizar al menos una.
}
calimala-left-twice = { $kind } dos veces
calimala-head-deck = mazo { $deck }, descartes { $discard }
calimala-head-begins = { $you ->
    [yes] empiezas tú
   *[no] empieza { $player }
}
calimala-head-face-up = carta descubierta { $card }
calimala-own-hand = Tu mano: { $cards }.
calimala-own-hand-empty = Tu mano está vacía.
calimala-own-kept = Tu carta de puntuación: { $card }.

calimala-menu-keeping = Tus cartas de puntuación:
calimala-menu-taking = Las cartas iniciales descubiertas:
calimala-menu-seating = Tus discos:
calimala-menu-placing = Calles, y quién actúa entonces:
calimala-menu-placing-both = Calles, y quién actúa entonces ({ $key }w: con un disco blanco):
calimala-menu-placing-white = Con un disco blanco, cada acción dos veces:
calimala-menu-act = Acciones de la calle:
calimala-menu-act-one = { $kind }, en la calle:
calimala-menu-card = Cartas de tu mano:
calimala-menu-card-one = { $kind }, con una carta:
calimala-menu-rest = O bien:
calimala-menu-street = { $street }: { $order }
calimala-menu-seat = ; { $you ->
    [yes] ocupas el asiento de la ficha { $tile }, { $category }
   *[no] { $player } ocupa el asiento de la ficha { $tile }, { $category }
}
calimala-menu-leaves = ; el disco inferior sale del juego
calimala-seat-sign = asiento en esa ficha

calimala-title-board = La ciudad
calimala-title-tiles = Las próximas puntuaciones, como serían ahora
calimala-title-buildings = Los edificios
calimala-title-cities = Las ciudades
calimala-title-discards = Pila de descarte: { $cards }
calimala-board-row = Fila { $row }: { $squares }
calimala-stack = desde arriba { $discs }
calimala-stack-empty = ningún disco
calimala-tiles-seats = Asientos ocupados: { $seats }
calimala-tiles-later = Después
calimala-tiles-seats-title = Asientos
calimala-mat-stores = Almacenes: { $stores }.
calimala-mat-workshops = Talleres: { $workshops }, telas en cada uno: { $cloth }.
calimala-mat-built = Barcos: { $ships }. Casas comerciales: { $houses }.
calimala-mat-discs = Discos en la reserva: { $coloured }, blancos: { $white }. Asientos: { $seats }.
calimala-mat-cards = Cartas en la mano: { $cards }. Cubos en la reserva: { $cubes }.
calimala-slots = { $name }: { $cubes }; libres { $free }
calimala-city-houses = Casas comerciales: { $owners }
calimala-column-cloth = Telas
calimala-column-ships = Barcos
calimala-column-houses = Casas
calimala-column-discs = Discos
calimala-column-seats = Asientos
calimala-column-cards = Cartas
calimala-command-board = ciudad
calimala-command-tiles = puntuaciones
calimala-command-places = lugares
calimala-command-discards = descartes
calimala-command-variant = variante
calimala-help-board = la ciudad con sus calles y pilas
calimala-help-mats = almacenes, talleres, barcos y discos de todos
calimala-help-tiles = las próximas puntuaciones y los asientos ocupados
calimala-help-places = iglesias, obras de arte y ciudades
calimala-help-discards = la pila de descarte descubierta
calimala-help-variant = los números de las reglas que han cambiado
calimala-sign-player = { $player }: un disco o un cubo, con su letra y su dibujo
calimala-sign-white = un disco blanco; abreviado, una estrella
calimala-sign-stack = la calle 7 con su pila, leída desde arriba
calimala-sign-order = quién actúa entonces, en este orden
calimala-sign-seat = { $player } ocupa entonces el asiento de la ficha 1
calimala-sign-leaves = este disco sale entonces del juego
calimala-sign-discs = discos en la reserva: diez de color, dos blancos
calimala-sign-workshops = telas en cada taller; – no está construido
calimala-sign-slots = { $player } tiene allí un cubo, cuatro casillas están libres
calimala-sign-standing = un cubo, empatado (=), que ahora daría dos puntos
calimala-sign-now = quién decide, la calle activada, la próxima puntuación
calimala-result-tie = Igualdad de puntos: deciden los asientos y las obras en el ayuntamiento.
calimala-result-tie-shared = Igualdad de puntos, y de asientos y obras en el ayuntamiento.
calimala-menu-only = Ahora es posible:
calimala-head-next = Próximas puntuaciones: { $tiles }.
calimala-help-intro = Escribe el número de una opción o una jugada en palabras, como «colocar Madera|Barco» o «construir taller»; bastan los comienzos de las palabras. O una de estas:
calimala-help-why = por qué una jugada no es posible, con la regla: porqué barco Lisboa (o: ? barco Lisboa); ? a solas: la regla del último rechazo
calimala-why-what = Escribe la jugada detrás: porqué barco Lisboa
calimala-welcome = Calimala: comerciantes de telas en Florencia. Intro acepta lo que está entre corchetes.
calimala-cli-edition = reglas de la edición: en o de (si no, en)
calimala-cli-layout = casillas de acción: random (al azar) o beginner (para principiantes); si no, random
