/** The rules of Calimala in Italian. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    C1: 'Che cosa c’è sul tavolo',
    C2: 'Prima della partita',
    C3: 'Un turno',
    C4: 'Le nove azioni',
    C5: 'Il punteggio',
    C6: 'La fine',
  },
  captions: {
    mat: 'Ciò che ha ogni giocatore: tre magazzini di quattro caselle, tre botteghe, due delle quali ancora da costruire, e un porto per tre navi.',
    streets: 'Nove riquadri e dodici strade. La strada scura collega Legno e Donare.',
    churches:
      'San Miniato: dal basso, tre caselle ciascuno per legno, mattoni e marmo; in alto le opere d’arte.',
    stack:
      'A sinistra: i numeri dicono chi agisce e in quale ordine; il disco più basso dei quattro occupa il seggio. A destra: un disco bianco al secondo posto non agisce.',
    council:
      'Tre tessere hanno già dato punti e portano i loro seggi. Il disco più basso della pila va sulla quarta.',
    places: 'Tre cubi, due e uno: tre punti, due e uno.',
    shared:
      'Due giocatori restano pari al primo posto: si dividono 3 e 2 punti, cioè due ciascuno.',
  },
  rules: {
    'C1.1': [
      'I giocatori e le loro plance',
      'Calimala è un gioco per tre, quattro o cinque giocatori. Sulla tua plancia hai tre magazzini, per legno, mattoni e marmo, con quattro caselle ciascuno; fino a tre botteghe con quattro caselle per stoffe ciascuna, la prima fin dall’inizio; e un porto per tre navi al massimo.',
      'Hai 40 cubi, che sono tutto insieme: materiali, stoffe, consegne, donazioni e opere d’arte. Quelli che non sono altrove stanno nella tua riserva. Hai inoltre tre navi, tre case commerciali e due botteghe da costruire.',
    ],
    'C1.2': [
      'I dischi',
      'Ogni disco è un turno. In tre ognuno ha 12 dischi del proprio colore e 3 bianchi; in quattro 10 e 2; in cinque 8 e 2.',
    ],
    'C1.3': [
      'Le nove azioni',
      'Legno, Mattoni, Marmo, Costruire, Opera d’arte, Tessere, Spedire, Trasportare e Donare. Il capitolo C4 dice che cosa fa ciascuna.',
    ],
    'C1.4': [
      'La città e le sue strade',
      'La città ha nove riquadri, uno per ogni azione; Donare è sempre al centro. Fra ogni due riquadri affiancati passa una strada: dodici in tutto. Una strada collega le due azioni che le stanno accanto.',
    ],
    'C1.5': [
      'Le carte',
      'Ci sono 45 carte azione, cinque per ogni azione, e dieci carte punteggio: una per ognuna delle sei città e per ognuno dei quattro edifici.',
    ],
    'C1.6': [
      'Il consiglio e le sue tessere',
      'Nel consiglio ci sono 15 tessere punteggio in ordine casuale. Danno punti una dopo l’altra, riga per riga: le sei città, le tre chiese, le opere d’arte, le città portuali, le città commerciali, e il legno, i mattoni e il marmo donati.',
    ],
    'C1.7': [
      'Le chiese e il Palazzo',
      'Ogni chiesa ha caselle per legno, mattoni e marmo, lo stesso numero per ciascun materiale: Santa Maria del Fiore cinque, Santa Croce quattro, San Miniato tre. Per le opere d’arte Santa Maria del Fiore ha cinque caselle, Santa Croce quattro, San Miniato tre e Palazzo Vecchio, la casa del consiglio, quattro.',
    ],
    'C1.8': [
      'Le sei città',
      'Barcellona, Lisbona e Londra sono città portuali, dove si arriva per nave. Troyes, Bruges e Amburgo sono città commerciali, dove si arriva tramite una casa commerciale; ogni giocatore può averne una in ciascuna. In ogni città stanno 12 stoffe, qualunque sia il numero dei giocatori.',
    ],
    'C2.1': [
      'Riquadri e tessere',
      'Gli otto riquadri attorno al centro e le quindici tessere punteggio si dispongono a caso. Per la prima partita i riquadri possono avere un ordine fisso.',
    ],
    'C2.2': [
      'La carta punteggio segreta',
      'In tre ognuno riceve tre carte punteggio e la decima resta scoperta per tutti. In quattro ognuno ne riceve due e una delle altre due resta scoperta. In cinque ognuno ne riceve due e nessuna resta scoperta.',
      'Tieni in segreto una delle tue; le altre tornano indietro senza essere viste. Alla fine le carte tenute e quella scoperta danno punti a tutti (C6.2).',
    ],
    'C2.3': [
      'La prima carta azione',
      'Ci sono cinque carte scoperte: Legno, Mattoni, Marmo, Tessere e Costruire. Ognuno ne prende una, contro l’ordine di gioco: chi gioca per ultimo sceglie per primo, chi comincia la partita per ultimo. Quelle rimaste si mescolano nel mazzo.',
    ],
    'C2.4': [
      'Con che cosa cominci',
      'Una bottega, i magazzini vuoti e nessun punto. Chi comincia si tira a sorte, se non è stato scelto creando la partita.',
    ],
    'C3.1': [
      'Mettere un disco',
      'Si gioca in senso orario. Metti un disco, del tuo colore o bianco, in cima ai dischi di una strada qualsiasi. Così la strada è attivata.',
    ],
    'C3.2': [
      'Chi agisce',
      'Agiscono i tre dischi più alti, dall’alto in basso: prima quello appena messo, poi il secondo e il terzo, ciascuno per il suo proprietario. Anche più d’uno di essi può essere tuo.',
      'Un disco bianco agisce solo quando è appena stato messo. Al secondo o terzo posto occupa la sua posizione, ma non fa nulla. Un quarto disco non agisce mai.',
    ],
    'C3.3': [
      'Che cosa fa un disco',
      'Il suo proprietario può eseguire una volta ciascuna delle due azioni accanto alla strada, in qualsiasi ordine. Un disco bianco appena messo le dà due volte ciascuna, tutte e quattro in qualsiasi ordine.',
    ],
    'C3.4': [
      'Una carta al posto di un’azione',
      'Se un’azione non si può eseguire affatto, puoi rinunciarvi e pescare al suo posto una carta azione. Se potresti eseguirla, anche solo in parte, la rinuncia non dà nessuna carta.',
      'Conta il momento in cui ci arrivi. Perciò puoi prima pescare per un’azione impossibile, anche se l’altra azione o una carta della tua mano l’avrebbe resa possibile. Con un disco bianco ognuna delle quattro azioni conta per sé.',
    ],
    'C3.5': [
      'Giocare carte',
      'Finché il tuo disco è attivo puoi giocare quante carte vuoi dalla mano, prima e dopo ogni azione, anche quelle appena pescate, e anche se tralasci le azioni della strada.',
      'Una carta si gioca per la sua azione, che deve essere possibile almeno in parte. Le carte giocate restano scoperte nella pila degli scarti.',
    ],
    'C3.6': [
      'Il tuo dovere nel tuo turno',
      'Con il disco che metti devi eseguire almeno una delle due azioni della strada, se occorre dopo aver giocato carte. Conta solo l’azione della strada stessa: una carta con la stessa azione non conta, e pescare una carta nemmeno.',
      'Perciò una strada ti è aperta solo se è certo, con le carte che hai in mano, che potrai farlo. Le carte ancora da pescare non contano. E fino ad allora puoi scegliere solo ciò che lo lascia certo.',
      'Se non fosse certo su nessuna strada, puoi sceglierne una qualsiasi, e per quel turno il dovere decade.',
    ],
    'C3.7': [
      'Nessun dovere per gli altri',
      'I proprietari del secondo e del terzo disco non sono tenuti a fare nulla.',
    ],
    'C3.8': [
      'Il mazzo finisce',
      'Quando si pesca l’ultima carta del mazzo, gli scarti si mescolano subito in un nuovo mazzo. Se non c’è nulla nemmeno da mescolare, a un’azione impossibile si può ancora rinunciare, ma non arriva nessuna carta.',
      'Le mani sono segrete; quante carte ha ognuno, no.',
    ],
    'C3.9': [
      'Quando un disco ha finito',
      'Un disco ha finito quando il suo proprietario si ferma, o da solo quando non resta nessuna azione e la mano è vuota.',
    ],
    'C3.10': [
      'Dopo i dischi',
      'Quando tutti i dischi hanno agito e sulla strada ce ne sono quattro, segue un punteggio (C5.1). Poi tocca al giocatore successivo.',
    ],
    'C4.1': [
      'Legno, Mattoni, Marmo',
      'Un cubo passa dalla tua riserva a quel magazzino. Impossibile se il magazzino ne contiene già quattro o la tua riserva è vuota.',
    ],
    'C4.2': [
      'Costruire',
      'Costruisci una sola di tre cose. Una nave costa due legni; puoi averne tre. Una casa commerciale costa due mattoni e va in una città commerciale dove non ne hai, anche se lì non c’è più posto per stoffe. Una bottega costa un legno e un mattone; puoi averne tre in tutto.',
      'Ciò che paghi torna nella tua riserva.',
    ],
    'C4.3': [
      'Opera d’arte',
      'Un marmo passa dal tuo magazzino a una casella libera per opere in uno dei quattro edifici. Impossibile senza marmo o senza casella libera.',
    ],
    'C4.4': [
      'Tessere',
      'Una stoffa passa dalla tua riserva a ognuna delle tue botteghe con una casella libera, sempre quante più possibile. Se la riserva non basta, vengono prima le botteghe più vuote. Impossibile solo se tutte le tue botteghe sono piene o la tua riserva è vuota.',
    ],
    'C4.5': [
      'Spedire',
      'Ogni tua nave porta al massimo una stoffa dalle tue botteghe in una città portuale con una casella libera, tutte nella stessa città o in più città. Puoi spedirne meno di quante potresti, ma almeno una. Impossibile senza stoffe, senza navi o con tutte e tre le città portuali piene.',
    ],
    'C4.6': [
      'Trasportare',
      'Tramite ogni tua casa commerciale va al massimo una stoffa dalle tue botteghe nella sua città, se lì c’è una casella libera. Puoi trasportarne meno di quante potresti, ma almeno una. Impossibile senza stoffe, o se nessuna città con una tua casa commerciale ha una casella libera.',
    ],
    'C4.7': [
      'Donare',
      'Un legno, un mattone o un marmo passa dal tuo magazzino a una casella libera per quel materiale in una delle tre chiese. Impossibile se nulla di ciò che hai trova posto.',
    ],
    'C4.8': [
      'Le stoffe nelle botteghe',
      'Ogni bottega tiene le proprie stoffe; una nuova comincia vuota, e le stoffe non passano mai dall’una all’altra. Ciò che mandi lascia prima la bottega più piena: così resta più posto per tessere.',
    ],
    'C4.9': [
      'Ciò che è dato resta',
      'I cubi consegnati o donati e le opere d’arte restano dove sono fino alla fine.',
    ],
    'C5.1': [
      'Il quarto disco',
      'Se dopo che tutti hanno agito una strada ha quattro dischi, il più basso va sulla prossima tessera punteggio. Da allora è il seggio del suo proprietario nel consiglio, e conta già nel punteggio che provoca.',
    ],
    'C5.2': [
      'Un disco bianco in fondo',
      'Se il disco più basso è bianco, il giocatore di turno occupa il seggio con un disco colorato della sua riserva. Il bianco passa in quella riserva e si può mettere in un turno successivo.',
    ],
    'C5.3': [
      'Nessun disco colorato per farlo',
      'Se nella riserva di quel giocatore non c’è nessun disco colorato, occupa il seggio uno dei suoi da un’altra strada, o da questa se altrove non ce n’è. Lo sceglie lui; i dischi che gli stavano sopra scendono.',
      'Il disco bianco va poi in cima alla pila da cui viene l’altro; questo non attiva nulla e non conta mai come quarto disco.',
      'Con le regole tedesche (edizione «de») il disco può venire da qualsiasi strada, anche da questa, e il disco bianco esce dal gioco. Le partite di questa edizione cominciate con la versione 1 delle regole proseguono come sono cominciate: anche lì il disco viene da un’altra strada finché ce n’è uno.',
      'Se il giocatore non ha dischi colorati su nessuna strada, la tessera dà punti senza seggio, e il disco bianco esce dal gioco.',
    ],
    'C5.4': [
      'Che cosa si conta',
      'Una città: le stoffe che vi si trovano. Una chiesa: il legno, i mattoni, il marmo e le opere d’arte che vi si trovano. Opere d’arte: quelle nei quattro edifici. Città portuali e città commerciali: le stoffe in tutte e tre. Legno, mattoni o marmo donati: quel materiale nelle tre chiese; un’opera d’arte non è marmo donato.',
    ],
    'C5.5': [
      'I punti',
      'Chi ha più cubi riceve 3 punti, il secondo 2, il terzo 1. Chi lì non ne ha non riceve nulla.',
    ],
    'C5.6': [
      'Le parità',
      'A parità di cubi decide il consiglio: prima chi ha in tutto più seggi e opere d’arte lì, poi chi ha più seggi, poi chi è arrivato prima a quel numero di seggi. Fra giocatori senza alcun seggio decide l’opera più antica nel consiglio.',
      'I giocatori che lì non hanno né seggi né opere si dividono i punti dei posti che occupano, arrotondati per difetto; il successivo viene dopo tutti loro. Con 3, 3 e 2 cubi si ricevono 2, 2 e 1 punto. Quattro pari al primo posto ricevono 1 ciascuno, due al terzo nulla.',
    ],
    'C6.1': [
      'Quando finisce la partita',
      'Finisce quando tutti i dischi sono messi. Le tessere rimaste danno allora punti nel loro ordine, senza seggi.',
      'Oppure finisce dopo la quindicesima tessera, appena tutti hanno giocato lo stesso numero di turni. Da allora il disco più basso dei quattro esce dal gioco alla fine del turno: niente seggio, niente punteggio.',
    ],
    'C6.2': [
      'Le carte punteggio',
      'Si rivelano tutte le carte segrete. Ognuna dà punti a tutti, e in tre o quattro anche quella scoperta: il primo riceve 5 punti, il secondo 3, il terzo 1. Le parità si decidono come sempre (C5.6). Per Palazzo Vecchio contano i seggi e le opere nel consiglio.',
    ],
    'C6.3': [
      'Chi vince',
      'Vince chi ha più punti. In caso di parità decide chi ha in tutto più seggi e opere nel consiglio; se anche questi sono uguali, la vittoria è condivisa.',
    ],
  },
} satisfies Texts;
