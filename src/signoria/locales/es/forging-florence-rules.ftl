# topic: none
# Las reglas que nombra un rechazo, en breve.

forging-florence-rule-F1-4 = Cada obra se puede crear tres veces; la Cúpula, solo una.
forging-florence-rule-F2-2 = No se entra en casas gremiales, tiendas, molinos en pie, río, árboles ni canteras; se está junto a ellos.
forging-florence-rule-F4-1 = En tu turno puedes moverte una vez, con una tirada, y recoger o comprar, crear, vender, ampliar y contratar en cualquier orden, antes o después del movimiento.
forging-florence-rule-F4-2 = Tiras el dado y caminas como mucho esas casillas; también puedes quedarte. El río solo se cruza por los puentes. Nadie entra en la casilla dorada ni la cruza mientras haya en ella otra figura.
forging-florence-rule-F4-3 = La piedra junto a una cantera y el papel junto a un molino son gratis; las herramientas cuestan 5 liras en el mercader, la pintura 5 en la botica y una prensa de imprimir 10 en la imprenta. Tienes como mucho uno de cada recurso; con Brunelleschi, dos.
forging-florence-rule-F4-4 = Junto a tu casa gremial uno de tus artistas crea una obra: un cuadro con papel, herramientas y pintura, un libro con papel, herramientas y prensa, una escultura con papel, herramientas y piedra. Las obras de Brunelleschi necesitan dos de cada. El papel, la pintura y la piedra vuelven a la reserva; las herramientas y la prensa se quedan, si no se eligió otra cosa en la preparación.
forging-florence-rule-F4-5 = En la casilla dorada vendes cuantas obras quieras que no hayas creado en este turno: un cuadro por 10 liras, un libro por 20, una escultura por 30.
forging-florence-rule-F4-6 = Solo puedes terminar un turno en la casilla dorada con una obra sin vender o después de una venta allí. Si empiezas allí un turno, debes dejarla en él, y si no has vendido desde que llegaste, debes vender antes de tirar el dado.
forging-florence-rule-F4-7 = Amplías tu casa gremial gratis: al nivel 2 tras crear dos cuadros, al nivel 3 tras crear dos libros.
forging-florence-rule-F4-8 = Un pintor cuesta 15 liras; un autor, 25 desde el nivel 2; un escultor, 35 desde el nivel 3; Leonardo, 30 desde el nivel 2. En una casa gremial caben tantos artistas como su nivel; solo si está llena se devuelve a la mesa a uno de tus artistas.
forging-florence-rule-F4-10 = Ninguna compra puede arruinarte: se rechaza si después no tuvieras ninguna obra sin vender ni pudieras pagar lo que aún te falta para alguna obra de uno de tus artistas.
forging-florence-rule-F5-1 = Quien tiene a Brunelleschi y ha creado El sacrificio de Isaac puede crear la Cúpula. Después cada cual, por último quien la creó, tiene un turno más, y la partida termina.
