/** La primera partida guiada de Forging Florence en español. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'De qué se trata',
    errands: 'Recados',
    painting: 'Un primer cuadro',
    golden: 'La casilla dorada',
    house: 'Una casa gremial más alta',
    author: 'Un autor',
    book: 'Libros',
    brunelleschi: 'Brunelleschi',
    dome: 'La Cúpula',
    end: 'El final',
  },
  steps: {
    aim: [
      'Diriges una casa gremial en Florencia, igual que Ginevra; pueden jugar hasta cuatro. Tus artistas crean cuadros, libros y esculturas. Dan prestigio, y más aún cuando se venden en la casilla dorada, aquí en el centro (F5.3). Gana quien más prestigio tiene.',
    ],
    workshop: [
      'Este es tu taller. Empiezas con 10 liras y un pintor, Botticelli (F3.1). Un cuadro necesita papel, herramientas y pintura. El papel y la pintura se gastan; las herramientas se quedan contigo (F4.4).',
    ],
    tools: [
      'El azar quiso que empezara Ginevra: ha comprado herramientas y recogido papel. Ahora te toca. Tu figura está junto a un mercader, la tienda con el tejado en punta. Compra herramientas.',
      'Cuestan 5 liras (F4.3). Antes del movimiento y después puedes hacer cuanto quieras, en cualquier orden; durante el movimiento, no (F4.1).',
    ],
    die: ['El papel se recoge en los molinos, más allá del río. Tira el dado.'],
    mill: [
      'Un 4: puedes caminar hasta cuatro casillas, o quedarte. Todas las casillas a tu alcance están marcadas. El río solo se cruza por los puentes (F4.2). Cruza el puente y ve a la casilla de borde discontinuo, junto al molino.',
      'En molinos, tiendas, canteras y casas gremiales no se entra; te quedas al lado (F2.2). Detente en una casilla, o tócala, y leerás lo que se consigue allí.',
    ],
    paper: [
      'Junto a un molino el papel es gratis. Recógelo y termina tu turno.',
      'Puedes tener uno de cada recurso (F4.3). Lo que tienes se ve en tu taller.',
    ],
    again: [
      'Ginevra ha comprado pintura. Tú también la necesitas; se compra en la botica, la tienda con el tejado redondo. Tira el dado.',
    ],
    paint: [
      'Con cinco casillas llegas justo. Ve a la casilla junto a la botica, compra pintura y termina tu turno.',
      'Ya no te quedan liras, pero tienes todo lo que necesita un cuadro.',
    ],
    home: [
      'Ginevra llegó antes a casa: Giotto le ha creado un cuadro. Las obras solo se crean junto a la propia casa gremial (F4.4). Tira el dado.',
    ],
    create: [
      'Con un 1 basta. Ve a casa, que Botticelli cree «El nacimiento de Venus», y termina tu turno.',
      'Un cuadro vale 15 de prestigio (F5.3). El papel y la pintura han vuelto a la reserva, y las herramientas siguen siendo tuyas.',
    ],
    taken: [
      'Ginevra ha vendido su cuadro en la casilla dorada, por 10 liras. Mientras esté allí, nadie más puede entrar en ella ni cruzarla (F4.2). Pero en su próximo turno tiene que dejarla (F4.6).',
    ],
    near: ['Espera cerca, entonces. Tira el dado.'],
    beside: [
      'Con un 3 llegarías a la casilla dorada, pero está cerrada; detente en ella, o tócala, y leerás por qué. Ve a la casilla de al lado y termina tu turno.',
      'Todas las demás casillas se comparten: en ellas cabe cualquier número de figuras (F2.2).',
    ],
    free: ['Ginevra se ha ido, como debía. Tira el dado.'],
    sale: [
      'Ve a la casilla dorada, vende «El nacimiento de Venus» y termina tu turno.',
      'Un cuadro da 10 liras. Solo lo creado en este mismo turno no se puede vender todavía (F4.5). La carta se queda contigo, y ahora vale 20 de prestigio en vez de 15 (F5.3).',
    ],
    must: [
      'Quien empieza un turno en la casilla dorada debe dejarla en ese turno: tirar el dado y no volver a acabar allí. Quien no ha vendido desde que llegó debe además vender antes de tirar (F4.6). Tú ya has vendido. Tira el dado.',
    ],
    away: [
      'Ve a la botica, compra pintura para tu próximo cuadro y termina tu turno.',
      'Y así una y otra vez: recoger, crear, vender. También puedes llegar a la casilla dorada con una obra, terminar tu turno y vender al empezar el siguiente (F4.6).',
    ],
    second: [
      'Dos turnos después. Estás junto a tu casa gremial con todo lo que necesita un cuadro. Crea «La primavera». Es tu segundo cuadro, así que puedes ampliar tu casa gremial al nivel 2. Hazlo y termina tu turno.',
      'Ampliar es gratis y se puede en cualquier lugar. En el nivel 2 caben dos artistas, y vienen también autores. El nivel 3 pide dos libros (F4.7). Ginevra y tú tenéis ahora 55 de prestigio cada uno.',
    ],
    artists: [
      'A estos artistas se los puede contratar, en cualquier lugar: pintores por 15 liras, autores por 25, escultores por 35. Cada uno está una sola vez (F4.8). Algunos añaden prestigio: Giotto, por ejemplo, 50 por seis cuadros suyos, si es el único artista que has tenido nunca (F5.4). Toca una carta y leerás lo que sabe hacer su artista.',
    ],
    fifth: [
      'Muchos turnos después. Has llegado a la casilla dorada con tu quinto cuadro. Véndelo y contrata a Dante, un autor.',
      'Dante cuesta 25 liras (F4.8). Ginevra, por su parte, ya ha ganado los 50 de prestigio de Giotto: sus seis primeros cuadros eran todos de él (F5.4).',
    ],
    ruin: [
      'Te quedan 5 liras, lo justo para pintura. Con solo 25 liras se te habría rechazado contratar a Dante: después de contratar o comprar debes tener una obra sin vender o poder pagar una nueva (F4.10). Termina tu turno.',
      'Para sus libros Dante necesita papel, herramientas y una prensa de imprimir (F4.4). Cuesta 10 liras en la imprenta, justo al lado de la casilla dorada (F4.3).',
    ],
    write: [
      'Mucho después. Tienes una prensa de imprimir, y tu primer libro está vendido, por 20 liras. Que Dante cree la «Divina comedia»; amplía tu casa gremial al nivel 3 y termina tu turno.',
      'Un libro vale 25 de prestigio, vendido 30. El nivel 3 vale 30, en lugar de los 20 del nivel 2 (F5.3). Ahora te caben tres artistas, también escultores (F4.7).',
    ],
    gone: [
      'De cada obra hay tres cartas. Las seis de Botticelli están todas creadas; esas obras ya nadie las puede crear (F1.4). Ginevra ha seguido con pintores. Tenía la casa llena, así que devolvió a un artista para contratar a otro (F4.8).',
    ],
    back: ['Ahora a la casilla dorada, con la «Divina comedia». Tira el dado.'],
    master: [
      'Ve allí y vende la «Divina comedia». Después contrata a Brunelleschi, el escultor que levanta la Cúpula, y termina tu turno.',
      'Sus obras necesitan dos de cada recurso (F4.4). A cambio, sus esculturas valen el doble: 70 de prestigio, vendidas 80 (F5.4). Con él puedes tener dos de cada recurso, y tomar ambos de una vez (F4.3).',
    ],
    road: [
      'Las esculturas son de piedra, y las canteras están al final de los puentes largos. De todos modos tienes que dejar la casilla dorada. Tira el dado.',
    ],
    stone: [
      'Con un 6 llegas justo. Ve al puente largo, hasta la cantera. Recoge piedra dos veces y termina tu turno.',
      'La piedra es gratis, como el papel (F4.3). Con herramientas y papel, dos de cada, Brunelleschi puede empezar.',
    ],
    build: [
      'Ronda 69. Brunelleschi te ha creado «El sacrificio de Isaac», así que puede crear también la Cúpula de Santa Maria del Fiore (F5.1). Todo está listo: crea la Cúpula y termina tu turno.',
      'La Cúpula está en pie, y eso trae el final: a cada cual le queda un turno, y a ti, que la has creado, el último (F5.1).',
    ],
    tie: [
      'Ahora tenéis 350 los dos. En un empate deciden más obras creadas y después más liras; si no, la victoria se comparte (F5.5). Ginevra ha creado 14 obras y tú 10, así que ganaría ella. Pero quedan dos turnos.',
    ],
    last: [
      'Ginevra ha creado otro cuadro y tiene 365 de prestigio. Este es tu último turno, y el último de la partida. Tira el dado.',
    ],
    sales: [
      'Ve a la casilla dorada. Vende las dos esculturas, la Cúpula y «El sacrificio de Isaac», y termina tu turno.',
      'Vendida, cada una vale 10 más: 370 contra 365. ¡Has ganado! Sin Cúpula la partida termina tras la ronda 150 (F5.2).',
    ],
    count: [
      'Esto cuenta al final: las obras, cada una más si está vendida, la casa gremial (F5.3) y lo que añaden los artistas (F5.4). Ginevra ha creado más obras, y con los 50 de Giotto se quedó a cinco. Las tuyas eran menos, y valían más.',
    ],
    finished: [
      'No necesitas saber más. Cuando algo no es posible, la mesa dice por qué y nombra la regla, y las reglas se pueden abrir junto a cada partida. ¡Ahora juega una de verdad!',
    ],
  },
} satisfies Texts;
