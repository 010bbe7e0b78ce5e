"""What notices cost the journal: the same durable appends with and without, in turns.

``every``: each append passes the turn to somebody who has a webhook, which no game does all the
time; ``third``: every third, as about in Calimala, where a turn has some decisions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import journal as plain
from bench import timing
from bench.peers import Missing
from bench.report import Figure
from bench.timing import Bench, Counts
from signoria.server.journal.entries import Moved, Person
from signoria.server.journal.notice_rows import Notice, NoticeChange, WayRow
from signoria.server.journal.rows import MatchRow, TokenRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal

KINDS = {"without": 0, "third": 3, "every": 1}  # notices at each so-many-th append
MOST = 5.0  # per cent slower with notices


async def meet(journal: SqliteJournal, match: str) -> None:
    """Two people of a match, each with a webhook."""
    for person in plain.members_of(match):
        token = TokenRow(person.encode(), person, "browser", None, None, 0)
        await journal.add_person(Person(person, "Somebody"), token)
        way = WayRow(id=person, person=person, kind="webhook", target="", created=0)
        await journal.add_way(way)


def passing(match: str, number: int) -> NoticeChange:
    """The turn passes to the one of the two, and the other is asked no more."""
    asked, before = f"{match}-{number % 2}", f"{match}-{(number + 1) % 2}"
    return NoticeChange([before], [Notice(asked, "turn", number, number, number, [0])])


async def go_on(journal: SqliteJournal, match: str, appends: int, every: int) -> None:
    """Append moves, one after the other."""
    for number in range(appends):
        notices = passing(match, number // every) if every and number % every == 0 else None
        row = MatchRow(status="running", updated=number, to_move=number % 2, notices=notices)
        await journal.append(match, number + 2, [Moved(at=number, seat=0, action=1)], row)


async def play(journal: SqliteJournal, sample: int, appends: int, every: int) -> None:
    """New matches, all of which append so often at the same time."""
    matches = [f"{sample:06}-{number:09}" for number in range(plain.CALLERS)]
    await asyncio.gather(*(plain.begin(journal, match) for match in matches))
    await asyncio.gather(*(meet(journal, match) for match in matches))
    await asyncio.gather(*(go_on(journal, match, appends, every) for match in matches))


@contextmanager
def bench(kind: str) -> Iterator[Bench]:
    """Durable appends by 64 matches at the same time."""
    samples = count()
    with TemporaryDirectory(prefix="signoria-bench-") as folder:
        journal = SqliteJournal.open(Path(folder) / "bench.db")

        def work(appends: int) -> Counts:
            asyncio.run(play(journal, next(samples), appends, KINDS[kind]))
            return {"appends": plain.CALLERS * appends}

        try:
            yield Bench(f"journal, notices: {kind}", work, threads=2)
        finally:
            asyncio.run(journal.close())


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """The rates, and by how much notices slow appends: the median over pairs of samples."""
    with bench("without") as without, bench("third") as third, bench("every") as every:
        timing.run([without, third, every], rounds)
        found = [
            Figure(one.name, one.rate("appends"), "durable appends/s")
            for one in (without, third, every)
        ]
    found.append(slower(without, third, MOST))
    found.append(slower(without, every, None))
    return found, []


def slower(without: Bench, other: Bench, most: float | None) -> Figure:
    """By how much the one is slower than the other."""
    part = 1 - other.rate("appends") / without.rate("appends")
    return Figure(f"{other.name}, slower by", 100 * part, "%", most, at_most=True)
