# topic: common
# Por qué una partida rechaza lo que alguien quiere hacer.

problem-started = el juego ya ha empezado
problem-not-started = el juego aún no ha empezado
problem-over = la partida ha terminado
problem-not-seated = no juegas en esta partida
problem-away = te has ido; vuelve antes a tu asiento
problem-no-move = eso no es una jugada de este juego
problem-stale = el juego ha seguido mientras tanto; mira otra vez
problem-not-your-turn = no es tu turno
problem-one-move = aquí solo es posible una jugada; no hay nada que aconsejar
problem-timed-out = se te acabó el tiempo; un bot juega hasta que le toque a otro
problem-no-undo = no hay nada que puedas deshacer
problem-undo-asks = desde entonces se ha revelado algo; todos los demás tienen que aceptar
problem-no-proposal = ya no se pregunta nada
problem-answered = ya has respondido
