# topic: shut
# Una partita che non può continuare ed è chiusa.

problem-nothing-left = di questa partita non si può più leggere niente
problem-damaged = { $kind ->
    [rules-changed] questa partita è chiusa: le regole del gioco sono cambiate da quando è cominciata, e con quelle di adesso sarebbe andata diversamente
    [shut] questa partita è chiusa: la sua registrazione è stata consegnata, e con essa tutto ciò che era nascosto
    [unreadable] questa partita è chiusa: il server non riesce più a leggerla tutta
   *[other] questa partita è chiusa: ciò che il server ne ha conservato non combacia
  }
web-shut-record = Chi vi giocava può averne la registrazione, fin dove arriva. Racconta anche tutto ciò che era nascosto, quindi la partita resta chiusa per sempre.
web-end = Termina la partita
web-end-sure = Terminare la partita?
web-end-what = Finisce senza risultato.
problem-people-play = qui giocano delle persone; si può terminare solo una partita di bot
