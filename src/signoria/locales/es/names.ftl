# Cómo se llaman las cosas.

calimala-name = Calimala

kind-wood = Madera
kind-brick = Ladrillo
kind-marble = Mármol
kind-build = Construir
kind-artwork = Obra de arte
kind-weave = Tejer
kind-ship = Barco
kind-transport = Transporte
kind-contribute = Contribuir

material-wood = madera
material-brick = ladrillo
material-marble = mármol

city-barcelona = Barcelona
city-lisbon = Lisboa
city-london = Londres
city-troyes = Troyes
city-bruges = Brujas
city-hamburg = Hamburgo
city-barcelona-to = a Barcelona
city-lisbon-to = a Lisboa
city-london-to = a Londres
city-troyes-to = a Troyes
city-bruges-to = a Brujas
city-hamburg-to = a Hamburgo
city-troyes-in = en Troyes
city-bruges-in = en Brujas
city-hamburg-in = en Hamburgo

building-fiore = Santa Maria del Fiore
building-miniato = San Miniato
building-croce = Santa Croce
building-palazzo = Palazzo Vecchio
building-fiore-short = S. M. del Fiore
building-miniato-short = San Miniato
building-croce-short = Santa Croce
building-palazzo-short = Palazzo
building-fiore-to = a Santa Maria del Fiore
building-miniato-to = a San Miniato
building-croce-to = a Santa Croce
building-palazzo-to = al Palazzo Vecchio

category-barcelona = { city-barcelona }
category-lisbon = { city-lisbon }
category-london = { city-london }
category-troyes = { city-troyes }
category-bruges = { city-bruges }
category-hamburg = { city-hamburg }
category-fiore = { building-fiore }
category-miniato = { building-miniato }
category-croce = { building-croce }
category-palazzo = { building-palazzo }
category-artworks = Obras de arte
category-port-cities = Ciudades portuarias
category-trade-cities = Ciudades comerciales
category-contributed-wood = Madera aportada
category-contributed-brick = Ladrillo aportado
category-contributed-marble = Mármol aportado

seat-0 = Azul
seat-1 = Ocre
seat-2 = Verde
seat-3 = Rojo
seat-4 = Lila
seat-letter-0 = A
seat-letter-1 = O
seat-letter-2 = V
seat-letter-3 = R
seat-letter-4 = L

bot-random = azar
bot-heuristic = heurística

list-and = { $first } y { $last }
street = { $first } y { $second }
cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
