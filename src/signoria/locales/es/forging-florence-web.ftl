# topic: forging-florence
# The table of Forging Florence in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

# Areas
forging-florence-web-area-map = Mapa
forging-florence-web-area-mine = Lo mío
forging-florence-web-area-artists = Artistas
forging-florence-web-area-pieces = Obras
forging-florence-web-area-gallery = Artistas y sus obras
forging-florence-web-area-prestige = Prestigio
forging-florence-web-area-mats = Otros
forging-florence-web-area-log = Crónica

# Hexes
forging-florence-web-map = Florencia y su tierra
forging-florence-web-hex = { $ground }, { $where } ({ $hex })
forging-florence-web-house = { $you ->
    [yes] Tu casa gremial
   *[no] Casa gremial de { $player }
}
forging-florence-web-house-nobody = Casa gremial vacía
forging-florence-web-in-middle = en el centro
forging-florence-web-in-n = en el norte
forging-florence-web-in-ne = en el nordeste
forging-florence-web-in-e = en el este
forging-florence-web-in-se = en el sudeste
forging-florence-web-in-s = en el sur
forging-florence-web-in-sw = en el sudoeste
forging-florence-web-in-w = en el oeste
forging-florence-web-in-nw = en el noroeste
forging-florence-web-stands = Aquí: { $players }.
forging-florence-web-within = A tu alcance.
forging-florence-web-not-within = Fuera de tu alcance.
forging-florence-web-no-way = Ningún camino lleva allí.
forging-florence-web-golden-closed = Nadie más entra mientras haya una figura en ella.
forging-florence-web-golden-way = El camino hasta allí cruza la casilla dorada, donde { $you ->
    [yes] estás tú
   *[no] está { $player }
}.
forging-florence-web-golden-shorter = El camino de { $steps } casillas cruza la casilla dorada, donde { $you ->
    [yes] estás tú
   *[no] está { $player }
}.
forging-florence-web-go = Ir allí
forging-florence-web-go-again = Tócala otra vez para ir allí.
forging-florence-web-buy = Al lado compras { $resource } por { $price } liras.
forging-florence-web-collect = Al lado recoges { $resource }.
forging-florence-web-away = { $you ->
    [yes] { $steps ->
        [one] A una casilla de tu figura.
       *[other] A { $steps } casillas de tu figura.
    }
   *[no] { $steps ->
        [one] A una casilla de la figura de { $player }.
       *[other] A { $steps } casillas de la figura de { $player }.
    }
}
# Decisions
forging-florence-web-walk = Las casillas marcadas están a tu alcance. Un clic o Intro te lleva allí; con el dedo, dos toques.
forging-florence-web-walk-leave = Las casillas marcadas están a tu alcance; debes dejar la casilla dorada.
forging-florence-web-must-sell = Vende al menos una obra; después tira el dado y deja la casilla dorada.
forging-florence-web-must-leave = En este turno debes tirar el dado y dejar la casilla dorada.
forging-florence-web-you-golden = Estás en la casilla dorada.
forging-florence-web-you-beside = Estás { $places }.
forging-florence-web-you-nowhere = Donde estás no hay nada que conseguir.
forging-florence-web-last-turn = Este es tu último turno.
forging-florence-web-list-turn = Tu turno
forging-florence-web-list-here = Se consigue aquí
forging-florence-web-list-create = Crear
forging-florence-web-list-sell = Vender
forging-florence-web-list-upgrade = Casa gremial
forging-florence-web-list-hire = Contratar
forging-florence-web-list-places = Donde hay algo que hacer
forging-florence-web-list-hexes = Otras casillas
# A choice under the title that says what is done with it.
forging-florence-web-way-create = «{ $piece }»
forging-florence-web-way-sell = «{ $piece }» ({ $price } liras)
forging-florence-web-way-hire = { $artist } ({ $price } liras)
forging-florence-web-way-exchange = { $artist } en lugar de { $gone } ({ $price } liras)
forging-florence-web-deed-take = Comprar o recoger
forging-florence-web-deed-create = Crear una obra
forging-florence-web-deed-sell = Vender una obra
forging-florence-web-deed-upgrade = Ampliar tu casa gremial
forging-florence-web-deed-hire = Contratar a un artista
forging-florence-web-deed-roll = Tirar el dado
forging-florence-web-deed-end = Terminar tu turno
forging-florence-web-no-reason = No es posible ahora.
forging-florence-web-note-create = { $points } de prestigio, gasta { $resources }
forging-florence-web-note-sell = { $points } más de prestigio
forging-florence-web-die = El dado muestra { $roll }

