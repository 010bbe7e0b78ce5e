"""Matches to and from the journal, counted."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from ...games.contract import BadSetup
from ..journal.entries import AnyEntry
from ..journal.rows import JournalError, MatchRow, Stored
from .house import House
from .model import Model

log = logging.getLogger(__name__)


async def load(house: House, match: str) -> Model | None:
    """The match as it is in the journal, None if there is none."""
    kept = await house.journal.load(match)
    if kept is None:
        return None
    house.counts.loads += 1
    model = await house.offload.run(match, restored, kept)
    if model is None:  # another version of the program has made the snapshot
        kept = await house.journal.load(match, from_start=True) or kept
        model = await house.offload.run(match, folded, Model(match), kept.entries)
    model.id = match
    return model


def restored(kept: Stored) -> Model | None:
    """The match as it was kept; None if its snapshot cannot be read."""
    model = Model.restored(kept.snapshot) if kept.snapshot else Model("")
    return None if model is None else folded(model, kept.entries)


def folded(model: Model, entries: Sequence[AnyEntry]) -> Model:
    """A match with these entries, too."""
    for entry in entries:
        model.fold(entry)
    if model.status == "waiting":
        check_setup(model)
    return model


def check_setup(model: Model) -> None:
    """Read the setup of a match that has not begun, for who takes the last seat not to wait.

    A map of one's own takes a while to check; what was checked is cached.
    """
    with suppress(BadSetup):  # then nobody can begin it, and whoever tries is told why
        model.game.chosen(len(model.chairs), model.created.options)


async def load_settled(house: House, match: str) -> Model | None:
    """The match once nothing of it waits to be written any more; None if it cannot be read."""
    with suppress(JournalError):
        await house.journal.write(nothing)  # the writer takes one thing after the other
    try:
        return await load(house, match)
    except (JournalError, sqlite3.Error) as error:
        log.error("match %s: not read: %s", match, error)
        return None


def nothing(_: sqlite3.Connection) -> None:
    """A job of the writer that only takes its turn."""


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
