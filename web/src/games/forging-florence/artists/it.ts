/** What is true of the artists and of their works, in Italian. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone dipinse la cappella degli Scrovegni a Padova, fu messo a capo dei lavori del duomo di Firenze nel 1334, ne cominciò il campanile e morì nel 1337.',
    masaccio:
      'Masaccio, nato a San Giovanni Valdarno nel 1401, cambiò la pittura in pochi anni e morì a Roma nel 1428, non ancora trentenne.',
    'fra-angelico':
      'Il domenicano Beato Angelico dipinse le celle del convento di San Marco a Firenze e morì a Roma nel 1455.',
    botticelli:
      'Sandro Botticelli, nato a Firenze verso il 1445, lavorò molto per i Medici, dipinse sulle pareti della Cappella Sistina nel 1481 e 1482 e morì a Firenze nel 1510.',
    dante:
      'Dante Alighieri, nato a Firenze nel 1265, fu bandito dalla città nel 1302 e non vi tornò mai; morì a Ravenna nel 1321.',
    boccaccio:
      'Giovanni Boccaccio, nato nel 1313, lesse e spiegò in pubblico a Firenze la Commedia di Dante dal 1373 e morì a Certaldo nel 1375.',
    machiavelli:
      'Niccolò Machiavelli, nato a Firenze nel 1469, servì la repubblica come segretario dal 1498 al ritorno dei Medici nel 1512; morì nel 1527.',
    michelangelo:
      'Michelangelo Buonarroti, nato a Caprese nel 1475, fu scultore, pittore, architetto e poeta; morì a Roma nel 1564 ed è sepolto in Santa Croce a Firenze.',
    brunelleschi:
      'Filippo Brunelleschi, nato a Firenze nel 1377, si formò come orafo e costruì la cupola del duomo; morì nel 1446 e nel duomo è sepolto.',
    leonardo:
      'Leonardo da Vinci, nato nel 1452, imparò l’arte a Firenze nella bottega del Verrocchio e morì ad Amboise, in Francia, nel 1519.',
  },
  pieces: {
    'ognissanti-madonna':
      'Tavola, 1300–1310 ca., dipinta per la chiesa di Ognissanti a Firenze; oggi agli Uffizi.',
    'badia-polyptych': 'Pala di cinque tavole, 1300 ca., dalla Badia di Firenze; oggi agli Uffizi.',
    'holy-trinity':
      'Affresco, 1427 ca., in Santa Maria Novella a Firenze, celebre per la volta dipinta in prospettiva.',
    'tribute-money':
      'Affresco, 1425 ca., nella cappella Brancacci di Santa Maria del Carmine a Firenze.',
    deposition:
      'Pala per Santa Trinita, cominciata da Lorenzo Monaco e finita verso il 1432; oggi nel Museo di San Marco a Firenze.',
    annunciation:
      'Affresco, 1440–1450 ca., in cima alle scale del convento di San Marco; dipinse la scena più volte.',
    primavera: 'Tempera su tavola, 1480 ca.; oggi agli Uffizi di Firenze.',
    'birth-of-venus': 'Tempera su tela, 1485 ca.; oggi agli Uffizi di Firenze.',
    'vita-nuova': 'Versi e prosa, 1292–1295 ca., sul suo amore per Beatrice, morta nel 1290.',
    'divine-comedy':
      'Poema in toscano, 1308–1321 ca.: cento canti attraverso Inferno, Purgatorio e Paradiso.',
    fiammetta:
      'Prosa, 1343–1344 ca., in cui una donna abbandonata dall’amante racconta lei stessa la sua storia.',
    decameron:
      'Cento novelle, 1349–1353 ca., narrate da dieci giovani fuggiti dalla peste del 1348 a Firenze.',
    prince:
      'Trattato sul potere, scritto nel 1513 e stampato solo nel 1532, dopo la morte dell’autore.',
    'florentine-histories':
      'Storia della città, commissionata nel 1520, consegnata a papa Clemente VII nel 1525, stampata nel 1532.',
    david:
      'Marmo, 1501–1504; stette davanti a Palazzo Vecchio fino al 1873, oggi è all’Accademia di Firenze.',
    night:
      'Marmo, 1526–1531 ca., sulla tomba di Giuliano de’ Medici, duca di Nemours, in San Lorenzo a Firenze.',
    'sacrifice-of-isaac':
      'Rilievo in bronzo del 1401 per il concorso per una porta del Battistero, vinto da Ghiberti; oggi al Bargello di Firenze.',
    crucifix: 'Legno dipinto, 1410–1415 ca., in Santa Maria Novella a Firenze.',
    dome: 'Volta di mattoni sul duomo di Firenze, costruita dal 1420 al 1436 senza un’impalcatura da terra.',
    adoration:
      'Tavola per gli agostiniani di San Donato a Scopeto presso Firenze, commissionata nel 1481 e mai finita; oggi agli Uffizi.',
    codex: 'Taccuino, 1505 ca., in scrittura speculare; oggi nella Biblioteca Reale di Torino.',
    'sforza-horse':
      'Monumento a Francesco Sforza a Milano: nel 1493 fu mostrato un modello di creta, ma nel 1494 il bronzo servì per i cannoni.',
  },
} satisfies History;
