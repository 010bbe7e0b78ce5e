# topic: common
# Che cosa dicono i tavoli e il modulo di una nuova partita su suggerimenti e analisi.

analysis-begin = Dove si è persa?
hint = Suggerimento
hint-option = Suggerimenti: tutti possono chiedere al programma che cosa fare
hint-allowed = In questa partita si possono chiedere suggerimenti.
hint-taken = { $count ->
    [one] un suggerimento
   *[other] { $count } suggerimenti
}
table-command-no-advice = Ora non si dà alcun suggerimento.
