# topic: none
# Pictures of games, as films show them.

# In a line below the name of a seat.
picture-calimala = { picture-discs }, { picture-cards }
picture-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
picture-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
picture-florence = { $lire } lire, { picture-pieces }
picture-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
