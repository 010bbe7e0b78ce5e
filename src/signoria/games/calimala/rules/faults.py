"""What can be wrong with a setup or with the text of a move: stable keys, and words in English.

The locale files have the same keys as ``calimala-bad-setup-<key>`` and ``calimala-bad-move-<key>``,
and what the notation wants as ``calimala-wanted-<key>``.
"""

from __future__ import annotations

from ...shared import faults
from ...shared.variants import faults as variants
from .names import GAME

VARIANT = {
    "variant-rank": "line {line}: {key} is {value}, but the place before it has {most} (C5.5)",
    "variant-discs": "line {line}: {key} at {value} gives more than {most} discs to each (C1.2)",
    "variant-no-tiles": "line {line}: without any tile ({key}) there is nothing to score (C1.6)",
    "variant-place-most": "line {line}: {key} is {value}, but there are {most} tiles (C2.1)",
    "variant-place-twice": "line {line}: {key} is {value}, and so is another tile (C2.1)",
    "variant-cost": "line {line}: {key} is {value}, but the warehouse holds {most} (C1.1)",
}

SETUP = {
    **faults.SETUP,
    **variants.SETUP,
    **VARIANT,
    "players": "Calimala is for {low} to {high} players, not {value} (C1.1)",
    "tile-place": "by the variant “{value}” is not the tile at the place {place} (C2.1)",
    "once": "“{value}” must stand there once, not {times} times",
    "hands": "{hands} hands for {players} players (C2.2)",
    "hand": "each of {players} players is dealt {cards} scoring cards, not {value} (C2.2)",
    "no-card": "with so many players this is a scoring card, not “{value}” (C2.2)",
    "a-card": "with so many players this is “none”, not “{value}” (C2.2)",
    "centre": "contribute is printed on the fifth square, the centre (C1.4)",
    "beginner": "the beginner’s layout is {known} (C2.1)",
    "twice": "there is only one scoring card “{value}” (C1.5)",
}

WANTED = {
    **faults.WANTED,
    "street": "a street",
    "building": "a building",
    "trade-city": "a trade city",
    "port-city": "a port city",
    "material": "a material",
    "church": "a church",
    "action": "an action",
    "action-card": "an action card",
    "starting-card": "a starting card",
    "scoring-card": "a scoring card",
    "disc": "a disc",
}

NOTATION = {
    **faults.NOTATION,
    "shipment": "one to three cloth can be shipped (C4.5)",
    "transport": "each trade house takes one cloth (C4.6)",
}

FAULTS = faults.Faults(GAME, SETUP, NOTATION, WANTED)
bad_setup = FAULTS.bad_setup
bad_notation = FAULTS.bad_notation
