# topic: calimala
# Lo que ha pasado.

calimala-event-kept = { $you ->
    [yes] Te quedas con la carta de puntuación { $card }.
   *[no] { $player } se queda con una carta de puntuación.
}
calimala-event-took-start = { $you ->
    [yes] Tomas la carta inicial { $card }.
   *[no] { $player } toma la carta inicial { $card }.
}
calimala-event-turn-began = Ronda { $round }: { $you ->
    [yes] tu turno
   *[no] turno de { $player }
}
calimala-event-placed = { $you ->
    [yes] Colocas un disco en { $street }.
   *[no] { $player } coloca un disco en { $street }.
}
calimala-event-placed-white = { $you ->
    [yes] Colocas un disco blanco en { $street }.
   *[no] { $player } coloca un disco blanco en { $street }.
}
calimala-event-activated-1 = { $you ->
    [yes] Actúas con el segundo disco desde arriba.
   *[no] { $player } actúa con el segundo disco desde arriba.
}
calimala-event-activated-2 = { $you ->
    [yes] Actúas con el tercer disco desde arriba.
   *[no] { $player } actúa con el tercer disco desde arriba.
}
calimala-event-by-card = { $text }, con una carta.
calimala-event-acted-wood = { $you ->
    [yes] Tomas una madera.
   *[no] { $player } toma una madera.
}
calimala-event-acted-brick = { $you ->
    [yes] Tomas un ladrillo.
   *[no] { $player } toma un ladrillo.
}
calimala-event-acted-marble = { $you ->
    [yes] Tomas un mármol.
   *[no] { $player } toma un mármol.
}
calimala-event-acted-build-ship = { $you ->
    [yes] Construyes un barco.
   *[no] { $player } construye un barco.
}
calimala-event-acted-build-house = { $you ->
    [yes] Construyes una casa comercial { $where }.
   *[no] { $player } construye una casa comercial { $where }.
}
calimala-event-acted-build-workshop = { $you ->
    [yes] Construyes un taller.
   *[no] { $player } construye un taller.
}
calimala-event-acted-artwork = { $you ->
    [yes] Donas una obra de arte { $where }.
   *[no] { $player } dona una obra de arte { $where }.
}
calimala-event-acted-weave = { $amount ->
    [one] { $you ->
        [yes] Tejes { $amount } tela.
       *[no] { $player } teje { $amount } tela.
    }
   *[other] { $you ->
        [yes] Tejes { $amount } telas.
       *[no] { $player } teje { $amount } telas.
    }
}
calimala-event-acted-ship = { $you ->
    [yes] Envías telas: { $where }.
   *[no] { $player } envía telas: { $where }.
}
calimala-event-acted-transport = { $you ->
    [yes] Transportas telas: { $where }.
   *[no] { $player } transporta telas: { $where }.
}
calimala-event-acted-contribute = { $you ->
    [yes] Aportas 1 { $material } { $where }.
   *[no] { $player } aporta 1 { $material } { $where }.
}
calimala-event-gave-up = { $you ->
    [yes] { $kind } no te es posible: robas una carta.
   *[no] { $kind } no es posible: { $player } roba una carta.
}
calimala-event-gave-up-nothing = { $you ->
    [yes] { $kind } no te es posible, y no hay ninguna carta que robar.
   *[no] { $kind } no es posible para { $player }, y no hay ninguna carta que robar.
}
calimala-event-drew = Robas { $card }.
calimala-event-reshuffled = { $cards ->
    [one] La pila de descarte, { $cards } carta, es el nuevo mazo.
   *[other] La pila de descarte, { $cards } cartas, es el nuevo mazo.
}
calimala-event-stopped = { $you ->
    [yes] Terminas.
   *[no] { $player } termina.
}
calimala-event-seat-taken = { $you ->
    [yes] Ocupas el asiento de la ficha { $tile }, { $category }.
   *[no] { $player } ocupa el asiento de la ficha { $tile }, { $category }.
}
calimala-event-seat-taken-exchanged = { $you ->
    [yes] Tomas el disco blanco en tu reserva y un disco tuyo ocupa el asiento de la ficha { $tile }, { $category }.
   *[no] { $player } toma el disco blanco en su reserva y un disco de ese color ocupa el asiento de la ficha { $tile }, { $category }.
}
calimala-event-seat-taken-moved = { $you ->
    [yes] En lugar del disco blanco, tu disco de { $street } ocupa el asiento de la ficha { $tile }, { $category }.
   *[no] En lugar del disco blanco, el disco de { $player } en { $street } ocupa el asiento de la ficha { $tile }, { $category }.
}
calimala-event-disc-left = { $you ->
    [yes] Tu disco en { $street } sale del juego.
   *[no] El disco de { $player } en { $street } sale del juego.
}
calimala-event-disc-left-white = Un disco blanco en { $street } sale del juego.
calimala-event-scored = Puntuación { $tile } de { $tiles }: { $category }
calimala-event-scored-face-up = La carta de puntuación descubierta: { $category }
calimala-event-scored-card = { $you ->
    [yes] Tu carta de puntuación: { $category }
   *[no] Carta de puntuación de { $player }: { $category }
}
calimala-event-scored-nobody = Nadie tiene cubos allí.
calimala-score-line = { $place }. { $player }: { calimala-cubes }, { points }
calimala-score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } asiento u obra de arte
   *[other] { $cubes } asientos y obras de arte
}, { points }
calimala-tie-sum = empate: { $ahead } por delante de { $behind }, con más asientos y obras en el ayuntamiento en total
calimala-tie-seats = empate: { $ahead } por delante de { $behind }, con más asientos
calimala-tie-older-seat = empate: { $ahead } por delante de { $behind }, por llegar antes a tantos asientos
calimala-tie-older-artwork = empate: { $ahead } por delante de { $behind }, por la obra más antigua en el ayuntamiento
calimala-tie-shared = empate: { $players } comparten, { $points ->
    [0] y no queda nada para nadie
   *[other] { points } para cada uno
}
calimala-event-revealed = Las cartas de puntuación secretas: { $cards }
calimala-event-revealed-card = { $player } { $category }
calimala-event-game-over = La partida ha terminado.
