# topic: common
# Por qué una mesa o todo el servidor rechaza algo.

problem-empty-line = en esa línea no hay nada que leer
problem-not-kept = esto no se pudo guardar, así que no ha ocurrido; inténtalo otra vez
problem-database-gone = el servidor ha perdido su base de datos: esto no ha ocurrido y por ahora no se guarda nada; quien lo administra encuentra en su registro qué hacer
problem-elsewhere = otro servidor lleva ahora esta partida; inténtalo de nuevo enseguida
problem-overloaded = el servidor tiene demasiado que hacer en este momento; inténtalo otra vez dentro de unos segundos
