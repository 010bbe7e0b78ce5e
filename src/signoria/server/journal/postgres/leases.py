"""Which server appends to a match, where several use one database.

A server is alive as long as it renews its row in ``servers``; a match belongs to the server that
has written its name there, until it lets go of it or is alive no longer.  Each taking raises the
epoch of a match, which every append names: who was late appends nothing.  Only the database's
clock counts; a server measures by its own how long it has not asked.
"""

from __future__ import annotations

import secrets
import time

from ..entries import Person
from ..errors import Elsewhere
from ..rows import LEASE_DURATION, Announcement, DueRow, Errand, Lease, LeaseNews
from ..sql.database import Database

MARGIN = 0.5  # seconds by which a server gives up earlier than others take its matches
MANY = 100  # matches to be woken at a time

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ANY_ALIVE = f"SELECT EXISTS (SELECT 1 FROM servers WHERE until > {NOW})"
FIRST = f"SELECT min(id) FROM servers WHERE until > {NOW}"
ALIVE = f"EXISTS (SELECT 1 FROM servers WHERE servers.id = matches.owner AND until > {NOW})"
REGISTER = f"INSERT INTO servers (id, until) VALUES (?, {NOW} + {LEASE_DURATION})"
EXTEND = f"UPDATE servers SET until = {NOW} + {LEASE_DURATION} WHERE id = ? AND until > {NOW}"
FORGET_DEAD = f"DELETE FROM servers WHERE until < {NOW} - 3600000"
# A batch changes many matches, in any order: two servers that want each other's would wait for each
# other until PostgreSQL ends one of them.  So whoever asks for a match that is being changed asks
# again instead; and once somebody wants it, nobody writes that anew.
FREE = "(SELECT id FROM matches WHERE id = ?2 FOR UPDATE SKIP LOCKED)"
TAKE = f"""
    UPDATE matches SET owner = ?1, epoch = epoch + 1, wanted = NULL
    WHERE id = {FREE} AND (owner IS NULL OR owner = ?1 OR NOT {ALIVE}) RETURNING epoch"""
OWNED = "SELECT 1 FROM matches WHERE id = ?"
WANT = f"UPDATE matches SET wanted = ?1 WHERE id = {FREE} AND wanted IS NULL"
RELEASE = """
    UPDATE matches SET owner = NULL, wanted = NULL WHERE id = ? AND owner = ? AND epoch = ?"""
RELEASE_ALL = "UPDATE matches SET owner = NULL, wanted = NULL WHERE owner = ?"
UNREGISTER = "DELETE FROM servers WHERE id = ?"
WANTED = "SELECT id FROM matches WHERE owner = ? AND wanted IS NOT NULL"
DUE = f"""
    SELECT id, wake, to_move, card FROM matches
    WHERE status IN ('waiting', 'running') AND wake <= {NOW} AND (owner IS NULL OR NOT {ALIVE})
    ORDER BY wake LIMIT {MANY}"""
# Of what another server has, that one is told.
ERRANDS = f"""
    SELECT match, person, kind, number FROM errands JOIN matches ON id = match
    WHERE owner IS NULL OR owner = ? OR NOT {ALIVE}
    ORDER BY match, person, kind LIMIT {MANY}"""
# By time, not by a number: what was numbered first may be committed last.
KEPT = 60_000  # milliseconds: a server that has not looked for so long has lost all connections
ANNOUNCE = f"""
    INSERT INTO announcements (id, at, server, kind, person, name) VALUES (?, {NOW}, ?, ?, ?, ?)"""
FORGET_ANNOUNCEMENTS = f"DELETE FROM announcements WHERE at < {NOW} - {2 * KEPT}"
ANNOUNCEMENTS = f"""
    SELECT id, kind, person, name FROM announcements
    WHERE at > {NOW} - {KEPT} AND server <> ? ORDER BY at, id"""


