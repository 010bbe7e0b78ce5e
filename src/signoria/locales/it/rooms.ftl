# topic: common
# Perché un tavolo o l’intero server rifiuta qualcosa.

problem-empty-line = in questa riga non c’è niente da leggere
problem-not-kept = non è stato possibile registrarlo, quindi non è successo; riprova
problem-database-gone = il server ha perso il suo database: questo non è successo e per ora non viene registrato nulla; chi lo gestisce trova nel suo log che cosa fare
problem-elsewhere = in questo momento un altro server tiene questa partita; riprova tra un attimo
problem-overloaded = il server ha troppo da fare in questo momento; riprova fra qualche secondo
