"""The chain of a record: a hash over everything but its comments, link by link.

Hashes of states say that a turn ends as it should; they do not tell two ways to the same end apart.
The chain does.  It finds what was changed, not who changed it: whoever writes a whole record anew
writes a new chain as well.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from .errors import Disagreement, RecordError
from .model import CHAIN, NOWHERE, SCHEME, Record
from .writer import result_lines, turn_lines

if TYPE_CHECKING:
    from .match import Match

MARK = 2  # hex digits of a link that stand in the record, to find where it was changed
MOST_MARKS = 1_900  # that fit into a line; no game has as many turns
FORM = re.compile(r"([0-9a-f]{64})((?: ?[0-9a-f]{2})+)")


def chain_value(record: Record) -> str:
    """The header: the last link, and the mark of each turn after that of the head."""
    links = [digest.hex() for digest in _links(record)]
    marks = "".join(link[:MARK] for link in links[:-1][:MOST_MARKS])
    return f"{links[-1]} {marks}"


def with_chain(record: Record) -> Record:
    """The record with its chain."""
    return replace(record, headers={**record.headers, CHAIN: chain_value(record)})


def check(match: Match, record: Record) -> bool:
    """Compare the chain with the record, as it was replayed; False if it has none.

    Raises ``RecordError`` where the two differ first, and if a record has none that must have one:
    programs that know the second scheme of shuffles write a chain.
    """
    told = record.headers.get(CHAIN)
    if told is None and SCHEME in record.headers:
        raise RecordError(record.places.get(SCHEME, NOWHERE), "no-chain", [f"{CHAIN}: ..."])
    if told is None:
        return False
    if not FORM.fullmatch(told):
        raise RecordError(record.places.get(CHAIN, NOWHERE), "bad-chain")
    # Moves as the game writes them, so that what the notation forgives is no change.
    same = replace(match.record(), rules=record.rules, headers=record.headers)
    if told != (right := chain_value(same)):
        raise _difference(record, told, right)
    return True


def _difference(record: Record, told: str, right: str) -> RecordError:
    """Where a chain differs first from what it should be."""
    found, wanted = (text.partition(" ")[2] for text in (told, right))
    pairs = range(0, min(len(found), len(wanted)), MARK)
    first = next((at // MARK for at in pairs if found[at : at + MARK] != wanted[at : at + MARK]), 0)
    if first == 0 or found == wanted:
        reason = "other-end" if found == wanted else "other-head"
        return RecordError(record.places.get(CHAIN, NOWHERE), reason)
    turn = record.turns[first - 1]
    return Disagreement(turn.place, "other-turn", [], turn.number)


def _links(record: Record) -> Iterator[bytes]:
    """The hash of the head, then of each turn with the link before it, then of the result."""
    link = sha256("\n".join(_head(record)).encode()).digest()
    yield link
    for turn in record.turns:
        lines = turn_lines(replace(turn, hash=None), 0, {})
        link = sha256(link + "\n".join(lines).encode()).digest()
        yield link
    yield sha256(link + "\n".join(result_lines(record)).encode()).digest()


def _head(record: Record) -> Iterator[str]:
    """The lines of everything before the first turn; their order does not matter."""
    yield from (f"Game: {record.game}", f"Rules: {record.rules}")
    headers = sorted(record.headers.items())
    yield from (f"{name}: {text}" for name, text in headers if name != CHAIN)
    yield ""
    yield from (f"{name}: {text}" for name, text in sorted(record.setup.items()))
    if record.position is not None:
        yield b64encode(record.position).decode()
