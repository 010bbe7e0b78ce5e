# topic: common
# Records from elsewhere, and playing on from a moment of a match.

# Un registro de otra parte.
import-title = Abrir un registro
# Seguir jugando desde un momento.
origin-mark = Hipotética
origin-turn = Hipotética: { $turn ->
    [0] empieza como otra partida
    [one] sigue tras el turno 1 de otra partida
   *[other] sigue tras el turno { $turn } de otra partida
}
origin-start = Donde se siguió jugando
