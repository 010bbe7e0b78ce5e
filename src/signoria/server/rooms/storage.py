"""Matches to and from the journal, counted."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from ...games.contract import BadSetup
from ..domain import refold
from ..domain.damage import Damaged
from ..domain.model import Model
from ..domain.rules import rules_of
from ..journal.entries import AnyEntry
from ..journal.rows import JournalError, MatchRow, Stored, Unreadable
from ..journal.sqlite import match_writes
from .context import House

log = logging.getLogger(__name__)


async def load(house: House, match: str) -> Model | None:
    """The match as it is in the journal, None if there is none.

    Raises ``JournalError``, and ``Damaged`` for what cannot be read or played on.
    """
    try:
        kept = await house.journal.load(match)
        if kept is None:
            return None
        if kept.shut:
            raise Damaged("shut", kept.version)
        house.counts.loads += 1
        model = await house.offload.run(match, restored, match, kept)
        if model is None:
            whole = await house.journal.load(match, from_start=True) if kept.snapshot else kept
            entries = (whole or kept).entries
            model = await house.offload.run(match, replayed, match, entries, kept.snapshot)
    except Unreadable as error:
        raise Damaged("unreadable", 0, str(error)) from error
    return model


def restored(match: str, kept: Stored) -> Model | None:
    """The match from its snapshot on; None if it must be replayed from its start."""
    model = Model.restored(kept.snapshot) if kept.snapshot else None
    if model is None or model.version != kept.version:
        return None
    if rules_of(kept.entries) not in (None, model.rules):
        return None
    model.id = match
    try:
        for entry in kept.entries:
            refold.fold(model, entry)
    except Damaged:  # maybe the snapshot is wrong: the entries are the truth
        return None
    if model.status == "waiting":
        check_setup(model)
    return model


def replayed(match: str, entries: Sequence[AnyEntry], snapshot: bytes | None) -> Model:
    """The match from its start, compared with what was noted of it; raises ``Damaged``."""
    model = refold.replay(match, entries, snapshot)
    if model.status == "waiting":
        check_setup(model)
    return model


def check_setup(model: Model) -> None:
    """Read the setup of a match that has not begun, for who takes the last seat not to wait.

    A map of one's own takes a while to check; what was checked is cached.
    """
    with suppress(BadSetup):  # then nobody can begin it, and whoever tries is told why
        model.game.resolve_options(len(model.chairs), model.created.options)


async def load_settled(house: House, match: str) -> Model | None:
    """The match once nothing of it waits to be written any more; None if it cannot be read.

    Raises ``Damaged``.
    """
    with suppress(JournalError):
        await house.journal.write(
            match_writes.nothing
        )  # the writer takes one thing after the other
    try:
        return await load(house, match)
    except (JournalError, sqlite3.Error) as error:
        log.error("match %s: not read: %s", match, error)
        return None


async def append(
    house: House, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
) -> None:
    """Append, and measure it; raises ``JournalError``."""
    counts, began = house.counts, perf_counter()
    try:
        await house.journal.append(match, first, entries, row)
    except JournalError:
        counts.failed_appends += 1
        raise
    counts.appended(len(entries), perf_counter() - began)
