# topic: forging-florence
# Forging Florence: nombres, jugadas, sucesos, rechazos y errores, para todos los programas.

forging-florence-resource-tools = herramientas
forging-florence-resource-stone = piedra
forging-florence-resource-press = prensa de imprimir
forging-florence-resource-paint = pintura
forging-florence-resource-paper = papel
forging-florence-resource-tools-label = Herramientas
forging-florence-resource-stone-label = Piedra
forging-florence-resource-press-label = Prensa de imprimir
forging-florence-resource-paint-label = Pintura
forging-florence-resource-paper-label = Papel
forging-florence-resource-tools-one = herramientas
forging-florence-resource-stone-one = piedra
forging-florence-resource-press-one = una prensa de imprimir
forging-florence-resource-paint-one = pintura
forging-florence-resource-paper-one = papel

forging-florence-terrain-city = Ciudad
forging-florence-terrain-start = Ciudad, casilla inicial
forging-florence-terrain-field = Campo
forging-florence-terrain-row = Franja verde
forging-florence-terrain-short-bridge = Puente corto
forging-florence-terrain-long-bridge = Puente largo
forging-florence-terrain-golden = Casilla dorada
forging-florence-terrain-mill-site = Solar de molino vacío
forging-florence-terrain-house-site = Solar de una casa gremial
forging-florence-terrain-shop-a = Solar de una tienda
forging-florence-terrain-shop-b = Solar de una tienda
forging-florence-terrain-shop-c = Solar de una tienda
forging-florence-terrain-quarry = Cantera
forging-florence-terrain-river = Río
forging-florence-terrain-trees = Árboles

forging-florence-building-merchant = Mercader
forging-florence-building-apothecary = Botica
forging-florence-building-print-shop = Imprenta
forging-florence-building-mill = Molino de papel
forging-florence-building-guild-house = Casa gremial

forging-florence-place-quarry = cantera
forging-florence-place-mill = molino de papel
forging-florence-place-merchant = mercader
forging-florence-place-apothecary = botica
forging-florence-place-print-shop = imprenta
forging-florence-place-golden = casilla dorada
forging-florence-beside-quarry = junto a una cantera
forging-florence-beside-mill = junto a un molino de papel
forging-florence-beside-merchant = junto a un mercader
forging-florence-beside-apothecary = junto a una botica
forging-florence-beside-print-shop = junto a una imprenta
forging-florence-beside-guild-house = { $you ->
    [yes] junto a tu casa gremial
   *[no] junto a la casa gremial de { $player }
}
forging-florence-beside-guild-house-nobody = junto a una casa gremial vacía
forging-florence-to-golden = a la casilla dorada
forging-florence-to-hex = a la casilla { $hex }
forging-florence-to-hex-beside = a la casilla { $hex }, { $places }

forging-florence-bridge-carraia = Ponte alla Carraia
forging-florence-bridge-trinita = Ponte Santa Trinita
forging-florence-bridge-vecchio = Ponte Vecchio
forging-florence-bridge-grazie = Ponte alle Grazie

forging-florence-sort-painting = cuadro
forging-florence-sort-book = libro
forging-florence-sort-sculpture = escultura
forging-florence-sort-painting-label = Cuadro
forging-florence-sort-book-label = Libro
forging-florence-sort-sculpture-label = Escultura
forging-florence-craft-painting = Pintor
forging-florence-craft-book = Autor
forging-florence-craft-sculpture = Escultor
forging-florence-craft-all = Pintor, autor y escultor

forging-florence-artist-giotto = Giotto
forging-florence-artist-masaccio = Masaccio
forging-florence-artist-fra-angelico = Fra Angelico
forging-florence-artist-botticelli = Botticelli
forging-florence-artist-dante = Dante
forging-florence-artist-boccaccio = Boccaccio
forging-florence-artist-machiavelli = Maquiavelo
forging-florence-artist-michelangelo = Miguel Ángel
forging-florence-artist-brunelleschi = Brunelleschi
forging-florence-artist-leonardo = Leonardo da Vinci

