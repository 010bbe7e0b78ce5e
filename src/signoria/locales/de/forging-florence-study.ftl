# topic: none
# Überschriften für Studien vieler Partien Forging Florence.
forging-florence-study-painter = Erster Künstler
forging-florence-study-first-hire = Zuerst angeworbener Künstler
forging-florence-study-first-piece = Zuerst geschaffenes Werk
forging-florence-study-hired = Angeworbene Künstler
forging-florence-study-piece = Geschaffene Werke
forging-florence-study-sold = Verkaufte Werke
forging-florence-study-took = Genommene Rohstoffe
forging-florence-study-raised = Stufen des Zunfthauses
forging-florence-study-visit = Orte, an denen Wege enden
forging-florence-study-die = Der Würfel
forging-florence-study-prestige = Prestige nach Quelle
forging-florence-study-place-quarry = { forging-florence-terrain-quarry }
forging-florence-study-place-golden = { forging-florence-terrain-golden }
forging-florence-study-place-guild-house = Eigenes Zunfthaus
forging-florence-study-place-mill = { forging-florence-building-mill }
forging-florence-study-place-merchant = { forging-florence-building-merchant }
forging-florence-study-place-apothecary = { forging-florence-building-apothecary }
forging-florence-study-place-print-shop = { forging-florence-building-print-shop }
