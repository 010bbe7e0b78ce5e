# topic: none
# Varianti: file che cambiano numeri delle regole; ``signoria variant``, e che cosa può non andare.

bad-setup-variant-long = riga { $line }: { $value } caratteri sono troppi; ne sono ammessi { $most }
bad-setup-variant-syntax = riga { $line }: questo non è TOML: { $problem }
bad-setup-variant-no-game = riga { $line }: il file non dice di quale gioco è una variante: game = "{ $right }"
bad-setup-variant-no-rules = riga { $line }: il file non dice a quale versione delle regole appartiene: rules = "{ $right }"
bad-setup-variant-game = riga { $line }: è una variante di «{ $value }», non di «{ $right }»
bad-setup-variant-rules = riga { $line }: è per la versione «{ $value }» delle regole, non per «{ $right }»
bad-setup-variant-unknown = riga { $line }: il numero «{ $key }» non esiste; ci sono { $known }
bad-setup-variant-whole = riga { $line }: { $key } è un numero intero da { $low } a { $high }, non «{ $value }»
bad-setup-variant-range = riga { $line }: { $key } va da { $low } a { $high }, non { $value }
bad-setup-variant-step = riga { $line }: { $key } va di { $step } in { $step }, e { $value } non ci sta
bad-setup-variant-list = riga { $line }: { $key } è un elenco da 1 a { $most } numeri, non «{ $value }»
bad-setup-variant-entry = riga { $line }: «{ $value }» non è una voce come key=3
bad-setup-variant-hash = riga { $line }: l’hash di questi numeri è { $right }, non { $value }

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
variant-changed = { $key }: { $value } invece di { $usual }
variant-played = { $games } partite del bot { $bot } con { $players } giocatori: { $rounds } round in media; finite per: { $endings }; con un solo vincitore: { $won }
variant-unplayable = nessuno ha fatto punti in nessuna delle { $games } partite del bot { $bot }: con questi numeri non c’è nulla da vincere
variant-undecided = tutti erano pari in ognuna delle { $games } partite del bot { $bot }: con questi numeri nessuno può vincere
variant-no-game = le varianti ci sono solo per { $games }
variant-title = Cambiato in questa variante:
variant-none = Tutti i numeri sono quelli del regolamento.
