# topic: none
# Überschriften für Studien vieler Partien Forging Florence.
forging-florence-stats-painter = Erster Künstler
forging-florence-stats-first-hire = Zuerst angeworbener Künstler
forging-florence-stats-first-piece = Zuerst geschaffenes Werk
forging-florence-stats-hired = Angeworbene Künstler
forging-florence-stats-piece = Geschaffene Werke
forging-florence-stats-sold = Verkaufte Werke
forging-florence-stats-took = Genommene Rohstoffe
forging-florence-stats-raised = Stufen des Zunfthauses
forging-florence-stats-visit = Orte, an denen Wege enden
forging-florence-stats-die = Der Würfel
forging-florence-stats-prestige = Prestige nach Quelle
forging-florence-stats-place-quarry = { forging-florence-terrain-quarry }
forging-florence-stats-place-golden = { forging-florence-terrain-golden }
forging-florence-stats-place-guild-house = Eigenes Zunfthaus
forging-florence-stats-place-mill = { forging-florence-building-mill }
forging-florence-stats-place-merchant = { forging-florence-building-merchant }
forging-florence-stats-place-apothecary = { forging-florence-building-apothecary }
forging-florence-stats-place-print-shop = { forging-florence-building-print-shop }
forging-florence-stats-ending = Was die Partien beendete
forging-florence-stats-ending-dome = Kuppel geschaffen
forging-florence-stats-ending-rounds = letzte Runde gespielt
