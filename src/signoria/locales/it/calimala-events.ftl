# topic: calimala
# Che cosa è successo.

calimala-event-kept = { $you ->
    [yes] Tieni la carta punteggio { $card }.
   *[no] { $player } tiene una carta punteggio.
}
calimala-event-took-start = { $you ->
    [yes] Prendi la carta iniziale { $card }.
   *[no] { $player } prende la carta iniziale { $card }.
}
calimala-event-turn-began = Round { $round }: { $you ->
    [yes] il tuo turno
   *[no] turno di { $player }
}
calimala-event-placed = { $you ->
    [yes] Metti un disco su { $street }.
   *[no] { $player } mette un disco su { $street }.
}
calimala-event-placed-white = { $you ->
    [yes] Metti un disco bianco su { $street }.
   *[no] { $player } mette un disco bianco su { $street }.
}
calimala-event-activated-1 = { $you ->
    [yes] Agisci con il secondo disco dall’alto.
   *[no] { $player } agisce con il secondo disco dall’alto.
}
calimala-event-activated-2 = { $you ->
    [yes] Agisci con il terzo disco dall’alto.
   *[no] { $player } agisce con il terzo disco dall’alto.
}
calimala-event-by-card = { $text }, con una carta.
calimala-event-acted-wood = { $you ->
    [yes] Prendi un legno.
   *[no] { $player } prende un legno.
}
calimala-event-acted-brick = { $you ->
    [yes] Prendi un mattone.
   *[no] { $player } prende un mattone.
}
calimala-event-acted-marble = { $you ->
    [yes] Prendi un marmo.
   *[no] { $player } prende un marmo.
}
calimala-event-acted-build-ship = { $you ->
    [yes] Costruisci una nave.
   *[no] { $player } costruisce una nave.
}
calimala-event-acted-build-house = { $you ->
    [yes] Costruisci una casa commerciale { $where }.
   *[no] { $player } costruisce una casa commerciale { $where }.
}
calimala-event-acted-build-workshop = { $you ->
    [yes] Costruisci una bottega.
   *[no] { $player } costruisce una bottega.
}
calimala-event-acted-artwork = { $you ->
    [yes] Offri un’opera d’arte { $where }.
   *[no] { $player } offre un’opera d’arte { $where }.
}
calimala-event-acted-weave = { $amount ->
    [one] { $you ->
        [yes] Tessi { $amount } stoffa.
       *[no] { $player } tesse { $amount } stoffa.
    }
   *[other] { $you ->
        [yes] Tessi { $amount } stoffe.
       *[no] { $player } tesse { $amount } stoffe.
    }
}
calimala-event-acted-ship = { $you ->
    [yes] Spedisci stoffe: { $where }.
   *[no] { $player } spedisce stoffe: { $where }.
}
calimala-event-acted-transport = { $you ->
    [yes] Trasporti stoffe: { $where }.
   *[no] { $player } trasporta stoffe: { $where }.
}
calimala-event-acted-contribute = { $you ->
    [yes] Doni 1 { $material } { $where }.
   *[no] { $player } dona 1 { $material } { $where }.
}
calimala-event-gave-up = { $you ->
    [yes] { $kind } non ti è possibile: peschi una carta.
   *[no] { $kind } non è possibile: { $player } pesca una carta.
}
calimala-event-gave-up-nothing = { $you ->
    [yes] { $kind } non ti è possibile, e non c’è nessuna carta da pescare.
   *[no] { $kind } non è possibile per { $player }, e non c’è nessuna carta da pescare.
}
calimala-event-drew = Peschi { $card }.
calimala-event-reshuffled = { $cards ->
    [one] La pila degli scarti, { $cards } carta, diventa il nuovo mazzo.
   *[other] La pila degli scarti, { $cards } carte, diventa il nuovo mazzo.
}
calimala-event-stopped = { $you ->
    [yes] Ti fermi.
   *[no] { $player } si ferma.
}
calimala-event-seat-taken = { $you ->
    [yes] Occupi il seggio della tessera { $tile }, { $category }.
   *[no] { $player } occupa il seggio della tessera { $tile }, { $category }.
}
calimala-event-seat-taken-exchanged = { $you ->
    [yes] Prendi il disco bianco nella tua riserva e un tuo disco occupa il seggio della tessera { $tile }, { $category }.
   *[no] { $player } prende il disco bianco nella sua riserva e un disco di quel colore occupa il seggio della tessera { $tile }, { $category }.
}
calimala-event-seat-taken-moved = { $you ->
    [yes] Al posto del disco bianco, il tuo disco da { $street } occupa il seggio della tessera { $tile }, { $category }.
   *[no] Al posto del disco bianco, il disco di { $player } da { $street } occupa il seggio della tessera { $tile }, { $category }.
}
calimala-event-disc-left = { $you ->
    [yes] Il tuo disco su { $street } esce dal gioco.
   *[no] Il disco di { $player } su { $street } esce dal gioco.
}
calimala-event-disc-left-white = Un disco bianco su { $street } esce dal gioco.
calimala-event-scored = Punteggio { $tile } di { $tiles }: { $category }
calimala-event-scored-face-up = La carta punteggio scoperta: { $category }
calimala-event-scored-card = { $you ->
    [yes] La tua carta punteggio: { $category }
   *[no] Carta punteggio di { $player }: { $category }
}
calimala-event-scored-nobody = Nessuno ha cubi lì.
calimala-score-line = { $place }. { $player }: { calimala-cubes }, { points }
calimala-score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } seggio od opera d’arte
   *[other] { $cubes } seggi e opere d’arte
}, { points }
calimala-tie-sum = parità: { $ahead } prima di { $behind }, con più seggi e opere nel consiglio in tutto
calimala-tie-seats = parità: { $ahead } prima di { $behind }, con più seggi
calimala-tie-older-seat = parità: { $ahead } prima di { $behind }, per aver raggiunto prima tanti seggi
calimala-tie-older-artwork = parità: { $ahead } prima di { $behind }, per l’opera più antica nel consiglio
calimala-tie-shared = parità: { $players } dividono, { $points ->
    [0] e non resta niente per nessuno
   *[other] { points } a testa
}
calimala-event-revealed = Le carte punteggio segrete: { $cards }
calimala-event-revealed-card = { $player } { $category }
calimala-event-game-over = La partita è finita.
