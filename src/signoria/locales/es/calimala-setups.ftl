# topic: problems
# Qué falla en una preparación, de una partida o de un registro.

calimala-bad-setup-players = Calimala es para { $low } a { $high } jugadores, no { $value } (C1.1)
calimala-bad-setup-tile-place = según la variante, «{ $value }» no es la ficha del puesto { $place } (C2.1)
calimala-bad-setup-once = «{ $value }» debe estar ahí una vez, no { $times } veces
calimala-bad-setup-hands = { $hands } manos para { $players } jugadores (C2.2)
calimala-bad-setup-hand = con { $players } jugadores cada uno recibe { $cards } cartas de puntuación, no { $value } (C2.2)
calimala-bad-setup-no-card = con tantos jugadores esto es una carta de puntuación, no «{ $value }» (C2.2)
calimala-bad-setup-a-card = con tantos jugadores esto es «none», no «{ $value }» (C2.2)
calimala-bad-setup-centre = contribute está impreso en la quinta casilla, el centro (C1.4)
calimala-bad-setup-beginner = la disposición para principiantes es { $known } (C2.1)
calimala-bad-setup-twice = solo hay una carta de puntuación «{ $value }» (C1.5)
