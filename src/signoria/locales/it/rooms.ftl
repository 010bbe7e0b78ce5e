# Perché un tavolo o l’intero server rifiuta qualcosa.

problem-table-full = a questo tavolo guardano già in troppi
problem-server-full = ci sono troppe partite in corso; riprova più tardi
problem-private = questa partita è solo per chi la gioca
problem-empty-line = in questa riga non c’è niente da leggere
problem-not-kept = non è stato possibile registrarlo, quindi non è successo; riprova
problem-many-bot-matches = hai già in corso { $most } partite di soli bot, e nessuno può averne di più; prima terminane una
problem-many-bot-matches-here = a questo indirizzo sono già in corso { $most } partite di soli bot, e non possono essere di più; prima deve finirne una
problem-people-play = in questa partita giocano delle persone; così si può terminare solo una partita di bot
problem-nothing-left = di questa partita non si può più leggere niente
problem-damaged = { $kind ->
    [rules-changed] questa partita è chiusa: le regole del gioco sono cambiate da quando è cominciata, e con quelle di adesso sarebbe andata diversamente
    [shut] questa partita è chiusa: la sua registrazione è stata consegnata, e con essa tutto ciò che era nascosto
    [unreadable] questa partita è chiusa: il server non riesce più a leggerla tutta
   *[other] questa partita è chiusa: ciò che il server ne ha conservato non combacia
  }
