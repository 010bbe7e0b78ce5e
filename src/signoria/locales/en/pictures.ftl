# topic: none
# Pictures of games, as films show them.
# In a line below the name of a seat; what draws them knows no plurals.
picture-calimala = Discs: { $discs }, cards: { $cards }
picture-florence = Lire: { $lire }, pieces: { $pieces }
