/** La prima partita guidata di Forging Florence in italiano. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'Di che si tratta',
    errands: 'Commissioni',
    painting: 'Un primo dipinto',
    golden: 'La casella d’oro',
    house: 'Una casa più alta',
    author: 'Un autore',
    book: 'Libri',
    brunelleschi: 'Brunelleschi',
    dome: 'La Cupola',
    end: 'La fine',
  },
  steps: {
    aim: [
      'Guidi una casa della gilda a Firenze, come Ginevra; si può giocare fino in quattro. I tuoi artisti creano dipinti, libri e sculture. Portano prestigio, e ancora di più quando sono venduti sulla casella d’oro, qui al centro (F5.3). Vince chi ha più prestigio.',
    ],
    workshop: [
      'Questa è la tua bottega. Cominci con 10 lire e un pittore, Botticelli (F3.1). Un dipinto richiede carta, attrezzi e colore. Carta e colore si consumano; gli attrezzi restano a te (F4.4).',
    ],
    tools: [
      'La sorte ha fatto cominciare Ginevra: ha comprato attrezzi e raccolto carta. Ora tocca a te. La tua pedina è accanto a un mercante, il negozio dal tetto a punta. Compra attrezzi.',
      'Costano 5 lire (F4.3). Prima del movimento e dopo puoi fare quanto vuoi, in qualsiasi ordine; durante il movimento no (F4.1).',
    ],
    die: ['La carta si trova nelle cartiere, al di là del fiume. Tira il dado.'],
    mill: [
      'Un 4: puoi camminare fino a quattro caselle, o restare. Tutte le caselle raggiungibili sono segnate. Il fiume si attraversa solo sui ponti (F4.2). Passa il ponte e va’ alla casella dal bordo tratteggiato, accanto alla cartiera.',
      'In cartiere, negozi, cave e case della gilda non si entra; ci si sta accanto (F2.2). Fermati su una casella, o toccala, e leggi che cosa vi si trova.',
    ],
    paper: [
      'Accanto a una cartiera la carta è gratis. Raccoglila e termina il tuo turno.',
      'Puoi tenere un’unità di ogni risorsa (F4.3). Ciò che hai lo vedi nella tua bottega.',
    ],
    again: [
      'Ginevra ha comprato colore. Serve anche a te; si compra alla spezieria, il negozio dal tetto rotondo. Tira il dado.',
    ],
    paint: [
      'Cinque caselle bastano appena. Va’ alla casella accanto alla spezieria, compra colore e termina il tuo turno.',
      'Ora non hai più lire, ma tutto ciò che richiede un dipinto.',
    ],
    home: [
      'Ginevra è arrivata a casa per prima: Giotto ha creato un dipinto per lei. Le opere si creano solo accanto alla propria casa della gilda (F4.4). Tira il dado.',
    ],
    create: [
      'Un 1 basta. Va’ a casa, fa’ creare a Botticelli la «Nascita di Venere» e termina il tuo turno.',
      'Un dipinto vale 15 di prestigio (F5.3). Carta e colore sono tornati nella riserva, e gli attrezzi sono ancora tuoi.',
    ],
    taken: [
      'Ginevra ha venduto il suo dipinto sulla casella d’oro, per 10 lire. Finché è lì, nessun altro può entrarvi o attraversarla (F4.2). Ma nel suo prossimo turno deve lasciarla (F4.6).',
    ],
    near: ['Aspetta dunque lì vicino. Tira il dado.'],
    beside: [
      'Con un 3 arriveresti alla casella d’oro, ma è chiusa; fermati su di essa, o toccala, e leggi perché. Va’ alla casella accanto e termina il tuo turno.',
      'Tutte le altre caselle si condividono: può starvi qualsiasi numero di pedine (F2.2).',
    ],
    free: ['Ginevra se n’è andata, come doveva. Tira il dado.'],
    sale: [
      'Va’ alla casella d’oro, vendi la «Nascita di Venere» e termina il tuo turno.',
      'Un dipinto porta 10 lire. Solo ciò che è stato creato in questo stesso turno non si può ancora vendere (F4.5). La carta resta a te, e ora vale 20 di prestigio invece di 15 (F5.3).',
    ],
    must: [
      'Chi comincia un turno sulla casella d’oro deve lasciarla in quel turno: tirare il dado e non finire di nuovo lì. Chi non ha venduto da quando è arrivato deve inoltre vendere prima di tirare (F4.6). Tu hai già venduto. Tira il dado.',
    ],
    away: [
      'Va’ alla spezieria, compra colore per il tuo prossimo dipinto e termina il tuo turno.',
      'E così via: raccogliere, creare, vendere. Puoi anche arrivare alla casella d’oro con un’opera, terminare il turno e vendere all’inizio del seguente (F4.6).',
    ],
    second: [
      'Due turni dopo. Sei accanto alla tua casa della gilda con tutto ciò che richiede un dipinto. Crea «Primavera». È il tuo secondo dipinto, perciò puoi ampliare la casa della gilda al livello 2. Fallo, e termina il tuo turno.',
      'Ampliare è gratis, e si può dovunque. Il livello 2 ha posto per due artisti, e vengono anche gli autori. Il livello 3 richiede due libri (F4.7). Ora tu e Ginevra avete 55 di prestigio ciascuno.',
    ],
    artists: [
      'Questi artisti si possono ingaggiare, dovunque: i pittori per 15 lire, gli autori per 25, gli scultori per 35. Ognuno c’è una volta sola (F4.8). Alcuni aggiungono prestigio: Giotto, per esempio, 50 per sei suoi dipinti, se è l’unico artista che tu abbia mai avuto (F5.4). Tocca una carta e leggi che cosa sa fare il suo artista.',
    ],
    fifth: [
      'Molti turni dopo. Sei arrivato alla casella d’oro con il tuo quinto dipinto. Vendilo e ingaggia Dante, un autore.',
      'Dante costa 25 lire (F4.8). Ginevra, dal canto suo, ha ottenuto i 50 di prestigio di Giotto: i suoi primi sei dipinti erano tutti suoi (F5.4).',
    ],
    ruin: [
      'Ti restano 5 lire, quanto basta per il colore. Con sole 25 lire Dante ti sarebbe stato rifiutato: dopo un ingaggio o un acquisto devi avere un’opera non venduta o poterne pagare una nuova (F4.10). Termina il tuo turno.',
      'Per i suoi libri Dante ha bisogno di carta, attrezzi e di un torchio da stampa (F4.4). Costa 10 lire alla stamperia, proprio accanto alla casella d’oro (F4.3).',
    ],
    write: [
      'Molto dopo. Hai un torchio da stampa, e il tuo primo libro è venduto, per 20 lire. Fa’ creare a Dante la «Divina Commedia», amplia la casa della gilda al livello 3 e termina il tuo turno.',
      'Un libro vale 25 di prestigio, venduto 30. Il livello 3 vale 30, al posto dei 20 del livello 2 (F5.3). Ora hai posto per tre artisti, anche scultori (F4.7).',
    ],
    gone: [
      'Di ogni opera ci sono tre carte. Le sei di Botticelli sono tutte create; quelle opere nessuno può più crearle (F1.4). Ginevra è rimasta con i pittori. La sua casa era piena, perciò ha rimesso sul tavolo un artista per ingaggiarne un altro (F4.8).',
    ],
    back: ['Ora alla casella d’oro, con la «Divina Commedia». Tira il dado.'],
    master: [
      'Va’ lì e vendi la «Divina Commedia». Poi ingaggia Brunelleschi, lo scultore che innalza la Cupola, e termina il tuo turno.',
      'Le sue opere richiedono due unità di ogni risorsa (F4.4). In cambio le sue sculture valgono il doppio: 70 di prestigio, vendute 80 (F5.4). Con lui puoi tenere due unità di ogni risorsa, e prenderle entrambe in una volta (F4.3).',
    ],
    road: [
      'Le sculture sono di pietra, e le cave sono in fondo ai ponti lunghi. La casella d’oro devi comunque lasciarla. Tira il dado.',
    ],
    stone: [
      'Un 6 basta appena. Va’ sul ponte lungo, fino alla cava. Raccogli pietra due volte e termina il tuo turno.',
      'La pietra è gratis, come la carta (F4.3). Con attrezzi e carta, due unità di ciascuno, Brunelleschi può cominciare.',
    ],
    build: [
      'Round 69. Brunelleschi ha creato per te il «Sacrificio di Isacco», perciò può creare anche la Cupola di Santa Maria del Fiore (F5.1). Tutto è pronto: crea la Cupola e termina il tuo turno.',
      'La Cupola è in piedi, e questo porta la fine: ognuno ha ancora un turno, e tu, che l’hai creata, l’ultimo (F5.1).',
    ],
    tie: [
      'Ora avete 350 tutti e due. In caso di parità decidono più opere create, poi più lire; altrimenti la vittoria è condivisa (F5.5). Ginevra ha creato 14 opere e tu 10, perciò vincerebbe lei. Ma restano due turni.',
    ],
    last: [
      'Ginevra ha creato un altro dipinto e ha 365 di prestigio. Questo è il tuo ultimo turno, e l’ultimo della partita. Tira il dado.',
    ],
    sales: [
      'Va’ alla casella d’oro. Vendi entrambe le sculture, la Cupola e il «Sacrificio di Isacco», e termina il tuo turno.',
      'Venduta, ognuna vale 10 in più: 370 contro 365. Hai vinto! Senza Cupola la partita finisce dopo il round 150 (F5.2).',
    ],
    count: [
      'Questo conta alla fine: le opere, ognuna di più se è venduta, la casa della gilda (F5.3) e ciò che aggiungono gli artisti (F5.4). Ginevra ha creato più opere, e con i 50 di Giotto è arrivata a cinque punti. Le tue erano meno, e valevano di più.',
    ],
    finished: [
      'Non ti serve altro. Quando qualcosa non è possibile il tavolo dice perché e nomina la regola, e le regole si possono aprire accanto a ogni partita. Ora giocane una vera!',
    ],
  },
} satisfies Texts;
