# topic: forging-florence-variant
# Forging Florence: los números de las reglas que una variante puede fijar, y lo que no pueden ser a la vez.

forging-florence-value-start = liras con las que empieza cada uno
forging-florence-value-price = precio de un recurso, en liras: { $resource }
forging-florence-value-sale = lo que se cobra por una obra, en liras: { $sort }
forging-florence-value-fee = lo que cuesta contratar, en liras: { $artist }
forging-florence-value-limit = unidades de un recurso que puede tener un jugador
forging-florence-value-great-limit = unidades de un recurso que puede tener el dueño de Brunelleschi
forging-florence-value-supply = unidades que hay de cada recurso
forging-florence-value-needs = lo que necesita una obra: { $sort }, { $resource }
forging-florence-value-great-needs = cuántas veces más necesitan las obras de Brunelleschi
forging-florence-value-copies = cartas de cada obra (la Cúpula se crea una sola vez): { $sort }
forging-florence-value-worth = prestigio de una obra sin vender: { $sort }
forging-florence-value-worth-sold = prestigio de una obra vendida: { $sort }
forging-florence-value-level-2 = prestigio de una casa gremial de nivel 2
forging-florence-value-level-3 = prestigio de una casa gremial de nivel 3, sin sumar el del nivel 2
forging-florence-value-bonus-giotto = prestigio de la bonificación de Giotto
forging-florence-value-bonus-machiavelli = prestigio de la bonificación de Maquiavelo
forging-florence-value-bonus-michelangelo = prestigio de la bonificación de Miguel Ángel por cada escultura
forging-florence-value-bonus-leonardo = prestigio de la bonificación de Leonardo por cada venta
forging-florence-value-paintings = cuadros de Giotto que dan su bonificación
forging-florence-value-times-brunelleschi = cuántas veces cuenta el prestigio de las esculturas de Brunelleschi
forging-florence-value-times-dome = cuántas veces cuenta el prestigio de la Cúpula
forging-florence-value-rise-paintings = cuadros para el nivel 2 de una casa gremial
forging-florence-value-rise-books = libros para el nivel 3 de una casa gremial
forging-florence-value-rooms-1 = artistas en una casa gremial de nivel 1
forging-florence-value-rooms-2 = artistas en una casa gremial de nivel 2
forging-florence-value-rooms-3 = artistas en una casa gremial de nivel 3
forging-florence-value-level-sort = nivel de la casa gremial desde el que se crea: { $sort }
forging-florence-value-level-artist = nivel de la casa gremial desde el que viene: { $artist }
forging-florence-value-faces = números de las caras del dado
forging-florence-value-after-dome = turnos que aún tiene cada jugador tras la Cúpula

forging-florence-bad-setup-variant-needs = línea { $line }: { $key } es { $value }, pero nadie tiene más de { $most } unidades de un recurso (F4.3)
forging-florence-bad-setup-variant-great-needs = línea { $line }: con { $value } en { $key }, las obras de Brunelleschi necesitan más de lo que se puede tener; como mucho { $most } (F4.3)
forging-florence-bad-setup-variant-great-limit = línea { $line }: { $key } es { $value }; es al menos tokens.limit, { $least } (F4.3)
forging-florence-bad-setup-variant-supply = línea { $line }: { $key } es { $value }, pero cuatro jugadores pueden tener { $least } (F1.2)
forging-florence-bad-setup-variant-start = línea { $line }: { $key } es { $value }, pero un primer cuadro cuesta { $least } liras (F4.10)
forging-florence-bad-setup-variant-giotto = línea { $line }: { $key } es { $value }, pero de Giotto solo hay { $most } (F1.3)
forging-florence-bad-setup-variant-rise = línea { $line }: { $key } es { $value }, pero solo hay { $most } (F1.3)
forging-florence-bad-setup-variant-rooms = línea { $line }: { $key } es { $value }, pero el nivel siguiente solo tiene { $most } (F4.7)

forging-florence-section-money = Dinero al principio
forging-florence-section-price = Precios de los recursos
forging-florence-section-sale = Lo que se cobra por las obras
forging-florence-section-fee = Lo que cuestan los artistas
forging-florence-section-tokens = Recursos en mano
forging-florence-section-needs = Lo que piden las obras
forging-florence-section-copies = Cartas de arte
forging-florence-section-prestige = Prestigio
forging-florence-section-bonus = Bonificaciones de los artistas
forging-florence-section-times = Cuántas veces cuenta el prestigio
forging-florence-section-house = Ampliar la casa gremial
forging-florence-section-rooms = Sitio para artistas
forging-florence-section-level = Niveles para obras y artistas
forging-florence-section-die = El dado
forging-florence-section-end = El final
