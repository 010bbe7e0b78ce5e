# topic: variants
# Varianti: che cosa può non andare in un file, che cosa cambia, e il suo modulo.

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

variant-changed = { $key }: { $value } invece di { $usual }
variant-title = Cambiato in questa variante:
variant-none = Tutti i numeri sono quelli del regolamento.

variant-of = Con numeri diversi dal regolamento
variant-file = Da un file
variant-numbers = Imposta i numeri
variant-reset = Torna al regolamento
variant-text = Il testo del file
variant-check = Controlla e prova
variant-checking = Il testo viene letto; poi dei bot ci giocano per qualche secondo.
variant-unchecked = Scegli un file, incollane il testo o imposta dei numeri; poi fallo controllare.
variant-faults = { $count ->
    [one] Nel testo c’è un errore:
   *[other] Nel testo ci sono { $count } errori:
}
variant-range = da { $low } a { $high }; { $usual } nel regolamento ({ $rule })
variant-range-list = da 1 a { $most } numeri da { $low } a { $high }, separati da virgole; { $usual } nel regolamento ({ $rule })
variant-trial = { $games } partite di bot con { $players } giocatori: { $rounds } round in media, { $won } vinte da uno solo.
variant-untried = Qui nessuno la prova; lo fa «signoria variant check».
variant-verdict-unplayable = Nessuno ha fatto punti in nessuna di { $games } partite di bot: con questi numeri non si può vincere nulla.
variant-verdict-undecided = Tutti erano pari in ognuna di { $games } partite di bot: con questi numeri nessuno può vincere.
variant-verdict-slow = Non si è riusciti a provarla in tempo. Si può giocare lo stesso.
