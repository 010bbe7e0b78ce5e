# La mesa de Calimala en el navegador.

table-white = blanco
table-none = ninguno
table-nobody = nadie aún

# Zonas
table-area-city = Ciudad
table-area-council = Palazzo
table-area-churches = Iglesias
table-area-map = Mapa
table-area-mine = Yo
table-area-mats = Otros
table-area-log = Historial
table-mine = Tu tablero

# Decisiones
table-ask-keeping = Quédate con una carta de puntuación
table-ask-taking = Toma una carta inicial
table-ask-placing = Coloca un disco en una calle
table-ask-acting = Tu disco en { $street } actúa
table-ask-acting-white = Tu disco blanco en { $street } actúa
table-ask-seating = Elige un disco para el asiento
table-ask-drawing = Se roba una carta
table-ask-over = La partida ha terminado
table-wait-keeping = { $you ->
    [yes] Te quedas con una carta de puntuación
   *[no] { $player } se queda con una carta de puntuación
}
table-wait-taking = { $you ->
    [yes] Tomas una carta inicial
   *[no] { $player } toma una carta inicial
}
table-wait-placing = { $you ->
    [yes] Eliges una calle
   *[no] { $player } elige una calle
}
table-wait-acting = { $you ->
    [yes] Actúas en { $street }
   *[no] { $player } actúa en { $street }
}
table-wait-seating = { $you ->
    [yes] Eliges un disco para el asiento
   *[no] { $player } elige un disco para el asiento
}
table-detail-keeping = Al final puntúa para todos.
table-detail-keeping-open = Al final puntúa para todos, como la carta descubierta { $card }.
table-detail-taking = Va a tu mano; las demás se barajan en el mazo.
table-detail-placing = Elige una calle para ver quién actúa allí y qué puntúa.
table-detail-placing-words = Escribe el número de una calle, con w detrás para un disco blanco; s y un número dice qué seguiría allí.
table-detail-seating = No te queda ninguno en la reserva: uno de tus discos deja su calle por el ayuntamiento.
table-detail-left = Quedan por usar: { $kinds }.
table-detail-left-none = Ya has usado ambas acciones; aún puedes jugar cartas.
table-detail-duty = { $count ->
    [one] Debes realizarla.
   *[other] Debes realizar al menos una.
}
table-left-twice = { $kind } dos veces
table-consequence = { $street }: { $text }
table-follows = actúan por orden: { $order }.
table-follows-seat = { $you ->
    [yes] Ocupas el asiento de { $category }, que entonces se puntúa.
   *[no] { $player } ocupa el asiento de { $category }, que entonces se puntúa.
}
table-follows-leaves = El disco inferior sale del juego.
table-follows-still = aún actúan: { $order }.
table-follows-none = No sigue ninguna puntuación.
table-plan = { $street }, si colocas aquí: { $text }
table-able = { $player }: posible tal como está: { $kinds }; cartas en mano: { $cards }.
table-able-twice = { $player }: posible tal como está, cada una dos veces: { $kinds }; cartas en mano: { $cards }.
table-able-none = { $player }: ninguna de las acciones es posible tal como está; cartas en mano: { $cards }.
table-prospect-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-if-placed = Si colocas aquí:
table-scored-as-is = Tal como está: { $lines }.
table-if-scored-points = { $player } { $points }
table-if = Qué cambiaría
table-if-line = { $category }: { $changes }.
table-if-points = { $player } { $before } → { $after }
table-if-none = Ninguna mayoría cambiaría.
table-if-open = Lo demás depende de una carta que nadie conoce aún.
table-if-hidden = Descubre cartas ocultas: nadie puede decirlo aún.
table-no-seat-here = Aquí ninguno de tus discos puede ocupar el asiento.
table-go-place = Colocar disco
table-point = { $name }: qué se puede hacer con ello
table-go-white = Colocar disco blanco
table-go-lower = Disco inferior
table-go-upper = Disco superior

# Opciones
way-keep = Quedarte con { $card }
way-take = Tomar { $card }
table-list-keeping = Tus cartas de puntuación
table-list-taking = Las cartas iniciales descubiertas
table-list-seating = Tus discos
table-list-place = Con un disco de color
table-list-white = Con un disco blanco, cada acción dos veces (w tras el número)
table-list-act = Acciones de la calle
table-list-act-one = { $kind }, en la calle
table-list-card = Cartas de tu mano
table-list-card-one = { $kind }, con una carta
table-list-rest = O bien
table-list-only = Ahora es posible
table-closed-card = carta { $kind }
table-send = Enviar { $where }
table-send-choose = Elige adónde: { $total } de { $most } como máximo
table-more = Una más: { $city }
table-less = Una menos: { $city }

