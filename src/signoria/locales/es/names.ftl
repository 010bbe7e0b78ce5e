# Cómo se llaman las cosas.

calimala-name = Calimala
calimala-about = El gremio de los pañeros: discos en las calles de Florencia, telas y barcos, iglesias y asientos en el ayuntamiento. De 3 a 5.
forging-florence-name = Forging Florence
forging-florence-about = Casillas y puentes, artistas y sus obras, casas gremiales y la cúpula. De 2 a 4.

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
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
