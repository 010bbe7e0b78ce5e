# topic: problems
# Perché un invito o un’altra partita vengono rifiutati.

problem-seat-kept = questo posto è riservato a chi è stato invitato
problem-not-invitable = questa persona non può essere invitata
problem-many-invitations = tieni già { $most } posti per altri; aspetta una risposta o libera uno di questi
problem-not-asked = qui non c’è più un posto riservato a te
problem-invited-oneself = non puoi invitare te stesso: prendi un posto
problem-here-already = { $name } è già a questo tavolo o è già tra gli invitati
problem-without-you = tieni un posto per te: chi propone una partita la gioca
problem-seated-twice = chi ha giocato l’ultima partita può avere un solo posto
problem-again-as-it-was = questa partita è cominciata nel mezzo di un’altra: si può rigiocare solo com’era
