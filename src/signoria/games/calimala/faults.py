"""What can be wrong with a setup or with the text of a move: stable keys, and words in English.

The locale files have the same keys as ``setup-<key>`` and ``notation-fault-<key>``, and what the
notation wants as ``wanted-<key>``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..contract import BadNotation, BadSetup

SETUP = {
    "players": "Calimala is for {low} to {high} players, not {value} (C1.1)",
    "unknown-option": "no such option; there are {known}",
    "unknown-field": "no such part of a setup; there are {known}",
    "missing": "is missing",
    "number": "“{value}” is not a number from {low} to {high}",
    "word": "“{value}” is none of {known}",
    "once": "“{value}” must stand there once, not {times} times",
    "start": "with {players} players the seats are 0 to {last}, not {value}",
    "hands": "{hands} hands for {players} players (C2.2)",
    "hand": "each of {players} players is dealt {cards} scoring cards, not {value} (C2.2)",
    "no-card": "with so many players this is a scoring card, not “{value}” (C2.2)",
    "a-card": "with so many players this is “none”, not “{value}” (C2.2)",
    "centre": "contribute is printed on the fifth square, the centre (C1.4)",
    "beginner": "the beginner’s layout is {known} (C2.1)",
    "twice": "there is only one scoring card “{value}” (C1.5)",
}

WANTED = {
    "move": "a move",
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
    "missing": "{wanted} is missing",
    "wrong": "“{value}” is not {wanted}",
    "too-much": "“{value}” is too much",
    "shipment": "one to three cloth can be shipped (C4.5)",
    "transport": "each trade house takes one cloth (C4.6)",
}


def bad_setup(field: str, reason: str, **values: str | int) -> BadSetup:
    """The error that a part of the setup is impossible, with its English sentence."""
    return BadSetup(field, reason, SETUP[reason].format_map(values), values)


def bad_notation(
    reason: str, column: int, expected: Sequence[str], **values: str | int
) -> BadNotation:
    """The error that a text is no move; ``wanted`` among the values is a key of WANTED."""
    wanted = WANTED.get(str(values.get("wanted")), "")
    message = NOTATION[reason].format_map({**values, "wanted": wanted})
    return BadNotation(reason, message, column, expected, values)
