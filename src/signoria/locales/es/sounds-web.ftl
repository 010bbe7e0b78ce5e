# topic: sounds
# What is heard at a table, and how loud.

sounds = Sonidos
sounds-on = Sonidos suaves
sounds-what = La mesa se oye un poco: piezas, cartas y monedas, y una campana cuando te toca. Donde varias personas juegan en un mismo dispositivo no suena nada hasta que marques esto.
sounds-volume = Volumen
sounds-volume-now = { $percent } %
sounds-listen = Escuchar cada uno
sounds-wood = Madera
sounds-paper = Carta
sounds-coins = Monedas
sounds-chisel = Cincel
sounds-die = Dado
sounds-turn = Tu turno
sounds-scored = Puntuación
