# topic: none
# Le regole che un rifiuto nomina, in breve.

calimala-rule-C1-3 = Ci sono nove azioni: Legno, Mattoni, Marmo, Costruire, Opera d’arte, Tessere, Spedire, Trasportare e Donare.
calimala-rule-C2-2 = Prima della partita ognuno tiene in segreto una delle carte punteggio ricevute; le altre tornano indietro senza essere viste.
calimala-rule-C2-3 = Poi ognuno prende una delle cinque carte iniziali scoperte, Legno, Mattoni, Marmo, Tessere e Costruire, contro l’ordine di gioco: chi comincia la partita sceglie per ultimo. Quelle rimaste si mescolano nel mazzo.
calimala-rule-C3-1 = Nel tuo turno metti un disco, colorato o bianco, in cima a una strada qualsiasi. Così la strada è attivata.
calimala-rule-C3-3 = Con un disco attivato puoi usare una volta ciascuna delle due azioni accanto alla strada, in qualsiasi ordine; con un disco bianco appena messo, ciascuna due volte.
calimala-rule-C3-4 = A un’azione che non si può eseguire affatto si può rinunciare in cambio di una carta del mazzo. Chi potrebbe eseguirla, anche solo in parte, non riceve carte se vi rinuncia.
calimala-rule-C3-5 = Prima e dopo ogni azione del tuo disco attivato puoi giocare carte dalla mano. Una carta si gioca per la sua azione, che deve essere possibile almeno in parte.
calimala-rule-C3-6 = Con il disco che metti devi eseguire almeno una delle due azioni della strada stessa; una carta con la stessa azione non conta, e pescare nemmeno. Perciò una strada ti è aperta solo se questo è certo con le carte che hai in mano, e fino ad allora puoi scegliere solo ciò che lo lascia certo.
calimala-rule-C3-8 = Quando si pesca l’ultima carta del mazzo, gli scarti si mescolano subito in un nuovo mazzo.
calimala-rule-C4-1 = Legno, Mattoni o Marmo: un cubo passa dalla tua riserva a quel magazzino, che ne contiene quattro.
calimala-rule-C4-2 = Costruisci una cosa sola: una nave per due legni (al massimo tre), una casa commerciale per due mattoni in una città commerciale dove non ne hai, o una bottega per un legno e un mattone (al massimo tre in tutto). Ciò che paghi torna nella tua riserva.
calimala-rule-C4-3 = Opera d’arte: un marmo passa dal tuo magazzino a una casella libera per opere in uno dei quattro edifici.
calimala-rule-C4-4 = Tessere: una stoffa passa dalla tua riserva a ognuna delle tue botteghe con una casella libera; sempre quante più possibile.
calimala-rule-C4-5 = Spedire: ogni tua nave porta al massimo una stoffa in una città portuale con una casella libera, tutte nella stessa città o in più città; in tutto almeno una.
calimala-rule-C4-6 = Trasportare: al massimo una stoffa va in ogni città dove hai una casa commerciale, se lì c’è una casella libera; in tutto almeno una.
calimala-rule-C4-7 = Donare: un legno, un mattone o un marmo passa dal tuo magazzino a una casella libera per quel materiale in una delle tre chiese.
calimala-rule-C5-3 = Se il disco più basso dei quattro è bianco e nella tua riserva non c’è più nessun disco colorato, occupa il seggio uno dei tuoi da un’altra strada, o da questa se altrove non ce n’è. Lo scegli tu. Il disco bianco va poi in cima alla pila da cui viene il tuo; nell’edizione «de» il tuo può venire da qualsiasi strada, anche da questa, e il bianco esce dal gioco.
calimala-rule-C6-1 = La partita finisce quando tutti i dischi sono messi, oppure dopo la quindicesima tessera punteggio, appena tutti hanno giocato lo stesso numero di turni.
