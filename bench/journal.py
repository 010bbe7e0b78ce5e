"""The server's journal: durable appends a second when many matches wait at the same time.

Each append holds one to three entries and how the match stands, as a move of Calimala does, and
is waited for until its commit is on the disk where temporary files lie.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.timing import Bench, Counts
from signoria.server.journal.entries import Chair, Created, Drawn, Moved, Person
from signoria.server.journal.rows import MatchRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal

CALLERS = 64  # matches, each with one append under way
CARD = b"{" + b"c" * 700 + b"}"  # as long as a card of four people in a list


def members_of(match: str) -> dict[str, list[int]]:
    """Two people with a seat each."""
    return {f"{match}-{seat}": [seat] for seat in range(2)}


async def begin(journal: SqliteJournal, match: str) -> None:
    """Make a match between two people."""
    people = [Person(person, "Somebody") for person in members_of(match)]
    created = Created(
        at=0,
        game="calimala",
        options={},
        host=people[0],
        chairs=[Chair(person=person) for person in people],
        seed="00" * 32,
        invitation="",
        public=True,
        spectators=True,
    )
    members = {person.id: [seat] for seat, person in enumerate(people)}
    row = MatchRow(status="running", updated=0, card=CARD, members=members)
    await journal.append(match, 1, [created], row)


async def go_on(journal: SqliteJournal, match: str, appends: int) -> None:
    """Append moves, each with no, one or two draws, one append after the other."""
    version = 2
    for number in range(appends):
        entries: list[Moved | Drawn] = [Moved(at=number, seat=number % 2, action=number % 170)]
        entries += [Drawn(at=number, outcome=draw, draw=number) for draw in range(number % 3)]
        row = MatchRow(status="running", updated=number, to_move=number % 2)
        await journal.append(match, version, entries, row)
        version += len(entries)


async def played(journal: SqliteJournal, sample: int, appends: int) -> None:
    """New matches, all of which append so often at the same time."""
    matches = [f"{sample:06}-{number:09}" for number in range(CALLERS)]
    await asyncio.gather(*(begin(journal, match) for match in matches))
    await asyncio.gather(*(go_on(journal, match, appends) for match in matches))


@contextmanager
def bench() -> Iterator[Bench]:
    """Durable appends by 64 matches at the same time, in a database that lies there so long."""
    samples = count()
    with TemporaryDirectory(prefix="signoria-bench-") as folder:
        journal = SqliteJournal.open(Path(folder) / "bench.db")

        def work(appends: int) -> Counts:
            asyncio.run(played(journal, next(samples), appends))
            return {"appends": CALLERS * (appends + 1)}

        try:
            yield Bench("journal, 64 matches at the same time", work, threads=2)
        finally:
            asyncio.run(journal.close())
