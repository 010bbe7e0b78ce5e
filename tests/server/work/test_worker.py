"""Workers elsewhere think for servers, may die at any moment, and nobody hears of the dead."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import psycopg
import pytest

from signoria import bots, games
from signoria.cli.main import main
from signoria.games.contract import CHANCE, Rng, State
from signoria.server.analyses import analyst_worker
from signoria.server.journal.postgres import work as queries
from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.journal.postgres.work_source import PostgresWorkSource
from signoria.server.journal.work_port import JobRow
from signoria.server.thinking import bot_worker
from signoria.server.thinking.bot_pool import BotPool
from signoria.server.work import shared_workers
from signoria.server.work.shared_workers import JobFailed, SharedWorkers
from signoria.server.work.tasks import (
    describe_call,
    encode,
    prepare_call,
    read_result,
    work_version,
)
from signoria.server.work.worker import Worker
from tests.server.wire.served import asynchronous
from tests.support.postgres import Cluster, running_cluster

P = ParamSpec("P")
T = TypeVar("T")
GAME = games.load("calimala")
USER_ERROR = 2
PATIENCE = 60.0  # seconds for a worker on a busy machine
Gate = Callable[[], None]


def first_decision() -> State:
    """A state in which a seat is to decide."""
    state = GAME.new_state(GAME.setup(3, rng=Rng(1)))
    while state.to_move == CHANCE:
        state.apply(state.chance_outcomes()[0][0])
    return state


STATE = first_decision()


class Inline:
    """Workers that do tasks in a thread of this process; they count, and can be held up."""

    trouble: str | None = None

    def __init__(self) -> None:
        self.did = 0
        self.gate = asyncio.Event()
        self.gate.set()

    def warm_up(self) -> None:
        """Ready."""

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it now."""
        await asyncio.wait_for(self.gate.wait(), seconds)
        self.did += 1
        return await asyncio.to_thread(task, *args, **kwargs)

    async def close(self) -> None:
        """Nothing is open."""


class Place:
    """A database, the server's side of it, and workers there."""

    def __init__(self, cluster: Cluster) -> None:
        self.url = cluster.new_database()
        self.journal = PostgresJournal.open(self.url)
        self.own = Inline()
        self.shared = SharedWorkers(self.own, self.journal.work)
        self.thinking = BotPool(seconds=20.0, workers=2, pool=self.shared)

    @asynccontextmanager
    async def worker(self, number: int = 1) -> AsyncIterator[tuple[Worker, Inline]]:
        """A worker that is alive until the block ends."""
        workers, stopping = Inline(), asyncio.Event()
        worker = Worker(PostgresWorkSource.open(self.url), workers, number)
        task = asyncio.create_task(worker.run(stopping))
        while await self.journal.work.count_workers(work_version()) == 0:
            await asyncio.sleep(0)
        self.shared.count_anew()
        try:
            yield worker, workers
        finally:
            stopping.set()
            workers.gate.set()
            await task

    async def choose(self, bot: str = "heuristic") -> int:
        return await self.thinking.choose(GAME, bot, STATE, STATE.to_move)

    async def query(self, query: Callable[..., T], *args: Any) -> T:
        return await self.journal.write(query, *args)

    async def close(self) -> None:
        await self.shared.close()
        await self.journal.close()


@asynccontextmanager
async def place_on(cluster: Cluster) -> AsyncIterator[Place]:
    place = Place(cluster)
    try:
        yield place
    finally:
        await place.close()


def test_what_goes_there_and_back_is_plain() -> None:
    seat = STATE.to_move
    call = describe_call(bot_worker.choose, "calimala", "random", STATE.to_bytes(), seat, 7, 1.0)
    assert call is not None
    action = prepare_call(*call)()
    assert read_result(call.task, encode(action)) == action in STATE.legal_actions()
    assert describe_call(print, "anything") is None
    assert describe_call(bot_worker.do_nothing) is None
    for task, arguments in (("os.system", b""), ("choose", encode(["ls"])), ("choose", b"\xc1")):
        with pytest.raises((KeyError, msgspec.DecodeError)):
            prepare_call(task, arguments)
    with pytest.raises(msgspec.DecodeError):
        read_result("choose", encode("a word"))


@asynchronous
async def test_a_server_thinks_by_itself_while_nobody_else_is_there(cluster: Cluster) -> None:
    async with place_on(cluster) as place:
        assert await place.choose() in STATE.legal_actions()
        assert (place.own.did, place.shared.elsewhere) == (1, 0)


@asynchronous
async def test_a_worker_thinks_for_it_and_finds_the_same(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_workers, "TAKING", PATIENCE)
    async with place_on(cluster) as place, place.worker(2) as (worker, workers):
        found = await asyncio.gather(*(place.choose() for _ in range(6)))
        assert set(found) <= set(STATE.legal_actions())
        assert (place.own.did, workers.did, place.shared.elsewhere) == (0, 6, 6)
        best = bots.best("calimala")
        arguments = ("calimala", best, STATE.to_bytes(), STATE.to_move, 5, 1.0)
        there = await place.shared.run(9.0, bot_worker.choose, *arguments)
        assert there == bot_worker.choose(*arguments)
    assert (worker.done, worker.lost) == (7, 0)


