# topic: none
# Títulos para estudios de muchas partidas de Forging Florence.
forging-florence-stats-painter = Primer artista
forging-florence-stats-first-hire = Primer artista contratado
forging-florence-stats-first-piece = Primera obra creada
forging-florence-stats-hired = Artistas contratados
forging-florence-stats-piece = Obras creadas
forging-florence-stats-sold = Obras vendidas
forging-florence-stats-took = Recursos tomados
forging-florence-stats-raised = Niveles de la casa gremial
forging-florence-stats-visit = Lugares donde acaban los caminos
forging-florence-stats-die = El dado
forging-florence-stats-prestige = Prestigio por origen
forging-florence-stats-place-quarry = { forging-florence-terrain-quarry }
forging-florence-stats-place-golden = { forging-florence-terrain-golden }
forging-florence-stats-place-guild-house = Casa gremial propia
forging-florence-stats-place-mill = { forging-florence-building-mill }
forging-florence-stats-place-merchant = { forging-florence-building-merchant }
forging-florence-stats-place-apothecary = { forging-florence-building-apothecary }
forging-florence-stats-place-print-shop = { forging-florence-building-print-shop }
forging-florence-stats-ending = Qué puso fin a las partidas
forging-florence-stats-ending-dome = Cúpula creada
forging-florence-stats-ending-rounds = última ronda jugada
