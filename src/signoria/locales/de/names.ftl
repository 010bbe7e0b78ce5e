# Wie die Dinge heißen.

calimala-name = Calimala

kind-wood = Holz
kind-brick = Stein
kind-marble = Marmor
kind-build = Bauen
kind-artwork = Kunstwerk
kind-weave = Weben
kind-ship = Schiff
kind-transport = Transport
kind-contribute = Spenden

material-wood = Holz
material-brick = Stein
material-marble = Marmor

city-barcelona = Barcelona
city-lisbon = Lissabon
city-london = London
city-troyes = Troyes
city-bruges = Brügge
city-hamburg = Hamburg
city-barcelona-to = nach Barcelona
city-lisbon-to = nach Lissabon
city-london-to = nach London
city-troyes-to = nach Troyes
city-bruges-to = nach Brügge
city-hamburg-to = nach Hamburg
city-troyes-in = in Troyes
city-bruges-in = in Brügge
city-hamburg-in = in Hamburg

building-fiore = Santa Maria del Fiore
building-miniato = San Miniato
building-croce = Santa Croce
building-palazzo = Palazzo Vecchio
building-fiore-short = S. M. del Fiore
building-miniato-short = San Miniato
building-croce-short = Santa Croce
building-palazzo-short = Palazzo
building-fiore-to = an Santa Maria del Fiore
building-miniato-to = an San Miniato
building-croce-to = an Santa Croce
building-palazzo-to = an den Palazzo Vecchio

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
category-artworks = Kunstwerke
category-port-cities = Hafenstädte
category-trade-cities = Handelsstädte
category-contributed-wood = Gespendetes Holz
category-contributed-brick = Gespendeter Stein
category-contributed-marble = Gespendeter Marmor

seat-0 = Blau
seat-1 = Ocker
seat-2 = Grün
seat-3 = Rot
seat-4 = Violett
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = G
seat-letter-3 = R
seat-letter-4 = V

bot-random = Zufall
bot-heuristic = Heuristik

list-and = { $first } und { $last }
street = { $first } und { $second }
cubes = { $cubes } Würfel
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
