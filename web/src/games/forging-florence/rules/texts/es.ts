/** The rules of Forging Florence in Spanish. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    F1: 'Qué hay en la mesa',
    F2: 'El mapa',
    F3: 'Antes de la partida',
    F4: 'Un turno',
    F5: 'El final y el prestigio',
  },
  captions: {
    pieces:
      'Lo que necesita cada tipo de obra. El papel, la pintura y la piedra se gastan; las herramientas y la prensa se quedan.',
    map: 'El mapa: la casilla dorada en el centro, alrededor la ciudad, en sus esquinas cuatro casas gremiales, el río con cuatro puentes y más allá molinos, canteras y árboles. Los círculos son los solares de las tiendas, en tres tonos para las tres parejas; en los puntos empiezan las figuras.',
    turn: 'Un turno: lo que haces antes del movimiento, el movimiento y lo que haces después.',
    golden:
      'Dos maneras de usar la casilla dorada: llegar, vender en el mismo turno e irse en el siguiente; o llegar con una obra, y en el turno siguiente vender primero, tirar el dado e irse.',
    houses:
      'Los tres niveles de una casa gremial, lo que pide cada uno y cuántos artistas caben en ella.',
  },
  rules: {
    'F1.1': [
      'Tablero y figuras',
      'Forging Florence es un juego de dos a cuatro jugadores. En el mapa hay cuatro casas gremiales, dos tiendas de cada tipo (mercader, botica e imprenta), tres molinos de papel, dos puentes cortos y dos largos. Cada cual tiene una figura. Un dado con los números 1 a 6 decide cuánto puede caminar.',
      'El dinero se cuenta en liras, siempre en múltiplos de 5, y nunca se acaba.',
    ],
    'F1.2': [
      'Los cinco recursos',
      'Herramientas, piedra, prensa de imprimir, pintura y papel. Hay 6 fichas de cada uno; nunca hacen falta más. El papel vale también por lienzo y lija, y por eso lo necesita toda obra.',
    ],
    'F1.3': [
      'Los artistas y sus obras',
      'Diez artistas crean 22 obras distintas; de cada una hay 3 cartas. Los pintores son Giotto, Masaccio, Fra Angelico y Botticelli; los autores, Dante, Boccaccio y Maquiavelo; los escultores, Miguel Ángel y Brunelleschi. Leonardo da Vinci pinta, escribe y esculpe.',
      'Cada artista tiene dos obras; Brunelleschi y Leonardo, tres.',
    ],
    'F1.4': [
      'Las cartas se acaban',
      'Una obra cuyas 3 cartas se han acabado ya no se puede crear. La Cúpula de Santa Maria del Fiore solo se puede crear una vez (F5.1).',
    ],
    'F2.1': [
      'Las casillas',
      'El mapa tiene 127 casillas hexagonales, seis alrededor de la dorada en cada dirección. Una casilla se nombra con dos números, y la dorada es 0,0. Izquierda y derecha, arriba y abajo se reflejan, para que las cuatro casas gremiales lo tengan todo igual de lejos.',
      'Se camina por la ciudad, los campos, las franjas verdes y los puentes, y también por el solar de molino que queda vacío.',
    ],
    'F2.2': [
      'Por donde nadie pasa',
      'No se entra en casas gremiales, tiendas, molinos en pie, río, árboles ni canteras; se está junto a ellos. Las cuatro casas gremiales están en pie, también con menos jugadores.',
      'En una casilla caben cuantas figuras se quiera, salvo en la dorada.',
    ],
    'F2.3': [
      'Otros mapas',
      'Un mapa es un archivo que cualquiera puede dibujar. Al cargarlo se comprueba: se llega a todos los lugares, ninguna casilla está junto a un molino, una cantera y una casa gremial a la vez, y en el número esperado de turnos hasta cada tipo de lugar las cuatro casas se diferencian en uno como mucho.',
    ],
    'F3.1': [
      'Con qué empiezas',
      'Las casas gremiales se reparten al azar; tu figura empieza junto a la tuya. Empiezas con 10 liras y un pintor, sacado de entre Giotto, Masaccio, Fra Angelico y Botticelli. Los demás artistas están en la mesa, a la vista, y se pueden contratar.',
    ],
    'F3.2': [
      'Tiendas y molinos',
      'Las dos tiendas de un tipo están en solares opuestos; qué pareja ocupan se decide al azar. En tres de los cuatro solares de molino hay un molino. Si se quiere, las tiendas se barajan libremente; algunas casas salen entonces muy beneficiadas.',
    ],
    'F3.3': [
      'Quién empieza',
      'Se decide al azar, si no se eligió al crear la partida. Se juega en el sentido de las agujas del reloj.',
    ],
    'F4.1': [
      'Qué puedes hacer',
      'En tu turno puedes moverte una vez, con una tirada. Antes del movimiento y después puedes recoger, comprar, crear, vender, ampliar y contratar cuantas veces quieras y en cualquier orden; durante el movimiento, no.',
    ],
    'F4.2': [
      'Moverse',
      'Tiras el dado y caminas como mucho ese número de casillas; también puedes quedarte. No tienes que tirar. Entre la tirada y el camino no ocurre nada más.',
      'El río solo se cruza por los puentes. Nadie entra en la casilla dorada ni la cruza mientras haya en ella otra figura.',
    ],
    'F4.3': [
      'Recoger y comprar',
      'Junto a una cantera tomas piedra y junto a un molino papel, ambas cosas gratis. Junto a un mercader compras herramientas por 5 liras, junto a una botica pintura por 5, junto a una imprenta una prensa de imprimir por 10.',
      'Puedes tener uno de cada recurso. Con Brunelleschi puedes tener dos de cada uno, y también tomar ambos de una vez.',
    ],
    'F4.4': [
      'Crear una obra',
      'Creas una obra junto a tu propia casa gremial, con un artista tuyo que sepa. Un cuadro necesita papel, herramientas y pintura; un libro, papel, herramientas y prensa de imprimir; una escultura, papel, herramientas y piedra. Una obra de Brunelleschi necesita dos de cada uno.',
      'El papel, la pintura y la piedra vuelven entonces a la reserva, y las herramientas y la prensa se quedan contigo. Al crear la partida se puede acordar que solo queden las herramientas, o nada.',
    ],
    'F4.5': [
      'Vender',
      'En la casilla dorada (F4.6) vendes cuantas obras quieras, salvo las creadas en este turno. Un cuadro da 10 liras, un libro 20, una escultura 30. La carta se queda contigo, marcada como vendida.',
    ],
    'F4.6': [
      'La casilla dorada',
      'Solo puedes terminar allí tu turno si tienes una obra sin vender o si has vendido allí en este turno; una obra creada en este turno cuenta. De otro modo ningún movimiento acaba allí. Cruzarla es libre.',
      'Si empiezas allí tu turno, debes dejarla en él: tienes que tirar el dado, no puedes quedarte ni volver a acabar allí. Si no has vendido desde que llegaste, además debes vender al menos una obra antes de tirar.',
      'Antes de irte puedes vender más, ampliar y contratar.',
    ],
    'F4.7': [
      'Ampliar tu casa gremial',
      'En cualquier lugar y gratis: al nivel 2 cuando has creado dos cuadros, al nivel 3 cuando has creado dos libros, con los artistas que sean. Ambas cosas en un turno son posibles.',
      'En el nivel 1 cabe un artista, un pintor. En el nivel 2 caben dos, también autores. En el nivel 3 caben tres, también escultores.',
    ],
    'F4.8': [
      'Contratar artistas',
      'En cualquier lugar: un pintor cuesta 15 liras, un autor 25, un escultor 35. Leonardo cuesta 30 y viene desde el nivel 2; escribe desde el nivel 2 y esculpe desde el nivel 3. Cada artista está una sola vez: es de quien llega primero.',
      'Si tu casa gremial está llena, y solo entonces, devuelves a la mesa a uno de tus artistas. No te dan nada por él, pero las obras y las bonificaciones ya ganadas se quedan. Las fichas que pasen del límite (F4.3) vuelven a la reserva.',
    ],
    'F4.9': [
      'Terminar tu turno',
      'Puedes terminar tu turno en cualquier momento, si la casilla dorada no lo prohíbe (F4.6).',
    ],
    'F4.10': [
      'Nadie se arruina',
      'Se rechaza comprar o contratar si después no tuvieras ninguna obra sin vender y no pudieras pagar, con las liras que te queden, lo que aún te falta para alguna obra de uno de tus artistas. El papel y la piedra cuentan como si los tuvieras.',
      'En tu último turno esto no vale.',
    ],
    'F5.1': [
      'La Cúpula',
      'Quien tiene a Brunelleschi y ha creado El sacrificio de Isaac puede crear la Cúpula de Santa Maria del Fiore. Quien la crea termina su turno; después cada cual, por último quien la creó, tiene un turno más, y la partida termina. Nunca pasa de la última ronda (F5.2).',
    ],
    'F5.2': [
      'La última ronda',
      'Una ronda es un turno de cada cual. La partida termina como muy tarde tras la ronda 150; al crearla se puede elegir cualquier límite de 60 a 300, de diez en diez.',
    ],
    'F5.3': [
      'Prestigio',
      'Sin vender y vendido, un cuadro vale 15 o 20, un libro 25 o 30, una escultura 35 o 40. Una casa gremial de nivel 2 vale 20, una de nivel 3 vale 30.',
    ],
    'F5.4': [
      'Lo que añaden los artistas',
      'Giotto: 50 si creas seis cuadros suyos mientras es el único artista que has tenido nunca. Maquiavelo: 20 al final si lo tienes y has creado más obras que cada uno de los demás o alcanzaste el nivel 3 antes que nadie.',
      'Miguel Ángel: 10 por cada escultura que creas mientras lo tienes. Leonardo: 10 por cada obra que vendes mientras lo tienes. En ambos da igual de quién sea la obra.',
      'Brunelleschi: las esculturas creadas por él valen el doble, 70 sin vender y 80 vendidas, aunque ya se haya ido. Si se eligió así, solo la Cúpula vale el doble.',
    ],
    'F5.5': [
      'Quién gana',
      'Gana quien tiene más prestigio. Si hay empate, deciden más obras creadas y después más liras; si también eso es igual, la victoria se comparte.',
    ],
  },
} satisfies Texts;
