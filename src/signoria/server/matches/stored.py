"""Matches to and from the journal, counted."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from ..journal import writing
from ..journal.entries import AnyEntry
from ..journal.rows import JournalError, MatchRow
from .house import House
from .model import Model

log = logging.getLogger(__name__)


async def load(house: House, match: str) -> Model | None:
    """The match as it is in the journal, None if there is none."""
    kept = await house.journal.load(match)
    if kept is None:
        return None
    house.counts.loads += 1
    model = Model.restored(kept.snapshot) if kept.snapshot else None
    if model is None:
        if kept.snapshot:  # another version of the program has made it
            kept = await house.journal.load(match, from_start=True) or kept
        model = Model(match)
    model.id = match
    for entry in kept.entries:
        model.fold(entry)
    return model


async def load_settled(house: House, match: str) -> Model | None:
    """The match once nothing of it waits to be written any more; None if it cannot be read."""
    with suppress(JournalError):
        await house.journal.write(writing.nothing)  # the writer takes one thing after the other
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
