# Come si chiamano le cose.

calimala-name = Calimala

kind-wood = Legno
kind-brick = Mattoni
kind-marble = Marmo
kind-build = Costruire
kind-artwork = Opera d’arte
kind-weave = Tessere
kind-ship = Spedire
kind-transport = Trasportare
kind-contribute = Contribuire

material-wood = legno
material-brick = mattone
material-marble = marmo

city-barcelona = Barcellona
city-lisbon = Lisbona
city-london = Londra
city-troyes = Troyes
city-bruges = Bruges
city-hamburg = Amburgo
city-barcelona-to = a Barcellona
city-lisbon-to = a Lisbona
city-london-to = a Londra
city-troyes-to = a Troyes
city-bruges-to = a Bruges
city-hamburg-to = ad Amburgo
city-troyes-in = a Troyes
city-bruges-in = a Bruges
city-hamburg-in = ad Amburgo

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
building-palazzo-to = a Palazzo Vecchio

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
category-artworks = Opere d’arte
category-port-cities = Città portuali
category-trade-cities = Città commerciali
category-contributed-wood = Legno donato
category-contributed-brick = Mattoni donati
category-contributed-marble = Marmo donato

seat-0 = Blu
seat-1 = Ocra
seat-2 = Verde
seat-3 = Rosso
seat-4 = Lilla
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = V
seat-letter-3 = R
seat-letter-4 = L

bot-random = caso
bot-heuristic = euristica

list-and = { $first } e { $last }
street = { $first } e { $second }
cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
