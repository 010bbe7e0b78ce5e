# topic: calimala
# Qué está mal en una preparación de Calimala o en el texto de una jugada.
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
calimala-bad-move-shipment = se pueden embarcar de una a tres telas (C4.5)
calimala-bad-move-transport = cada casa comercial recibe una tela (C4.6)
calimala-wanted-street = una calle
calimala-wanted-building = un edificio
calimala-wanted-trade-city = una ciudad comercial
calimala-wanted-port-city = una ciudad portuaria
calimala-wanted-material = un material
calimala-wanted-church = una iglesia
calimala-wanted-action = una acción
calimala-wanted-action-card = una carta de acción
calimala-wanted-starting-card = una carta inicial
calimala-wanted-scoring-card = una carta de puntuación
calimala-wanted-disc = un disco
