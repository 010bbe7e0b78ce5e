# topic: learn
# La prima partita guidata e partite che nessuno gioca: ciò che dicono le pagine attorno al tavolo.

learn-title = Prima partita guidata
learn-choose = Scegli un gioco: lo impari giocando, al suo vero tavolo.
learn-coach = Lezione
learn-chapter = Capitolo
learn-step = passo { $step } di { $steps }
learn-progress = Fin dove sei arrivato
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-show = Mostrami
learn-again = Riprova
learn-finish = Fine
learn-strayed = Le regole lo permetterebbero. Qui però fai ciò che è segnato.
learn-first = Le regole lo permetterebbero. Qui però prosegui prima con «Avanti».
learn-you = Tu
learn-none = Qui non c’è nessuna partita guidata.
learn-teaching = Per l’insegnamento
learn-teaching-about = Quanto è fortuna, quanto è abilità? Conviene cominciare? Fai giocare ai bot qualche centinaio di partite e guarda le risposte in grafici, ogni numero con la sua incertezza. Non c’è nulla da installare.
