# topic: import
# A record from elsewhere, as its page tells it.

import-record = Registro
import-what = Un registro es un texto que cuenta una partida entera, como uno descargado aquí o guardado en el terminal. Se repasa como una partida propia, y puedes seguir jugando desde cualquier momento. El servidor no lo guarda.
import-file = Un archivo
import-text = O el propio texto
import-open = Abrir el registro
import-other = Otro registro
import-too-large = Es demasiado grande para un registro: { $most } kB como máximo.
import-proven-all = Cada jugada es legal, y el comienzo y todo lo robado se siguen de la semilla a la que el servidor se había comprometido.
import-proven-since = Cada jugada es legal, y todo lo robado se sigue de la semilla. La posición con la que empieza se da por buena.
import-proven-sealed = Cada jugada es legal. La semilla aún es secreta, así que el barajado todavía no se puede comprobar.
import-proven-unbound = Cada jugada es legal. El registro no está ligado a ninguna semilla, así que del barajado no se sabe nada.
import-proven-no = Las jugadas se pueden hacer, pero algo no es correcto: { $doubt }
problem-bad-position = esto no es una posición del juego
problem-bad-record = este registro no se puede abrir: { $text }
