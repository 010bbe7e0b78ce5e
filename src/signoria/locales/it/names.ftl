# Come si chiamano le cose.

calimala-name = Calimala
calimala-about = L’arte dei mercanti di panni: dischi nelle strade di Firenze, stoffe e navi, chiese e seggi nel consiglio. Da 3 a 5.
forging-florence-name = Forging Florence
forging-florence-about = Caselle e ponti, artisti e le loro opere, case delle arti e la cupola. Da 2 a 4.

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
