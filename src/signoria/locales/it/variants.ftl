# topic: none
# Varianti: file che cambiano numeri delle regole; ``signoria variant``, e che cosa può non andare.

variant-head = Una variante di { $game }: cambia dei numeri, poi provala:
variant-hint = Ciò che ometti vale come nel regolamento. Tra parentesi c’è il numero della regola.
variant-comment = { $what }; da { $low } a { $high } ({ $rule })
variant-comment-step = { $what }; da { $low } a { $high }, di { $step } in { $step } ({ $rule })
variant-comment-list = { $what }; da 1 a { $most } numeri tra { $low } e { $high } ({ $rule })
variant-good = ci si può giocare: { $count ->
    [0] niente è diverso dal regolamento
    [one] un numero è diverso dal regolamento
   *[other] { $count } numeri sono diversi dal regolamento
}
variant-name = il suo nome nelle registrazioni: { $name }
variant-played = { $games } partite del bot { $bot } con { $players } giocatori: { $rounds } round in media; finite per: { $endings }; con un solo vincitore: { $won }
variant-unplayable = nessuno ha fatto punti in nessuna delle { $games } partite del bot { $bot }: con questi numeri non c’è nulla da vincere
variant-undecided = tutti erano pari in ognuna delle { $games } partite del bot { $bot }: con questi numeri nessuno può vincere
variant-no-game = le varianti ci sono solo per { $games }
