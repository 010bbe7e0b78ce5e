/** What is true of the artists and of their works, in English. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone painted the Scrovegni Chapel in Padua, was put in charge of building the cathedral of Florence in 1334, began its bell tower, and died in 1337.',
    masaccio:
      'Masaccio, born in San Giovanni Valdarno in 1401, changed painting within a few years and died in Rome in 1428, not yet thirty.',
    'fra-angelico':
      'The Dominican friar Fra Angelico painted the cells of the convent of San Marco in Florence and died in Rome in 1455.',
    botticelli:
      'Sandro Botticelli, born in Florence c. 1445, worked much for the Medici, painted on the walls of the Sistine Chapel in 1481 and 1482, and died in Florence in 1510.',
    dante:
      'Dante Alighieri, born in Florence in 1265, was banished from the city in 1302 and never came back; he died in Ravenna in 1321.',
    boccaccio:
      'Giovanni Boccaccio, born in 1313, read and explained Dante’s Comedy in public in Florence from 1373 and died in Certaldo in 1375.',
    machiavelli:
      'Niccolò Machiavelli, born in Florence in 1469, served the republic as a secretary from 1498 until the Medici returned in 1512; he died in 1527.',
    michelangelo:
      'Michelangelo Buonarroti, born in Caprese in 1475, was sculptor, painter, architect and poet; he died in Rome in 1564 and is buried in Santa Croce in Florence.',
    brunelleschi:
      'Filippo Brunelleschi, born in Florence in 1377, was trained as a goldsmith and became the builder of the cathedral’s dome; he died in 1446 and is buried in the cathedral.',
    leonardo:
      'Leonardo da Vinci, born in 1452, learnt his art in Florence in Verrocchio’s workshop and died in Amboise in France in 1519.',
  },
  pieces: {
    'ognissanti-madonna':
      'Panel, c. 1300–1310, painted for the church of Ognissanti in Florence; today in the Uffizi.',
    'badia-polyptych':
      'Altarpiece of five panels, c. 1300, from the Badia in Florence; today in the Uffizi.',
    'holy-trinity':
      'Fresco, c. 1427, in Santa Maria Novella in Florence, famous for its painted vault in perspective.',
    'tribute-money':
      'Fresco, c. 1425, in the Brancacci Chapel of Santa Maria del Carmine in Florence.',
    deposition:
      'Altarpiece for Santa Trinita, begun by Lorenzo Monaco and finished c. 1432; today in the Museum of San Marco in Florence.',
    annunciation:
      'Fresco, c. 1440–1450, at the head of the stairs in the convent of San Marco; he painted the scene several times.',
    primavera: 'Tempera on panel, c. 1480; today in the Uffizi in Florence.',
    'birth-of-venus': 'Tempera on canvas, c. 1485; today in the Uffizi in Florence.',
    'vita-nuova': 'Verse and prose, c. 1292–1295, about his love for Beatrice, who died in 1290.',
    'divine-comedy':
      'Poem in Tuscan, c. 1308–1321: a hundred cantos through Hell, Purgatory and Paradise.',
    fiammetta:
      'Prose, c. 1343–1344, in which a woman whose lover has left her tells her story herself.',
    decameron:
      'A hundred tales, c. 1349–1353, told by ten young people who have fled from the plague of 1348 in Florence.',
    prince:
      'Treatise on power, written in 1513 and printed only in 1532, after its author’s death.',
    'florentine-histories':
      'History of the city, commissioned in 1520, presented to Pope Clement VII in 1525, printed in 1532.',
    david:
      'Marble, 1501–1504; it stood before the Palazzo Vecchio until 1873, today it is in the Accademia in Florence.',
    night:
      'Marble, c. 1526–1531, on the tomb of Giuliano de’ Medici, Duke of Nemours, in San Lorenzo in Florence.',
    'sacrifice-of-isaac':
      'Bronze relief of 1401 for the competition for a door of the Baptistery, which Ghiberti won; today in the Bargello in Florence.',
    crucifix: 'Painted wood, c. 1410–1415, in Santa Maria Novella in Florence.',
    dome: 'Vault of brick over the cathedral of Florence, built from 1420 to 1436 without a scaffold from the ground.',
    adoration:
      'Panel for the Augustinians of San Donato a Scopeto near Florence, commissioned in 1481 and never finished; today in the Uffizi.',
    codex: 'Notebook, c. 1505, in mirror writing; today in the Royal Library in Turin.',
    'sforza-horse':
      'Monument for Francesco Sforza in Milan: a model of clay was shown in 1493, but in 1494 the bronze was used for cannon.',
  },
} satisfies History;
