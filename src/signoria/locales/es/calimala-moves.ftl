# topic: calimala
# Lo que se puede hacer.

calimala-move-keep = Quedarte con la carta de puntuación { $card }
calimala-move-take = Tomar la carta inicial { $card }
calimala-move-place = Colocar un disco en { $street }
calimala-move-white = Colocar un disco blanco en { $street }
calimala-move-wood = Tomar una madera
calimala-move-brick = Tomar un ladrillo
calimala-move-marble = Tomar un mármol
calimala-move-build-ship = Construir un barco ({ $wood ->
    [one] { $wood } madera
   *[other] { $wood } maderas
})
calimala-move-build-house = Construir una casa comercial { $where } ({ $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
})
calimala-move-build-workshop = Construir un taller ({ $wood ->
    [one] { $wood } madera
   *[other] { $wood } maderas
}, { $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
})
calimala-move-artwork = Donar una obra de arte { $where }
calimala-move-weave = Tejer telas
calimala-move-ship = Enviar telas: { $where }
calimala-move-transport = Transportar telas: { $where }
calimala-move-contribute = Aportar 1 { $material } { $where }
calimala-move-card = Con una carta: { $move }
calimala-move-draw = Robar una carta en lugar de { $kind }
calimala-move-stop = Terminar
calimala-move-seat-lower = Ocupar el asiento con tu disco inferior de { $street }
calimala-move-seat-upper = Ocupar el asiento con tu disco superior de { $street }

calimala-notation-keep = guardar
calimala-notation-take = tomar
calimala-notation-place = colocar
calimala-notation-white = blanco
calimala-notation-card = carta
calimala-notation-draw = robar
calimala-notation-drawn = robado
calimala-notation-stop = terminar
calimala-notation-seat = asiento
calimala-notation-lower = inferior
calimala-notation-upper = superior
calimala-notation-wood = madera
calimala-notation-brick = ladrillo
calimala-notation-marble = mármol
calimala-notation-build = construir
calimala-notation-artwork = obra
calimala-notation-weave = tejer
calimala-notation-ship = barco
calimala-notation-transport = transporte
calimala-notation-contribute = aportar
calimala-notation-built-ship = barco
calimala-notation-house = casa
calimala-notation-workshop = taller
calimala-notation-barcelona = Barcelona
calimala-notation-lisbon = Lisboa
calimala-notation-london = Londres
calimala-notation-troyes = Troyes
calimala-notation-bruges = Brujas
calimala-notation-hamburg = Hamburgo
calimala-notation-fiore = Fiore
calimala-notation-miniato = Miniato
calimala-notation-croce = Croce
calimala-notation-palazzo = Palazzo
calimala-way-contribute = { $material } a { $building }
calimala-way-build-ship = Un barco ({ $wood ->
    [one] { $wood } madera
   *[other] { $wood } maderas
})
calimala-way-build-house = Una casa comercial { $where } ({ $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
})
calimala-way-build-workshop = Un taller ({ $wood ->
    [one] { $wood } madera
   *[other] { $wood } maderas
}, { $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
})
