# topic: calimala
# La mesa de Calimala en el navegador.

calimala-table-white = blanco
calimala-table-none = ninguno
calimala-table-nobody = nadie aún

# Zonas
calimala-table-area-city = Ciudad
calimala-table-area-council = Palazzo
calimala-table-area-churches = Iglesias
calimala-table-area-map = Mapa
calimala-table-area-mine = Yo
calimala-table-area-mats = Otros
calimala-table-area-log = Historial
calimala-table-mine = Tu tablero

# Decisiones
calimala-table-ask-keeping = Quédate con una carta de puntuación
calimala-table-ask-taking = Toma una carta inicial
calimala-table-ask-placing = Coloca un disco en una calle
calimala-table-ask-acting = Tu disco en { $street } actúa
calimala-table-ask-acting-white = Tu disco blanco en { $street } actúa
calimala-table-ask-seating = Elige un disco para el asiento
calimala-table-ask-drawing = Se roba una carta
calimala-table-ask-over = La partida ha terminado
calimala-table-wait-keeping = { $you ->
    [yes] Te quedas con una carta de puntuación
   *[no] { $player } se queda con una carta de puntuación
}
calimala-table-wait-taking = { $you ->
    [yes] Tomas una carta inicial
   *[no] { $player } toma una carta inicial
}
calimala-table-wait-placing = { $you ->
    [yes] Eliges una calle
   *[no] { $player } elige una calle
}
calimala-table-wait-acting = { $you ->
    [yes] Actúas en { $street }
   *[no] { $player } actúa en { $street }
}
calimala-table-wait-seating = { $you ->
    [yes] Eliges un disco para el asiento
   *[no] { $player } elige un disco para el asiento
}
calimala-table-detail-keeping = Al final puntúa para todos.
calimala-table-detail-keeping-open = Al final puntúa para todos, como la carta descubierta { $card }.
calimala-table-detail-taking = Va a tu mano; las demás se barajan en el mazo.
calimala-table-detail-placing = Elige una calle para ver quién actúa allí y qué puntúa.
calimala-table-detail-placing-words = Escribe el número de una calle, con w detrás para un disco blanco; s y un número dice qué seguiría allí.
calimala-table-detail-seating = No te queda ninguno en la reserva: uno de tus discos deja su calle por el ayuntamiento.
calimala-table-detail-left = Quedan por usar: { $kinds }.
calimala-table-detail-left-none = Ya has usado ambas acciones; aún puedes jugar cartas.
calimala-table-detail-duty = { $count ->
    [one] Debes realizarla.
   *[other] Debes realizar al menos una.
}
calimala-table-left-twice = { $kind } dos veces
calimala-table-consequence = { $street }: { $text }
calimala-table-follows = actúan por orden: { $order }.
calimala-table-follows-seat = { $you ->
    [yes] Ocupas el asiento de { $category }, que entonces se puntúa.
   *[no] { $player } ocupa el asiento de { $category }, que entonces se puntúa.
}
calimala-table-follows-leaves = El disco inferior sale del juego.
calimala-table-follows-still = aún actúan: { $order }.
calimala-table-follows-none = No sigue ninguna puntuación.
calimala-table-plan = { $street }, si colocas aquí: { $text }
calimala-table-able = { $player }: posible tal como está: { $kinds }; cartas en mano: { $cards }.
calimala-table-able-twice = { $player }: posible tal como está, cada una dos veces: { $kinds }; cartas en mano: { $cards }.
calimala-table-able-none = { $player }: ninguna de las acciones es posible tal como está; cartas en mano: { $cards }.
calimala-table-prospect-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
calimala-table-if-placed = Si colocas aquí:
calimala-table-scored-as-is = Tal como está: { $lines }.
calimala-table-if-scored-points = { $player } { $points }
calimala-table-if = Qué cambiaría
calimala-table-if-line = { $category }: { $changes }.
calimala-table-if-points = { $player } { $before } → { $after }
calimala-table-if-none = Ninguna mayoría cambiaría.
calimala-table-if-open = Lo demás depende de una carta que nadie conoce aún.
calimala-table-if-hidden = Descubre cartas ocultas: nadie puede decirlo aún.
calimala-table-no-seat-here = Aquí ninguno de tus discos puede ocupar el asiento.
calimala-table-go-place = Colocar disco
calimala-table-point = { $name }: qué se puede hacer con ello
calimala-table-go-white = Colocar disco blanco
calimala-table-go-lower = Disco inferior
calimala-table-go-upper = Disco superior

