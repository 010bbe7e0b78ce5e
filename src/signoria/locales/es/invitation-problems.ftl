# topic: problems
# Por qué se rechaza una invitación u otra partida.

problem-seat-kept = este puesto está reservado para una persona invitada
problem-not-invitable = a esta persona no se la puede invitar
problem-many-invitations = ya guardas { $most } puestos para otros; espera una respuesta o libera uno de ellos
problem-not-asked = aquí ya no hay ningún puesto reservado para ti
problem-invited-oneself = no puedes invitarte: ocupa un puesto
problem-here-already = { $name } ya está en esta mesa o ya tiene invitación
problem-without-you = guarda un puesto para ti: quien propone una partida juega en ella
problem-seated-twice = quien jugó la última partida solo puede tener un puesto
problem-again-as-it-was = esta partida empezó en medio de otra: solo se puede repetir tal como era
