# topic: none
# Calimala: los números de las reglas que una variante puede fijar, y lo que no pueden ser a la vez.

calimala-option-variant = Variante
calimala-option-variant-why = Un archivo que cambia números de las reglas.
calimala-option-variant-standard = reglamento
calimala-option-variant-standard-why = Todos los números son los de las reglas.

calimala-value-tile-first = puntos del primer puesto en una ficha de puntuación
calimala-value-tile-second = puntos del segundo puesto en una ficha de puntuación
calimala-value-tile-third = puntos del tercer puesto en una ficha de puntuación
calimala-value-card-first = puntos del primer puesto en una carta de puntuación
calimala-value-card-second = puntos del segundo puesto en una carta de puntuación
calimala-value-card-third = puntos del tercer puesto en una carta de puntuación
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
calimala-value-city = casillas para tela en una ciudad: { $city }
calimala-value-church = casillas para un material en una iglesia: { $church }, { $material }
calimala-value-artworks = casillas para obras de arte en un edificio: { $building }

calimala-bad-setup-variant-rank = línea { $line }: { $key } es { $value }, pero el puesto anterior vale { $most } (C5.5)
calimala-bad-setup-variant-discs = línea { $line }: con { $value } en { $key }, los jugadores tienen más de { $most } discos (C1.2)
calimala-bad-setup-variant-cost = línea { $line }: { $key } es { $value }, pero en el almacén caben { $most } (C1.1)

calimala-illegal-ship-price = Un barco cuesta tantas maderas: { $cubes }.
calimala-illegal-house-price = Una casa comercial cuesta tantos ladrillos: { $cubes }.
calimala-illegal-workshop-price = Un taller cuesta tantas maderas: { $cubes }, y tantos ladrillos: { $brick }.
