# Wie die Dinge heißen.

calimala-name = Calimala
forging-florence-name = Forging Florence

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
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