forging-florence-ability-giotto = { $bonus } de prestigio si creas { $paintings ->
    [1] un cuadro suyo
    [6] seis cuadros suyos
   *[other] { $paintings } cuadros suyos
} mientras es el único artista que has tenido nunca.
forging-florence-ability-machiavelli = { $bonus } de prestigio al final si has creado más obras que cada uno de los demás o si alcanzaste el nivel 3 antes que nadie.
forging-florence-ability-michelangelo = { $bonus } de prestigio por cada escultura, de quien sea, que creas mientras trabaja para ti.
forging-florence-ability-brunelleschi = Puedes tener { $limit ->
    [1] uno
    [2] dos
   *[other] { $limit }
} de cada recurso. Sus obras necesitan { $needs ->
    [usual] dos de cada uno
   *[other] { $needs } veces lo que las de otros
}, y { $doubled ->
    [dome] la Cúpula vale
   *[text] sus esculturas valen
} { $times ->
    [1] lo mismo que otras
    [2] el doble de prestigio
   *[other] { $times } veces su prestigio
}{ $dome ->
    [same] { "" }
   *[other] , la Cúpula { $dome } veces
}.
forging-florence-ability-leonardo = { $bonus } de prestigio por cada obra, de cualquier tipo y de quien sea, que vendes mientras trabaja para ti. Crea cuadros, desde el nivel { $books } libros y desde el nivel { $sculptures } esculturas.

forging-florence-piece-ognissanti-madonna = Madonna de Ognissanti
forging-florence-piece-badia-polyptych = Políptico de Badia
forging-florence-piece-holy-trinity = La Trinidad
forging-florence-piece-tribute-money = El tributo de la moneda
forging-florence-piece-deposition = El Descendimiento
forging-florence-piece-annunciation = La Anunciación
forging-florence-piece-primavera = La primavera
forging-florence-piece-birth-of-venus = El nacimiento de Venus
forging-florence-piece-vita-nuova = Vida nueva
forging-florence-piece-divine-comedy = Divina comedia
forging-florence-piece-fiammetta = Elegía de madonna Fiammetta
forging-florence-piece-decameron = Decamerón
forging-florence-piece-prince = El príncipe
forging-florence-piece-florentine-histories = Historia de Florencia
forging-florence-piece-david = David
forging-florence-piece-night = La Noche
forging-florence-piece-sacrifice-of-isaac = El sacrificio de Isaac
forging-florence-piece-crucifix = Crucifijo
forging-florence-piece-dome = Cúpula de Santa Maria del Fiore
forging-florence-piece-adoration = La adoración de los Magos
forging-florence-piece-codex = Códice sobre el vuelo de las aves
forging-florence-piece-sforza-horse = El caballo Sforza

forging-florence-level = Nivel { $level }
forging-florence-level-1 = Nivel 1: { $rooms ->
    [1] un artista
    [2] dos artistas
    [3] tres artistas
   *[other] { $rooms } artistas
}{ $usual ->
    [yes] ; pintores
   *[other] { "" }
}
forging-florence-level-2 = Nivel 2: { $rooms ->
    [1] un artista
    [2] dos artistas
    [3] tres artistas
   *[other] { $rooms } artistas
}{ $usual ->
    [yes] ; pintores y autores
   *[other] { "" }
}
forging-florence-level-3 = Nivel 3: { $rooms ->
    [1] un artista
    [2] dos artistas
    [3] tres artistas
   *[other] { $rooms } artistas
}{ $usual ->
    [yes] ; pintores, autores y escultores
   *[other] { "" }
}
forging-florence-lire = { $lire } liras
forging-florence-prestige = { $points } de prestigio

forging-florence-ask-acting = Actúa, tira el dado o termina tu turno
forging-florence-ask-acting-moved = Actúa o termina tu turno
forging-florence-ask-rolling = Se tira el dado
forging-florence-ask-walking = Has sacado { $roll }: camina o quédate
forging-florence-ask-walking-leave = Has sacado { $roll }: sal de la casilla dorada
forging-florence-ask-over = La partida ha terminado
forging-florence-wait-acting = { $you ->
    [yes] Es tu turno
   *[no] { $player } actúa
}
forging-florence-wait-rolling = { $you ->
    [yes] Tiras el dado
   *[no] { $player } tira el dado
}
forging-florence-wait-walking = { $you ->
    [yes] Eliges adónde ir
   *[no] { $player } elige adónde ir
}

