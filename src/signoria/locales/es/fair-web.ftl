# topic: fair
# The shuffle of a match, in its panel.
web-fair-what = Todas las cartas de esta partida salen de un número secreto fijado antes de la primera jugada; abajo está su huella. Al final se muestra el número, y cualquiera puede comprobar que ninguna carta se colocó adrede.
web-fair-commitment = Huella (SHA-256)
web-fair-seed = El número secreto
web-fair-check = Compruébalo con
origin-fair = Todo lo que se saca en esta partida se sigue de un número secreto fijado antes de su primera jugada; abajo está su huella. La posición con la que empezó se da por buena.
forging-florence-web-fair-what = La preparación de esta partida y cada tirada del dado salen de un número secreto fijado antes de la primera jugada; abajo está su huella. Al final se muestra el número, y cualquiera puede comprobar que nada se colocó adrede.
web-fair-together = Después de ver la huella, los navegadores de quienes juegan aportaron valores propios, así que tampoco pudo elegir quien lleva el servidor, salvo junto con el que aportó el último.
web-fair-alone = El servidor eligió solo el número secreto: esta partida la empezó una versión anterior.
web-fair-silent = Nada se aportó por: { $seats }.
web-fair-mine = El valor de tu navegador forma parte de esta mezcla.
web-fair-mine-later = Tu navegador aportó un valor a esta mezcla; al final comprueba que forma parte de ella.
web-fair-mine-missing = El valor de tu navegador no forma parte de esta mezcla, aunque se envió. Pregunta el motivo a quien lleva el servidor.
web-fair-mine-unread = Ahora no se puede leer el registro, así que no se ha comprobado si el valor de tu navegador forma parte de la mezcla.
web-fair-value = El valor de tu navegador

# The same of a record from elsewhere.
import-alone = El servidor eligió solo la semilla.
import-unchained = No tiene cadena: un resultado o un orden cambiado puede pasar inadvertido.

# Why nothing can be added.
problem-contributed = ya se ha aportado a esta mezcla
problem-no-contribution = nadie aporta a la mezcla de esta partida: la creó una versión anterior
