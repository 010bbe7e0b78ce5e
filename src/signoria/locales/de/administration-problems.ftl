# topic: problems
# Was die Verwaltung untersagt hat, und warum ihr selbst etwas abgelehnt wird.

problem-banned = dieser Server ist für dich geschlossen{ $until ->
    [never] {""}
   *[other] {", bis "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-silenced = du kannst hier nichts sagen{ $until ->
    [never] {""}
   *[other] {", bis "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-talk-closed = in dieser Partie sagt niemand etwas{ $until ->
    [never] {""}
   *[other] {", bis "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-invited-only = dieser Server ist für Leute mit Einladung; öffne den Link, den du bekommen hast, und ist er alt, lass dir einen neuen geben
problem-not-administrator = das kann nur, wer diesen Server verwaltet
problem-command-line-only = das tut nur „signoria admin“ auf der Maschine des Servers
problem-is-administrator = diese Person verwaltet den Server; das kann nur „signoria admin“ auf der Maschine des Servers
problem-unknown-person = diese Person gibt es nicht, oder nicht mehr
problem-no-such-line = diese Zeile gibt es nicht, oder sie ist schon leer
problem-no-such-report = diese Meldung gibt es nicht, oder sie ist schon beantwortet
problem-nobody-reported = eine Meldung braucht eine Zeile oder einen Platz von jemand anderem
problem-many-reports = { $most } deiner Meldungen warten auf Antwort; gib der Verwaltung bitte Zeit
problem-bad-place = das ist keine Stelle in dieser Liste
problem-bad-status = diesen Stand hat keine Partie; es gibt { $known }
