# La prima partita guidata e partite che nessuno gioca: ciò che dicono le pagine attorno al tavolo.

learn-title = Prima partita guidata
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
learn-you = Tu
learn-none = Qui non c’è nessuna partita guidata.
learn-offer = Imparare in dieci minuti

problem-bad-position = questa non è una posizione del gioco
problem-shared-device = finché la partita è in corso, nessuno può continuarla a parte dove più persone usano lo stesso dispositivo
problem-bad-record = questa registrazione non si può aprire: { $text }
