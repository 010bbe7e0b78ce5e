"""Records from elsewhere: read, replayed and checked for whoever brings them, and kept nowhere."""

from __future__ import annotations

from base64 import b64encode
from typing import NamedTuple

from ... import locales, record
from ...record import Match, Record, RecordError, chain, late_moves, proof
from ...record.model import CHAIN
from ...record.record_view import SEATS
from ..domain.refusals import refusal
from ..protocol.lines import Brought, LateMove, Line, Proven, RecordText


class Replayed(NamedTuple):
    """A record, its game, and the language of whoever brings it."""

    record: Record
    match: Match
    language: str


def bring(asked: RecordText) -> Brought:
    """What a record tells; raises ``Refusal``, which says in the reader's language why not."""
    found, match, language = replayed(asked)
    shown = checked(match, found, language)
    return Brought(
        line=line_of(match),
        seats=names(found, match.setup.players),
        over=match.over,
        rules=match.recorded_rules,
        date=found.headers.get("Date"),
        proven=shown.proven,
        doubt=shown.doubt,
        timed_out=[LateMove(late.actions, late.seat) for late in late_moves.late_moves(match)],
        alone=shown.alone,
        chained=CHAIN in found.headers,
    )


def replayed(asked: RecordText) -> Replayed:
    """A record and its game; raises ``Refusal``."""
    language = asked.language if asked.language in locales.LANGUAGES else locales.FALLBACK
    try:
        found = record.read(asked.text)
        return Replayed(found, Match.from_record(found), language)
    except RecordError as error:
        text, line, column = error.to_text(language), error.line, error.column
        raise refusal("bad-record", text=text, line=line, column=column) from None


def line_of(match: Match) -> Line:
    """The game as it can be followed."""
    position = None if match.position is None else b64encode(match.position).decode()
    return Line(
        game=match.game.name,
        setup=dict(match.setup.to_dict()),
        moves=[played.move.text for played in match.played],
        position=position,
    )


def names(found: Record, players: int) -> list[str]:
    """Who plays, by seat; empty where the record does not say."""
    told = [name.strip()[:40] for name in found.headers.get(SEATS, "").split(",")]
    return [*told, *[""] * players][:players]


class Checked(NamedTuple):
    """What follows from the seed, which the server may have chosen ``alone``; what speaks against
    the record, in words.
    """

    proven: Proven
    doubt: str | None = None
    alone: bool = False


def checked(match: Match, found: Record, language: str) -> Checked:
    """What seed and chain say of a record that was replayed."""
    if match.difference:
        return Checked("no", match.difference.to_text(language))
    try:
        proven = proof.check(match, found)
        chain.check(match, found)
    except RecordError as error:
        return Checked("no", error.to_text(language))
    if proven is None:
        return Checked("sealed" if proof.has_commitment(found) else "unbound")
    return Checked("all" if match.position is None else "since", alone=not proven.speaking)
