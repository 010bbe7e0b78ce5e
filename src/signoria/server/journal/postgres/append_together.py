"""Moves of many matches in one statement: what one statement for each would cost ten times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..entries import Created
from ..errors import Conflict
from ..rows import Lease, MatchRow
from ..sql.group_commit import Outcome
from ..sql.match_writes import append
from .arrays import blobs, numbers, texts
from .connection import Connection
from .jobs import Job
from .outbox_together import change_outboxes

# A row for each append: only those are updated whose next version it is, and only their entries
# are written.
APPEND = """
WITH updated AS (
    UPDATE matches SET updated = new.updated, version = new.last, to_move = new.to_move,
        turn = new.turn, deadline = new.deadline, card = coalesce(new.card, matches.card),
        status = new.status, wake = new.wake
    FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[],
        ?::bigint[], ?::text[], ?::bigint[], ?::bytea[], ?::text[], ?::bigint[])
        AS new (match, before, last, updated, to_move, turn, deadline, status, wake, card, owner,
            epoch)
    WHERE matches.id = new.match AND matches.version = new.before
        AND matches.owner = new.owner AND matches.epoch = new.epoch
    RETURNING id),
written AS (
    INSERT INTO entries (match, version, data)
    SELECT entry.match, entry.version, entry.data
    FROM unnest(?::text[], ?::bigint[], ?::bytea[]) AS entry (match, version, data)
    JOIN updated ON updated.id = entry.match)
SELECT id FROM updated"""


class AppendJob(NamedTuple):
    """The arguments of ``match_writes.append``."""

    match: str
    first: int
    begun: Created | None
    data: Sequence[tuple[str, int, bytes]]
    row: MatchRow
    lease: Lease


def find_appends(batch: Sequence[Job]) -> dict[int, AppendJob]:
    """The jobs of a batch, by their places, that can be done together.

    Those that go on with a match whose members stay; of several for one match, the first.
    """
    found: dict[int, AppendJob] = {}
    seen: set[str] = set()
    for place, job in enumerate(batch):
        if job.work is append:
            each = AppendJob(*job.args)
            if each.match not in seen and each.begun is None and each.row.members is None:
                found[place] = each
            seen.add(each.match)
    return found


def append_together(connection: Connection, appends: Sequence[AppendJob]) -> list[Outcome]:
    """Append all of these; those whose version is not the next get ``Conflict``.

    It is one statement if nothing is done to the outbox, otherwise several for one transaction.
    """
    entries = [entry for each in appends for entry in each.data]
    rows = [each.row for each in appends]
    values = (
        texts(each.match for each in appends),
        numbers(each.first - 1 for each in appends),
        numbers(each.first + len(each.data) - 1 for each in appends),
        numbers(row.updated for row in rows),
        numbers(row.to_move for row in rows),
        numbers(row.turn for row in rows),
        numbers(row.deadline for row in rows),
        texts(row.status for row in rows),
        numbers(row.wake for row in rows),
        blobs(row.card for row in rows),
        texts(each.lease.owner or "" for each in appends),
        numbers(each.lease.epoch for each in appends),
        texts(match for match, _, _ in entries),
        numbers(version for _, version, _ in entries),
        blobs(data for _, _, data in entries),
    )
    done = {match for (match,) in connection.execute(APPEND, values)}
    changes = [(each.match, each.row.notices) for each in appends if each.match in done]
    change_outboxes(connection, [(match, change) for match, change in changes if change])
    return [Outcome(None, None if each.match in done else conflict(each)) for each in appends]


def conflict(each: AppendJob) -> Conflict:
    """Why an append was refused."""
    return Conflict(f"version {each.first} is not the next one")
