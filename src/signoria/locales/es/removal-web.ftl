# topic: account
# Quien quiere que lo borren: qué se va, qué queda, y que va en serio.

removal = Borrarme
removal-what = Tu nombre, todo lo que has dicho, tus direcciones, vías de aviso, llaves de acceso, códigos y dispositivos se borran de este servidor para siempre. Después nadie podrá ser tú, ni siquiera tú.
removal-stays = Las partidas de los demás quedan enteras: lo que has jugado queda, y tu sitio se llama por su color. Donde hay una partida en marcha, un bot sigue enseguida, y los demás pueden dar tu sitio a alguien nuevo. Las partidas que juegas sin nadie más terminan, y también las tuyas que aún esperan jugadores.
removal-copies = Lo que otros han guardado de vuestras partidas es suyo. Las copias de seguridad de este servidor duran lo que decida quien lo lleva.
removal-begin = Borrarme …
removal-sure = ¿Borrar a { $name } para siempre?
removal-type = Escribe tu nombre para decir que va en serio
removal-do = Borrar para siempre
removal-busy = Se te está borrando …
removal-done = Hecho: este servidor ya no te conoce.
problem-other-name = ese no es tu nombre, y no se ha borrado nada
