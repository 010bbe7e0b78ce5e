# topic: sounds
# What is heard at a table, and how loud.

sounds = Suoni
sounds-on = Suoni lievi
sounds-what = Il tavolo si sente appena: pezzi, carte e monete, e una campana quando tocca a te. Dove più persone giocano a un solo dispositivo non si sente nulla finché non spunti questa casella.
sounds-volume = Volume
sounds-volume-now = { $percent } %
sounds-listen = Ascoltali uno per uno
sounds-wood = Legno
sounds-paper = Carta
sounds-coins = Monete
sounds-chisel = Scalpello
sounds-die = Dado
sounds-turn = Tocca a te
sounds-scored = Punteggio
