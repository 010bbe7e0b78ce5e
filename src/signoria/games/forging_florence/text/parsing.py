"""Actions from text, the inverse of notation.py; case and spacing are forgiven."""

from __future__ import annotations

from ...shared.notation import Words
from ..map import maps
from ..rules import names
from ..rules.board import ARTISTS, FACES, HEXES, Move
from ..rules.faults import FAULTS
from .notation import verb

_HEXES = tuple(maps.name(hex) for hex in range(HEXES))
_FREE = tuple(name for at, name in enumerate(names.RESOURCES) if verb(at) == "collect")
_SOLD = tuple(name for at, name in enumerate(names.RESOURCES) if verb(at) == "buy")
_VERBS = ("walk", "roll", "collect", "buy", "create", "sell", "upgrade", "hire", "end", "rolled")


def _take(words: Words, allowed: tuple[str, ...]) -> int:
    return Move.TAKE + names.RESOURCES.index(allowed[words.one_of(allowed, "resource")])


def _hire(words: Words) -> int:
    artist = words.one_of(names.ARTISTS, "artist")
    if not words.has_more:
        return Move.HIRE + artist
    words.one_of(("for",), "for")
    return Move.EXCHANGE + ARTISTS * artist + words.one_of(names.ARTISTS, "artist")


def _action(words: Words) -> int:
    match _VERBS[words.one_of(_VERBS, "move")]:
        case "walk":
            return Move.WALK + words.one_of(_HEXES, "hex")
        case "roll":
            return Move.ROLL
        case "collect":
            return _take(words, _FREE)
        case "buy":
            return _take(words, _SOLD)
        case "create":
            return Move.CREATE + words.one_of(names.PIECES, "piece")
        case "sell":
            return Move.SELL + words.one_of(names.PIECES, "piece")
        case "upgrade":
            return Move.UPGRADE
        case "hire":
            return _hire(words)
        case "end":
            return Move.END
    return Move.ROLLED + words.one_of([str(n + 1) for n in range(FACES)], "number")


def parse_action(text: str) -> int:
    """The inverse of ``format_action``; raises ``BadNotation`` with the column and what fits."""
    words = Words(text, FAULTS)
    action = _action(words)
    words.end_here()
    return int(action)
