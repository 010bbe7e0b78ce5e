# topic: scene
# Moments at which the table stops, and the end of a game.
scene-go-on = Avanti
