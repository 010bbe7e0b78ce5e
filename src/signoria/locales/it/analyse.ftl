# topic: none
# Quello che dice signoria analyse.

cli-analyse-description = mostrare dove una partita registrata è stata vinta e persa
cli-analyse-time = quanto si pensa a ogni decisione: un TEMPO come 1s o 0.3s, o un numero di simulazioni (predefinito: 1s)
cli-analyse-worst = quante delle mosse peggiori si elencano (predefinito: 10)
cli-analyse-seed = lo stesso numero dà la stessa analisi, se si indica un numero di simulazioni
cli-analyse-processes = quanti momenti si esaminano insieme (predefinito: uno per core)
cli-analyse-json = tutto ciò che è stato trovato, per i programmi
analyse-progress = Analisi
analyse-partial = Interrotto: solo una parte della partita è stata analizzata.
analyse-unfinished = La registrazione finisce prima della partita: i punti sono quelli di finora e nessuno ha un posto.
analyse-bad-time = { $time } non è un tempo per pensare
analyse-bad-time-hint = indica un numero di secondi, come 0.3s, o di simulazioni, come 500; al massimo { $seconds } secondi o { $simulations } simulazioni
analyse-title = { $game }: chi ha giocato come
analyse-seat = Posto
analyse-points = Punti
analyse-place = Classifica
analyse-lost = Ø perso
analyse-inaccuracies = Imprecisioni
analyse-mistakes = Errori
analyse-blunders = Errori gravi
analyse-luck = Fortuna
analyse-course = L’andamento della partita: probabilità di vittoria (punti attesi)
analyse-turn = Turno
analyse-end = Fine
analyse-rows = Ogni riga dice come stava la partita all’inizio di un turno; l’ultima, com’è finita. I turni si contano da un giocatore al successivo, come nella registrazione; se ne mostrano { $shown } su { $every }.
analyse-rows-unended = Ogni riga dice come stava la partita all’inizio di un turno; l’ultima, forse, a turno già iniziato. I turni si contano da un giocatore al successivo, come nella registrazione; se ne mostrano { $shown } su { $every }.
analyse-inaccuracy = Turno { $turn }, { $seat }, imprecisione (−{ $lost }): { $played }; meglio: { $better }.
analyse-mistake = Turno { $turn }, { $seat }, errore (−{ $lost }): { $played }; meglio: { $better }.
analyse-blunder = Turno { $turn }, { $seat }, errore grave (−{ $lost }): { $played }; meglio: { $better }.
analyse-line = Poteva continuare così – { $moves }.
analyse-then = { $seat }: { $move }
analyse-exact = Qui è stato esplorato tutto il resto della partita: questo è esatto, e ciò che non si poteva sapere conta nella media.
analyse-searched-out =
    { $count ->
        [one] In una decisione
       *[other] In { $count } decisioni
    } è stato esplorato tutto il resto della partita; quanto se ne dice è esatto.
analyse-simulations = { $count } simulazioni
analyse-method = Una ricerca di { $time } per decisione non vede più di quanto poteva vedere chi giocava. Ø perso è la media di tutte le decisioni; il perso e la fortuna sono parti di quanto vale l’intera partita: il 100 % va da una vittoria impossibile a una sicura. La fortuna è quanto sono valse le carte e i dadi rispetto alla media di tutto il possibile. L’andamento viene da cento partite giocate fino alla fine da ogni turno, senza nulla di nascosto, da giocatori rapidi che a volte sbagliano. Le piccole differenze possono essere caso.
