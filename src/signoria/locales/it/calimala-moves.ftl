# topic: calimala
# Che cosa si può fare.

calimala-move-keep = Tenere la carta punteggio { $card }
calimala-move-take = Prendere la carta iniziale { $card }
calimala-move-place = Mettere un disco su { $street }
calimala-move-white = Mettere un disco bianco su { $street }
calimala-move-wood = Prendere un legno
calimala-move-brick = Prendere un mattone
calimala-move-marble = Prendere un marmo
calimala-move-build-ship = Costruire una nave ({ $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
})
calimala-move-build-house = Costruire una casa commerciale { $where } ({ $brick ->
    [one] { $brick } mattone
   *[other] { $brick } mattoni
})
calimala-move-build-workshop = Costruire una bottega ({ $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
}, { $brick ->
    [one] { $brick } mattone
   *[other] { $brick } mattoni
})
calimala-move-artwork = Offrire un’opera d’arte { $where }
calimala-move-weave = Tessere stoffe
calimala-move-ship = Spedire stoffe: { $where }
calimala-move-transport = Trasportare stoffe: { $where }
calimala-move-contribute = Donare 1 { $material } { $where }
calimala-move-card = Con una carta: { $move }
calimala-move-draw = Pescare una carta invece di { $kind }
calimala-move-stop = Fermarsi
calimala-move-seat-lower = Occupare il seggio con il tuo disco più basso su { $street }
calimala-move-seat-upper = Occupare il seggio con il tuo disco più alto su { $street }

calimala-notation-keep = tenere
calimala-notation-take = prendere
calimala-notation-place = mettere
calimala-notation-white = bianco
calimala-notation-card = carta
calimala-notation-draw = pescare
calimala-notation-drawn = pescata
calimala-notation-stop = fermarsi
calimala-notation-seat = seggio
calimala-notation-lower = basso
calimala-notation-upper = alto
calimala-notation-wood = legno
calimala-notation-brick = mattoni
calimala-notation-marble = marmo
calimala-notation-build = costruire
calimala-notation-artwork = opera
calimala-notation-weave = tessere
calimala-notation-ship = spedire
calimala-notation-transport = trasportare
calimala-notation-contribute = donare
calimala-notation-built-ship = nave
calimala-notation-house = casa
calimala-notation-workshop = bottega
calimala-notation-barcelona = Barcellona
calimala-notation-lisbon = Lisbona
calimala-notation-london = Londra
calimala-notation-troyes = Troyes
calimala-notation-bruges = Bruges
calimala-notation-hamburg = Amburgo
calimala-notation-fiore = Fiore
calimala-notation-miniato = Miniato
calimala-notation-croce = Croce
calimala-notation-palazzo = Palazzo
calimala-way-contribute = { $material } a { $building }
calimala-way-build-ship = Una nave ({ $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
})
calimala-way-build-house = Una casa commerciale { $where } ({ $brick ->
    [one] { $brick } mattone
   *[other] { $brick } mattoni
})
calimala-way-build-workshop = Una bottega ({ $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
}, { $brick ->
    [one] { $brick } mattone
   *[other] { $brick } mattoni
})
