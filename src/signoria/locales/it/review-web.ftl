# topic: review
# Looking back at a match: the way through it, and whose cards are seen.

web-review-table = Al tavolo
web-review-way = Il percorso della partita
web-review-moment = Momento
web-review-step = passo { $step } di { $steps }
web-review-opening = Prima del primo round
web-review-first = All’inizio
web-review-last = Alla fine
web-review-before = Un passo indietro
web-review-after = Un passo avanti
web-review-turn-before = Turno precedente
web-review-turn-after = Turno successivo
web-review-scoring-before = Punteggio precedente
web-review-scoring-after = Punteggio successivo
web-review-speed = Passi al secondo
web-review-eyes = Di chi si vedono le carte
web-review-onlooker = spettatore

# Playing on from a moment.
play-on = Continuare da qui
play-on-what = Una nuova partita comincia da questa posizione. È ipotetica: ciò che il tuo posto non aveva visto è pescato di nuovo, e gli altri li giocano dei bot.
play-on-seat = Tu giochi
play-on-open = Aperto per gli amici
play-on-open-why = Un posto aperto aspetta chi riceve il link d’invito. La partita continua quando non manca più nessuno.
play-on-bot = Gli altri li gioca
play-on-begin = Cominciare