@asynchronous
async def test_a_failure_elsewhere_is_the_bot_s_and_the_best_one_moves(cluster: Cluster) -> None:
    async with place_on(cluster) as place, place.worker():
        assert await place.choose("no-such-bot") in STATE.legal_actions()
        assert place.thinking.crashes == 1
        with pytest.raises(JobFailed, match=r"Fault|Error|Record"):
            await place.shared.run(9.0, analyst_worker.list_questions, "no record")


@asynchronous
async def test_a_job_that_nobody_takes_is_done_here(cluster: Cluster) -> None:
    async with place_on(cluster) as place:
        await place.query(queries.sign_on, "a-worker-that-does-nothing", work_version())
        assert await place.choose() in STATE.legal_actions()
        assert (place.own.did, place.shared.elsewhere) == (1, 0)
        assert await place.query(queries.take_job, "late", work_version()) is None, "withdrawn"


@asynchronous
async def test_who_dies_at_a_job_has_lost_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "EXTEND", queries.EXTEND.replace("WHERE", "WHERE 1 = 0 AND"))
    take = queries.TAKE.replace(f"+ {queries.LEASE}", "+ 300")
    monkeypatch.setattr(queries, "TAKE", take)
    async with place_on(cluster) as place, place.worker() as (worker, workers):
        workers.gate.clear()
        assert await place.choose() in STATE.legal_actions()
        assert (place.own.did, place.shared.elsewhere) == (1, 0)
    assert (worker.done, worker.lost) == (0, 1), "what it brought late was refused"


@asynchronous
async def test_of_two_workers_one_has_a_job_and_late_results_are_refused(cluster: Cluster) -> None:
    async with place_on(cluster) as place:
        job = JobRow("j", "choose", work_version(), b"", 1000, True)
        await place.journal.work.offer_job(job)
        assert await place.query(queries.take_job, "one", work_version()) == job
        assert await place.query(queries.take_job, "two", work_version()) is None
        assert not await place.query(queries.finish_job, "j", "two", b"x", None)
        await place.query(lambda database: database.execute("UPDATE jobs SET until = 1"))
        assert not await place.query(queries.extend_job, "j", "one")
        assert await place.query(queries.take_job, "two", work_version()) == job
        assert not await place.query(queries.finish_job, "j", "one", b"stale", None)
        assert await place.query(queries.finish_job, "j", "two", b"good", None)
        (news,) = await place.journal.work.look_for_jobs(["j"])
        assert news.result == b"good"


@asynchronous
async def test_bots_come_before_analyses_and_other_versions_not_at_all(cluster: Cluster) -> None:
    async with place_on(cluster) as place:
        for id, urgent, version in (
            ("a", False, work_version()),
            ("b", True, work_version()),
            ("c", True, "other"),
        ):
            job = JobRow(id, "choose", version, b"", 1000, urgent)
            await place.journal.work.offer_job(job)
        taken = [await place.query(queries.take_job, "w", work_version()) for _ in range(3)]
        assert [job and job.id for job in taken] == ["b", "a", None]
        assert await place.query(queries.other_versions, work_version()) == ["other"]


@asynchronous
async def test_a_worker_says_once_that_jobs_wait_for_another_version(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async with place_on(cluster) as place:
        await place.journal.work.offer_job(JobRow("j", "choose", "the-other", b"", 1000, True))
        async with place.worker() as (worker, workers):
            while "jobs wait" not in caplog.text:
                await asyncio.sleep(0)
            worker._tell_versions(["the-other"])
        assert worker.done == workers.did == 0, "it has taken what is not its own"
    (said,) = [line for line in caplog.messages if "jobs wait" in line]
    assert "another version of the program (the-other, this is " in said
    assert said.endswith("start workers of the servers' version")


def open_journal(url: str) -> None:
    """Make the tables."""

    async def use() -> None:
        await PostgresJournal.open(url).close()

    asyncio.run(use())


@pytest.mark.parametrize(
    ("version", "says"), [(99, "a newer version of Signoria"), (1, "an older version of Signoria")]
)
def test_a_worker_refuses_a_database_of_another_version(
    cluster: Cluster, version: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.new_database()
    open_journal(url)
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE schema_version SET version = %s", (version,))
    assert main(["worker", "--database", url, "--lang", "en"]) == USER_ERROR
    assert says in capsys.readouterr().err


@asynchronous
async def test_a_database_that_goes_away_stops_no_bot() -> None:
    with running_cluster() as own:
        async with place_on(own) as place, place.worker() as (_, workers):
            workers.gate.clear()
            choosing = asyncio.create_task(place.choose())
            while not place.shared.waiting:
                await asyncio.sleep(0)
            own.crash()
            assert await choosing in STATE.legal_actions()
            assert place.own.did == 1
            own.start()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ((), "PostgreSQL"),
        (("--database", "here.db"), "PostgreSQL"),
        (("--database", "postgresql://localhost:1/none"), "none"),
        (("--database", "postgresql://localhost:1/none", "--processes", "0"), "--processes"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    argv: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worker", *argv, "--lang", "en"]) == USER_ERROR
    assert said in capsys.readouterr().err
