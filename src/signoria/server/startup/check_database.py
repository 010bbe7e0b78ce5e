"""Looks through a whole database: every match folds, every record of a game verifies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ... import record as records
from ...record import Match, chain, proof
from ...record.errors import RecordError
from ..domain.damage import MatchDamaged
from ..domain.match import refold
from ..domain.match.model import Model
from ..journal.errors import Unreadable
from ..journal.sql import match_queries
from ..journal.sql.copying import Store
from ..views import record_export
from .database import Location
from .move_database import ends

ALL = "SELECT id, status FROM matches ORDER BY id"


class CheckedMatch(NamedTuple):
    """A match that was looked at: whether its record was verified, and what is wrong with it."""

    id: str
    verified: bool
    fault: str | None


def check_database(location: Location) -> Iterator[CheckedMatch]:
    """Look at each match, as all stood at one moment; a server may use the database meanwhile.

    Nothing is changed.  Raises ``DatabaseFault``.
    """
    with ends(location).source(location.path or location.url, shared=True) as store:
        for match, status in store.execute(ALL).fetchall():
            yield check_match(store, match, status)


def check_match(store: Store, match: str, status: str) -> CheckedMatch:
    """Fold a match from its start, and verify its record if it is over."""
    try:
        stored = match_queries.load(store, match, from_start=True)
        model = refold.replay_match(match, stored.entries if stored else [])
        if status not in (model.status, match_queries.SHUT):
            return CheckedMatch(match, False, f"it is {model.status}, its row says {status}")
        return CheckedMatch(match, verify_record(model), None)
    except (MatchDamaged, RecordError, Unreadable, msgspec.DecodeError) as error:
        return CheckedMatch(match, False, " ".join(str(error).split()))


def verify_record(model: Model) -> bool:
    """Whether the match is over and its record was verified; raises ``RecordError``."""
    if model.status != "over":
        return False
    record = records.read(records.write(record_export.finished_record(model).record()))
    match = Match.from_record(record)
    return proof.check(match, record) is not None and chain.check(match, record)
