"""What no server ran is taken out of the clock of a match, by an entry that says so."""

from __future__ import annotations

import logging

from ..domain.match.model import Model
from ..domain.match.timing import running_since
from ..journal.entries import AnyEntry, ServerDown
from ..journal.errors import JournalError
from ..journal.uptime_rows import outages_since
from .context import RoomContext

log = logging.getLogger(__name__)


async def find_outages(context: RoomContext, model: Model) -> list[AnyEntry]:
    """The entries for all outages since the time of the seat to move has run, if it does.

    If they cannot be read the clock has its time of grace, and they are asked for again later.
    """
    if model.bank is None or model.bank.runs is None:
        return []
    since, now = running_since(model), context.times.now()
    try:
        found = outages_since(await context.journal.uptimes(since), since)
    except JournalError as error:
        log.error("match %s: outages cannot be read: %s", model.id, error)
        return []
    return [ServerDown(at=now, since=one.since, until=one.until) for one in found]
