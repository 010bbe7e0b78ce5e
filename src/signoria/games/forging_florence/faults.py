"""What can be wrong with a setup or with the text of a move: stable keys, and words in English."""

from __future__ import annotations

from collections.abc import Sequence

from ..contract import BadNotation, BadSetup
from .names import GAME

SETUP = {
    "players": "Forging Florence is for {low} to {high} players, not {value} (F1.1)",
    "unknown-option": "no such option; there are {known}",
    "unknown-field": "no such part of a setup; there are {known}",
    "missing": "is missing",
    "number": "“{value}” is not a number from {low} to {high}",
    "tens": "“{value}” is not a multiple of ten from {low} to {high} (F5.2)",
    "word": "“{value}” is none of {known}",
    "long": "{value} characters are too many; {most} are allowed",
    "words": "{wanted} words are wanted, not {value}",
    "once": "“{value}” stands there twice",
    "start": "with {players} players the seats are 0 to {last}, not {value}",
    "twice-each": "there are two shops of each kind, but {times} of “{value}” (F1.1)",
    "pairs": "the sites with the same letter have the same shop (F3.2)",
    "map-rows": "{rows} rows, not {wanted} (F2.1)",
    "map-row": "row {row} has {value} hexes, not {wanted} (F2.1)",
    "map-sign": "row {row}: “{value}” is none of {known} (F2.1)",
    "map-count": "“{sign}” is there {value} times, not {wanted} (F1.1)",
    "map-centre": "the golden hex is not in the middle (F2.1)",
    "map-bridges": "“{sign}” must be two bridges of {wanted} hexes each (F1.1)",
    "map-start": "hex {hex}: beside each H must be one s, and beside each s one H (F3.1)",
    "map-all-beside": "hex {hex} is beside a mill, a quarry and a guild house at once (F2.3)",
    "map-golden": "the golden hex cannot be reached (F2.3)",
    "map-unreached": "the site {hex} cannot be reached from {start} in every setup (F2.3)",
    "map-unfair": "the houses differ by {turns} turns in the way to the place “{place}” (F2.3)",
}

WANTED = {
    "move": "a move",
    "hex": "a hex by its coordinates, like 2,-2",
    "resource": "a resource",
    "piece": "a piece",
    "artist": "an artist",
    "for": "the word “for”",
    "number": "a number of the die",
}

NOTATION = {
    "missing": "{wanted} is missing",
    "wrong": "“{value}” is not {wanted}",
    "too-much": "“{value}” is too much",
}


def bad_setup(field: str, reason: str, **values: str | int) -> BadSetup:
    """The error that a part of the setup is impossible, with its English sentence."""
    return BadSetup(field, reason, SETUP[reason].format_map(values), values, GAME)


def bad_notation(
    reason: str, column: int, expected: Sequence[str], **values: str | int
) -> BadNotation:
    """The error that a text is no move; ``wanted`` among the values is a key of WANTED."""
    wanted = WANTED.get(str(values.get("wanted")), "")
    message = NOTATION[reason].format_map({**values, "wanted": wanted})
    return BadNotation(reason, message, column, expected, values, GAME)
