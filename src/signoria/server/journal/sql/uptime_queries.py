"""SQL for the stretches of time in which any server ran."""

from __future__ import annotations

from ..rows import UptimeRow
from ..uptime_rows import continue_row
from .database import Database

SET_BACK = "DELETE FROM uptimes WHERE began > ?"
LAST = "SELECT began, seen FROM uptimes ORDER BY began DESC LIMIT 1"
SINCE = "SELECT began, seen FROM uptimes WHERE seen >= ? ORDER BY began"
INSERT = "INSERT INTO uptimes (began, seen) VALUES (?, ?) ON CONFLICT (began) DO NOTHING"
UPDATE = "UPDATE uptimes SET seen = ? WHERE began = ?"
FORGET = "DELETE FROM uptimes WHERE seen < ?"


def note_uptime(database: Database, now: int, gap: int, kept: int) -> bool:
    """Note that a server runs; whether none had for longer than the gap."""
    database.execute(SET_BACK, (now,))
    found = database.execute(LAST).fetchone()
    last = UptimeRow(*found) if found else None
    row = continue_row(last, now, gap)
    if last is not None and row.began == last.began:
        database.execute(UPDATE, (row.seen, row.began))
        return False
    database.execute(INSERT, row)
    database.execute(FORGET, (now - kept,))
    return last is not None


def uptimes(database: Database, since: int) -> list[UptimeRow]:
    """The stretches that ended after a moment, in order."""
    return [UptimeRow(*row) for row in database.execute(SINCE, (since,))]
