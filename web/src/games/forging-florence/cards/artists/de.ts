/** What is true of the artists and of their works, in German. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone malte die Scrovegni-Kapelle in Padua aus, wurde 1334 Leiter des Dombaus in Florenz, begann den Glockenturm und starb 1337.',
    masaccio:
      'Masaccio, 1401 in San Giovanni Valdarno geboren, veränderte die Malerei in wenigen Jahren und starb 1428 in Rom, noch keine dreißig Jahre alt.',
    'fra-angelico':
      'Der Dominikaner Fra Angelico malte mit Gehilfen die Zellen des Klosters San Marco in Florenz aus und starb 1455 in Rom.',
    botticelli:
      'Sandro Botticelli, um 1445 in Florenz geboren, arbeitete viel für die Medici, malte 1481 und 1482 an den Wänden der Sixtinischen Kapelle und starb 1510 in Florenz.',
    dante:
      'Dante Alighieri, um 1265 in Florenz geboren, wurde 1302 aus der Stadt verbannt und kehrte nie zurück; er starb 1321 in Ravenna.',
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
      'Giotto malte dieses Tafelbild um 1300–1310 für die Kirche Ognissanti in Florenz; heute ist es in den Uffizien.',
    'badia-polyptych':
      'Giotto malte dieses Altarbild aus fünf Tafeln um 1300 für die Badia in Florenz; heute ist es in den Uffizien.',
    'holy-trinity':
      'Masaccio malte dieses Fresko um 1427 in Santa Maria Novella in Florenz, wo sein perspektivisches Gewölbe die Wand zu öffnen scheint.',
    'tribute-money':
      'Masaccio malte dieses Fresko um 1425–1427 in der Brancacci-Kapelle von Santa Maria del Carmine in Florenz.',
    deposition:
      'Lorenzo Monaco begann dieses Altarbild für Santa Trinita, Fra Angelico vollendete es um 1432–1434; heute ist es im Museum San Marco in Florenz.',
    annunciation:
      'Fra Angelico malte dieses Fresko um 1440–1450 oben an der Treppe im Kloster San Marco, eines von mehreren Bildern, in denen er die Szene zeigte.',
    primavera:
      'Botticelli malte die Primavera um 1480 in Tempera auf Holz; heute ist sie in den Uffizien in Florenz.',
    'birth-of-venus':
      'Botticelli malte die Geburt der Venus um 1485 in Tempera auf Leinwand; heute ist sie in den Uffizien in Florenz.',
    'vita-nuova':
      'Dante erzählt hier, um 1292–1295, in Versen und Prosa von seiner Liebe zu Beatrice, die 1290 gestorben war.',
    'divine-comedy':
      'Dantes Gedicht, um 1308–1321 auf Toskanisch geschrieben, führt in hundert Gesängen durch Hölle, Fegefeuer und Paradies.',
    fiammetta:
      'Boccaccio schrieb dieses Buch um 1343–1344; eine Frau, die ihr Geliebter verlassen hat, erzählt darin selbst ihre Geschichte.',
    decameron:
      'Boccaccio schrieb diese hundert Geschichten um 1349–1353; zehn junge Leute erzählen sie, die vor der Pest von 1348 aus Florenz geflohen sind.',
    prince:
      'Machiavelli schrieb diese Abhandlung über die Macht 1513, doch gedruckt wurde sie erst 1532, nach seinem Tod.',
    'florentine-histories':
      'Machiavelli erhielt 1520 den Auftrag zu dieser Geschichte der Stadt, überreichte sie 1525 Papst Clemens VII. und erlebte den Druck von 1532 nicht mehr.',
    david:
      'Michelangelo schlug den David 1501 bis 1504 aus einem einzigen Marmorblock; bis 1873 stand er vor dem Palazzo Vecchio, heute ist er in der Accademia in Florenz.',
    night:
      'Michelangelo schuf die Nacht um 1526–1531 in Marmor; sie liegt auf dem Grabmal des Giuliano de’ Medici, Herzogs von Nemours, in San Lorenzo in Florenz.',
    'sacrifice-of-isaac':
      'Brunelleschi goss dieses Bronzerelief 1401–1402 für den Wettbewerb um eine Tür des Baptisteriums, den Ghiberti gewann; heute ist es im Bargello in Florenz.',
    crucifix:
      'Brunelleschi schnitzte dieses Kruzifix um 1410–1415 aus Holz, das dann bemalt wurde; es hängt in Santa Maria Novella in Florenz.',
    dome: 'Brunelleschis Gewölbe aus Ziegeln über dem Dom von Florenz wurde von 1420 bis 1436 ohne ein Gerüst vom Boden aus gebaut.',
    adoration:
      'Die Augustiner von San Donato a Scopeto bei Florenz bestellten dieses Tafelbild 1481, doch Leonardo vollendete es nie; heute ist es in den Uffizien.',
    codex:
      'Leonardo füllte dieses Notizbuch um 1505 in Spiegelschrift; heute ist es in der Königlichen Bibliothek in Turin.',
    'sforza-horse':
      'Für dieses Denkmal Francesco Sforzas in Mailand wurde 1493 ein Modell aus Ton gezeigt, doch 1494 wurden aus der Bronze Kanonen.',
  },
} satisfies History;
