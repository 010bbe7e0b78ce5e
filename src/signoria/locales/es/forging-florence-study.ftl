# topic: none
# Títulos para estudios de muchas partidas de Forging Florence.
forging-florence-study-painter = Primer artista
forging-florence-study-first-hire = Primer artista contratado
forging-florence-study-first-piece = Primera obra creada
forging-florence-study-hired = Artistas contratados
forging-florence-study-piece = Obras creadas
forging-florence-study-sold = Obras vendidas
forging-florence-study-took = Recursos tomados
forging-florence-study-raised = Niveles de la casa gremial
forging-florence-study-visit = Lugares donde acaban los caminos
forging-florence-study-die = El dado
forging-florence-study-prestige = Prestigio por origen
forging-florence-study-place-quarry = { forging-florence-terrain-quarry }
forging-florence-study-place-golden = { forging-florence-terrain-golden }
forging-florence-study-place-guild-house = Casa gremial propia
forging-florence-study-place-mill = { forging-florence-building-mill }
forging-florence-study-place-merchant = { forging-florence-building-merchant }
forging-florence-study-place-apothecary = { forging-florence-building-apothecary }
forging-florence-study-place-print-shop = { forging-florence-building-print-shop }
