# Qué está mal en una preparación, en el texto de una jugada o en un archivo.

bad-setup-players = Calimala es para { $low } a { $high } jugadores, no { $value } (C1.1)
bad-setup-unknown-option = no existe esa opción; existen { $known }
bad-setup-unknown-field = una preparación no tiene esa parte; existen { $known }
bad-setup-missing = falta
bad-setup-number = «{ $value }» no es un número de { $low } a { $high }
bad-setup-word = «{ $value }» no es ninguno de { $known }
bad-setup-once = «{ $value }» debe estar ahí una vez, no { $times } veces
bad-setup-start = con { $players } jugadores los puestos van de 0 a { $last }, no { $value }
bad-setup-hands = { $hands } manos para { $players } jugadores (C2.2)
bad-setup-hand = con { $players } jugadores cada uno recibe { $cards } cartas de puntuación, no { $value } (C2.2)
bad-setup-no-card = con tantos jugadores esto es una carta de puntuación, no «{ $value }» (C2.2)
bad-setup-a-card = con tantos jugadores esto es «none», no «{ $value }» (C2.2)
bad-setup-centre = contribute está impreso en la quinta casilla, el centro (C1.4)
bad-setup-beginner = la disposición para principiantes es { $known } (C2.1)
bad-setup-twice = solo hay una carta de puntuación «{ $value }» (C1.5)

bad-move-missing = falta { $wanted }
bad-move-wrong = «{ $value }» no es { $wanted }
bad-move-too-much = «{ $value }» sobra
bad-move-shipment = se pueden embarcar de una a tres telas (C4.5)
bad-move-transport = cada casa comercial recibe una tela (C4.6)
wanted-move = una jugada
wanted-street = una calle
wanted-building = un edificio
wanted-trade-city = una ciudad comercial
wanted-port-city = una ciudad portuaria
wanted-material = un material
wanted-church = una iglesia
wanted-action = una acción
wanted-action-card = una carta de acción
wanted-starting-card = una carta inicial
wanted-scoring-card = una carta de puntuación
wanted-disc = un disco
wanted-end = el final de la jugada

system-no-file = no existe ese archivo o esa carpeta
system-no-permission = permiso denegado
system-folder = es una carpeta, no un archivo
system-no-folder = una parte de la ruta no es una carpeta
system-not-ordinary = no es un archivo ordinario
system-disk-full = no queda espacio en el disco
system-file-too-large = el archivo sería mayor de lo permitido
system-read-only = el disco es de solo lectura
system-long-name = el nombre es demasiado largo
system-bad-name = ningún archivo puede llamarse así
system-disk-error = el disco no funciona bien
