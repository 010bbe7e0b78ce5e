# topic: explain
# Lo que dicen de cada cosa las cartas de Calimala.

calimala-explain-able = Tal como está, puedes hacerlo.
calimala-explain-unable = Tal como está, no puedes hacerlo; si es tu acción, puedes robar una carta en su lugar.
calimala-explain-possible = A elegir ahora: { $moves }.
calimala-explain-action-wood = Un cubo de tu reserva va como madera a su almacén, donde caben { $slots }.
calimala-explain-action-brick = Un cubo de tu reserva va como ladrillo a su almacén, donde caben { $slots }.
calimala-explain-action-marble = Un cubo de tu reserva va como mármol a su almacén, donde caben { $slots }.
calimala-explain-action-build = Construyes una sola cosa: un barco, una casa comercial o un taller.
calimala-explain-action-artwork = Das una obra de arte a una de las tres iglesias o al ayuntamiento.
calimala-explain-action-weave = Cada uno de tus talleres con sitio teje una tela.
calimala-explain-action-ship = Cada uno de tus barcos lleva como máximo una tela a una ciudad portuaria.
calimala-explain-action-transport = Cada una de tus casas comerciales lleva como máximo una tela a su ciudad.
calimala-explain-action-contribute = Aportas a una iglesia uno de tus materiales.
calimala-explain-build-cost = Un barco, { $ship } de madera; una casa comercial, { $house } de ladrillo; un taller, { $wood } de madera y { $brick } de ladrillo.
calimala-explain-artwork-cost = Un mármol.
calimala-explain-ship-cost = Una tela por cada barco que zarpa.
calimala-explain-transport-cost = Una tela por cada ciudad que recibe una.
calimala-explain-contribute-cost = Una madera, un ladrillo o un mármol.
calimala-explain-action-card = Como carta se juega mientras actúa uno de tus discos, antes o después de sus acciones.

calimala-explain-street = Un disco colocado encima actúa con ambas casillas, y después el segundo y el tercero desde arriba, si no son blancos.
calimala-explain-acting = Si llega aquí un disco, actúan por orden: { $order }.
calimala-explain-acting-still = Aún actúan: { $order }.

calimala-explain-counts-city = Cuenta las telas en { $category }.
calimala-explain-counts-church = Cuenta todos los cubos y las obras en { $category }.
calimala-explain-counts-artworks = Cuenta las obras de las tres iglesias y del ayuntamiento.
calimala-explain-counts-port-cities = Cuenta las telas en Barcelona, Lisboa y Londres.
calimala-explain-counts-trade-cities = Cuenta las telas en Troyes, Brujas y Hamburgo.
calimala-explain-counts-contributed-wood = Cuenta la madera de las tres iglesias.
calimala-explain-counts-contributed-brick = Cuenta el ladrillo de las tres iglesias.
calimala-explain-counts-contributed-marble = Cuenta el mármol de las tres iglesias, sin las obras de arte.
calimala-explain-counts-palazzo = Cuenta los asientos y las obras del ayuntamiento juntos.
calimala-explain-pays-ranks = { $first } puntos a quien más tiene, { $second } al segundo, { $third } al tercero.
calimala-explain-scored-now = { $points ->
    [0] Si puntuara ahora, no te daría nada.
   *[other] Si puntuara ahora, te daría puntos: { $points }.
}
calimala-explain-tile = Se puntúa cuando le toca, con el cuarto disco en una calle.
calimala-explain-card-open = La carta descubierta: se puntúa al final, para todos.
calimala-explain-card-kept = Tu carta secreta: se puntúa al final, para todos.
calimala-explain-card-dealt = Si te quedas con ella, se puntúa al final, para todos, y hasta entonces solo tú la conoces.
calimala-explain-place = Tal como está, tu lugar es: { $place }.
calimala-explain-place-none = Aún no tienes nada allí.