# Opciones
calimala-way-keep = Quedarte con { $card }
calimala-way-take = Tomar { $card }
calimala-table-list-keeping = Tus cartas de puntuación
calimala-table-list-taking = Las cartas iniciales descubiertas
calimala-table-card-pays = { $first }, { $second }, { $third } puntos al final
calimala-table-list-seating = Tus discos
calimala-table-list-place = Con un disco de color
calimala-table-list-white = Con un disco blanco, cada acción dos veces (w tras el número)
calimala-table-list-act = Acciones de la calle
calimala-table-list-act-one = { $kind }, en la calle
calimala-table-list-card = Cartas de tu mano
calimala-table-list-card-one = { $kind }, con una carta
calimala-table-list-rest = O bien
calimala-table-list-only = Ahora es posible
calimala-table-closed-card = carta { $kind }
calimala-table-send = Enviar { $where }
calimala-table-send-choose = Elige adónde: { $total } de { $most } como máximo
calimala-table-more = Una más: { $city }
calimala-table-less = Una menos: { $city }

# Estado
calimala-table-open-card = Carta descubierta
calimala-table-deck = Mazo { $deck }, descartes { $discards }
calimala-table-discards-none = La pila de descarte está vacía.
calimala-table-discards = Pila de descarte: { $cards }
calimala-table-scores = Puntos, por orden de turno
calimala-table-role-decides = decide
calimala-table-role-turn = tiene el turno
calimala-table-role-start = empieza cada ronda

# Ciudad
calimala-table-streets = Calles
calimala-table-street = Calle { $number }: { $street }.
calimala-table-stack = Desde arriba: { $discs }.
calimala-table-stack-empty = Ningún disco.
calimala-table-street-four = { $discs ->
    [2] Un segundo disco puntúa.
    [3] Un tercer disco puntúa.
   *[other] Un cuarto disco puntúa.
}
calimala-table-street-acts = Esta calle actúa.
calimala-table-street-closed = No es posible ahora.

# Ayuntamiento
calimala-table-artworks = Obras de arte
calimala-table-ties = Empates para
calimala-table-ties-why = Primero va quien suma más asientos y obras en el ayuntamiento; después, quien tiene más asientos; después, quien llegó antes a tantos. Quien no tiene ni lo uno ni lo otro comparte (C5.6).
calimala-table-tiles = Fichas de puntuación
calimala-table-tile-done = { $number }, { $category }: puntuada, sin asiento.
calimala-table-tile-seat = { $number }, { $category }: puntuada, asiento: { $player }.
calimala-table-tile-next = { $number }, { $category }: puntúa la próxima.
calimala-table-tile-soon = { $number }, { $category }: pronto.
calimala-table-tile-later = { $number }, { $category }: más tarde.
calimala-table-if-scored = Si puntuara ahora
calimala-table-if-scored-more = Las cartas del final y las demás fichas
calimala-table-card-own = tu carta secreta
calimala-table-card-open = carta descubierta
calimala-table-palazzo-note = asientos y obras
calimala-table-now = Ahora: { $lines }.

# Lugares
calimala-table-churches = Iglesias
calimala-table-from-below = Desde abajo
calimala-table-map = Las ciudades de Europa
calimala-table-city = { $city }: { $cubes }; libres { $free }.
calimala-table-city-houses = Casas comerciales: { $players }.
calimala-table-row = { $name }: { $cubes }; libres { $free }.

