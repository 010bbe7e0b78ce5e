# Che cosa è successo.

event-kept = { $you ->
    [yes] Tieni la carta punteggio { $card }.
   *[no] { $player } tiene una carta punteggio.
}
event-took-start = { $you ->
    [yes] Prendi la carta iniziale { $card }.
   *[no] { $player } prende la carta iniziale { $card }.
}
event-turn-began = Round { $round }: { $you ->
    [yes] il tuo turno
   *[no] turno di { $player }
}
event-placed = { $you ->
    [yes] Metti un disco su { $street }.
   *[no] { $player } mette un disco su { $street }.
}
event-placed-white = { $you ->
    [yes] Metti un disco bianco su { $street }.
   *[no] { $player } mette un disco bianco su { $street }.
}
event-activated-1 = { $you ->
    [yes] Agisci con il secondo disco dall’alto.
   *[no] { $player } agisce con il secondo disco dall’alto.
}
event-activated-2 = { $you ->
    [yes] Agisci con il terzo disco dall’alto.
   *[no] { $player } agisce con il terzo disco dall’alto.
}
event-by-card = { $text }, con una carta.
event-acted-wood = { $you ->
    [yes] Prendi un legno.
   *[no] { $player } prende un legno.
}
event-acted-brick = { $you ->
    [yes] Prendi un mattone.
   *[no] { $player } prende un mattone.
}
event-acted-marble = { $you ->
    [yes] Prendi un marmo.
   *[no] { $player } prende un marmo.
}
event-acted-build-ship = { $you ->
    [yes] Costruisci una nave.
   *[no] { $player } costruisce una nave.
}
event-acted-build-house = { $you ->
    [yes] Costruisci una casa commerciale { $where }.
   *[no] { $player } costruisce una casa commerciale { $where }.
}
event-acted-build-workshop = { $you ->
    [yes] Costruisci una bottega.
   *[no] { $player } costruisce una bottega.
}
event-acted-artwork = { $you ->
    [yes] Offri un’opera d’arte { $where }.
   *[no] { $player } offre un’opera d’arte { $where }.
}
event-acted-weave = { $amount ->
    [one] { $you ->
        [yes] Tessi { $amount } stoffa.
       *[no] { $player } tesse { $amount } stoffa.
    }
   *[other] { $you ->
        [yes] Tessi { $amount } stoffe.
       *[no] { $player } tesse { $amount } stoffe.
    }
}
event-acted-ship = { $you ->
    [yes] Spedisci stoffe: { $where }.
   *[no] { $player } spedisce stoffe: { $where }.
}
event-acted-transport = { $you ->
    [yes] Trasporti stoffe: { $where }.
   *[no] { $player } trasporta stoffe: { $where }.
}
event-acted-contribute = { $you ->
    [yes] Doni 1 { $material } { $where }.
   *[no] { $player } dona 1 { $material } { $where }.
}
event-gave-up = { $you ->
    [yes] { $kind } non ti è possibile: peschi una carta.
   *[no] { $kind } non è possibile: { $player } pesca una carta.
}
event-gave-up-nothing = { $you ->
    [yes] { $kind } non ti è possibile, e non c’è nessuna carta da pescare.
   *[no] { $kind } non è possibile per { $player }, e non c’è nessuna carta da pescare.
}
event-drew = Peschi { $card }.
event-reshuffled = { $cards ->
    [one] La pila degli scarti, { $cards } carta, diventa il nuovo mazzo.
   *[other] La pila degli scarti, { $cards } carte, diventa il nuovo mazzo.
}
event-stopped = { $you ->
    [yes] Ti fermi.
   *[no] { $player } si ferma.
}
event-seat-taken = { $you ->
    [yes] Occupi il seggio della tessera { $tile }, { $category }.
   *[no] { $player } occupa il seggio della tessera { $tile }, { $category }.
}
event-seat-taken-exchanged = { $you ->
    [yes] Prendi il disco bianco nella tua riserva e un tuo disco occupa il seggio della tessera { $tile }, { $category }.
   *[no] { $player } prende il disco bianco nella sua riserva e un disco di quel colore occupa il seggio della tessera { $tile }, { $category }.
}
event-seat-taken-moved = { $you ->
    [yes] Al posto del disco bianco, il tuo disco da { $street } occupa il seggio della tessera { $tile }, { $category }.
   *[no] Al posto del disco bianco, il disco di { $player } da { $street } occupa il seggio della tessera { $tile }, { $category }.
}
event-disc-left = { $you ->
    [yes] Il tuo disco su { $street } esce dal gioco.
   *[no] Il disco di { $player } su { $street } esce dal gioco.
}
event-disc-left-white = Un disco bianco su { $street } esce dal gioco.
event-scored = Punteggio { $tile } di 15: { $category }
event-scored-face-up = La carta punteggio scoperta: { $category }
event-scored-card = { $you ->
    [yes] La tua carta punteggio: { $category }
   *[no] Carta punteggio di { $player }: { $category }
}
event-scored-nobody = Nessuno ha cubi lì.
score-line = { $place }. { $player }: { cubes }, { points }
score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } seggio od opera d’arte
   *[other] { $cubes } seggi e opere d’arte
}, { points }
tie-sum = parità: { $ahead } prima di { $behind }, con più seggi e opere nel consiglio in tutto
tie-seats = parità: { $ahead } prima di { $behind }, con più seggi
tie-older-seat = parità: { $ahead } prima di { $behind }, per aver raggiunto prima tanti seggi
tie-older-artwork = parità: { $ahead } prima di { $behind }, per l’opera più antica nel consiglio
tie-shared = parità: { $players } dividono, { $points ->
    [0] e non resta niente per nessuno
   *[other] { points } a testa
}
event-revealed = Le carte punteggio segrete: { $cards }
event-revealed-card = { $player } { $category }
event-game-over = La partita è finita.
