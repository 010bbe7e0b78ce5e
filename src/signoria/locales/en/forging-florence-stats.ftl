# topic: none
# Headings for studies of many games of Forging Florence.
forging-florence-stats-painter = First artist
forging-florence-stats-first-hire = First artist hired
forging-florence-stats-first-piece = First piece made
forging-florence-stats-hired = Artists hired
forging-florence-stats-piece = Pieces made
forging-florence-stats-sold = Pieces sold
forging-florence-stats-took = Resources taken
forging-florence-stats-raised = Levels of the guild house
forging-florence-stats-visit = Places where walks end
forging-florence-stats-die = The die
forging-florence-stats-prestige = Prestige by source
forging-florence-stats-place-quarry = { forging-florence-terrain-quarry }
forging-florence-stats-place-golden = { forging-florence-terrain-golden }
forging-florence-stats-place-guild-house = Own guild house
forging-florence-stats-place-mill = { forging-florence-building-mill }
forging-florence-stats-place-merchant = { forging-florence-building-merchant }
forging-florence-stats-place-apothecary = { forging-florence-building-apothecary }
forging-florence-stats-place-print-shop = { forging-florence-building-print-shop }
forging-florence-stats-ending = What ended the games
forging-florence-stats-ending-dome = Dome made
forging-florence-stats-ending-rounds = last round played
