# topic: none
# Forging Florence in the terminal.

forging-florence-welcome = Forging Florence: artistas y sus mecenas. Intro acepta lo que está entre corchetes.
forging-florence-none = nada

# Status
forging-florence-head-last = turnos hasta el final: { $turns }
forging-florence-head-scores = Prestigio: { $scores }.
forging-florence-detail-here = Estás aquí: { $place }.
forging-florence-detail-must-sell = Antes de tirar el dado debes vender una obra, y luego dejar la casilla dorada.
forging-florence-detail-must-leave = Debes dejar la casilla dorada en este turno.
forging-florence-holdings = { $lire }. Recursos: { $tokens }. Sin vender: { $unsold }.
forging-florence-unsold = { $count } sin vender

# Choices
forging-florence-menu-here = Aquí:
forging-florence-menu-make = Crear:
forging-florence-menu-sell = Vender:
forging-florence-menu-house = Tu casa gremial:
forging-florence-menu-hire = Contratar:
forging-florence-choice = { $name } ({ $lire })
forging-florence-choice-instead = { $name } ({ $lire }) en lugar de { $gone }
forging-florence-menu-go = Después:
forging-florence-menu-places = Lugares al alcance:
forging-florence-menu-further = Otras casillas al alcance:
forging-florence-menu-stay = O bien:
forging-florence-menu-home = Tu casa gremial

# Sections
forging-florence-title-map = El mapa, con coordenadas desde la casilla dorada 0,0
forging-florence-title-artists = Los artistas
forging-florence-title-prestige = El prestigio tal como está
forging-florence-stands = { $player }: { $place }
forging-florence-house-at = Casa gremial de { $player }: { $hex }
forging-florence-places-at = { $title }: { $hexes }
forging-florence-mat-house = Casa gremial: { $level }.
forging-florence-mat-artists = Artistas: { $artists }.
forging-florence-mat-made = Creado: { $pieces }.
forging-florence-artist-free = { $artist }: { $craft }, { $price }, desde el nivel { $level }.
forging-florence-artist-hired = { $artist }: { $craft }, trabaja para { $player }.
forging-florence-copies-left = { $piece } ({ $sort }, quedan { $copies })
forging-florence-column-prestige = Prestigio
forging-florence-column-lire = Liras
forging-florence-column-level = Nivel
forging-florence-column-tokens = Recursos
forging-florence-column-artists = Artistas
forging-florence-column-made = Creado
forging-florence-column-artist = Artista
forging-florence-column-copies = Obras, y cuántas quedan

# Signs of the map; two letters that differ
forging-florence-sign-merchant = Me
forging-florence-sign-apothecary = Bo
forging-florence-sign-print-shop = Im
forging-florence-sign-mill = Mo
forging-florence-sign-quarry = Ca
forging-florence-short-tools = He
forging-florence-short-stone = Pd
forging-florence-short-press = Pr
forging-florence-short-paint = Pt
forging-florence-short-paper = Pp
forging-florence-sign-purse = { $lire }, casa gremial: { $level }, tres obras sin vender
forging-florence-sign-figures = las figuras de { $first } y { $second }
forging-florence-sign-house = casa gremial de { $player }; una de nadie
forging-florence-sign-bridge = puente sobre el río
forging-florence-sign-open = ciudad, campo, franja verde: abiertos a todos
forging-florence-sign-reach = la opción que lleva allí
forging-florence-sign-more = lo mismo, y allí hay varias figuras
forging-florence-sign-turn = a quién le toca

# Commands
forging-florence-command-map = mapa
forging-florence-command-artists = artistas
forging-florence-command-prestige = prestigio
forging-florence-command-variant = variante
forging-florence-command-hand = bolsa
forging-florence-help-map = el mapa, y dónde está cada cual
forging-florence-help-mats = dinero, recursos, casa gremial, artistas y obras de todos
forging-florence-help-artists = los artistas, lo que cuestan y saben hacer, y las obras que quedan
forging-florence-help-prestige = el prestigio de todos, línea por línea
forging-florence-help-variant = los números de las reglas que han cambiado
forging-florence-help-hand = tu dinero, tus recursos y tus obras sin vender
forging-florence-help-intro = Escribe el número de una opción, una casilla como 2,-2 o una jugada en palabras, como «comprar pintura» o «contratar dante»; bastan los comienzos de las palabras. O una de estas:
forging-florence-help-why = por qué una jugada no es posible, con la regla: porqué ir 4,0 (o: ? 4,0); ? a solas: la regla del último rechazo
forging-florence-why-what = Escribe la jugada detrás: porqué ir 4,0

# The end
forging-florence-result-line = { $place }. { $player } ({ $who }): { $points } de prestigio
forging-florence-result-tie-pieces = Igual prestigio: decide el mayor número de obras creadas.
forging-florence-result-tie-lire = Igual prestigio y las mismas obras: decide el mayor número de liras.
forging-florence-result-tie-shared = Igual prestigio, y las mismas obras y liras.

forging-florence-on-golden = la casilla dorada
forging-florence-on-hex = casilla { $hex }
forging-florence-phase-acting = Actuar
forging-florence-phase-rolling = Se tira el dado
forging-florence-phase-walking = Caminar
forging-florence-phase-over = La partida ha terminado
