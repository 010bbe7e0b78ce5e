/** What is true of the artists and of their works, in German. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone malte die Scrovegni-Kapelle in Padua aus, wurde 1334 Leiter des Dombaus in Florenz, begann den Glockenturm und starb 1337.',
    masaccio:
      'Masaccio, 1401 in San Giovanni Valdarno geboren, veränderte die Malerei in wenigen Jahren und starb 1428 in Rom, noch keine dreißig Jahre alt.',
    'fra-angelico':
      'Der Dominikaner Fra Angelico malte die Zellen des Klosters San Marco in Florenz aus und starb 1455 in Rom.',
    botticelli:
      'Sandro Botticelli, um 1445 in Florenz geboren, arbeitete viel für die Medici, malte 1481 und 1482 an den Wänden der Sixtinischen Kapelle und starb 1510 in Florenz.',
    dante:
      'Dante Alighieri, 1265 in Florenz geboren, wurde 1302 aus der Stadt verbannt und kehrte nie zurück; er starb 1321 in Ravenna.',
    boccaccio:
      'Giovanni Boccaccio, 1313 geboren, las und erklärte ab 1373 in Florenz öffentlich Dantes Komödie und starb 1375 in Certaldo.',
    machiavelli:
      'Niccolò Machiavelli, 1469 in Florenz geboren, diente der Republik ab 1498 als Sekretär, bis 1512 die Medici zurückkehrten; er starb 1527.',
    michelangelo:
      'Michelangelo Buonarroti, 1475 in Caprese geboren, war Bildhauer, Maler, Baumeister und Dichter; er starb 1564 in Rom und liegt in Santa Croce in Florenz begraben.',
    brunelleschi:
      'Filippo Brunelleschi, 1377 in Florenz geboren, lernte Goldschmied und wurde der Erbauer der Domkuppel; er starb 1446 und liegt im Dom begraben.',
    leonardo:
      'Leonardo da Vinci, 1452 geboren, lernte seine Kunst in Florenz in der Werkstatt Verrocchios und starb 1519 in Amboise in Frankreich.',
  },
  pieces: {
    'ognissanti-madonna':
      'Tafelbild, um 1300–1310 für die Kirche Ognissanti in Florenz gemalt; heute in den Uffizien.',
    'badia-polyptych':
      'Altarbild aus fünf Tafeln, um 1300, aus der Badia in Florenz; heute in den Uffizien.',
    'holy-trinity':
      'Fresko, um 1427, in Santa Maria Novella in Florenz, berühmt für sein perspektivisch gemaltes Gewölbe.',
    'tribute-money':
      'Fresko, um 1425, in der Brancacci-Kapelle von Santa Maria del Carmine in Florenz.',
    deposition:
      'Altarbild für Santa Trinita, begonnen von Lorenzo Monaco und um 1432 vollendet; heute im Museum San Marco in Florenz.',
    annunciation:
      'Fresko, um 1440–1450, oben an der Treppe im Kloster San Marco; er malte die Szene mehrmals.',
    primavera: 'Tempera auf Holz, um 1480; heute in den Uffizien in Florenz.',
    'birth-of-venus': 'Tempera auf Leinwand, um 1485; heute in den Uffizien in Florenz.',
    'vita-nuova':
      'Verse und Prosa, um 1292–1295, über seine Liebe zu Beatrice, die 1290 gestorben war.',
    'divine-comedy':
      'Gedicht auf Toskanisch, um 1308–1321: hundert Gesänge durch Hölle, Fegefeuer und Paradies.',
    fiammetta:
      'Prosa, um 1343–1344, in der eine Frau, die ihr Geliebter verlassen hat, selbst erzählt.',
    decameron:
      'Hundert Geschichten, um 1349–1353, erzählt von zehn jungen Leuten, die vor der Pest von 1348 aus Florenz geflohen sind.',
    prince:
      'Abhandlung über die Macht, 1513 geschrieben und erst 1532 gedruckt, nach dem Tod des Verfassers.',
    'florentine-histories':
      'Geschichte der Stadt, 1520 in Auftrag gegeben, 1525 Papst Clemens VII. überreicht, 1532 gedruckt.',
    david:
      'Marmor, 1501–1504; er stand bis 1873 vor dem Palazzo Vecchio, heute in der Accademia in Florenz.',
    night:
      'Marmor, um 1526–1531, am Grabmal des Giuliano de’ Medici, Herzogs von Nemours, in San Lorenzo in Florenz.',
    'sacrifice-of-isaac':
      'Bronzerelief von 1401 für den Wettbewerb um eine Tür des Baptisteriums, den Ghiberti gewann; heute im Bargello in Florenz.',
    crucifix: 'Bemaltes Holz, um 1410–1415, in Santa Maria Novella in Florenz.',
    dome: 'Gewölbe aus Ziegeln über dem Dom von Florenz, 1420 bis 1436 ohne ein Gerüst vom Boden aus gebaut.',
    adoration:
      'Tafelbild für die Augustiner von San Donato a Scopeto bei Florenz, 1481 in Auftrag gegeben und nie vollendet; heute in den Uffizien.',
    codex: 'Notizbuch, um 1505, in Spiegelschrift; heute in der Königlichen Bibliothek in Turin.',
    'sforza-horse':
      'Denkmal für Francesco Sforza in Mailand: 1493 wurde ein Modell aus Ton gezeigt, doch 1494 wurden aus der Bronze Kanonen.',
  },
} satisfies History;
