/** What is true of the artists and of their works, in Italian. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone dipinse la cappella degli Scrovegni a Padova, fu messo a capo dei lavori del duomo di Firenze nel 1334, ne cominciò il campanile e morì nel 1337.',
    masaccio:
      'Masaccio, nato a San Giovanni Valdarno nel 1401, cambiò la pittura in pochi anni e morì a Roma nel 1428, non ancora trentenne.',
    'fra-angelico':
      'Il domenicano Beato Angelico dipinse con gli aiuti le celle del convento di San Marco a Firenze e morì a Roma nel 1455.',
    botticelli:
      'Sandro Botticelli, nato a Firenze verso il 1445, lavorò molto per i Medici, dipinse sulle pareti della Cappella Sistina nel 1481 e 1482 e morì a Firenze nel 1510.',
    dante:
      'Dante Alighieri, nato a Firenze verso il 1265, fu bandito dalla città nel 1302 e non vi tornò mai; morì a Ravenna nel 1321.',
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
      'Giotto dipinse questa tavola verso il 1300–1310 per la chiesa di Ognissanti a Firenze; oggi è agli Uffizi.',
    'badia-polyptych':
      'Giotto dipinse questa pala di cinque tavole verso il 1300 per la Badia di Firenze; oggi è agli Uffizi.',
    'holy-trinity':
      'Masaccio dipinse questo affresco verso il 1427 in Santa Maria Novella a Firenze, dove la volta in prospettiva sembra aprire il muro.',
    'tribute-money':
      'Masaccio dipinse questo affresco verso il 1425–1427 nella cappella Brancacci di Santa Maria del Carmine a Firenze.',
    deposition:
      'Lorenzo Monaco cominciò questa pala per Santa Trinita e il Beato Angelico la finì verso il 1432–1434; oggi è nel Museo di San Marco a Firenze.',
    annunciation:
      'Il Beato Angelico dipinse questo affresco verso il 1440–1450 in cima alle scale del convento di San Marco, uno dei tanti in cui mostrò la scena.',
    primavera:
      'Botticelli dipinse la Primavera verso il 1480 a tempera su tavola; oggi è agli Uffizi di Firenze.',
    'birth-of-venus':
      'Botticelli dipinse la Nascita di Venere verso il 1485 a tempera su tela; oggi è agli Uffizi di Firenze.',
    'vita-nuova':
      'Dante narra qui in versi e in prosa, verso il 1292–1295, il suo amore per Beatrice, morta nel 1290.',
    'divine-comedy':
      'Il poema di Dante, scritto in toscano verso il 1308–1321, conduce in cento canti attraverso Inferno, Purgatorio e Paradiso.',
    fiammetta:
      'Boccaccio scrisse questo libro verso il 1343–1344; una donna abbandonata dall’amante vi racconta lei stessa la sua storia.',
    decameron:
      'Boccaccio scrisse queste cento novelle verso il 1349–1353; le narrano dieci giovani fuggiti dalla peste del 1348 a Firenze.',
    prince:
      'Machiavelli scrisse questo trattato sul potere nel 1513, ma fu stampato solo nel 1532, dopo la sua morte.',
    'florentine-histories':
      'Machiavelli ebbe nel 1520 l’incarico di questa storia della città, la consegnò a papa Clemente VII nel 1525 e non la vide stampata nel 1532.',
    david:
      'Michelangelo scolpì il David da un solo blocco di marmo dal 1501 al 1504; stette davanti a Palazzo Vecchio fino al 1873 e oggi è all’Accademia di Firenze.',
    night:
      'Michelangelo scolpì la Notte in marmo verso il 1526–1531; giace sulla tomba di Giuliano de’ Medici, duca di Nemours, in San Lorenzo a Firenze.',
    'sacrifice-of-isaac':
      'Brunelleschi fuse questo rilievo in bronzo nel 1401–1402 per il concorso per una porta del Battistero, vinto da Ghiberti; oggi è al Bargello di Firenze.',
    crucifix:
      'Brunelleschi scolpì questo crocifisso verso il 1410–1415 in legno, poi dipinto; si trova in Santa Maria Novella a Firenze.',
    dome: 'La volta di mattoni di Brunelleschi sul duomo di Firenze fu costruita dal 1420 al 1436 senza un’impalcatura da terra.',
    adoration:
      'Gli agostiniani di San Donato a Scopeto presso Firenze ordinarono questa tavola nel 1481, ma Leonardo non la finì mai; oggi è agli Uffizi.',
    codex:
      'Leonardo riempì questo taccuino verso il 1505 in scrittura speculare; oggi è nella Biblioteca Reale di Torino.',
    'sforza-horse':
      'Per questo monumento a Francesco Sforza a Milano fu mostrato nel 1493 un modello di creta, ma nel 1494 il bronzo servì per i cannoni.',
  },
} satisfies History;
