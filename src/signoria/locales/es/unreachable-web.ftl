# topic: none
# What an installed Signoria shows where its server cannot be reached.

unreachable-title = No se puede acceder a Signoria
unreachable-why = Este dispositivo no tiene red, o el servidor no está disponible en este momento.
unreachable-matches = No se pierde nada: tus partidas están en el servidor, y sigues donde estabas en cuanto se pueda acceder a él.
unreachable-again = Intentarlo de nuevo
