/** La primera partida guiada de Calimala en español. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'De qué se trata',
    turn: 'Un disco en una calle',
    stack: 'Discos sobre discos',
    ship: 'Un barco a Lisboa',
    cards: 'Cartas en lugar de acciones',
    company: 'Llevado por los demás',
    scoring: 'Una puntuación',
    white: 'Discos blancos',
    overland: 'Por tierra',
    churches: 'Iglesias y Palazzo',
    end: 'El final',
  },
  steps: {
    aim: [
      'Comercias con telas en Florencia, igual que Lucrezia y Filippo. Envías telas a seis ciudades, aportas a tres iglesias y te sientas en el ayuntamiento. Quien más tiene donde se puntúa recibe puntos; gana quien más puntos tiene.',
    ],
    tiles: [
      'Estas quince fichas se puntúan una tras otra, en el orden de lectura. La primera es Lisboa: quien más telas tenga allí recibe 3 puntos, el segundo 2 y el tercero 1 (C5.5).',
    ],
    keep: [
      'Has recibido tres cartas de puntuación. Quédate con Lisboa; las otras dos vuelven sin que nadie las vea.',
      'Solo tú sabes que Lisboa puntuará otra vez al final de todo, con 5, 3 y 1 punto (C6.2).',
    ],
    take: [
      'Lucrezia y Filippo también se han quedado con una carta de puntuación, y cada uno ha tomado una carta inicial. Toma Madera.',
      'Es una carta de acción. Siempre que actúe uno de tus discos puedes jugarla, para una acción de Madera más (C3.5).',
    ],
    streets: [
      'Las nueve casillas de acción son las nueve acciones. Una calle une dos de ellas. En tu turno colocas un disco en una calle, y este hace lo que hay en sus dos extremos. En las calles cerradas aún no podrías hacer ninguna de las dos; detente en una, o tócala, y leerás por qué (C3.6).',
    ],
    place: ['Elige la calle señalada entre Madera y Tejer y coloca allí un disco.'],
    both: [
      'Tu disco actúa. Puedes realizar cada una de las dos acciones una vez, en cualquier orden. Haz las dos.',
      'Madera: un cubo de tu reserva está ahora en tu almacén de madera (C4.1). Tejer: cada taller tuyo con sitio ha recibido una tela; por ahora tienes un taller (C4.4).',
    ],
    stop: [
      'Ahora podrías jugar tu carta de Madera. Guárdala para después y termina.',
      'Tu disco ha actuado y tu turno se acaba. Se sigue en el sentido de las agujas del reloj.',
    ],
    second: [
      'Lucrezia ha colocado su disco encima del tuyo. Actúan los tres discos superiores, de arriba abajo: primero el suyo y ahora el tuyo, en mitad de su turno (C3.2). Realiza las dos acciones y termina.',
      'Cuando otros despiertan tu disco puedes actuar, pero no es obligatorio (C3.7). Un disco puede actuar tres veces: cuando se coloca, como segundo y como tercero desde arriba.',
    ],
    elsewhere: [
      'Filippo ha colocado su disco entre Mármol y Ladrillo, donde no hay ningún otro. Ahora te toca otra vez. Tienes dos maderas y dos telas.',
    ],
    harbour: [
      'A Lisboa las telas van en barco. Aún no tienes ninguno, y construirlo cuesta dos maderas. Coloca un disco en la calle entre Barco y Construir.',
    ],
    build: [
      'Sin barco no puedes embarcar nada, así que construye primero un barco.',
      'Las dos maderas han vuelto a tu reserva, y el barco está en tu puerto (C4.2). El orden lo eliges tú: así una acción puede hacer posible la otra.',
    ],
    send: [
      'Cada uno de tus barcos puede llevar una tela a Barcelona, Lisboa o Londres. Envía una a Lisboa.',
      'Tu tela está en Lisboa, y allí se queda hasta el final (C4.9).',
    ],
    enough: ['Eso es todo por este turno. Termina.'],
    unlikely: [
      'Filippo ha colocado encima de su propio disco, así que han actuado los dos. Te toca: una obra de arte necesita mármol, y no tienes. Aun así, coloca un disco en la calle entre Ladrillo y Obra de arte.',
    ],
    draw: [
      'A lo que no se puede hacer en absoluto se puede renunciar por una carta (C3.4). Renuncia a Obra de arte.',
      'Has robado Construir. Los demás ven que tienes una carta, pero no cuál.',
    ],
    play: [
      'Realiza la acción Ladrillo y juega tu carta de Madera. Con esa madera y ese ladrillo juega Construir: un taller.',
      'Puedes jugar cuantas cartas quieras, antes y después de cada acción (C3.5). Con dos talleres, cada Tejer te da dos telas. Como no quedaba nada por hacer, tu disco terminó por sí solo.',
    ],
    brought: [
      'Lucrezia ha colocado encima de tu disco, ha construido un barco y ya tiene una tela en Lisboa, tantas como tú. Pero tu disco también actúa. Envía tu tela a Barcelona.',
      'Así aprovechas los turnos de los demás: pon tus discos donde ellos quieran ir.',
    ],
    nothing: [
      'No tienes con qué construir. Renuncia a Construir por una carta.',
      'Has robado Transporte. Hace falta una casa comercial, y aún no tienes ninguna.',
    ],
    save: ['Guarda la carta y termina.'],
    third: [
      'Filippo ha colocado su disco entre Madera y Tejer. Desde arriba están el suyo, el de Lucrezia y, tercero, el tuyo. Los dos han actuado. Realiza ahora las dos acciones y termina.',
      'Tejer te ha dado dos telas, una en cada taller. Si alguien coloca allí otro disco, el tuyo será el cuarto y ya no actuará. Le ocurrirá otra cosa.',
    ],
    four: [
      'Entre Madera y Tejer hay tres discos, y el inferior es tuyo. Coloca allí tú el cuarto.',
    ],
    before: [
      'Primero actúa tu nuevo disco. Realiza las dos acciones y termina.',
      'Ahora actúan los discos de Filippo y de Lucrezia. El inferior, tuyo, es el cuarto, y por eso no actúa.',
    ],
    seat: [
      'Todos han actuado. El inferior de cuatro discos va a la siguiente ficha: ahora es tu asiento en el ayuntamiento (C5.1), y se puntúa la ficha, Lisboa.',
    ],
    tie: [
      'Lucrezia y tú tenéis allí una tela cada uno. En un empate decide el ayuntamiento, asientos y obras de arte juntos: tú tienes un asiento, ella ninguno. Así recibes 3 puntos y ella 2 (C5.6). Quien no tiene nada allí no recibe nada.',
    ],
    disc: [
      'Además de tus discos de color tienes tres blancos. Un disco blanco realiza cada acción de su calle dos veces, pero solo cuando se coloca (C3.3). Coloca uno blanco entre Mármol y Ladrillo.',
    ],
    twice: [
      'Toma las cuatro: mármol dos veces y ladrillo dos veces. Después termina.',
      'Desde ahora el disco blanco solo ocupa sitio. Si es el inferior de cuatro, lo toma quien tiene el turno, y coloca en la ficha un disco suyo de color en su lugar (C5.2).',
    ],
    road: [
      'Troyes, Brujas y Hamburgo están tierra adentro. Las telas van allí desde una casa comercial que tengas en la ciudad. Coloca un disco en la calle entre Transporte y Construir.',
    ],
    house: [
      'Construye una casa comercial en Troyes, por dos ladrillos. Después transporta allí una tela.',
      'En cada Transporte, cada una de tus casas comerciales puede enviar una tela a su ciudad (C4.6).',
    ],
    again: [
      'Aún tienes la carta de Transporte. Juégala y envía una segunda tela a Troyes.',
      'Una carta hace exactamente lo mismo que la calle. Ya hay dos telas tuyas en Troyes.',
    ],
    palazzo: [
      'Tienes dos mármoles. Una obra de arte puede estar en una iglesia o en el Palazzo Vecchio, la sede del ayuntamiento. Coloca un disco entre Obra de arte y Barco, y una obra en el Palazzo Vecchio.',
      'En un empate, las obras de allí se suman a tus asientos (C5.6).',
    ],
    london: [
      'Tu disco aún puede embarcar. Envía una tela a Londres.',
      'No quedaba nada por hacer, así que tu disco terminó por sí solo. Debajo está el de Filippo, que actúa ahora.',
    ],
    church: [
      'Ahora aporta a una iglesia. Coloca un disco en la calle entre Madera y Aportar, y aporta tu mármol a Santa Maria del Fiore.',
      'Cuando se puntúa una iglesia cuenta todo lo que tienes en ella: madera, ladrillo, mármol y obras de arte (C5.4).',
    ],
    part: [
      'Con el disco que colocas debes realizar al menos una de las dos acciones, y lo has hecho (C3.6). Toma también la madera.',
      'Ya has usado las nueve acciones. Cuando todos los discos han actuado, empieza el turno del siguiente jugador.',
    ],
    late: [
      'Otra partida, en su último turno. Se han puntuado catorce fichas; vas en cabeza con 19 puntos, por delante de Lucrezia con 18 y Filippo con 17. La carta con la que te quedaste es Santa Maria del Fiore, y la descubierta es Palazzo Vecchio.',
    ],
    last: [
      'Tres de tus discos están entre Aportar y Barco. Coloca allí el cuarto, aporta un ladrillo a Santa Maria del Fiore y termina.',
      'Ahora actúa el segundo de tus discos, y luego el tercero. El cuarto ocupará el último asiento.',
    ],
    own: ['Aporta también el otro ladrillo a Santa Maria del Fiore y termina.'],
    fifteenth: [
      'Actúa tu tercer disco. No sabes con qué cartas se quedaron los demás; a menudo hay ciudades entre ellas. Embarca dos telas a Londres y termina.',
      'Tu disco inferior ocupó la ficha quince, y se puntuó San Miniato. Tras esa ficha se termina la ronda, para que todos hayan colocado los mismos discos; este era su último turno, así que la partida se acaba. También termina cuando todos los discos están colocados (C6.1).',
    ],
    count: [
      'Al final la carta descubierta y las secretas puntúan para todos: 5, 3 y 1 punto. Para el Palazzo Vecchio cuentan los asientos y las obras de allí, y tienes siete. Lucrezia se había quedado con Troyes, y Filippo con Londres (C6.2).',
    ],
    finished: [
      'Con 34 puntos has ganado. No necesitas saber más. Cuando algo no es posible, la mesa dice por qué y nombra la regla, y las reglas se pueden abrir junto a cada partida. ¡Ahora juega una de verdad!',
    ],
  },
} satisfies Texts;
