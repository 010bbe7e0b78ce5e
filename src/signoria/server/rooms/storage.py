"""Matches to and from the journal, counted."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from ...games.contract import BadSetup
from ..domain.damage import MatchDamaged
from ..domain.match import refold
from ..domain.match.model import Model
from ..domain.match.rules_versions import switched_rules
from ..journal.entries import AnyEntry
from ..journal.errors import Elsewhere, JournalError, Unreadable
from ..journal.rows import MatchRow, StoredMatch
from .context import RoomContext

log = logging.getLogger(__name__)


async def take_match(context: RoomContext, match: str, *, wanted: bool) -> Model | None:
    """Have the match for this server, as it is in the journal; None if there is none.

    Raises ``Elsewhere`` and what ``load_match`` does.
    """
    await context.journal.take_match(match, wanted=wanted)
    return await load_match(context, match)


async def load_match(context: RoomContext, match: str) -> Model | None:
    """The match as it is in the journal, None if there is none.

    Raises ``JournalError``, and ``MatchDamaged`` for what cannot be read or played on.
    """
    try:
        kept = await context.journal.load(match)
        if kept is None:
            return None
        if kept.shut:
            raise MatchDamaged("shut", kept.version)
        context.counts.loads += 1
        model = await context.offload.run(match, restore_match, match, kept)
        if model is None:
            whole = await context.journal.load(match, from_start=True) if kept.snapshot else kept
            entries = (whole or kept).entries
            model = await context.offload.run(match, replay_entries, match, entries, kept.snapshot)
    except Unreadable as error:
        raise MatchDamaged("unreadable", 0, str(error)) from error
    return model


def restore_match(match: str, kept: StoredMatch) -> Model | None:
    """The match from its snapshot on; None if it must be replayed from its start."""
    model = Model.from_snapshot(kept.snapshot) if kept.snapshot else None
    if model is None or model.version != kept.version:
        return None
    if switched_rules(kept.entries) not in (None, model.rules):
        return None
    model.id = match
    try:
        for entry in kept.entries:
            refold.fold_entry(model, entry)
    except MatchDamaged:  # maybe the snapshot is wrong: the entries are the truth
        return None
    if model.status == "waiting":
        warm_setup(model)
    return model


def replay_entries(match: str, entries: Sequence[AnyEntry], snapshot: bytes | None) -> Model:
    """The match from its start, compared with what was noted of it; raises ``MatchDamaged``."""
    model = refold.replay_match(match, entries, snapshot)
    if model.status == "waiting":
        warm_setup(model)
    return model


def warm_setup(model: Model) -> None:
    """Read the setup of a match that has not begun, for who takes the last seat not to wait.

    A map of one's own takes a while to check; what was checked is cached.
    """
    with suppress(BadSetup):  # then nobody can begin it, and whoever tries is told why
        model.game.resolve_options(len(model.chairs), model.created.options)


async def load_after_writes(context: RoomContext, match: str) -> Model | None:
    """The match once nothing of it waits to be written any more; None if it cannot be read.

    Raises ``MatchDamaged``, and ``Elsewhere`` if another server has it by now.
    """
    with suppress(JournalError):
        await context.journal.barrier()
    try:
        return await take_match(context, match, wanted=False)
    except Elsewhere:
        raise
    except JournalError as error:
        log.error("match %s: not read: %s", match, error)
        return None


async def append_entries(
    context: RoomContext, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
) -> None:
    """Append, and measure it; raises ``JournalError``."""
    counts, began = context.counts, perf_counter()
    try:
        await context.journal.append(match, first, entries, row)
    except JournalError:
        counts.failed_appends += 1
        raise
    counts.count_append(len(entries), perf_counter() - began)
