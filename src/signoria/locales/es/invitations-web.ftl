# topic: match
# Invitations: who asks whom, and playing again with other settings.

invited-accept = Aceptar
invited-decline = Rechazar
invited-what = { $name } te invita a jugar a { $game }.
invited-again = { $name } propone jugar otra vez.
invited-same = Todo es como la última vez.
invited-other = Distinto de la última vez:
invited-waits = con invitación, aún sin respuesta
invited-declined = { $name } ha dicho que no
invited-withdraw = Retirar la invitación
invited-silent = Faltan por responder: { $names }.
again-clock = Tiempo como la última vez: { $clock }
again-what = Se pregunta a los demás; la partida empieza cuando todos han aceptado.
again-send = Proponer la partida
again-start = Jugar
again-void = Nadie juega la partida propuesta. Puedes proponer otra.