# Status
forging-florence-web-last-round = La última ronda
forging-florence-web-last-left = { $turns ->
    [one] La Cúpula está en pie: este es el último turno
   *[other] La Cúpula está en pie: { $turns } turnos hasta el final
}
forging-florence-web-round = Ronda { $round } de { $rounds } como máximo
forging-florence-web-scores = Prestigio, en orden de turno

# Mats
forging-florence-web-mine = Tu taller
forging-florence-web-money = Liras
forging-florence-web-tokens = Recursos
forging-florence-web-house-level = Casa gremial
forging-florence-web-own-artists = Tus artistas
forging-florence-web-own-pieces = Tus obras
forging-florence-web-room = sitio para un artista
forging-florence-web-no-pieces = Todavía no hay obras.
forging-florence-web-piece-count = { $sort }: { $made } en total, { $unsold } sin vender
forging-florence-web-unsold = { $count } sin vender
forging-florence-web-sold = { $count ->
    [one] { $count } vendida
   *[other] { $count } vendidas
}
forging-florence-web-fresh = { $count } de este turno
forging-florence-web-next-level-2 = El nivel 2 pide { $wanted ->
    [1] un cuadro
    [2] dos cuadros
   *[other] { $wanted } cuadros
}: llevas { $made }
forging-florence-web-next-level-3 = El nivel 3 pide { $wanted ->
    [1] un libro
    [2] dos libros
   *[other] { $wanted } libros
}: llevas { $made }
forging-florence-web-mat-prestige = Prestigio: { $points }.
forging-florence-web-mat-money = Dinero: { $lire } liras.
forging-florence-web-mat-tokens = Recursos: { $tokens }.
forging-florence-web-mat-tokens-none = Ningún recurso.
forging-florence-web-mat-house = Casa gremial: nivel { $level }.
forging-florence-web-mat-artists = Artistas: { $artists }.
forging-florence-web-mat-pieces = Obras: { $pieces }.
forging-florence-web-mat-where = Figura: { $where }

# Artists and pieces
forging-florence-web-artists = Artistas
forging-florence-web-artists-none = Todos los artistas trabajan para alguien.
forging-florence-web-pieces = Obras
forging-florence-web-left = { $left } de { $copies } disponibles
forging-florence-web-fee = { $fee } liras
forging-florence-web-from-level = desde el nivel { $level }
forging-florence-web-works-for = { $you ->
    [yes] Trabaja para ti.
   *[no] Trabaja para { $player }.
}
forging-florence-web-on-table = En la mesa.
forging-florence-web-makes = Crea
forging-florence-web-by = { $sort } de { $artist }
forging-florence-web-needs = Necesita { $resources }.
forging-florence-web-worth = { $made } de prestigio, { $sold } al venderse; se vende por { $lire } liras.
forging-florence-web-worth-double = Para su dueño { $made } de prestigio, { $sold } al venderse; se vende por { $lire } liras.
forging-florence-web-made-by = Creada por { $players }.
forging-florence-web-close = Cerrar
forging-florence-web-history = Historia

