/** La prima partita guidata di Calimala in italiano. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'Di che si tratta',
    turn: 'Un disco su una strada',
    stack: 'Dischi su dischi',
    ship: 'Una nave per Lisbona',
    cards: 'Carte al posto di azioni',
    company: 'Portati dagli altri',
    scoring: 'Un punteggio',
    white: 'Dischi bianchi',
    overland: 'Via terra',
    churches: 'Chiese e Palazzo',
    end: 'La fine',
  },
  steps: {
    aim: [
      'Commerci stoffe a Firenze, come Lucrezia e Filippo. Mandi stoffe in sei città, doni a tre chiese e siedi nel consiglio. Chi ha di più dove si assegnano i punti ne riceve; vince chi ha più punti.',
    ],
    tiles: [
      'Queste quindici tessere danno punti una dopo l’altra, in ordine di lettura. La prima è Lisbona: chi ha più stoffe lì riceve 3 punti, il secondo 2, il terzo 1 (C5.5).',
    ],
    keep: [
      'Hai ricevuto tre carte punteggio. Tieni Lisbona; le altre due si rimettono via senza che nessuno le veda.',
      'Solo tu sai che proprio alla fine Lisbona darà punti ancora una volta, 5, 3 e 1 (C6.2).',
    ],
    take: [
      'Anche Lucrezia e Filippo hanno tenuto una carta punteggio, e ciascuno ha preso una carta iniziale. Prendi Legno.',
      'È una carta azione. Ogni volta che un tuo disco agisce puoi giocarla, per un’azione Legno in più (C3.5).',
    ],
    streets: [
      'I nove riquadri sono le nove azioni. Una strada ne unisce due. Nel tuo turno metti un disco su una strada, ed esso fa ciò che sta ai due capi. Sulle strade chiuse non potresti ancora fare nessuna delle due; fermati su una, o toccala, e leggi perché (C3.6).',
    ],
    place: ['Scegli la strada segnata fra Legno e Tessere e metti lì un disco.'],
    both: [
      'Il tuo disco agisce. Puoi eseguire ciascuna delle due azioni una volta, nell’ordine che vuoi. Falle entrambe.',
      'Legno: un cubo della tua riserva è ora nel tuo magazzino del legno (C4.1). Tessere: ogni tua bottega che ha posto ha ricevuto una stoffa; per ora hai una bottega (C4.4).',
    ],
    stop: [
      'Ora potresti giocare la tua carta Legno. Tienila per dopo e fermati.',
      'Il tuo disco ha agito e il tuo turno è finito. Si prosegue in senso orario.',
    ],
    second: [
      'Lucrezia ha messo il suo disco sopra il tuo. Agiscono i tre dischi più alti, dall’alto in basso: prima il suo e ora il tuo, nel mezzo del suo turno (C3.2). Esegui entrambe le azioni e fermati.',
      'Quando altri svegliano il tuo disco puoi agire, ma non devi (C3.7). Un disco può agire tre volte: quando è messo, come secondo e come terzo dall’alto.',
    ],
    elsewhere: [
      'Filippo ha messo il suo disco fra Marmo e Mattoni, dove non ce n’è nessun altro. Ora tocca di nuovo a te. Hai due legni e due stoffe.',
    ],
    harbour: [
      'A Lisbona le stoffe vanno per nave. Non ne hai ancora, e una costa due legni. Metti un disco sulla strada fra Spedire e Costruire.',
    ],
    build: [
      'Senza nave non puoi spedire, perciò prima costruisci una nave.',
      'I due legni sono tornati nella tua riserva, e la nave è nel tuo porto (C4.2). L’ordine lo scegli tu: così un’azione può rendere possibile l’altra.',
    ],
    send: [
      'Ogni tua nave può portare una stoffa a Barcellona, Lisbona o Londra. Mandane una a Lisbona.',
      'La tua stoffa è a Lisbona, e ci resta fino alla fine (C4.9).',
    ],
    enough: ['Per questo turno basta così. Fermati.'],
    unlikely: [
      'Filippo ha messo sopra il proprio disco, perciò hanno agito entrambi. Tocca a te: un’opera d’arte vuole marmo, e non ne hai. Metti lo stesso un disco sulla strada fra Mattoni e Opera d’arte.',
    ],
    draw: [
      'A ciò che non si può fare affatto si può rinunciare per una carta (C3.4). Rinuncia a Opera d’arte.',
      'Hai pescato Costruire. Gli altri vedono che hai una carta, ma non quale.',
    ],
    play: [
      'Esegui l’azione Mattoni e gioca la tua carta Legno. Con quel legno e quel mattone gioca Costruire: una bottega.',
      'Puoi giocare quante carte vuoi, prima e dopo ogni azione (C3.5). Con due botteghe ogni azione Tessere ti dà due stoffe. Poiché non restava nulla da fare, il tuo disco ha finito da sé.',
    ],
    brought: [
      'Lucrezia ha messo sopra il tuo disco, ha costruito una nave e ora ha una stoffa a Lisbona, quante ne hai tu. Ma agisce anche il tuo disco. Manda la tua stoffa a Barcellona.',
      'Così approfitti dei turni degli altri: metti i tuoi dischi dove loro vogliono andare.',
    ],
    nothing: [
      'Non hai nulla con cui costruire. Rinuncia a Costruire e pesca una carta.',
      'Hai pescato Trasportare. Ci vuole una casa commerciale, e non ne hai ancora.',
    ],
    save: ['Tieni la carta e fermati.'],
    third: [
      'Filippo ha messo il suo disco fra Legno e Tessere. Dall’alto ci sono il suo, quello di Lucrezia e, terzo, il tuo. Quei due hanno agito. Ora esegui entrambe le azioni e fermati.',
      'Tessere ti ha dato due stoffe, una in ogni bottega. Se qualcuno mette lì ancora un disco, il tuo sarà il quarto e non agirà più. Gli succederà qualcos’altro.',
    ],
    four: [
      'Fra Legno e Tessere ci sono tre dischi, e il più basso è tuo. Metti lì tu stesso il quarto.',
    ],
    before: [
      'Prima agisce il tuo nuovo disco. Esegui entrambe le azioni e fermati.',
      'Ora agiscono i dischi di Filippo e di Lucrezia. Il tuo più basso è il quarto, perciò non agisce.',
    ],
    seat: [
      'Tutti hanno agito. Il più basso di quattro dischi va sulla prossima tessera: ora è il tuo seggio nel consiglio (C5.1), e la tessera dà punti, Lisbona.',
    ],
    tie: [
      'Tu e Lucrezia avete lì una stoffa ciascuno. In caso di parità decide il consiglio, seggi e opere d’arte insieme: tu hai un seggio, lei nessuno. Perciò ricevi 3 punti e lei 2 (C5.6). Chi lì non ha nulla non riceve nulla.',
    ],
    disc: [
      'Oltre ai dischi del tuo colore ne hai tre bianchi. Un disco bianco esegue ogni azione della sua strada due volte, ma solo quando è messo (C3.3). Metti un disco bianco fra Marmo e Mattoni.',
    ],
    twice: [
      'Prendi tutte e quattro: due volte marmo e due volte mattoni. Poi fermati.',
      'Da ora il disco bianco occupa soltanto posto. Se è il più basso di quattro, lo prende chi è di turno, e mette al suo posto sulla tessera un proprio disco colorato (C5.2).',
    ],
    road: [
      'Troyes, Bruges e Amburgo sono nell’entroterra. Le stoffe ci vanno da una casa commerciale che hai in quella città. Metti un disco sulla strada fra Trasportare e Costruire.',
    ],
    house: [
      'Costruisci una casa commerciale a Troyes, per due mattoni. Poi trasporta lì una stoffa.',
      'Ogni volta che trasporti, ciascuna tua casa commerciale può mandare una stoffa nella sua città (C4.6).',
    ],
    again: [
      'Hai ancora la carta Trasportare. Giocala e manda una seconda stoffa a Troyes.',
      'Una carta fa esattamente ciò che fa la strada. A Troyes ora ci sono due tue stoffe.',
    ],
    palazzo: [
      'Hai due marmi. Un’opera d’arte può stare in una chiesa o nel Palazzo Vecchio, dove si riunisce il consiglio. Metti un disco fra Opera d’arte e Spedire, e un’opera nel Palazzo Vecchio.',
      'In caso di parità le opere lì si sommano ai tuoi seggi (C5.6).',
    ],
    london: [
      'Il tuo disco può ancora spedire. Manda una stoffa a Londra.',
      'Non restava nulla da fare, perciò il tuo disco ha finito da sé. Sotto c’è quello di Filippo, che agisce adesso.',
    ],
    church: [
      'Ora dona a una chiesa. Metti un disco sulla strada fra Legno e Donare, e dona il tuo marmo a Santa Maria del Fiore.',
      'Nel punteggio di una chiesa conta tutto ciò che hai lì: legno, mattoni, marmo e opere d’arte (C5.4).',
    ],
    part: [
      'Con il disco che metti devi eseguire almeno una delle due azioni, e l’hai fatto (C3.6). Prendi anche il legno.',
      'Ora hai usato tutte e nove le azioni. Quando tutti i dischi hanno agito, comincia il turno del giocatore successivo.',
    ],
    late: [
      'Un’altra partita, nel suo ultimo turno. Quattordici tessere hanno dato punti; sei in testa con 19 punti, davanti a Lucrezia con 18 e Filippo con 17. La carta che hai tenuto è Santa Maria del Fiore, e quella scoperta è Palazzo Vecchio.',
    ],
    last: [
      'Tre tuoi dischi sono fra Donare e Spedire. Metti lì il quarto, dona un mattone a Santa Maria del Fiore e fermati.',
      'Ora agisce il secondo dei tuoi dischi, e poi il terzo. Il quarto prenderà l’ultimo seggio.',
    ],
    own: ['Dona anche l’altro mattone a Santa Maria del Fiore e fermati.'],
    fifteenth: [
      'Agisce il tuo terzo disco. Non sai quali carte hanno tenuto gli altri; spesso ci sono città. Spedisci due stoffe a Londra e fermati.',
      'Il tuo disco più basso ha preso la quindicesima tessera, e San Miniato ha dato punti. Dopo quella tessera si finisce il round, perché tutti abbiano messo lo stesso numero di dischi; questo era il suo ultimo turno, perciò la partita è finita. Finisce anche quando tutti i dischi sono stati messi (C6.1).',
    ],
    count: [
      'Alla fine la carta scoperta e quelle segrete danno punti a tutti: 5, 3 e 1. Per Palazzo Vecchio contano i seggi e le opere lì, e tu ne hai sette. Lucrezia aveva tenuto Troyes, Filippo Londra (C6.2).',
    ],
    finished: [
      'Con 34 punti hai vinto. Non ti serve altro. Quando qualcosa non è possibile il tavolo dice perché e nomina la regola, e le regole si possono aprire accanto a ogni partita. Ora giocane una vera!',
    ],
  },
} satisfies Texts;
