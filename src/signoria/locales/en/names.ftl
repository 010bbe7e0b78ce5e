# What things are called.  Labels, capitalised as they stand alone.

calimala-name = Calimala

kind-wood = Wood
kind-brick = Brick
kind-marble = Marble
kind-build = Build
kind-artwork = Artwork
kind-weave = Weave
kind-ship = Ship
kind-transport = Transport
kind-contribute = Contribute

# Inside a sentence.
material-wood = wood
material-brick = brick
material-marble = marble

city-barcelona = Barcelona
city-lisbon = Lisbon
city-london = London
city-troyes = Troyes
city-bruges = Bruges
city-hamburg = Hamburg
city-barcelona-to = to Barcelona
city-lisbon-to = to Lisbon
city-london-to = to London
city-troyes-to = to Troyes
city-bruges-to = to Bruges
city-hamburg-to = to Hamburg
city-troyes-in = in Troyes
city-bruges-in = in Bruges
city-hamburg-in = in Hamburg

building-fiore = Santa Maria del Fiore
building-miniato = San Miniato
building-croce = Santa Croce
building-palazzo = Palazzo Vecchio
building-fiore-short = S. M. del Fiore
building-miniato-short = San Miniato
building-croce-short = Santa Croce
building-palazzo-short = Palazzo
building-fiore-to = to Santa Maria del Fiore
building-miniato-to = to San Miniato
building-croce-to = to Santa Croce
building-palazzo-to = to the Palazzo Vecchio

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
category-artworks = Artworks
category-port-cities = Port cities
category-trade-cities = Trade cities
category-contributed-wood = Contributed wood
category-contributed-brick = Contributed brick
category-contributed-marble = Contributed marble

# The players by colour; the letter marks their discs and cubes, so the five letters differ.
seat-0 = Blue
seat-1 = Ochre
seat-2 = Green
seat-3 = Red
seat-4 = Violet
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = G
seat-letter-3 = R
seat-letter-4 = V

bot-random = random
bot-heuristic = heuristic

list-and = { $first } and { $last }
street = { $first } and { $second }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