forging-florence-option-economy = Equipo
forging-florence-option-economy-why = Qué queda después de crear una obra.
forging-florence-option-economy-equipment = quedan herramientas y prensa
forging-florence-option-economy-equipment-why = Solo se gastan el papel, la pintura y la piedra.
forging-florence-option-economy-tools = solo quedan las herramientas
forging-florence-option-economy-tools-why = También se gasta la prensa de imprimir.
forging-florence-option-economy-literal = no queda nada
forging-florence-option-economy-literal-why = Todo se gasta; apenas se puede contratar a otro artista.
forging-florence-option-brunelleschi = Brunelleschi duplica
forging-florence-option-brunelleschi-why = Qué obras suyas valen el doble de prestigio.
forging-florence-option-brunelleschi-text = todas sus esculturas
forging-florence-option-brunelleschi-text-why = La forma más fuerte: quien lo contrata es difícil de vencer.
forging-florence-option-brunelleschi-dome = solo la Cúpula
forging-florence-option-brunelleschi-dome-why = La forma más suave.
forging-florence-option-shops = Tiendas
forging-florence-option-shops-why = Dónde están las seis tiendas.
forging-florence-option-shops-pairs = una frente a otra
forging-florence-option-shops-pairs-why = Las dos de cada tipo están una frente a otra, lo que es justo para todas las casas.
forging-florence-option-shops-free = barajadas libremente
forging-florence-option-shops-free-why = Cualquier tienda en cualquier solar; algunas casas salen entonces muy beneficiadas.
forging-florence-option-rounds = Máximo de rondas
forging-florence-option-rounds-why = La partida termina con esta ronda si nadie ha creado antes la Cúpula.
forging-florence-option-start = Quién empieza
forging-florence-option-start-why = Quién tiene el primer turno.
forging-florence-option-start-random = al azar

forging-florence-move-roll = Tirar el dado
forging-florence-move-walk = Ir { $where }
forging-florence-move-stay = Quedarte donde estás
forging-florence-move-collect = Recoger { $resource }
forging-florence-move-buy = Comprar { $resource } ({ $price } liras)
forging-florence-move-create = Crear «{ $piece }» ({ $sort } de { $artist })
forging-florence-move-sell = Vender «{ $piece }» ({ $price } liras)
forging-florence-move-upgrade = Ampliar tu casa gremial al nivel { $level }
forging-florence-move-hire = Contratar a { $artist } ({ $price } liras)
forging-florence-move-exchange = Contratar a { $artist } ({ $price } liras) y devolver a { $gone }
forging-florence-move-end = Terminar tu turno

forging-florence-notation-walk = ir
forging-florence-notation-roll = tirar
forging-florence-notation-rolled = sacado
forging-florence-notation-collect = recoger
forging-florence-notation-buy = comprar
forging-florence-notation-create = crear
forging-florence-notation-sell = vender
forging-florence-notation-upgrade = ampliar
forging-florence-notation-hire = contratar
forging-florence-notation-for = por
forging-florence-notation-end = terminar
forging-florence-notation-tools = herramientas
forging-florence-notation-stone = piedra
forging-florence-notation-press = prensa
forging-florence-notation-paint = pintura
forging-florence-notation-paper = papel
forging-florence-notation-giotto = Giotto
forging-florence-notation-masaccio = Masaccio
forging-florence-notation-fra-angelico = Fra-Angelico
forging-florence-notation-botticelli = Botticelli
forging-florence-notation-dante = Dante
forging-florence-notation-boccaccio = Boccaccio
forging-florence-notation-machiavelli = Maquiavelo
forging-florence-notation-michelangelo = Miguel-Ángel
forging-florence-notation-brunelleschi = Brunelleschi
forging-florence-notation-leonardo = Leonardo
forging-florence-notation-ognissanti-madonna = Madonna-de-Ognissanti
forging-florence-notation-badia-polyptych = Políptico-de-Badia
forging-florence-notation-holy-trinity = Trinidad
forging-florence-notation-tribute-money = Tributo
forging-florence-notation-deposition = Descendimiento
forging-florence-notation-annunciation = Anunciación
forging-florence-notation-primavera = Primavera
forging-florence-notation-birth-of-venus = Nacimiento-de-Venus
forging-florence-notation-vita-nuova = Vida-nueva
forging-florence-notation-divine-comedy = Divina-comedia
forging-florence-notation-fiammetta = Fiammetta
forging-florence-notation-decameron = Decamerón
forging-florence-notation-prince = Príncipe
forging-florence-notation-florentine-histories = Historia-de-Florencia
forging-florence-notation-david = David
forging-florence-notation-night = Noche
forging-florence-notation-sacrifice-of-isaac = Sacrificio-de-Isaac
forging-florence-notation-crucifix = Crucifijo
forging-florence-notation-dome = Cúpula
forging-florence-notation-adoration = Adoración
forging-florence-notation-codex = Códice
forging-florence-notation-sforza-horse = Caballo-Sforza

