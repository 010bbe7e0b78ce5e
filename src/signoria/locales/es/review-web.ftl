# topic: review
# Looking back at a match: the way through it, and whose cards are seen.

web-review-table = A la mesa
web-review-way = El camino por la partida
web-review-moment = Momento
web-review-step = paso { $step } de { $steps }
web-review-opening = Antes de la primera ronda
web-review-first = Al principio
web-review-last = Al final
web-review-before = Un paso atrás
web-review-after = Un paso adelante
web-review-turn-before = Turno anterior
web-review-turn-after = Turno siguiente
web-review-scoring-before = Puntuación anterior
web-review-scoring-after = Puntuación siguiente
web-review-speed = Pasos por segundo
web-review-eyes = De quién se ven las cartas
web-review-onlooker = espectador

# Playing on from a moment.
play-on = Seguir desde aquí
play-on-what = Una partida nueva empieza en esta posición. Es hipotética: lo que tu puesto no había visto se saca de nuevo, y los demás los juegan bots.
play-on-seat = Juegas con
play-on-open = Abierto para amigos
play-on-open-why = Un puesto abierto espera a quien reciba el enlace de invitación. La partida sigue cuando no falta nadie.
play-on-bot = Los demás los juega
play-on-begin = Empezar
