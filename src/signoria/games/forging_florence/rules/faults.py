"""What can be wrong with a setup or with the text of a move: stable keys, and words in English."""

from __future__ import annotations

from ...shared import faults
from ...shared.variants import faults as variants
from .names import GAME

VARIANT = {
    f"{variants.PREFIX}{reason}": f"line {{line}}: {message}"
    for reason, message in {
        "needs": "{key} is {value}, but nobody holds more than {most} tokens of a kind (F4.3)",
        "great-needs": "{key} is {value}, so Brunelleschi’s pieces take more than can be held;"
        " {most} is the most (F4.3)",
        "great-limit": "{key} is {value}; it is at least tokens.limit, {least} (F4.3)",
        "supply": "{key} is {value}; four players may hold {least} (F1.2)",
        "start": "{key} is {value}; a first painting costs {least} lire (F4.10)",
        "giotto": "{key} is {value}, but Giotto has {most} paintings (F1.3)",
        "rise": "{key} is {value}, but there are only {most} such pieces (F4.7)",
        "rooms": "{key} is {value}; the next level has {most} (F4.7)",
    }.items()
}
SETUP = {
    **faults.SETUP,
    **variants.SETUP,
    **VARIANT,
    "players": "Forging Florence is for {low} to {high} players, not {value} (F1.1)",
    "tens": "“{value}” is not a multiple of ten from {low} to {high} (F5.2)",
    "long": "{value} characters are too many; {most} are allowed",
    "words": "{wanted} words are wanted, not {value}",
    "once": "“{value}” stands there twice",
    "twice-each": "there are two shops of each kind, but {times} of “{value}” (F1.1)",
    "pairs": "the sites with the same letter have the same shop (F3.2)",
    "map-rows": "{rows} rows, not {wanted} (F2.1)",
    "map-row": "row {row} has {value} hexes, not {wanted} (F2.1)",
    "map-sign": "row {row}: “{value}” is none of {known} (F2.1)",
    "map-count": "“{sign}” is there {value} times, not {wanted} (F1.1)",
    "map-centre": "the golden hex is not in the middle (F2.1)",
    "map-short-bridges": "“{sign}” must be two bridges of one hex each (F1.1)",
    "map-long-bridges": "“{sign}” must be two bridges of two hexes each (F1.1)",
    "map-start": "hex {hex}: beside each H must be one s, and beside each s one H (F3.1)",
    "map-all-beside": "hex {hex} is beside a mill, a quarry and a guild house at once (F2.3)",
    "map-golden": "the golden hex cannot be reached (F2.3)",
    "map-unreached": "the site {hex} cannot be reached from {start} in every setup (F2.3)",
    "map-unfair": "the houses differ by {turns} turns in the way to the place “{place}” (F2.3)",
}

WANTED = {
    **faults.WANTED,
    "hex": "a hex by its coordinates, like 2,-2",
    "resource": "a resource",
    "piece": "a piece",
    "artist": "an artist",
    "for": "the word “for”",
    "number": "a number of the die",
}

NOTATION = {
    **faults.NOTATION,
}

FAULTS = faults.Faults(GAME, SETUP, NOTATION, WANTED)
bad_setup = FAULTS.bad_setup
bad_notation = FAULTS.bad_notation
