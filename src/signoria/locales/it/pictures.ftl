# topic: none
# Immagini di partite, come le mostrano i film.

# In a line below the name of a seat.
picture-calimala = { picture-discs }, { picture-cards }
picture-discs = { $discs ->
    [one] { $discs } disco
   *[other] { $discs } dischi
}
picture-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
picture-florence = { $lire } lire, { picture-pieces }
picture-pieces = { $pieces ->
    [one] { $pieces } opera
   *[other] { $pieces } opere
}
