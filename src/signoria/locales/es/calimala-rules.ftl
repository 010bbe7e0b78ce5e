# topic: none
# Las reglas que nombra un rechazo, en breve.

calimala-rule-C1-3 = Hay nueve acciones: Madera, Ladrillo, Mármol, Construir, Obra de arte, Tejer, Barco, Transporte y Aportar.
calimala-rule-C2-2 = Antes de la partida cada cual se queda en secreto con una de las cartas de puntuación que ha recibido; las demás vuelven sin que nadie las vea.
calimala-rule-C2-3 = Después cada cual toma una de las cinco cartas iniciales descubiertas, Madera, Ladrillo, Mármol, Tejer y Construir, en contra del orden de juego: quien empieza la partida elige el último. Las que sobran se barajan en el mazo.
calimala-rule-C3-1 = En tu turno colocas un disco, de color o blanco, encima de cualquier calle. Eso activa la calle.
calimala-rule-C3-3 = Con un disco activado puedes usar una vez cada una de las dos acciones junto a la calle, en cualquier orden; con un disco blanco recién colocado, cada una dos veces.
calimala-rule-C3-4 = Una acción que no se puede realizar en absoluto se puede cambiar por una carta del mazo. Quien podría realizarla, aunque fuera en parte, no recibe carta por dejarla.
calimala-rule-C3-5 = Antes y después de cada acción de tu disco activado puedes jugar cartas de tu mano. Una carta se juega por su acción, que debe ser posible al menos en parte.
calimala-rule-C3-6 = Con el disco que colocas debes realizar al menos una de las dos acciones de la propia calle; no cuenta una carta con la misma acción, ni robar. Por eso una calle solo está abierta para ti si eso es seguro con las cartas que tienes en la mano, y hasta entonces solo puedes elegir lo que lo deja seguro.
calimala-rule-C3-8 = Cuando se roba la última carta del mazo, la pila de descarte se baraja enseguida como mazo nuevo.
calimala-rule-C4-1 = Madera, Ladrillo o Mármol: un cubo pasa de tu reserva a ese almacén, donde caben cuatro.
calimala-rule-C4-2 = Construye una sola cosa: un barco por dos maderas (tres como máximo), una casa comercial por dos ladrillos en una ciudad comercial donde no tengas ninguna, o un taller por una madera y un ladrillo (tres en total como máximo). Lo que pagas vuelve a tu reserva.
calimala-rule-C4-3 = Obra de arte: un mármol pasa de tu almacén a una casilla libre para obras de uno de los cuatro edificios.
calimala-rule-C4-4 = Tejer: una tela pasa de tu reserva a cada uno de tus talleres con una casilla libre; siempre tantas como sea posible.
calimala-rule-C4-5 = Barco: cada uno de tus barcos lleva como máximo una tela a una ciudad portuaria con una casilla libre, todas a una ciudad o a varias; al menos una en total.
calimala-rule-C4-6 = Transporte: como máximo una tela va a cada ciudad donde tienes una casa comercial, si allí hay una casilla libre; al menos una en total.
calimala-rule-C4-7 = Aportar: una madera, un ladrillo o un mármol pasa de tu almacén a una casilla libre para ese material en una de las tres iglesias.
calimala-rule-C5-3 = Si el disco inferior de los cuatro es blanco y no te queda ninguno de color en la reserva, ocupa el asiento uno de los tuyos de otra calle, o de esta si no hay ninguno en otra. Tú lo eliges. El disco blanco va entonces encima de la pila de donde salió el tuyo; en la edición «de» el tuyo puede venir de cualquier calle, también de esta, y el blanco sale del juego.
calimala-rule-C6-1 = La partida termina cuando todos los discos están colocados, o después de la decimoquinta ficha de puntuación, en cuanto todos hayan jugado el mismo número de turnos.