# Prestige and end
forging-florence-web-prestige = Prestigio hasta ahora
forging-florence-web-part = Parte
forging-florence-web-sum = Suma
forging-florence-web-tie-made = Igual prestigio: deciden más obras creadas (F5.5).
forging-florence-web-tie-lire = Igual prestigio e igual número de obras: deciden más liras (F5.5).
forging-florence-web-tie-shared = Igual prestigio, igual número de obras y de liras (F5.5).
forging-florence-web-column-made = Obras
forging-florence-web-column-lire = Liras
forging-florence-web-column-prestige = Prestigio
forging-florence-web-count-works = { $player }: { $made } creadas, { $unsold ->
    [0] todas vendidas
   *[other] { $unsold } de ellas sin vender
}
forging-florence-web-count-house = { $player }: nivel { $level }
forging-florence-web-count-why-paintings = Cada cuadro cuenta { $made }; vendido, { $sold } (F5.3).
forging-florence-web-count-why-books = Cada libro cuenta { $made }; vendido, { $sold } (F5.3).
forging-florence-web-count-why-sculptures = Cada escultura cuenta { $made }; vendida, { $sold } (F5.3); { $doubled ->
    [dome] la Cúpula cuenta
   *[text] las creadas por Brunelleschi cuentan
} { $times ->
    [1] lo mismo
    [2] el doble
   *[other] { $times } veces
}{ $dome ->
    [same] { "" }
   *[other] , la Cúpula { $dome } veces
} (F5.4).
forging-florence-web-count-why-house = El nivel 2 cuenta { $two }; el nivel 3, { $three } (F5.3).
forging-florence-web-count-why-giotto = { $bonus } por { $paintings ->
    [1] un cuadro de Giotto, creado
    [6] seis cuadros de Giotto, creados
   *[other] { $paintings } cuadros de Giotto, creados
} antes de contratar a ningún otro artista (F5.4).
forging-florence-web-count-why-machiavelli = { $bonus } si al final trabaja para ti y tienes más obras que nadie o llegaste antes que nadie al nivel 3 (F5.4).
forging-florence-web-count-why-michelangelo = { $bonus } por cada escultura que creas mientras trabaja para ti (F5.4).
forging-florence-web-count-why-leonardo = { $bonus } por cada obra que vendes mientras trabaja para ti (F5.4).

# In words
forging-florence-web-words-places = Lugares del mapa
forging-florence-web-words-supply = Reserva: { $tokens }.
forging-florence-web-words-artist = { $artist }, { $craft }, { $fee } liras
forging-florence-web-words-piece = { $piece } ({ $sort } de { $artist }): { $left }

# Keys
forging-florence-web-key-hexes = Flechas
forging-florence-web-key-hexes-does = de casilla en casilla por el mapa
forging-florence-web-key-row-ends = Inicio, Fin
forging-florence-web-key-row-ends-does = a la primera y a la última casilla de la fila
forging-florence-web-key-own-hex = Re Pág, Av Pág
forging-florence-web-key-own-hex-does = a la figura siguiente, a la siguiente casilla a tu alcance
forging-florence-web-key-walk = Intro
forging-florence-web-key-walk-does = va a la casilla

# Commands
forging-florence-table-command-near = cerca
forging-florence-table-command-near-does = dónde se consigue o se vende algo, lo más cercano primero
forging-florence-table-command-hex = casilla
forging-florence-table-command-hex-does = qué hay en una casilla; con sus coordenadas, como en x 2,-2
forging-florence-table-command-prestige = prestigio
forging-florence-table-command-prestige-does = el prestigio de todos, parte por parte
forging-florence-table-command-artists = artistas
forging-florence-table-command-artists-does = todos los artistas: para quién trabajan, qué cuestan y qué saben hacer
forging-florence-table-command-pieces = obras
forging-florence-table-command-pieces-does = todas las obras: cuántas quedan, quién las ha creado
forging-florence-table-command-no-hex = En el mapa no hay ninguna casilla { $hex }.

forging-florence-option-variant = Variante
forging-florence-option-variant-why = Un archivo que cambia números de las reglas.
forging-florence-option-variant-standard = reglamento
forging-florence-option-variant-standard-why = Todos los números son los de las reglas.
