# topic: common
# Por qué una partida rechaza lo que alguien quiere hacer.

problem-bad-game = ese juego no existe; hay { $known }
problem-bad-bot = ese bot no existe; hay { $known }
problem-two-of-you = tú puedes ocupar un solo asiento; los demás de este dispositivo tienen sus propios nombres
problem-not-invited = a esta partida hay que estar invitado
problem-joined = ya tienes sitio en esta mesa
problem-full = ya no queda ningún asiento libre
problem-no-seat = ese asiento no existe
problem-seat-taken = ahí ya hay alguien
problem-not-host = eso solo puede hacerlo quien creó la partida
problem-started = el juego ya ha empezado
problem-not-started = el juego aún no ha empezado
problem-over = la partida ha terminado
problem-no-such-moment = ese momento no existe en la partida
problem-not-over = la partida aún no ha terminado
problem-rematched = la siguiente partida ya está creada
problem-other-commitment = esta mezcla ya no está prometida; hay que pedir otra
problem-not-seated = no juegas en esta partida
problem-away = te has ido; vuelve antes a tu asiento
problem-not-away = no has dejado esta partida
problem-no-move = eso no es una jugada de este juego
problem-stale = el juego ha seguido mientras tanto; mira otra vez
problem-not-your-turn = no es tu turno
problem-one-move = aquí solo es posible una jugada; no hay nada que aconsejar
problem-timed-out = se te acabó el tiempo; un bot juega hasta que le toque a otro
problem-no-undo = no hay nada que puedas deshacer
problem-undo-asks = desde entonces se ha revelado algo; todos los demás tienen que aceptar
problem-no-proposal = ya no se pregunta nada
problem-answered = ya has respondido
