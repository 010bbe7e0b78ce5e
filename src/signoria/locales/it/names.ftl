# Come si chiamano le cose.

calimala-name = Calimala
forging-florence-name = Forging Florence

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
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
