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
table-key-hint = h
table-key-hint-does = chiede al programma che cosa fare, dove si danno suggerimenti
table-command-advice = suggerimento
table-command-advice-does = che cosa farebbe ora il programma, dove si danno suggerimenti
table-command-no-advice = Ora non si dà alcun suggerimento.
