# topic: match
# Invitations: who asks whom, and playing again with other settings.

invited-accept = Accetta
invited-decline = Rifiuta
invited-what = { $name } ti invita a giocare a { $game }.
invited-again = { $name } propone di giocare ancora.
invited-same = Tutto è come l’ultima volta.
invited-other = Diverso dall’ultima volta:
invited-waits = invito senza risposta
invited-declined = { $name } ha detto di no
invited-withdraw = Ritira l’invito
invited-silent = Devono ancora rispondere: { $names }.
again-clock = Tempo come l’ultima volta: { $clock }
again-what = Si chiede agli altri; la partita comincia quando tutti hanno accettato.
again-send = Proponi la partita
again-start = Gioca
again-void = Nessuno gioca la partita proposta. Puoi proporne un’altra.