# Estado
table-open-card = Carta descubierta
table-deck = Mazo { $deck }, descartes { $discards }
table-discards-none = La pila de descarte está vacía.
table-discards = Pila de descarte: { $cards }
table-scores = Puntos, por orden de turno
table-role-decides = decide
table-role-turn = tiene el turno
table-role-start = empieza cada ronda

# Ciudad
table-streets = Calles
table-street = Calle { $number }: { $street }.
table-stack = Desde arriba: { $discs }.
table-stack-empty = Ningún disco.
table-street-four = Un cuarto disco puntúa.
table-street-acts = Esta calle actúa.
table-street-closed = No es posible ahora.

# Ayuntamiento
table-artworks = Obras de arte
table-ties = Empates para
table-ties-why = Primero va quien suma más asientos y obras en el ayuntamiento; después, quien tiene más asientos; después, quien llegó antes a tantos. Quien no tiene ni lo uno ni lo otro comparte (C5.6).
table-tiles = Fichas de puntuación
table-tile-done = { $number }, { $category }: puntuada, sin asiento.
table-tile-seat = { $number }, { $category }: puntuada, asiento: { $player }.
table-tile-next = { $number }, { $category }: puntúa la próxima.
table-tile-soon = { $number }, { $category }: pronto.
table-tile-later = { $number }, { $category }: más tarde.
table-if-scored = Si puntuara ahora
table-if-scored-more = Las cartas del final y las demás fichas
table-card-own = tu carta secreta
table-card-open = carta descubierta
table-palazzo-note = asientos y obras
table-now = Ahora: { $lines }.

# Lugares
table-churches = Iglesias
table-from-below = Desde abajo
table-map = Las ciudades de Europa
table-city = { $city }: { $cubes }; libres { $free }.
table-city-houses = Casas comerciales: { $players }.
table-row = { $name }: { $cubes }; libres { $free }.

# Tableros
table-mat-score = Puntos: { $points }.
table-mat-stores = Almacenes: { $stores }.
table-mat-cloth = Talleres: { $workshops }, telas en cada uno: { $cloth }.
table-mat-ships = Barcos: { $ships }.
table-mat-houses = Casas comerciales: { $cities }.
table-mat-no-houses = Ninguna casa comercial.
table-mat-discs = Discos en la reserva: { $discs }, blancos: { $white }.
table-mat-council = Asientos en el ayuntamiento: { $seats }, obras allí: { $artworks }.
table-mat-hand = Cartas en la mano: { $cards }.
table-mat-reserve = Cubos en la reserva: { $cubes }.
table-own-hand = Tu mano: { $cards }.
table-own-hand-empty = Tu mano está vacía.
table-own-kept = Tu carta de puntuación: { $card }.
table-sign-ships = Barcos
table-sign-houses = Casas
table-sign-cloth = Tela
table-sign-seats = Asientos
table-sign-artworks = Obras
table-sign-discs = Discos
table-sign-white = Blancos
table-sign-cards = Cartas
table-warehouses = Almacenes
table-workshops = Talleres
table-port = Puerto
table-hand = Mano
table-hand-empty = Ninguna carta de acción.
table-times = ×{ $count }
table-discs = Discos
table-discs-white = Blancos
table-cubes = Cubos
table-cloth-count = { $count } telas
table-to-build = por construir
table-houses-all = Todas las casas comerciales construidas
table-houses-to-build = { $count ->
    [one] Casa comercial por construir
   *[other] Casas comerciales por construir
}

# Historial y final
table-win-tie-decided = Empate a puntos: deciden más asientos y obras en el ayuntamiento (C6.3).
table-win-tie-shared = Los mismos puntos, y los mismos asientos y obras en el ayuntamiento (C6.3).
table-column-cubes = Cubos
table-column-points = Puntos
table-column-tiles = Fichas
table-column-cards = Cartas
table-count-why-tile = Todos los discos están colocados: las fichas que quedan se puntúan sin asiento, 3, 2 y 1 puntos (C6.1).
table-count-why-card = Quien más cubos tiene allí, 5 puntos; el segundo, 3; el tercero, 1 (C6.2).
table-count-why-palazzo = Quien más asientos y obras en el ayuntamiento tiene en total, 5 puntos; el segundo, 3; el tercero, 1 (C6.2).

# Teclas
table-key-arrows = Flechas
table-key-arrows-does = de calle en calle
table-key-ends = Inicio, Fin
table-key-ends-does = a la primera y a la última calle
table-key-enter = Intro
table-key-enter-does = elige la calle y luego coloca el disco
table-key-escape = Esc
table-key-escape-does = olvida la calle elegida
