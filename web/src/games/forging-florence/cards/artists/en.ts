/** What is true of the artists and of their works, in English. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone painted the Scrovegni Chapel in Padua, was put in charge of building the cathedral of Florence in 1334, began its bell tower, and died in 1337.',
    masaccio:
      'Masaccio, born in San Giovanni Valdarno in 1401, changed painting within a few years and died in Rome in 1428, not yet thirty.',
    'fra-angelico':
      'The Dominican friar Fra Angelico painted the cells of the convent of San Marco in Florence with his helpers and died in Rome in 1455.',
    botticelli:
      'Sandro Botticelli, born in Florence c. 1445, worked much for the Medici, painted on the walls of the Sistine Chapel in 1481 and 1482, and died in Florence in 1510.',
    dante:
      'Dante Alighieri, born in Florence c. 1265, was banished from the city in 1302 and never came back; he died in Ravenna in 1321.',
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
      'Giotto painted this panel c. 1300–1310 for the church of Ognissanti in Florence; today it is in the Uffizi.',
    'badia-polyptych':
      'Giotto painted this altarpiece of five panels c. 1300 for the Badia in Florence; today it is in the Uffizi.',
    'holy-trinity':
      'Masaccio painted this fresco c. 1427 in Santa Maria Novella in Florence, where its vault in perspective seems to open the wall.',
    'tribute-money':
      'Masaccio painted this fresco c. 1425–1427 in the Brancacci Chapel of Santa Maria del Carmine in Florence.',
    deposition:
      'Lorenzo Monaco began this altarpiece for Santa Trinita and Fra Angelico finished it c. 1432–1434; today it is in the Museum of San Marco in Florence.',
    annunciation:
      'Fra Angelico painted this fresco c. 1440–1450 at the head of the stairs in the convent of San Marco, one of several in which he showed the scene.',
    primavera:
      'Botticelli painted Primavera c. 1480 in tempera on panel; today it is in the Uffizi in Florence.',
    'birth-of-venus':
      'Botticelli painted The Birth of Venus c. 1485 in tempera on canvas; today it is in the Uffizi in Florence.',
    'vita-nuova':
      'Dante tells in verse and prose, c. 1292–1295, of his love for Beatrice, who died in 1290.',
    'divine-comedy':
      'Dante’s poem, written in Tuscan c. 1308–1321, leads in a hundred cantos through Hell, Purgatory and Paradise.',
    fiammetta:
      'Boccaccio wrote this book c. 1343–1344; in it a woman whose lover has left her tells her story herself.',
    decameron:
      'Boccaccio wrote these hundred tales c. 1349–1353; they are told by ten young people who have fled from the plague of 1348 in Florence.',
    prince:
      'Machiavelli wrote this treatise on power in 1513, but it was printed only in 1532, after his death.',
    'florentine-histories':
      'Machiavelli was asked for this history of the city in 1520, presented it to Pope Clement VII in 1525, and did not live to see it printed in 1532.',
    david:
      'Michelangelo carved David from one block of marble from 1501 to 1504; it stood before the Palazzo Vecchio until 1873, and today it is in the Accademia in Florence.',
    night:
      'Michelangelo carved Night in marble c. 1526–1531; she lies on the tomb of Giuliano de’ Medici, Duke of Nemours, in San Lorenzo in Florence.',
    'sacrifice-of-isaac':
      'Brunelleschi cast this bronze relief in 1401–1402 for the competition for a door of the Baptistery, which Ghiberti won; today it is in the Bargello in Florence.',
    crucifix:
      'Brunelleschi carved this crucifix c. 1410–1415 in wood, which was then painted; it hangs in Santa Maria Novella in Florence.',
    dome: 'Brunelleschi’s vault of brick over the cathedral of Florence was built from 1420 to 1436 without a scaffold from the ground.',
    adoration:
      'The Augustinians of San Donato a Scopeto near Florence ordered this panel in 1481, but Leonardo never finished it; today it is in the Uffizi.',
    codex:
      'Leonardo filled this notebook c. 1505 in mirror writing; today it is in the Royal Library in Turin.',
    'sforza-horse':
      'For this monument to Francesco Sforza in Milan a model of clay was shown in 1493, but in 1494 the bronze was used for cannon.',
  },
} satisfies History;
