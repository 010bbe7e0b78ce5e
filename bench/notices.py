"""What notices cost: the moves of a server, and the appends of its journal, with and without.

The server's moves are those of people who have a webhook, or none.  In the journal alone,
``every``: each append passes the turn to somebody who has a webhook, which no game does all the
time; ``third``: every third, as about in Calimala, where a turn has some decisions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench import journal as bench_journal
from bench import timing
from bench.peers import Missing
from bench.report import Figure
from bench.server.process import signoria
from bench.server.runs import Runs
from bench.timing import Bench, Counts
from signoria.server.journal.entries import Moved, Person
from signoria.server.journal.notice_rows import Notice, NoticeChange, WayRow
from signoria.server.journal.rows import MatchRow, TokenRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal

KINDS = {"without": 0, "third": 3, "every": 1}  # notices at each so-many-th append
SERVER = "notices: Calimala, 100 matches of 4 people, durable, {}"
LATER = "3600"  # seconds, so that nothing is sent to people whom there are not
SAMPLES = 3  # of the journal's for each run of a server, which takes longer
MOST = 5.0  # per cent slower with notices


async def meet(journal: SqliteJournal, match: str) -> None:
    """Two people of a match, each with a webhook."""
    for person in bench_journal.members_of(match):
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
    matches = [f"{sample:06}-{number:09}" for number in range(bench_journal.CALLERS)]
    await asyncio.gather(*(bench_journal.begin(journal, match) for match in matches))
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
            return {"appends": bench_journal.CALLERS * appends}

        try:
            yield Bench(f"journal, notices: {kind}", work, threads=2)
        finally:
            asyncio.run(journal.close())


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """The rates with and without, and by how much notices slow them."""
    return [*of_server(max(1, rounds // SAMPLES)), *of_journal(rounds)], []


def of_server(rounds: int) -> list[Figure]:
    """Moves a second of a whole server, and the median over pairs of runs."""
    with (
        TemporaryDirectory(prefix="signoria-bench-") as folder,
        signoria(Path(folder) / "bench.db", SIGNORIA_NOTICE_DELAY=LATER) as server,
    ):
        plain = Runs(SERVER.format("nobody is told"), server, "calimala", None)
        told = Runs(SERVER.format("all are told"), server, "calimala-told", None)
        for number in range(rounds):
            for each in (plain, told)[:: 1 if number % 2 else -1]:
                each.run()
    pairs = zip(plain.results, told.results, strict=True)
    part = median(1 - with_.rate / without.rate for without, with_ in pairs)
    return [
        *(Figure(each.name, each.middle("rate"), "moves/s") for each in (plain, told)),
        Figure(f"{told.name}, slower by", 100 * part, "%", MOST, at_most=True),
    ]


def of_journal(rounds: int) -> list[Figure]:
    """Durable appends a second of the journal alone: medians of samples that take turns."""
    with bench("without") as without, bench("third") as third, bench("every") as every:
        timing.run([without, third, every], rounds)
        found = [
            Figure(one.name, one.rate("appends"), "durable appends/s")
            for one in (without, third, every)
        ]
    return [*found, slower(without, third), slower(without, every)]


def slower(without: Bench, other: Bench) -> Figure:
    """By how much the one is slower than the other."""
    part = 1 - other.rate("appends") / without.rate("appends")
    return Figure(f"{other.name}, slower by", 100 * part, "%")