forging-florence-event-turn-began = Ronda { $round }: { $you ->
    [yes] tu turno
   *[no] turno de { $player }
}
forging-florence-event-turn-began-last = Ronda { $round }: { $you ->
    [yes] tu último turno
   *[no] último turno de { $player }
}
forging-florence-event-threw = { $you ->
    [yes] Tiras el dado.
   *[no] { $player } tira el dado.
}
forging-florence-event-rolled = { $you ->
    [yes] Sacas { $number }.
   *[no] { $player } saca { $number }.
}
forging-florence-event-walked = { $you ->
    [yes] Vas { $where }.
   *[no] { $player } va { $where }.
}
forging-florence-event-stayed = { $you ->
    [yes] Te quedas donde estás.
   *[no] { $player } no se mueve.
}
forging-florence-event-collected = { $you ->
    [yes] Recoges { $resource }.
   *[no] { $player } recoge { $resource }.
}
forging-florence-event-bought = { $you ->
    [yes] Compras { $resource } por { $lire } liras.
   *[no] { $player } compra { $resource } por { $lire } liras.
}
forging-florence-event-created = { $you ->
    [yes] Creas «{ $piece }» ({ $sort } de { $artist }).
   *[no] { $player } crea «{ $piece }» ({ $sort } de { $artist }).
}
forging-florence-event-sold = { $you ->
    [yes] Vendes «{ $piece }» por { $lire } liras.
   *[no] { $player } vende «{ $piece }» por { $lire } liras.
}
forging-florence-event-upgraded = { $you ->
    [yes] Amplías tu casa gremial al nivel { $level }.
   *[no] { $player } amplía su casa gremial al nivel { $level }.
}
forging-florence-event-upgraded-first = { $you ->
    [yes] Amplías tu casa gremial al nivel { $level } antes que nadie.
   *[no] { $player } amplía su casa gremial al nivel { $level } antes que nadie.
}
forging-florence-event-hired = { $you ->
    [yes] Contratas a { $artist } por { $lire } liras.
   *[no] { $player } contrata a { $artist } por { $lire } liras.
}
forging-florence-event-exchanged = { $you ->
    [yes] Contratas a { $artist } por { $lire } liras y devuelves a { $gone }.
   *[no] { $player } contrata a { $artist } por { $lire } liras y devuelve a { $gone }.
}
forging-florence-event-returned = De vuelta a la reserva: { $resources }.
forging-florence-event-bonus = { $you ->
    [yes] { $artist } te da { $points } de prestigio.
   *[no] { $artist } da a { $player } { $points } de prestigio.
}
forging-florence-event-last-turns = { $left ->
    [all] La Cúpula está en pie: a cada cual le queda un turno.
    [none] La Cúpula está en pie, en el último turno de la partida.
   *[some] La Cúpula está en pie: { $turns ->
        [one] un turno más
       *[other] { $turns } turnos más
    } y termina la última ronda.
}
forging-florence-event-counted = { $you ->
    [yes] Tu prestigio: { $points }
   *[no] Prestigio de { $player }: { $points }
}
forging-florence-event-counted-line = { $part }: { $points }
forging-florence-event-game-over = La partida ha terminado.

forging-florence-part-paintings = Cuadros
forging-florence-part-books = Libros
forging-florence-part-sculptures = Esculturas
forging-florence-part-house = Casa gremial
forging-florence-part-giotto = Los seis cuadros de Giotto
forging-florence-part-machiavelli = La bonificación de Maquiavelo
forging-florence-part-michelangelo = Las esculturas de Miguel Ángel
forging-florence-part-leonardo = Las ventas de Leonardo

