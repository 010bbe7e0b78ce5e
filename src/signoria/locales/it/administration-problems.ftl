# topic: problems
# Ciò che l’amministrazione ha vietato, e perché a essa stessa si rifiuta qualcosa.

problem-banned = questo server è chiuso per te{ $until ->
    [never] {""}
   *[other] {" fino al "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-silenced = qui non puoi dire niente{ $until ->
    [never] {""}
   *[other] {" fino al "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-talk-closed = in questa partita nessuno parla{ $until ->
    [never] {""}
   *[other] {" fino al "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-invited-only = questo server è per chi ha un invito; apri il link che hai ricevuto e, se è vecchio, chiedine un altro
problem-not-administrator = può farlo solo chi amministra questo server
problem-command-line-only = lo fa solo «signoria admin» sulla macchina del server
problem-is-administrator = questa persona amministra il server; lo fa solo «signoria admin» sulla macchina del server
problem-unknown-person = questa persona non esiste, o non più
problem-no-such-line = questa riga non esiste, o è già vuota
problem-no-such-report = questa segnalazione non esiste, o ha già una risposta
problem-nobody-reported = una segnalazione ha bisogno di una riga, o di un posto, di un’altra persona
problem-many-reports = { $most } tue segnalazioni aspettano una risposta; dai tempo a chi amministra
problem-bad-place = questo non è un punto di questo elenco
problem-bad-status = nessuna partita ha questo stato; ci sono { $known }