calimala-explain-church = Quien más tiene aquí recibe puntos cuando se puntúa; cada material tiene sus casillas, y las obras también.
calimala-explain-church-cost = Con Aportar, una madera, un ladrillo o un mármol; con Obra de arte, un mármol.
calimala-explain-port = Una ciudad portuaria: los barcos traen telas, y caben { $slots }.
calimala-explain-trade-city = Una ciudad comercial: quien tiene aquí una casa comercial trae telas, y caben { $slots }.
calimala-explain-port-cost = Con Barco, una tela por cada barco.
calimala-explain-trade-city-cost = La casa, { $brick } de ladrillo, una vez; después, con Transporte, una tela cada vez.
calimala-explain-council = Quien más asientos y obras tiene aquí va primero donde otros tienen los mismos cubos.
calimala-explain-council-cost = Un asiento, el disco inferior de cuatro en una calle; una obra, un mármol.
calimala-explain-seats-taken = Asientos: { $seats }.

calimala-explain-workshops = Tejer pone una tela en cada taller; hay como máximo { $most }, y en cada uno caben { $slots }.
calimala-explain-ships = Con Barco, cada uno lleva una tela a una ciudad portuaria; hay como máximo { $most }.
calimala-explain-houses = Con Transporte, cada una lleva una tela a su ciudad; hay como máximo { $most }, una en cada ciudad comercial.
calimala-explain-cost-workshop = { $wood } de madera y { $brick } de ladrillo.
calimala-explain-cost-ship = { $wood } de madera.
calimala-explain-cost-house = { $brick } de ladrillo.
calimala-explain-seats = Los asientos del ayuntamiento deciden los empates, y al final los cuenta el Palazzo Vecchio.
calimala-explain-artworks = Las obras del ayuntamiento deciden los empates junto con los asientos, y cuentan entre todas las obras.
calimala-explain-discs = Discos que quedan por colocar, uno en cada turno: tantos turnos quedan.
calimala-explain-white = Un disco blanco hace cada acción dos veces al colocarse, y no vuelve a actuar.
calimala-explain-cubes = Materiales, telas y obras salen todos de esta única reserva de cubos.
calimala-explain-hand = Cartas de acción en la mano: solo su dueño las ve, y las juega mientras actúa uno de sus discos.
calimala-explain-points = Puntos hasta ahora; gana quien más tenga al final.
calimala-explain-mat = Todo lo que tiene un jugador; solo son secretas las cartas de la mano y la carta de puntuación.
calimala-explain-title-workshops = { $player }: talleres y telas
calimala-explain-title-ships = { $player }: barcos
calimala-explain-title-houses = { $player }: casas comerciales
calimala-explain-title-seats = { $player }: asientos en el ayuntamiento
calimala-explain-title-artworks = { $player }: obras en el ayuntamiento
calimala-explain-title-discs = { $player }: discos
calimala-explain-title-white = { $player }: discos blancos
calimala-explain-title-cubes = { $player }: cubos en la reserva
calimala-explain-title-hand = { $player }: cartas
calimala-explain-title-points = { $player }: puntos
calimala-explain-title-mat = { $player }
calimala-explain-title-warehouse = { $player }: { $name }
calimala-explain-warehouse-wood = La madera sirve para barcos y talleres, y la reciben las iglesias; en el almacén caben { $slots }.
calimala-explain-warehouse-brick = El ladrillo sirve para casas comerciales y talleres, y lo reciben las iglesias; en el almacén caben { $slots }.
calimala-explain-warehouse-marble = El mármol se convierte en obras de arte, y lo reciben las iglesias; en el almacén caben { $slots }.

calimala-explain-round = En una ronda cada jugador tiene un turno. La partida termina cuando todos los discos están colocados, o tras la última ficha de puntuación, con su ronda.
calimala-explain-tiles-left = Fichas por puntuar: { $left }.
calimala-explain-begins = Cada ronda empieza con { $player }.
calimala-explain-title-deck = Mazo y pila de descarte
calimala-explain-deck = Quien renuncia a una acción imposible roba aquí; cuando el mazo se acaba, los descartes forman uno nuevo.
