"""Records from elsewhere: read, replayed and checked for one request, and kept nowhere."""

from __future__ import annotations

from base64 import b64encode
from typing import NamedTuple

from ... import locales, record
from ...record import Match, Record, RecordError, chain, late_moves, proof
from ...record.model import CHAIN
from ...record.record_view import SEATS
from ..domain.clean_text import clean_text
from ..domain.refusals import refusal
from ..protocol.lines import Brought, LateMove, Line, Proven, RecordText


class ImportedRecord(NamedTuple):
    """A record, its game, and the language of the person who brings it."""

    record: Record
    match: Match
    language: str


def import_record(text: RecordText) -> Brought:
    """What a record tells; raises ``Refusal``, which says in the reader's language why not."""
    found, match, language = replay_record(text)
    shown = check_proof(match, found, language)
    return Brought(
        line=line_of(match),
        seats=seat_names(found, match.setup.players),
        over=match.over,
        rules=match.recorded_rules,
        date=found.headers.get("Date"),
        proven=shown.proven,
        doubt=shown.doubt,
        timed_out=[LateMove(late.actions, late.seat) for late in late_moves.late_moves(match)],
        alone=shown.alone,
        chained=CHAIN in found.headers,
    )


def replay_record(brought: RecordText) -> ImportedRecord:
    """A record and its game; raises ``Refusal``."""
    language = brought.language if brought.language in locales.LANGUAGES else locales.FALLBACK
    try:
        found = record.read(brought.text)
        return ImportedRecord(found, Match.from_record(found), language)
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


def seat_names(found: Record, players: int) -> list[str]:
    """Who plays, by seat; empty where the record does not say."""
    names = [clean_text(name, 40) for name in found.headers.get(SEATS, "").split(",")]
    return [*names, *[""] * players][:players]


class ProofResult(NamedTuple):
    """What follows from the seed, which the server may have chosen ``alone``; what speaks against
    the record, in words.
    """

    proven: Proven
    doubt: str | None = None
    alone: bool = False


def check_proof(match: Match, found: Record, language: str) -> ProofResult:
    """What seed and chain say of a record that was replayed."""
    if match.difference:
        return ProofResult("no", match.difference.to_text(language))
    try:
        proven = proof.check(match, found)
        chain.check(match, found)
    except RecordError as error:
        return ProofResult("no", error.to_text(language))
    if proven is None:
        return ProofResult("sealed" if proof.has_commitment(found) else "unbound")
    return ProofResult("all" if match.position is None else "since", alone=not proven.speaking)
