# topic: common
# Records from elsewhere, and playing on from a moment of a match.

problem-shared-device = finché la partita è in corso, nessuno può continuarla a parte dove più persone usano lo stesso dispositivo
# Una registrazione venuta da fuori.
import-title = Aprire una registrazione
# Continuare da un momento.
play-on = Continuare da qui
play-on-what = Una nuova partita comincia da questa posizione. È ipotetica: ciò che il tuo posto non aveva visto è pescato di nuovo, e gli altri li giocano dei bot.
play-on-seat = Tu giochi
play-on-bot = Gli altri li gioca
play-on-begin = Cominciare
origin-mark = Ipotetica
origin-turn = Ipotetica: { $turn ->
    [0] comincia come un’altra partita
    [one] continua dopo il turno 1 di un’altra partita
   *[other] continua dopo il turno { $turn } di un’altra partita
}
origin-start = Da dove si è continuato
