# topic: none
# Bilder von Partien, wie Filme sie zeigen.

# In a line below the name of a seat.
picture-calimala = { picture-discs }, { picture-cards }
picture-discs = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}
picture-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
picture-florence = { $lire } Lire, { picture-pieces }
picture-pieces = { $pieces ->
    [one] { $pieces } Werk
   *[other] { $pieces } Werke
}
