# topic: calimala-variant
# Calimala: los números de las reglas que una variante puede fijar, y lo que no pueden ser a la vez.

calimala-value-tile-first = puntos del primer puesto en una ficha de puntuación
calimala-value-tile-second = puntos del segundo puesto en una ficha de puntuación
calimala-value-tile-third = puntos del tercer puesto en una ficha de puntuación
calimala-value-card-first = puntos del primer puesto en una carta de puntuación
calimala-value-card-second = puntos del segundo puesto en una carta de puntuación
calimala-value-card-third = puntos del tercer puesto en una carta de puntuación
calimala-value-place = puesto de una ficha en el orden de puntuación (0: al azar, 16: fuera del juego): { $tile }
calimala-value-coloured-3 = discos de color de cada uno de 3 jugadores
calimala-value-coloured-4 = discos de color de cada uno de 4 jugadores
calimala-value-coloured-5 = discos de color de cada uno de 5 jugadores
calimala-value-white-3 = discos blancos de cada uno de 3 jugadores
calimala-value-white-4 = discos blancos de cada uno de 4 jugadores
calimala-value-white-5 = discos blancos de cada uno de 5 jugadores
calimala-value-ship = maderas que cuesta un barco
calimala-value-house = ladrillos que cuesta una casa comercial
calimala-value-workshop-wood = maderas que cuesta un taller
calimala-value-workshop-brick = ladrillos que cuesta un taller
calimala-value-warehouse = cubos que caben en un almacén: { $material }
calimala-value-cloth = telas que caben en un taller
calimala-value-ships = barcos que puede tener cada jugador
calimala-value-workshops = talleres que puede tener cada jugador, con el primero
calimala-value-stack = discos en una calle con los que llega una puntuación
calimala-value-copies = cartas de acción de una clase: { $action }
calimala-value-city = casillas para tela en una ciudad: { $city }
calimala-value-church = casillas para un material en una iglesia: { $church }, { $material }
calimala-value-artworks = casillas para obras de arte en un edificio: { $building }

calimala-bad-setup-variant-rank = línea { $line }: { $key } es { $value }, pero el puesto anterior vale { $most } (C5.5)
calimala-bad-setup-variant-discs = línea { $line }: con { $value } en { $key }, los jugadores tienen más de { $most } discos (C1.2)
calimala-bad-setup-variant-no-tiles = línea { $line }: sin ninguna ficha ({ $key }) no hay nada que puntuar (C1.6)
calimala-bad-setup-variant-place-most = línea { $line }: { $key } es { $value }, pero hay { $most } fichas (C2.1)
calimala-bad-setup-variant-place-twice = línea { $line }: { $key } es { $value }, y otra ficha también (C2.1)
calimala-bad-setup-variant-cost = línea { $line }: { $key } es { $value }, pero en el almacén caben { $most } (C1.1)

calimala-section-tile = Fichas de puntuación
calimala-section-card = Cartas de puntuación
calimala-section-order = Orden de las fichas
calimala-section-coloured = Discos de color
calimala-section-white = Discos blancos
calimala-section-street = Calles
calimala-section-copies = Cartas de acción
calimala-section-build = Construcción
calimala-section-warehouse = Almacenes
calimala-section-workshop = Talleres
calimala-section-mat = Tablero de un jugador
calimala-section-city = Ciudades
calimala-section-church = Iglesias
calimala-section-artworks = Obras de arte
