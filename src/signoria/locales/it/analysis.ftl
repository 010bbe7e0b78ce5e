# topic: analysis
# Analisi di partite finite e suggerimenti nel browser.

problem-no-such-analysis = questa analisi non è più nota; ricominciala
problem-one-analysis = per te è già in corso l'analisi di un'altra partita; aspettala o fermala lì
problem-many-analyses = in questo momento si analizzano molte partite; riprova tra qualche minuto
problem-no-hints = in questa partita non si danno suggerimenti
problem-protected = finché si gioca una partita tra persone, questo server non dà consigli sulle sue posizioni: né suggerimenti, né bot che cercano, né analisi
problem-hint-failed = in questo momento non è stato possibile calcolare un suggerimento

analysis = Analisi
analysis-what = Il programma guarda ogni decisione con gli occhi di chi l'ha presa. Ci vogliono circa due minuti.
analysis-stop = Ferma
analysis-again = Riprova
analysis-close = Chiudi
analysis-waiting = { $ahead ->
    [0] Comincia subito.
    [one] Prima viene un'altra analisi.
   *[other] Prima vengono altre { $ahead } analisi.
}
analysis-stage-course = Com'era la partita
analysis-stage-decisions = Ogni decisione, in breve
analysis-stage-luck = Che cosa ha portato il caso
analysis-stage-closely = Di nuovo le decisioni dubbie, a fondo
analysis-progress = { $stage }: { $percent }
analysis-whole = L'analisi è completa.
analysis-stopped = L'analisi è stata fermata.
analysis-failed = L'analisi non è riuscita.
analysis-course = L'andamento della partita
analysis-course-how = Da ogni turno la partita è stata giocata cento volte fino alla fine, senza nulla di nascosto, da giocatori rapidi che a volte sbagliano.
analysis-victories = Probabilità di vittoria
analysis-points = Punti attesi
analysis-places = Posto atteso
analysis-start = Inizio
analysis-round = Round { $round }
analysis-earlier = { $moment } (ultima stima)
analysis-end = Fine
analysis-table = Come tabella
analysis-lost-where = Dove si è persa
analysis-none = Nessuno ha commesso un errore grave.
analysis-none-of = { $player } non ha commesso errori gravi.
analysis-none-yet = Non si è ancora trovato nulla.
analysis-of = Mosse di
analysis-all = tutti i giocatori
analysis-listed = Le { $most } più gravi di { $count }, nell'ordine della partita.
analysis-listed-all = Tutte e { $count }, nell'ordine della partita.
analysis-list-all = Mostra tutte
analysis-list-few = Solo le più gravi
analysis-back = Torna all'elenco
analysis-back-brief = Elenco
analysis-moment = Mostra questa mossa
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-where = { $size } · { $round }
analysis-lost = −{ $lost }
analysis-played = Giocato: { $move }
analysis-better = Meglio: { $move }
analysis-marked = Segnato al tavolo: { $sign }
analysis-or = oppure { $move } (−{ $less })
analysis-or-unsure = oppure { $move } (difficile da distinguere)
analysis-or-equal = oppure { $move } (altrettanto buono)
analysis-then = Poi forse { $moves }
analysis-then-move = { $seat }: { $move }
analysis-exact = Esatto: è stato esplorato tutto il resto della partita, e ciò che non si poteva sapere conta nella media.
analysis-searched-out =
    { $count ->
        [one] In una decisione
       *[other] In { $count } decisioni
    } verso la fine è stato esplorato tutto il resto della partita; quanto se ne dice è esatto.
analysis-skill = Abilità e fortuna
analysis-player = Giocatore
analysis-sum-lost = Perso
analysis-sum-luck = Fortuna
analysis-sum-graves = Imprecisioni · errori · errori gravi
analysis-rate = Ø { $rate }
analysis-rate-all = { $lost } in tutto
analysis-method = Ogni mossa si misura tra una partita senza speranza (0%) e una vittoria sicura (100%). Ø perso è quanto sono costate le proprie mosse nella media di tutte le decisioni; in tutto può superare il 100%, perché a ogni decisione si può perdere di nuovo. Fortuna è quanto valevano carte e dadi rispetto alla media di tutto ciò che poteva uscire. Piccole differenze possono essere caso, e un errore è tale per il programma.

hint-title = Il programma sceglierebbe
hint-waiting = Il programma sta pensando …
hint-nudge = Pensa a questo: { $aims }.
hint-nudge-none = Confronta ciò che ogni scelta ti dà in questo turno.
hint-place = Guarda qui: { $place }.
hint-more = Dimmi di più
hint-then = Poi: { $moves }.
hint-aim = In vista di: { $aim } ({ $share } dei tentativi).
hint-worth = valore: { $worth } di una vittoria sicura, { $share } dei tentativi
hint-exact = valore: { $worth } di una vittoria sicura, esatto: è stato esplorato tutto il resto della partita
hint-unsure = difficile da distinguere dalla prima, { $share } dei tentativi
hint-others = Perché, e altre mosse
hint-worth-what = Valore: 0% è l'ultimo posto con grande distacco, 100% una vittoria sicura.
hint-close = Chiudi
redrawn-taken = ha annullato ciò che era già scoperto: { $count }
