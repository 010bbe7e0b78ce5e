# Che cosa dicono i tavoli e il modulo di una nuova partita su suggerimenti e analisi.

analysis-begin = Dove si è persa?
hint = Suggerimento
hint-option = Suggerimenti: tutti possono chiedere al programma che cosa fare
hint-allowed = In questa partita si possono chiedere suggerimenti.
hint-taken = { $count ->
    [one] un suggerimento
   *[other] { $count } suggerimenti
}
problem-protected = finché si gioca una partita tra persone, questo server non dà consigli sulle sue posizioni: né suggerimenti, né bot che cercano, né analisi; quando quella partita è finita, c'è di nuovo tutto
guarded = La partita da cui viene questa si gioca ancora tra persone. Finché non è finita, qui non ci sono suggerimenti, né bot che cercano, né analisi.
play-on-guarded = Questa partita si gioca ancora tra persone. Finché non è finita, nella nuova non ci sono suggerimenti e i bot che cercano non vi giocano.
redrawn-taken = { $count ->
    [one] ha annullato una volta ciò che era già scoperto
   *[other] ha annullato { $count } volte ciò che era già scoperto
}
table-key-hint = h
table-key-hint-does = chiede al programma che cosa fare, dove si danno suggerimenti
table-command-advice = suggerimento
table-command-advice-does = che cosa farebbe ora il programma, dove si danno suggerimenti
table-command-no-advice = Ora non si dà alcun suggerimento.
