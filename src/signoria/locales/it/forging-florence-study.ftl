# topic: none
# Titoli per studi di molte partite di Forging Florence.
forging-florence-study-painter = Primo artista
forging-florence-study-first-hire = Primo artista ingaggiato
forging-florence-study-first-piece = Prima opera creata
forging-florence-study-hired = Artisti ingaggiati
forging-florence-study-piece = Opere create
forging-florence-study-sold = Opere vendute
forging-florence-study-took = Risorse prese
forging-florence-study-raised = Livelli della casa della gilda
forging-florence-study-visit = Luoghi dove finiscono i cammini
forging-florence-study-die = Il dado
forging-florence-study-prestige = Prestigio per fonte
forging-florence-study-place-quarry = { forging-florence-terrain-quarry }
forging-florence-study-place-golden = { forging-florence-terrain-golden }
forging-florence-study-place-guild-house = Propria casa della gilda
forging-florence-study-place-mill = { forging-florence-building-mill }
forging-florence-study-place-merchant = { forging-florence-building-merchant }
forging-florence-study-place-apothecary = { forging-florence-building-apothecary }
forging-florence-study-place-print-shop = { forging-florence-building-print-shop }
