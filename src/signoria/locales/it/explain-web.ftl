# topic: explain
# Le carte che spiegano le cose sul tavolo.

explain-cost = Richiede
explain-pays = Vale
explain-gain = Per te ora
explain-state = Come sta
explain-close = Chiudi la carta
explain-next = Avanti
explain-previous = Indietro
table-command-things = Ci sono carte di: { $names }.
table-command-no-thing = Qui non c’è «{ $text }»; ci sono carte di: { $names }.