class Leases:
    """The matches of this server with their epochs, and until when they are."""

    def __init__(self) -> None:
        self.server = secrets.token_urlsafe(12)
        self._epochs: dict[str, int] = {}
        self._until = 0.0
        self._heard: set[str] = set()  # the announcements that are known

    def check(self, match: str | None = None) -> None:
        """Raise ``Elsewhere`` if the matches, or this one, may be another server's by now.

        One that was being read while the lease was lost may be older than what others have told.
        """
        if time.monotonic() > self._until:
            raise Elsewhere("this server has not reached the database for too long")
        if match is not None and match not in self._epochs:
            raise Elsewhere(f"this server has lost the match {match}")

    def lease(self, match: str, first: int) -> Lease:
        """What an append names: for a new match what is written, for others what must be there."""
        if first == 1:
            self._epochs[match] = 1
        return Lease(self.server, self._epochs.get(match, 0))

    def note(self, match: str, epoch: int) -> None:
        """A match was taken."""
        self._epochs[match] = epoch

    def forget(self, match: str) -> int:
        """A match is let go of; the epoch that it had."""
        return self._epochs.pop(match, 0)

    def extend(self, asked: float) -> None:
        """The database was asked at that moment, by ``time.monotonic``, and has agreed."""
        self._until = asked + LEASE_DURATION / 1000 - MARGIN

    def sort_out(self, announcements: dict[str, Announcement]) -> list[Announcement]:
        """Those announcements that are new."""
        fresh = [
            announcement for key, announcement in announcements.items() if key not in self._heard
        ]
        self._heard = set(announcements)
        return fresh

    def start_over(self) -> None:
        """All matches are lost: this is another server from now on."""
        self.server = secrets.token_urlsafe(12)
        self._epochs.clear()
        self._until = 0.0


def is_any_alive(database: Database) -> bool:
    """Whether any server is there."""
    return bool(database.execute(ANY_ALIVE).fetchone()[0])


def register(database: Database, server: str) -> None:
    """A server is there."""
    database.execute(REGISTER, (server,))
    database.execute(FORGET_DEAD)


def extend(database: Database, server: str) -> bool:
    """A server is still there; False if it was gone for too long."""
    return database.execute(EXTEND, (server,)).rowcount == 1


def comes_first(database: Database, server: str) -> bool:
    """Whether a server is the one of all alive that does what only one has to do."""
    return bool(database.execute(FIRST).fetchone()[0] == server)


def unregister(database: Database, server: str) -> None:
    """A server goes, and lets go of all matches."""
    database.execute(RELEASE_ALL, (server,))
    database.execute(UNREGISTER, (server,))


def take(database: Database, server: str, match: str, wanted: bool) -> int | None:
    """Own a match: its epoch, 0 if another server has it, None if there is no such match.

    The other server is told if it is ``wanted``.
    """
    if found := database.execute(TAKE, (server, match)).fetchone():
        return int(found[0])
    if database.execute(OWNED, (match,)).fetchone() is None:
        return None
    if wanted:
        database.execute(WANT, (server, match))
    return 0


def release(database: Database, server: str, match: str, epoch: int) -> None:
    """Let go of a match, unless it has been taken once more meanwhile."""
    database.execute(RELEASE, (match, server, epoch))


def announce(database: Database, server: str, announcement: Announcement) -> None:
    """Let all other servers know, for as long as any may not have looked."""
    person = announcement.person
    row = (secrets.token_urlsafe(12), server, announcement.kind, person.id, person.name)
    database.execute(ANNOUNCE, row)
    database.execute(FORGET_ANNOUNCEMENTS)


def find_announcements(database: Database, server: str) -> dict[str, Announcement]:
    """The newest announcements of other servers by their ids, those that are known already, too."""
    rows = database.execute(ANNOUNCEMENTS, (server,)).fetchall()
    return {key: Announcement(kind, Person(person, name)) for key, kind, person, name in rows}


def find_news(database: Database, server: str) -> LeaseNews:
    """What a server is to do: matches that others want, and those due that nobody has."""
    wanted = [match for (match,) in database.execute(WANTED, (server,)).fetchall()]
    due = [DueRow(*row) for row in database.execute(DUE).fetchall()]
    errands = find_errands(database, server)
    now = int(database.execute(f"SELECT {NOW}").fetchone()[0])
    return LeaseNews(lost=False, wanted=wanted, due=due, errands=errands, now=now)


def find_errands(database: Database, server: str) -> list[Errand]:
    """What is to be done at matches of a server, and at those that nobody has."""
    return [Errand(*row) for row in database.execute(ERRANDS, (server,)).fetchall()]
