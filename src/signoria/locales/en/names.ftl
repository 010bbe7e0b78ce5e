# What things are called.  Labels, capitalised as they stand alone.

calimala-name = Calimala
calimala-about = The cloth guild: discs on the streets of Florence, cloth and ships, churches and council seats. For 3 to 5.
forging-florence-name = Forging Florence
forging-florence-about = Hexes and bridges, artists and their works, guild houses and the Dome. For 2 to 4.

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
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
