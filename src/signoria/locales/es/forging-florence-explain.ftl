# topic: explain
# Lo que dicen de cada cosa las cartas de Forging Florence.

forging-florence-explain-possible = A elegir ahora: { $moves }.

forging-florence-explain-ground-city = Las figuras pasan por ella; aquí no hay nada más.
forging-florence-explain-ground-field = Tierra fuera de la ciudad: las figuras pasan por ella.
forging-florence-explain-ground-bridge = Solo por aquí se cruza el río.
forging-florence-explain-ground-golden = Aquí se venden las obras. Quien termina aquí necesita una obra sin vender, y se va en el turno siguiente.
forging-florence-explain-ground-mill = Quien está al lado de un molino de papel recoge papel.
forging-florence-explain-ground-mill-site = En esta partida no hay aquí ningún molino; las figuras pasan.
forging-florence-explain-ground-quarry = Quien está al lado de una cantera recoge piedra.
forging-florence-explain-ground-river = Nadie entra en el río; lo cruzan los puentes.
forging-florence-explain-ground-trees = Nadie pasa por los árboles.
forging-florence-explain-ground-merchant = Quien está al lado del mercader compra herramientas, que pide toda obra.
forging-florence-explain-ground-apothecary = Quien está al lado de la botica compra pintura para cuadros.
forging-florence-explain-ground-print-shop = Quien está al lado de la imprenta compra una prensa de imprimir para libros.
forging-florence-explain-ground-guild-house = Al lado de su casa gremial cada cual crea obras; el nivel dice qué artistas trabajan en ella.
forging-florence-explain-ground-site = En esta partida aquí no hay nada.

forging-florence-explain-token-tools = Toda obra pide herramientas.
forging-florence-explain-token-paint = Los cuadros piden pintura.
forging-florence-explain-token-press = Los libros piden una prensa de imprimir.
forging-florence-explain-token-paper = Toda obra pide papel: para escribir, pintar o pulir la piedra.
forging-florence-explain-token-stone = Las esculturas piden piedra.
forging-florence-explain-token-free = { $name }: gratis, al lado de su lugar.
forging-florence-explain-token-price = { $name }: { $price } liras, al lado de la tienda.
forging-florence-explain-held = En mano: { $held } de { $limit } permitidos.

forging-florence-explain-artist-painting = Un pintor; quien lo contrata crea estas obras: { $pieces }.
forging-florence-explain-artist-book = Un autor; quien lo contrata crea estas obras: { $pieces }.
forging-florence-explain-artist-sculpture = Un escultor; quien lo contrata crea estas obras: { $pieces }.
forging-florence-explain-artist-all = Pintor, autor y escultor a la vez; quien lo contrata crea estas obras: { $pieces }.
forging-florence-explain-fee = { $fee } liras y una casa gremial de nivel { $level } con sitio para él.
forging-florence-explain-piece = { $sort } de { $artist }: se crea al lado de la casa gremial de quien tiene al artista y se vende en la casilla dorada.
forging-florence-explain-sort-painting = Los cuadros se crean desde el nivel 1; con bastantes, la casa gremial sube al nivel 2.
forging-florence-explain-sort-book = Los libros se crean desde el nivel { $level }; con bastantes, la casa gremial sube al nivel 3.
forging-florence-explain-sort-sculpture = Las esculturas se crean desde el nivel { $level }{ $most ->
    [yes] , y son las que más cuentan
   *[other] { "" }
}.
forging-florence-explain-title-sort = { $player }: { $sort }

forging-florence-explain-lire = Las liras compran recursos y contratan artistas; vienen de las obras vendidas.
forging-florence-explain-level = El nivel dice cuántos artistas trabajan aquí, y de qué clase; sube gratis cuando se ha creado bastante.
forging-florence-explain-level-pays = { $two } de prestigio en el nivel 2, { $three } en el nivel 3.
forging-florence-explain-points = Prestigio tal como está; gana quien más tenga al final.
forging-florence-explain-points-none = Aún ninguno.
forging-florence-explain-mat = Todo lo que tiene un jugador: nada es secreto.
forging-florence-explain-title-lire = { $player }: liras
forging-florence-explain-title-level = { $player }: casa gremial
forging-florence-explain-title-points = { $player }: prestigio
forging-florence-explain-title-mat = { $player }
forging-florence-explain-title-token = { $player }: { $name }

forging-florence-explain-round = En una ronda cada jugador tiene un turno. La partida termina un turno de cada uno después de la Cúpula, o con la última ronda.
forging-florence-explain-die = La figura camina hasta { $roll } casillas, o se queda.
