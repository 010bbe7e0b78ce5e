# topic: problems
# Lo que la administración ha prohibido, y por qué se le niega algo a ella misma.

problem-banned = este servidor está cerrado para ti{ $until ->
    [never] {""}
   *[other] {" hasta "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-silenced = aquí no puedes decir nada{ $until ->
    [never] {""}
   *[other] {" hasta "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-talk-closed = en esta partida nadie habla{ $until ->
    [never] {""}
   *[other] {" hasta "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-invited-only = este servidor es para quien tiene una invitación; abre el enlace que recibiste y, si es viejo, pide otro
problem-not-administrator = eso solo puede hacerlo quien administra este servidor
problem-command-line-only = eso solo lo hace «signoria admin» en la máquina del servidor
problem-is-administrator = esta persona administra el servidor; eso solo lo hace «signoria admin» en la máquina del servidor
problem-unknown-person = no existe esa persona, o ya no
problem-no-such-line = no existe esa línea, o ya está vacía
problem-no-such-report = no existe ese aviso, o ya tiene respuesta
problem-nobody-reported = un aviso necesita una línea, o un asiento, de otra persona
problem-many-reports = { $most } avisos tuyos esperan respuesta; da tiempo a la administración
problem-bad-place = eso no es un lugar de esta lista
problem-bad-status = ninguna partida tiene ese estado; hay { $known }