forging-florence-illegal-unknown = No existe tal acción en el juego.
forging-florence-illegal-over = La partida ha terminado.
forging-florence-illegal-chance = Se está tirando el dado; nadie decide ahora.
forging-florence-illegal-not-chance = Ahora no se tira el dado.
forging-florence-illegal-walk-first = El dado está tirado: primero tu figura camina o se queda.
forging-florence-illegal-roll-first = Antes de que tu figura camine, tiras el dado.
forging-florence-illegal-moved = Tu figura ya se ha movido en este turno.
forging-florence-illegal-blocked = Nadie puede entrar en la casilla { $hex }: el río, los árboles, las canteras y los edificios están cerrados.
forging-florence-illegal-golden-taken = Otra figura está en la casilla dorada.
forging-florence-illegal-golden-way = Todo camino de { $roll } casillas como mucho hasta { $hex } cruza la casilla dorada, donde está otra figura.
forging-florence-illegal-too-far = { $roll ->
    [one] Ningún camino de una casilla lleva a { $hex }.
   *[other] Ningún camino de { $roll } casillas como mucho lleva a { $hex }.
}
forging-florence-illegal-golden-to-sell = Tu movimiento solo puede acabar en la casilla dorada si tienes una obra sin vender.
forging-florence-illegal-must-leave = Tu figura debe dejar la casilla dorada en este turno.
forging-florence-illegal-must-sell = Antes de tirar el dado debes vender una obra.
forging-florence-illegal-not-beside = Donde está tu figura no se consigue esto: { $resource }.
forging-florence-illegal-limit = { $limit ->
    [one] Ya tienes uno y no se permiten más: { $resource }.
   *[other] Ya tienes { $limit } y no se permiten más: { $resource }.
}
forging-florence-illegal-too-dear = Cuesta { $price } liras y tienes { $lire }.
forging-florence-illegal-ruin = Después ya no podrías crear ni vender nunca más una obra.
forging-florence-illegal-not-home = Las obras se crean junto a la casa gremial propia.
forging-florence-illegal-not-his-owner = { $artist } no trabaja para ti.
forging-florence-illegal-level-sort = Una obra así necesita al menos el nivel { $level } de tu casa gremial.
forging-florence-illegal-no-copies = No queda ninguna carta de «{ $piece }».
forging-florence-illegal-isaac-first = Antes de la Cúpula debes haber creado «{ forging-florence-piece-sacrifice-of-isaac }».
forging-florence-illegal-lacks = { $tokens ->
    [one] Para «{ $piece }» aún te falta: { $resource }.
   *[other] «{ $piece }» necesita { $tokens } de cada recurso y tienes menos: { $resource }.
}
forging-florence-illegal-not-golden = Las obras se venden en la casilla dorada.
forging-florence-illegal-none-unsold = No tienes «{ $piece }» sin vender.
forging-florence-illegal-fresh = Lo que has creado en este turno solo se puede vender más adelante.
forging-florence-illegal-top-level = Tu casa gremial ya tiene el nivel más alto.
forging-florence-illegal-two-paintings = Para el nivel 2 debes haber creado dos cuadros.
forging-florence-illegal-two-books = Para el nivel 3 debes haber creado dos libros.
forging-florence-illegal-more-paintings = Para el nivel 2 debes haber creado tantos cuadros: { $wanted }.
forging-florence-illegal-more-books = Para el nivel 3 debes haber creado tantos libros: { $wanted }.
forging-florence-illegal-no-face = El dado no tiene ninguna cara con un { $number }.
forging-florence-illegal-hired = { $artist } no está en la mesa.
forging-florence-illegal-level-artist = { $artist } solo viene desde el nivel { $level } de tu casa gremial.
forging-florence-illegal-fee = { $artist } cuesta { $price } liras y tienes { $lire }.
forging-florence-illegal-no-room = Tu casa gremial está llena; elige a uno de tus artistas para devolverlo.
forging-florence-illegal-room = En tu casa gremial hay sitio, así que no se devuelve a ningún artista.
forging-florence-illegal-not-own = { $artist } no trabaja para ti y no se puede devolver.

forging-florence-wanted-hex = una casilla con sus coordenadas, como 2,-2
forging-florence-wanted-resource = un recurso
forging-florence-wanted-piece = una obra
forging-florence-wanted-artist = un artista
forging-florence-wanted-for = la palabra «for»
forging-florence-wanted-number = un número del dado
