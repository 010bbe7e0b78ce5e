# topic: common
# Perché un tavolo o l’intero server rifiuta qualcosa.

problem-table-full = a questo tavolo guardano già in troppi
problem-server-full = ci sono troppe partite in corso; riprova più tardi
problem-private = questa partita è solo per chi la gioca
problem-empty-line = in questa riga non c’è niente da leggere
problem-not-kept = non è stato possibile registrarlo, quindi non è successo; riprova
problem-database-gone = il server ha perso il suo database: questo non è successo e per ora non viene registrato nulla; chi lo gestisce trova nel suo log che cosa fare
problem-elsewhere = in questo momento un altro server tiene questa partita; riprova tra un attimo
problem-overloaded = il server ha troppo da fare in questo momento; riprova fra qualche secondo
problem-many-bot-matches = qui ci sono già { $most } partite di soli bot; prima terminane una
