# topic: none
# Titoli per studi di molte partite di Forging Florence.
forging-florence-stats-painter = Primo artista
forging-florence-stats-first-hire = Primo artista ingaggiato
forging-florence-stats-first-piece = Prima opera creata
forging-florence-stats-hired = Artisti ingaggiati
forging-florence-stats-piece = Opere create
forging-florence-stats-sold = Opere vendute
forging-florence-stats-took = Risorse prese
forging-florence-stats-raised = Livelli della casa della gilda
forging-florence-stats-visit = Luoghi dove finiscono i cammini
forging-florence-stats-die = Il dado
forging-florence-stats-prestige = Prestigio per fonte
forging-florence-stats-place-quarry = { forging-florence-terrain-quarry }
forging-florence-stats-place-golden = { forging-florence-terrain-golden }
forging-florence-stats-place-guild-house = Propria casa della gilda
forging-florence-stats-place-mill = { forging-florence-building-mill }
forging-florence-stats-place-merchant = { forging-florence-building-merchant }
forging-florence-stats-place-apothecary = { forging-florence-building-apothecary }
forging-florence-stats-place-print-shop = { forging-florence-building-print-shop }
forging-florence-stats-ending = Che cosa ha messo fine alle partite
forging-florence-stats-ending-dome = Cupola creata
forging-florence-stats-ending-rounds = ultimo round giocato
