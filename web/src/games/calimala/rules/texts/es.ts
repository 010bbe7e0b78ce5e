/** The rules of Calimala in Spanish. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    C1: 'Qué hay en la mesa',
    C2: 'Antes de la partida',
    C3: 'Un turno',
    C4: 'Las nueve acciones',
    C5: 'La puntuación',
    C6: 'El final',
  },
  captions: {
    mat: 'Lo que tiene cada jugador: tres almacenes de cuatro casillas, tres talleres, dos de ellos aún por construir, y un puerto para tres barcos.',
    streets: 'Nueve casillas de acción y doce calles. La calle oscura une Madera y Aportar.',
    churches:
      'San Miniato: desde abajo, tres casillas para madera, tres para ladrillo y tres para mármol; arriba, las obras de arte.',
    stack:
      'A la izquierda: los números dicen quién actúa y en qué orden; el disco inferior de los cuatro ocupa el asiento. A la derecha: un disco blanco en segundo lugar no actúa.',
    council:
      'Tres fichas ya han puntuado y tienen sus asientos. El disco inferior de la pila va a la cuarta.',
    places: 'Tres cubos, dos y uno: tres puntos, dos y uno.',
    shared:
      'Dos jugadores siguen empatados en el primer puesto: se reparten 3 y 2 puntos, dos para cada uno.',
  },
  rules: {
    'C1.1': [
      'Los jugadores y sus tableros',
      'Calimala es un juego para entre tres y cinco jugadores. En tu tablero tienes tres almacenes, para madera, ladrillo y mármol, con cuatro casillas cada uno; hasta tres talleres con cuatro casillas para telas cada uno, el primero desde el comienzo; y un puerto para tres barcos como máximo.',
      'Tienes 40 cubos, que son todo a la vez: materiales, telas, entregas, aportaciones y obras de arte. Los que no están en ningún otro sitio están en tu reserva. Tienes además tres barcos, tres casas comerciales y dos talleres que puedes construir.',
    ],
    'C1.2': [
      'Los discos',
      'Cada disco es un turno. Con tres jugadores cada cual tiene 12 discos de su color y 3 blancos; con cuatro, 10 y 2; con cinco, 8 y 2.',
    ],
    'C1.3': [
      'Las nueve acciones',
      'Madera, Ladrillo, Mármol, Construir, Obra de arte, Tejer, Barco, Transporte y Aportar. El capítulo C4 explica qué hace cada una.',
    ],
    'C1.4': [
      'La ciudad y sus calles',
      'La ciudad tiene nueve casillas de acción, una para cada acción; Aportar está siempre en el centro. Entre cada dos casillas contiguas hay una calle: doce en total. Una calle une las dos acciones que tiene a los lados.',
    ],
    'C1.5': [
      'Las cartas',
      'Hay 45 cartas de acción, cinco de cada acción, y diez cartas de puntuación: una para cada una de las seis ciudades y cada uno de los cuatro edificios.',
    ],
    'C1.6': [
      'El ayuntamiento y sus fichas',
      'En el ayuntamiento hay 15 fichas de puntuación en orden aleatorio. Puntúan una tras otra, fila a fila: las seis ciudades, las tres iglesias, las obras de arte, las ciudades portuarias, las ciudades comerciales, y la madera, el ladrillo y el mármol aportados.',
    ],
    'C1.7': [
      'Las iglesias y el Palazzo',
      'Cada iglesia tiene casillas para madera, ladrillo y mármol, el mismo número para cada material: Santa Maria del Fiore cinco, Santa Croce cuatro, San Miniato tres. Para obras de arte, Santa Maria del Fiore tiene cinco casillas, Santa Croce cuatro, San Miniato tres y el Palazzo Vecchio, la sede del ayuntamiento, cuatro.',
    ],
    'C1.8': [
      'Las seis ciudades',
      'Barcelona, Lisboa y Londres son ciudades portuarias, a las que se llega en barco. Troyes, Brujas y Hamburgo son ciudades comerciales, a las que se llega por una casa comercial; cada jugador puede tener una en cada ciudad. En toda ciudad caben 12 telas, sea cual sea el número de jugadores.',
    ],
    'C2.1': [
      'Casillas de acción y fichas',
      'Las ocho casillas de acción que rodean el centro y las quince fichas de puntuación se colocan al azar. Para la primera partida las casillas de acción pueden tener un orden fijo.',
    ],
    'C2.2': [
      'La carta de puntuación secreta',
      'Con tres jugadores cada cual recibe tres cartas de puntuación y la décima queda descubierta para todos. Con cuatro, cada cual recibe dos y una de las otras dos queda descubierta. Con cinco, cada cual recibe dos y ninguna queda descubierta.',
      'Te quedas en secreto con una de las tuyas; las demás vuelven sin que nadie las vea. Al final las cartas guardadas y la descubierta puntúan para todos (C6.2).',
    ],
    'C2.3': [
      'La primera carta de acción',
      'Quedan descubiertas una carta de Madera, una de Ladrillo, una de Mármol, una de Tejer y una de Construir. Cada cual toma una, en contra del orden de juego: quien juega el último elige primero, y quien empieza la partida, el último. Las que sobran se barajan en el mazo.',
    ],
    'C2.4': [
      'Con qué empiezas',
      'Un taller, los almacenes vacíos y ningún punto. Quién empieza se decide por sorteo, si no se eligió al crear la partida.',
    ],
    'C3.1': [
      'Colocar un disco',
      'Se juega en el sentido de las agujas del reloj. Colocas un disco, de tu color o blanco, encima de los discos de cualquier calle. Eso activa la calle.',
    ],
    'C3.2': [
      'Quién actúa',
      'Actúan los tres discos superiores, de arriba abajo: primero el recién colocado, luego el segundo y el tercero, cada uno para su dueño. Varios de ellos pueden ser tuyos.',
      'Un disco blanco solo actúa cuando se acaba de colocar. En segundo o tercer lugar ocupa su puesto, pero no hace nada. Un cuarto disco no actúa nunca.',
    ],
    'C3.3': [
      'Qué hace un disco',
      'Su dueño puede realizar una vez cada una de las dos acciones junto a la calle, en cualquier orden. Un disco blanco recién colocado da cada una dos veces, las cuatro en cualquier orden.',
    ],
    'C3.4': [
      'Una carta en lugar de una acción',
      'Si una acción no se puede realizar en absoluto, puedes renunciar a ella y robar una carta de acción en su lugar. Si podrías realizarla, aunque fuera en parte, renunciar no da ninguna carta.',
      'Cuenta el momento en que llegas a ella. Así, puedes robar primero por una acción imposible, aunque tu otra acción o una carta de tu mano la habría hecho posible. Con un disco blanco cada una de las cuatro acciones cuenta por sí sola.',
    ],
    'C3.5': [
      'Jugar cartas',
      'Mientras tu disco está activo puedes jugar cuantas cartas de tu mano quieras, antes y después de cada acción, también las que acabas de robar, y aunque dejes sin usar las acciones de la calle.',
      'Una carta se juega por su acción, que debe ser posible al menos en parte. Las cartas jugadas quedan descubiertas en la pila de descarte.',
    ],
    'C3.6': [
      'Tu deber en tu turno',
      'Con el disco que colocas debes realizar al menos una de las dos acciones de la calle, si hace falta después de jugar cartas. Solo cuenta la acción de la propia calle: no cuenta una carta con la misma acción, ni robar una carta.',
      'Por eso una calle solo está abierta para ti si es seguro, con las cartas que tienes en la mano, que podrás hacerlo. Las cartas que aún habría que robar no cuentan. Y hasta entonces solo puedes elegir lo que lo deja seguro.',
      'Si no fuera seguro en ninguna calle, puedes elegir cualquiera, y en ese turno no hay deber.',
    ],
    'C3.7': [
      'Los demás no tienen deber',
      'Los dueños del segundo y del tercer disco no están obligados a hacer nada.',
    ],
    'C3.8': [
      'El mazo se acaba',
      'Cuando se roba la última carta del mazo, la pila de descarte se baraja enseguida como mazo nuevo. Si tampoco hay nada que barajar, aún se puede renunciar a una acción imposible, pero no llega ninguna carta.',
      'Las manos son secretas; cuántas cartas tiene cada cual, no.',
    ],
    'C3.9': [
      'Cuándo termina un disco',
      'Un disco termina cuando su dueño lo decide, o por sí solo cuando no queda ninguna acción y la mano está vacía.',
    ],
    'C3.10': [
      'Después de los discos',
      'Cuando todos los discos han actuado y la calle tiene cuatro, sigue una puntuación (C5.1). Después le toca al siguiente jugador.',
    ],
    'C4.1': [
      'Madera, Ladrillo, Mármol',
      'Un cubo pasa de tu reserva a ese almacén. Imposible si el almacén ya tiene cuatro o tu reserva está vacía.',
    ],
    'C4.2': [
      'Construir',
      'Construye una sola de tres cosas. Un barco cuesta dos maderas; puedes tener tres. Una casa comercial cuesta dos ladrillos y va a una ciudad comercial donde no tengas ninguna, aunque allí ya no quepan telas. Un taller cuesta una madera y un ladrillo; puedes tener tres en total.',
      'Lo que pagas vuelve a tu reserva.',
    ],
    'C4.3': [
      'Obra de arte',
      'Un mármol pasa de tu almacén a una casilla libre para obras de uno de los cuatro edificios. Imposible sin mármol o sin casilla libre.',
    ],
    'C4.4': [
      'Tejer',
      'Una tela pasa de tu reserva a cada uno de tus talleres con una casilla libre, siempre tantas como sea posible. Si tu reserva no alcanza, van primero los talleres más vacíos. Imposible solo si todos tus talleres están llenos o tu reserva está vacía.',
    ],
    'C4.5': [
      'Barco',
      'Cada uno de tus barcos lleva como máximo una tela de tus talleres a una ciudad portuaria con una casilla libre, todas a una ciudad o a varias. Puedes enviar menos de las que podrías, pero al menos una. Imposible sin telas, sin barcos o con las tres ciudades portuarias llenas.',
    ],
    'C4.6': [
      'Transporte',
      'Por cada una de tus casas comerciales va como máximo una tela de tus talleres a su ciudad, si allí hay una casilla libre. Puedes enviar menos de las que podrías, pero al menos una. Imposible sin telas, o si ninguna ciudad con una casa comercial tuya tiene una casilla libre.',
    ],
    'C4.7': [
      'Aportar',
      'Una madera, un ladrillo o un mármol pasa de tu almacén a una casilla libre para ese material en una de las tres iglesias. Imposible si nada de lo que tienes cabe en ninguna.',
    ],
    'C4.8': [
      'Las telas en los talleres',
      'Cada taller guarda sus propias telas; uno nuevo empieza vacío, y las telas nunca pasan de un taller a otro. Lo que envías sale primero del taller más lleno: así queda más sitio para tejer.',
    ],
    'C4.9': [
      'Lo dado se queda',
      'Los cubos entregados o aportados y las obras de arte se quedan donde están hasta el final.',
    ],
    'C5.1': [
      'El cuarto disco',
      'Si una calle tiene cuatro discos cuando todos han actuado, el inferior va a la siguiente ficha de puntuación. Desde entonces es el asiento de su dueño en el ayuntamiento, y cuenta ya en la puntuación que provoca.',
    ],
    'C5.2': [
      'Un disco blanco abajo',
      'Si el disco inferior es blanco, el jugador que tiene el turno ocupa el asiento con un disco de color de su reserva. El blanco pasa a esa reserva y se puede colocar en un turno posterior.',
    ],
    'C5.3': [
      'Sin discos de color para ello',
      'Si a ese jugador no le queda ningún disco de color en la reserva, ocupa el asiento uno de los suyos de otra calle, o de esta si no hay ninguno en otra. Él lo elige; los discos que estaban encima bajan.',
      'El disco blanco va entonces encima de la pila de donde salió el otro; eso no activa nada y nunca cuenta como cuarto disco.',
      'Con las reglas alemanas (edición «de») el disco puede venir de cualquier calle, también de esta, y el disco blanco sale del juego. Las partidas de esta edición empezadas con la versión 1 de las reglas siguen como empezaron: también en ellas el disco viene de otra calle mientras haya alguno en ella.',
      'Si el jugador no tiene discos de color en ninguna calle, la ficha puntúa sin asiento y el disco blanco sale del juego.',
    ],
    'C5.4': [
      'Qué se cuenta',
      'Una ciudad: las telas que hay allí. Una iglesia: la madera, el ladrillo, el mármol y las obras de arte que hay allí. Obras de arte: las de los cuatro edificios. Ciudades portuarias y ciudades comerciales: las telas de las tres. Madera, ladrillo o mármol aportados: ese material en las tres iglesias; una obra de arte no es mármol aportado.',
    ],
    'C5.5': [
      'Los puntos',
      'Quien tiene más cubos recibe 3 puntos, el segundo 2 y el tercero 1. Quien no tiene ninguno allí no recibe nada.',
    ],
    'C5.6': [
      'Los empates',
      'Con los mismos cubos decide el ayuntamiento: primero, quién suma más asientos y obras de arte allí; después, quién tiene más asientos; después, quién llegó antes a ese número de asientos. Entre jugadores sin ningún asiento decide la obra más antigua en el ayuntamiento.',
      'Quienes no tienen allí ni asientos ni obras se reparten los puntos de los puestos que ocupan, redondeando hacia abajo; el siguiente va detrás de todos ellos. Con 3, 3 y 2 cubos se reciben 2, 2 y 1 punto. Cuatro empatados en el primer puesto reciben 1 cada uno; dos en el tercero, nada.',
    ],
    'C6.1': [
      'Cuándo termina la partida',
      'Termina cuando todos los discos están colocados. Las fichas que quedan puntúan entonces en su orden, sin asientos.',
      'O termina después de la decimoquinta ficha, en cuanto todos hayan jugado el mismo número de turnos. Desde entonces el disco inferior de los cuatro sale del juego al final del turno: sin asiento y sin puntuación.',
    ],
    'C6.2': [
      'Las cartas de puntuación',
      'Se revelan todas las cartas secretas. Cada una puntúa para todos, y con tres o cuatro jugadores también la descubierta: el primero recibe 5 puntos, el segundo 3 y el tercero 1. Los empates se deciden como siempre (C5.6). Para el Palazzo Vecchio cuentan los asientos y las obras en el ayuntamiento.',
    ],
    'C6.3': [
      'Quién gana',
      'Gana quien tiene más puntos. Si hay empate, decide quién suma más asientos y obras en el ayuntamiento; si también eso es igual, se comparte la victoria.',
    ],
  },
} satisfies Texts;
