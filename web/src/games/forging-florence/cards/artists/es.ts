/** What is true of the artists and of their works, in Spanish. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone pintó la capilla de los Scrovegni en Padua, fue puesto al frente de las obras de la catedral de Florencia en 1334, empezó su campanario y murió en 1337.',
    masaccio:
      'Masaccio, nacido en San Giovanni Valdarno en 1401, cambió la pintura en pocos años y murió en Roma en 1428, antes de cumplir los treinta.',
    'fra-angelico':
      'El dominico Fra Angelico pintó con sus ayudantes las celdas del convento de San Marcos en Florencia y murió en Roma en 1455.',
    botticelli:
      'Sandro Botticelli, nacido en Florencia hacia 1445, trabajó mucho para los Médici, pintó en los muros de la Capilla Sixtina en 1481 y 1482 y murió en Florencia en 1510.',
    dante:
      'Dante Alighieri, nacido en Florencia hacia 1265, fue desterrado de la ciudad en 1302 y nunca volvió; murió en Rávena en 1321.',
    boccaccio:
      'Giovanni Boccaccio, nacido en 1313, leyó y explicó en público la Comedia de Dante en Florencia desde 1373 y murió en Certaldo en 1375.',
    machiavelli:
      'Nicolás Maquiavelo, nacido en Florencia en 1469, sirvió a la república como secretario desde 1498 hasta que volvieron los Médici en 1512; murió en 1527.',
    michelangelo:
      'Miguel Ángel Buonarroti, nacido en Caprese en 1475, fue escultor, pintor, arquitecto y poeta; murió en Roma en 1564 y está enterrado en Santa Croce, en Florencia.',
    brunelleschi:
      'Filippo Brunelleschi, nacido en Florencia en 1377, se formó como orfebre y llegó a construir la cúpula de la catedral; murió en 1446 y está enterrado en ella.',
    leonardo:
      'Leonardo da Vinci, nacido en 1452, aprendió su arte en Florencia en el taller de Verrocchio y murió en Amboise, en Francia, en 1519.',
  },
  pieces: {
    'ognissanti-madonna':
      'Giotto pintó esta tabla hacia 1300–1310 para la iglesia de Ognissanti en Florencia; hoy está en los Uffizi.',
    'badia-polyptych':
      'Giotto pintó este retablo de cinco tablas hacia 1300 para la Badia de Florencia; hoy está en los Uffizi.',
    'holy-trinity':
      'Masaccio pintó este fresco hacia 1427 en Santa Maria Novella de Florencia, donde su bóveda en perspectiva parece abrir el muro.',
    'tribute-money':
      'Masaccio pintó este fresco hacia 1425–1427 en la capilla Brancacci de Santa Maria del Carmine en Florencia.',
    deposition:
      'Lorenzo Monaco empezó este retablo para Santa Trinita y Fra Angelico lo acabó hacia 1432–1434; hoy está en el Museo de San Marcos en Florencia.',
    annunciation:
      'Fra Angelico pintó este fresco hacia 1440–1450 en lo alto de la escalera del convento de San Marcos, uno de varios en los que mostró la escena.',
    primavera:
      'Botticelli pintó La primavera hacia 1480 al temple sobre tabla; hoy está en los Uffizi de Florencia.',
    'birth-of-venus':
      'Botticelli pintó El nacimiento de Venus hacia 1485 al temple sobre lienzo; hoy está en los Uffizi de Florencia.',
    'vita-nuova':
      'Dante cuenta aquí en verso y prosa, hacia 1292–1295, su amor por Beatriz, que había muerto en 1290.',
    'divine-comedy':
      'El poema de Dante, escrito en toscano hacia 1308–1321, lleva en cien cantos por el Infierno, el Purgatorio y el Paraíso.',
    fiammetta:
      'Boccaccio escribió este libro hacia 1343–1344; en él una mujer abandonada por su amante cuenta ella misma su historia.',
    decameron:
      'Boccaccio escribió estos cien cuentos hacia 1349–1353; los narran diez jóvenes huidos de la peste de 1348 en Florencia.',
    prince:
      'Maquiavelo escribió este tratado sobre el poder en 1513, pero no se imprimió hasta 1532, tras su muerte.',
    'florentine-histories':
      'Maquiavelo recibió en 1520 el encargo de esta historia de la ciudad, la entregó al papa Clemente VII en 1525 y no llegó a verla impresa en 1532.',
    david:
      'Miguel Ángel talló el David en un solo bloque de mármol de 1501 a 1504; estuvo ante el Palazzo Vecchio hasta 1873 y hoy está en la Accademia de Florencia.',
    night:
      'Miguel Ángel talló la Noche en mármol hacia 1526–1531; yace sobre la tumba de Juliano de Médici, duque de Nemours, en San Lorenzo de Florencia.',
    'sacrifice-of-isaac':
      'Brunelleschi fundió este relieve de bronce en 1401–1402 para el concurso de una puerta del Baptisterio, que ganó Ghiberti; hoy está en el Bargello de Florencia.',
    crucifix:
      'Brunelleschi talló este crucifijo hacia 1410–1415 en madera, que luego se pintó; está en Santa Maria Novella de Florencia.',
    dome: 'La bóveda de ladrillo de Brunelleschi sobre la catedral de Florencia se construyó de 1420 a 1436 sin andamio desde el suelo.',
    adoration:
      'Los agustinos de San Donato a Scopeto, cerca de Florencia, encargaron esta tabla en 1481, pero Leonardo nunca la acabó; hoy está en los Uffizi.',
    codex:
      'Leonardo llenó este cuaderno hacia 1505 en escritura especular; hoy está en la Biblioteca Real de Turín.',
    'sforza-horse':
      'Para este monumento a Francesco Sforza en Milán se mostró en 1493 un modelo de arcilla, pero en 1494 el bronce se usó para cañones.',
  },
} satisfies History;
