# topic: none
# Headings for studies of many games of Forging Florence.
forging-florence-study-painter = First artist
forging-florence-study-first-hire = First artist hired
forging-florence-study-first-piece = First piece made
forging-florence-study-hired = Artists hired
forging-florence-study-piece = Pieces made
forging-florence-study-sold = Pieces sold
forging-florence-study-took = Resources taken
forging-florence-study-raised = Levels of the guild house
forging-florence-study-visit = Places where walks end
forging-florence-study-die = The die
forging-florence-study-prestige = Prestige by source
forging-florence-study-place-quarry = { forging-florence-terrain-quarry }
forging-florence-study-place-golden = { forging-florence-terrain-golden }
forging-florence-study-place-guild-house = Own guild house
forging-florence-study-place-mill = { forging-florence-building-mill }
forging-florence-study-place-merchant = { forging-florence-building-merchant }
forging-florence-study-place-apothecary = { forging-florence-building-apothecary }
forging-florence-study-place-print-shop = { forging-florence-building-print-shop }
