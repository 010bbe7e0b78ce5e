# topic: none
# Imágenes de partidas, como las muestran las películas.

# In a line below the name of a seat.
picture-calimala = { picture-discs }, { picture-cards }
picture-discs = { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}
picture-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
picture-florence = { $lire } liras, { picture-pieces }
picture-pieces = { $pieces ->
    [one] { $pieces } obra
   *[other] { $pieces } obras
}
