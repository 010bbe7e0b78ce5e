/** The rules of Forging Florence in Italian. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    F1: 'Che cosa c’è sul tavolo',
    F2: 'La mappa',
    F3: 'Prima della partita',
    F4: 'Un turno',
    F5: 'La fine e il prestigio',
  },
  captions: {
    pieces:
      'Che cosa richiede ogni genere di opera. Carta, colore e pietra si consumano; attrezzi e torchio restano.',
    map: 'La mappa: la casella d’oro al centro, attorno la città, ai suoi angoli quattro case della gilda, il fiume con quattro ponti e, al di là, cartiere, cave e alberi. I cerchi sono i posti dei negozi, in tre toni per le tre coppie; dai puntini partono le pedine.',
    turn: 'Un turno: ciò che fai prima del movimento, il movimento e ciò che fai dopo.',
    golden:
      'Due modi di usare la casella d’oro: arrivare, vendere nello stesso turno e andarsene nel seguente; oppure arrivare con un’opera, e nel turno seguente prima vendere, poi tirare il dado e andarsene.',
    houses:
      'I tre livelli di una casa della gilda, che cosa chiede ciascuno e per quanti artisti ha posto.',
  },
  rules: {
    'F1.1': [
      'Tabellone e pedine',
      'Forging Florence è per due, tre o quattro giocatori. Sulla mappa stanno quattro case della gilda, due negozi per tipo (mercante, spezieria e stamperia), tre cartiere, due ponti corti e due lunghi. Ognuno ha una pedina. Un dado con i numeri da 1 a 6 decide quanto può camminare.',
      'Il denaro si conta in lire, sempre in multipli di 5, e non finisce mai.',
    ],
    'F1.2': [
      'Le cinque risorse',
      'Attrezzi, pietra, torchio da stampa, colore e carta. Di ciascuna ci sono 6 gettoni; di più non ne servono mai. La carta vale anche come tela e carta vetrata, perciò la richiede ogni opera.',
    ],
    'F1.3': [
      'Gli artisti e le loro opere',
      'Dieci artisti creano 22 opere diverse; di ognuna ci sono 3 carte. I pittori sono Giotto, Masaccio, Beato Angelico e Botticelli, gli autori Dante, Boccaccio e Machiavelli, gli scultori Michelangelo e Brunelleschi. Leonardo da Vinci dipinge, scrive e scolpisce.',
      'Ogni artista ha due opere, Brunelleschi e Leonardo tre.',
    ],
    'F1.4': [
      'Le carte finiscono',
      'Un’opera le cui 3 carte sono finite non si può più creare. La Cupola di Santa Maria del Fiore si può creare una volta sola (F5.1).',
    ],
    'F2.1': [
      'Le caselle',
      'La mappa ha 127 caselle esagonali, sei attorno a quella d’oro in ogni direzione. Una casella si chiama con due numeri, e quella d’oro è 0,0. Sinistra e destra, sopra e sotto si rispecchiano, così che tutte e quattro le case della gilda abbiano la stessa strada da fare.',
      'Si cammina su città, campi, strisce verdi e ponti, e anche sul posto di cartiera che resta vuoto.',
    ],
    'F2.2': [
      'Dove nessuno passa',
      'Non si entra in case della gilda, negozi, cartiere, fiume, alberi e cave; ci si sta accanto. Tutte e quattro le case della gilda sono in piedi, anche con meno giocatori.',
      'Su una casella può stare qualsiasi numero di pedine, tranne che su quella d’oro.',
    ],
    'F2.3': [
      'Altre mappe',
      'Una mappa è un file che chiunque può disegnare. Quando si carica viene controllata: ogni luogo si può raggiungere, nessuna casella è insieme accanto a una cartiera, a una cava e a una casa della gilda, e nel numero atteso di turni fino a ogni tipo di luogo le quattro case differiscono al massimo di uno.',
    ],
    'F3.1': [
      'Con che cosa cominci',
      'Le case della gilda si assegnano a sorte; la tua pedina comincia accanto alla tua. Cominci con 10 lire e un pittore, estratto fra Giotto, Masaccio, Beato Angelico e Botticelli. Tutti gli altri artisti sono scoperti sul tavolo e si possono ingaggiare.',
    ],
    'F3.2': [
      'Negozi e cartiere',
      'I due negozi di un tipo stanno su posti opposti; quale coppia occupano lo decide la sorte. Tre dei quattro posti di cartiera ricevono una cartiera. Se si vuole, i negozi si mescolano liberamente; alcune case ne hanno allora un grande vantaggio.',
    ],
    'F3.3': [
      'Chi comincia',
      'Lo decide la sorte, se non si è scelto quando si è creata la partita. Si gioca in senso orario.',
    ],
    'F4.1': [
      'Che cosa puoi fare',
      'Nel tuo turno puoi muoverti una volta, con un tiro. Prima del movimento e dopo puoi raccogliere, comprare, creare, vendere, ampliare e ingaggiare quante volte vuoi e in qualsiasi ordine; durante il movimento no.',
    ],
    'F4.2': [
      'Muoversi',
      'Tiri il dado e cammini al massimo per altrettante caselle; puoi anche restare. Non sei obbligato a tirare. Fra il tiro e il cammino non succede altro.',
      'Il fiume si attraversa solo sui ponti. Nessuno entra nella casella d’oro o la attraversa finché vi sta un’altra pedina.',
    ],
    'F4.3': [
      'Raccogliere e comprare',
      'Accanto a una cava prendi pietra, accanto a una cartiera carta, entrambe gratis. Accanto a un mercante compri attrezzi per 5 lire, accanto a una spezieria colore per 5, accanto a una stamperia un torchio da stampa per 10.',
      'Puoi tenere un’unità di ogni risorsa. Con Brunelleschi puoi tenerne due di ciascuna, e anche prenderle entrambe in una volta.',
    ],
    'F4.4': [
      'Creare un’opera',
      'Crei un’opera accanto alla tua casa della gilda, con un tuo artista che ne sia capace. Un dipinto richiede carta, attrezzi e colore; un libro carta, attrezzi e torchio da stampa; una scultura carta, attrezzi e pietra. Un’opera di Brunelleschi richiede due unità di ciascuna.',
      'Carta, colore e pietra tornano poi nella riserva, mentre attrezzi e torchio restano a te. Quando si crea una partita si può convenire che restino solo gli attrezzi, o nulla.',
    ],
    'F4.5': [
      'Vendere',
      'Sulla casella d’oro (F4.6) vendi quante opere vuoi, tranne quelle create in questo turno. Un dipinto porta 10 lire, un libro 20, una scultura 30. La carta resta a te, segnata come venduta.',
    ],
    'F4.6': [
      'La casella d’oro',
      'Puoi terminare lì il tuo turno solo se hai un’opera non venduta o se in questo turno hai venduto lì; un’opera creata in questo turno conta. Altrimenti nessuno vi finisce un movimento. Attraversarla è libero.',
      'Se vi cominci il tuo turno, devi lasciarla in quel turno: devi tirare il dado, non puoi restare né tornare a finire lì. Se non hai venduto da quando sei arrivato, devi inoltre vendere almeno un’opera prima di tirare.',
      'Prima di andartene puoi vendere ancora, ampliare e ingaggiare.',
    ],
    'F4.7': [
      'Ampliare la casa della gilda',
      'Dovunque e gratis: al livello 2 quando hai creato due dipinti, al livello 3 quando hai creato due libri, con qualunque artista. Entrambe le cose in un turno sono possibili.',
      'Il livello 1 ha posto per un artista, un pittore. Il livello 2 ha posto per due, anche autori. Il livello 3 ha posto per tre, anche scultori.',
    ],
    'F4.8': [
      'Ingaggiare artisti',
      'Dovunque: un pittore costa 15 lire, un autore 25, uno scultore 35. Leonardo costa 30 e viene dal livello 2; scrive dal livello 2 e scolpisce dal livello 3. Ogni artista c’è una volta sola: è di chi arriva primo.',
      'Se la tua casa della gilda è piena, e solo allora, rimetti sul tavolo un tuo artista. Non ricevi nulla per lui, ma le opere e i bonus già ottenuti restano. I gettoni oltre il limite (F4.3) tornano nella riserva.',
    ],
    'F4.9': [
      'Terminare il turno',
      'Puoi terminare il tuo turno in ogni momento, se la casella d’oro non lo vieta (F4.6).',
    ],
    'F4.10': [
      'Nessuno va in rovina',
      'Un acquisto o un ingaggio è rifiutato se dopo non avresti nessuna opera non venduta e non potresti pagare, con le lire rimaste, ciò che ancora ti manca per un’opera di uno dei tuoi artisti. Carta e pietra contano come se le avessi.',
      'Nel tuo ultimo turno questo non vale.',
    ],
    'F5.1': [
      'La Cupola',
      'Chi ha Brunelleschi e ha creato il Sacrificio di Isacco può creare la Cupola di Santa Maria del Fiore. Chi la crea finisce il suo turno; poi ognuno, per ultimo chi l’ha creata, ha ancora un turno, e la partita finisce. Non va mai oltre l’ultimo round (F5.2).',
    ],
    'F5.2': [
      'L’ultimo round',
      'Un round è un turno di ciascuno. La partita finisce al più tardi dopo il round 150; quando la si crea si può scegliere qualsiasi limite da 60 a 300, a decine.',
    ],
    'F5.3': [
      'Prestigio',
      'Non venduto e venduto, un dipinto vale 15 o 20, un libro 25 o 30, una scultura 35 o 40. Una casa della gilda di livello 2 vale 20, una di livello 3 vale 30.',
    ],
    'F5.4': [
      'Che cosa aggiungono gli artisti',
      'Giotto: 50 se crei sei suoi dipinti mentre è l’unico artista che tu abbia mai avuto. Machiavelli: 20 alla fine se lo hai e hai creato più opere di ciascuno degli altri o hai raggiunto il livello 3 prima di tutti.',
      'Michelangelo: 10 per ogni scultura che crei mentre lo hai. Leonardo: 10 per ogni opera che vendi mentre lo hai. Per entrambi non importa di chi sia l’opera.',
      'Brunelleschi: le sculture create da lui valgono il doppio, 70 non vendute e 80 vendute, anche quando se n’è andato. Se si è scelto così, solo la Cupola vale il doppio.',
    ],
    'F5.5': [
      'Chi vince',
      'Vince chi ha più prestigio. In caso di parità decidono più opere create, poi più lire; se anche queste sono pari, la vittoria è condivisa.',
    ],
  },
} satisfies Texts;
