/** What is true of the artists and of their works, in Spanish. */
import type { History } from '../history';

export default {
  artists: {
    giotto:
      'Giotto di Bondone pintó la capilla de los Scrovegni en Padua, fue puesto al frente de las obras de la catedral de Florencia en 1334, empezó su campanario y murió en 1337.',
    masaccio:
      'Masaccio, nacido en San Giovanni Valdarno en 1401, cambió la pintura en pocos años y murió en Roma en 1428, antes de cumplir los treinta.',
    'fra-angelico':
      'El dominico Fra Angelico pintó las celdas del convento de San Marcos en Florencia y murió en Roma en 1455.',
    botticelli:
      'Sandro Botticelli, nacido en Florencia hacia 1445, trabajó mucho para los Médici, pintó en los muros de la Capilla Sixtina en 1481 y 1482 y murió en Florencia en 1510.',
    dante:
      'Dante Alighieri, nacido en Florencia en 1265, fue desterrado de la ciudad en 1302 y nunca volvió; murió en Rávena en 1321.',
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
      'Tabla, h. 1300–1310, pintada para la iglesia de Ognissanti en Florencia; hoy en los Uffizi.',
    'badia-polyptych':
      'Retablo de cinco tablas, h. 1300, de la Badia de Florencia; hoy en los Uffizi.',
    'holy-trinity':
      'Fresco, h. 1427, en Santa Maria Novella de Florencia, famoso por su bóveda pintada en perspectiva.',
    'tribute-money':
      'Fresco, h. 1425, en la capilla Brancacci de Santa Maria del Carmine en Florencia.',
    deposition:
      'Retablo para Santa Trinita, empezado por Lorenzo Monaco y acabado h. 1432; hoy en el Museo de San Marcos en Florencia.',
    annunciation:
      'Fresco, h. 1440–1450, en lo alto de la escalera del convento de San Marcos; pintó la escena varias veces.',
    primavera: 'Temple sobre tabla, h. 1480; hoy en los Uffizi de Florencia.',
    'birth-of-venus': 'Temple sobre lienzo, h. 1485; hoy en los Uffizi de Florencia.',
    'vita-nuova':
      'Verso y prosa, h. 1292–1295, sobre su amor por Beatriz, que había muerto en 1290.',
    'divine-comedy':
      'Poema en toscano, h. 1308–1321: cien cantos por el Infierno, el Purgatorio y el Paraíso.',
    fiammetta:
      'Prosa, h. 1343–1344, en la que una mujer abandonada por su amante cuenta ella misma su historia.',
    decameron:
      'Cien cuentos, h. 1349–1353, que narran diez jóvenes huidos de la peste de 1348 en Florencia.',
    prince:
      'Tratado sobre el poder, escrito en 1513 e impreso solo en 1532, tras la muerte de su autor.',
    'florentine-histories':
      'Historia de la ciudad, encargada en 1520, entregada al papa Clemente VII en 1525, impresa en 1532.',
    david:
      'Mármol, 1501–1504; estuvo ante el Palazzo Vecchio hasta 1873, hoy está en la Accademia de Florencia.',
    night:
      'Mármol, h. 1526–1531, en la tumba de Juliano de Médici, duque de Nemours, en San Lorenzo de Florencia.',
    'sacrifice-of-isaac':
      'Relieve de bronce de 1401 para el concurso de una puerta del Baptisterio, que ganó Ghiberti; hoy en el Bargello de Florencia.',
    crucifix: 'Madera pintada, h. 1410–1415, en Santa Maria Novella de Florencia.',
    dome: 'Bóveda de ladrillo sobre la catedral de Florencia, construida de 1420 a 1436 sin andamio desde el suelo.',
    adoration:
      'Tabla para los agustinos de San Donato a Scopeto, cerca de Florencia, encargada en 1481 y nunca acabada; hoy en los Uffizi.',
    codex: 'Cuaderno, h. 1505, en escritura especular; hoy en la Biblioteca Real de Turín.',
    'sforza-horse':
      'Monumento a Francesco Sforza en Milán: en 1493 se mostró un modelo de arcilla, pero en 1494 el bronce se usó para cañones.',
  },
} satisfies History;
