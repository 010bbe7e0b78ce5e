# Lo que ha pasado.

event-kept = { $you ->
    [yes] Te quedas con la carta de puntuación { $card }.
   *[no] { $player } se queda con una carta de puntuación.
}
event-took-start = { $you ->
    [yes] Tomas la carta inicial { $card }.
   *[no] { $player } toma la carta inicial { $card }.
}
event-turn-began = Ronda { $round }: { $you ->
    [yes] tu turno
   *[no] turno de { $player }
}
event-placed = { $you ->
    [yes] Colocas un disco en { $street }.
   *[no] { $player } coloca un disco en { $street }.
}
event-placed-white = { $you ->
    [yes] Colocas un disco blanco en { $street }.
   *[no] { $player } coloca un disco blanco en { $street }.
}
event-activated-1 = { $you ->
    [yes] Actúas con el segundo disco desde arriba.
   *[no] { $player } actúa con el segundo disco desde arriba.
}
event-activated-2 = { $you ->
    [yes] Actúas con el tercer disco desde arriba.
   *[no] { $player } actúa con el tercer disco desde arriba.
}
event-by-card = { $text }, con una carta.
event-acted-wood = { $you ->
    [yes] Tomas una madera.
   *[no] { $player } toma una madera.
}
event-acted-brick = { $you ->
    [yes] Tomas un ladrillo.
   *[no] { $player } toma un ladrillo.
}
event-acted-marble = { $you ->
    [yes] Tomas un mármol.
   *[no] { $player } toma un mármol.
}
event-acted-build-ship = { $you ->
    [yes] Construyes un barco.
   *[no] { $player } construye un barco.
}
event-acted-build-house = { $you ->
    [yes] Construyes una casa comercial { $where }.
   *[no] { $player } construye una casa comercial { $where }.
}
event-acted-build-workshop = { $you ->
    [yes] Construyes un taller.
   *[no] { $player } construye un taller.
}
event-acted-artwork = { $you ->
    [yes] Donas una obra de arte { $where }.
   *[no] { $player } dona una obra de arte { $where }.
}
event-acted-weave = { $amount ->
    [one] { $you ->
        [yes] Tejes { $amount } tela.
       *[no] { $player } teje { $amount } tela.
    }
   *[other] { $you ->
        [yes] Tejes { $amount } telas.
       *[no] { $player } teje { $amount } telas.
    }
}
event-acted-ship = { $you ->
    [yes] Envías telas: { $where }.
   *[no] { $player } envía telas: { $where }.
}
event-acted-transport = { $you ->
    [yes] Transportas telas: { $where }.
   *[no] { $player } transporta telas: { $where }.
}
event-acted-contribute = { $you ->
    [yes] Aportas 1 { $material } { $where }.
   *[no] { $player } aporta 1 { $material } { $where }.
}
event-gave-up = { $you ->
    [yes] { $kind } no te es posible: robas una carta.
   *[no] { $kind } no es posible: { $player } roba una carta.
}
event-gave-up-nothing = { $you ->
    [yes] { $kind } no te es posible, y no hay ninguna carta que robar.
   *[no] { $kind } no es posible para { $player }, y no hay ninguna carta que robar.
}
event-drew = Robas { $card }.
event-reshuffled = { $cards ->
    [one] La pila de descarte, { $cards } carta, es el nuevo mazo.
   *[other] La pila de descarte, { $cards } cartas, es el nuevo mazo.
}
event-stopped = { $you ->
    [yes] Terminas.
   *[no] { $player } termina.
}
event-seat-taken = { $you ->
    [yes] Ocupas el asiento de la ficha { $tile }, { $category }.
   *[no] { $player } ocupa el asiento de la ficha { $tile }, { $category }.
}
event-seat-taken-exchanged = { $you ->
    [yes] Tomas el disco blanco en tu reserva y un disco tuyo ocupa el asiento de la ficha { $tile }, { $category }.
   *[no] { $player } toma el disco blanco en su reserva y un disco de ese color ocupa el asiento de la ficha { $tile }, { $category }.
}
event-seat-taken-moved = { $you ->
    [yes] En lugar del disco blanco, tu disco de { $street } ocupa el asiento de la ficha { $tile }, { $category }.
   *[no] En lugar del disco blanco, el disco de { $player } en { $street } ocupa el asiento de la ficha { $tile }, { $category }.
}
event-disc-left = { $you ->
    [yes] Tu disco en { $street } sale del juego.
   *[no] El disco de { $player } en { $street } sale del juego.
}
event-disc-left-white = Un disco blanco en { $street } sale del juego.
event-scored = Puntuación { $tile } de 15: { $category }
event-scored-face-up = La carta de puntuación descubierta: { $category }
event-scored-card = { $you ->
    [yes] Tu carta de puntuación: { $category }
   *[no] Carta de puntuación de { $player }: { $category }
}
event-scored-nobody = Nadie tiene cubos allí.
score-line = { $place }. { $player }: { cubes }, { points }
score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } asiento u obra de arte
   *[other] { $cubes } asientos y obras de arte
}, { points }
tie-sum = empate: { $ahead } por delante de { $behind }, con más asientos y obras en el ayuntamiento en total
tie-seats = empate: { $ahead } por delante de { $behind }, con más asientos
tie-older-seat = empate: { $ahead } por delante de { $behind }, por llegar antes a tantos asientos
tie-older-artwork = empate: { $ahead } por delante de { $behind }, por la obra más antigua en el ayuntamiento
tie-shared = empate: { $players } comparten, { $points ->
    [0] y no queda nada para nadie
   *[other] { points } para cada uno
}
event-revealed = Las cartas de puntuación secretas: { $cards }
event-revealed-card = { $player } { $category }
event-game-over = La partida ha terminado.