# Tableros
calimala-table-mat-score = Puntos: { $points }.
calimala-table-mat-stores = Almacenes: { $stores }.
calimala-table-mat-cloth = Talleres: { $workshops }, telas en cada uno: { $cloth }.
calimala-table-mat-ships = Barcos: { $ships }.
calimala-table-mat-houses = Casas comerciales: { $cities }.
calimala-table-mat-no-houses = Ninguna casa comercial.
calimala-table-mat-discs = Discos en la reserva: { $discs }, blancos: { $white }.
calimala-table-mat-council = Asientos en el ayuntamiento: { $seats }, obras allí: { $artworks }.
calimala-table-mat-hand = Cartas en la mano: { $cards }.
calimala-table-mat-reserve = Cubos en la reserva: { $cubes }.
calimala-table-own-hand = Tu mano: { $cards }.
calimala-table-own-hand-empty = Tu mano está vacía.
calimala-table-own-kept = Tu carta de puntuación: { $card }.
calimala-table-sign-ships = Barcos
calimala-table-sign-houses = Casas
calimala-table-sign-cloth = Tela
calimala-table-sign-seats = Asientos
calimala-table-sign-artworks = Obras
calimala-table-sign-discs = Discos
calimala-table-sign-white = Blancos
calimala-table-sign-cards = Cartas
calimala-table-warehouses = Almacenes
calimala-table-workshops = Talleres
calimala-table-port = Puerto
calimala-table-hand = Mano
calimala-table-hand-empty = Ninguna carta de acción.
calimala-table-times = ×{ $count }
calimala-table-discs = Discos
calimala-table-discs-white = Blancos
calimala-table-cubes = Cubos
calimala-table-cloth-count = { $count } telas
calimala-table-to-build = por construir
calimala-table-houses-all = Todas las casas comerciales construidas
calimala-table-houses-to-build = { $count ->
    [one] Casa comercial por construir
   *[other] Casas comerciales por construir
}

# Historial y final
calimala-table-win-tie-decided = Empate a puntos: deciden más asientos y obras en el ayuntamiento (C6.3).
calimala-table-win-tie-shared = Los mismos puntos, y los mismos asientos y obras en el ayuntamiento (C6.3).
calimala-table-column-cubes = Cubos
calimala-table-column-points = Puntos
calimala-table-column-tiles = Fichas
calimala-table-column-cards = Cartas
calimala-table-count-why-tile = Todos los discos están colocados: las fichas que quedan se puntúan sin asiento, { $first }, { $second } y { $third } puntos (C6.1).
calimala-table-count-why-card = Quien más cubos tiene allí, { $first } puntos; el segundo, { $second }; el tercero, { $third } (C6.2).
calimala-table-count-why-palazzo = Quien más asientos y obras en el ayuntamiento tiene en total, { $first } puntos; el segundo, { $second }; el tercero, { $third } (C6.2).

# Teclas
calimala-table-key-arrows = Flechas
calimala-table-key-arrows-does = de calle en calle
calimala-table-key-ends = Inicio, Fin
calimala-table-key-ends-does = a la primera y a la última calle
calimala-table-key-enter = Intro
calimala-table-key-enter-does = elige la calle y luego coloca el disco
calimala-table-key-escape = Esc
calimala-table-key-escape-does = olvida la calle elegida

# Commands
calimala-table-command-majorities = mayorías
calimala-table-command-majorities-does = lo que daría todo si se puntuara ahora
calimala-table-command-hand = mano
calimala-table-command-hand-does = tus propias cartas
calimala-table-command-streets = calles
calimala-table-command-streets-does = las calles con sus discos; con un número, lo que seguiría allí
calimala-table-command-tiles = fichas
calimala-table-command-tiles-does = las fichas de puntuación y los asientos ocupados
calimala-table-command-churches = iglesias
calimala-table-command-churches-does = lo que hay en las iglesias y en el ayuntamiento
calimala-table-command-europe = europa
calimala-table-command-europe-does = la tela y las casas en las ciudades de Europa

# Options of a new match
calimala-option-edition = Edición
calimala-option-edition-en = reglas inglesas
calimala-option-edition-de = reglas alemanas
calimala-option-layout = Casillas de acción
calimala-option-layout-random = barajadas
calimala-option-layout-beginner = como para la primera partida
calimala-option-variant = Variante
calimala-option-variant-why = Un archivo que cambia números de las reglas.
calimala-option-variant-standard = reglamento
calimala-option-variant-standard-why = Todos los números son los de las reglas.
