# topic: common
# Records from elsewhere, and playing on from a moment of a match.

# Una registrazione venuta da fuori.
import-title = Aprire una registrazione
# Continuare da un momento.
origin-mark = Ipotetica
origin-turn = Ipotetica: { $turn ->
    [0] comincia come un’altra partita
    [one] continua dopo il turno 1 di un’altra partita
   *[other] continua dopo il turno { $turn } di un’altra partita
}
origin-start = Da dove si è continuato
