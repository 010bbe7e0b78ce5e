"""A real server whose files, processes and database fail for a moment, or for good."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest

from signoria.record import write
from signoria.server.protocol import socket
from tests.analysis.ends import end
from tests.server.journal.support.pages import PAGE, damage, fill_pages, roots
from tests.server.wire import process
from tests.server.wire.client import PATIENCE, visit
from tests.server.wire.process import Process
from tests.server.wire.served import asynchronous

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")

LINES = 8  # connections that are kept
CALLS = 80  # on each of them
SOON = 0.05  # seconds between two looks
NONE = 4  # descriptors: no more can be opened
BOTS = {"game": "calimala", "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 2}


@dataclass
class Tried:
    """A server with its numbers; ``folder`` has its database ``a.db`` and its log."""

    server: Process
    folder: Path
    numbers: str

    async def health(self) -> tuple[int, str]:
        """The status and text of ``/health``."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            found = await client.get(f"{self.numbers}/health")
        return found.status_code, found.text

    async def until(self, standing: str) -> str:
        """Wait until ``/health`` says this; what else it says."""
        while not (text := (await self.health())[1]).startswith(f"{standing}\n"):
            await asyncio.sleep(SOON)
        return text.partition("\n")[2]

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def writing(self) -> psutil.Process:
        """The process that writes."""
        for child in psutil.Process(self.server.running.pid).children():
            if any("sqlite.writer_main" in word for word in child.cmdline()):
                return child
        raise AssertionError("nobody writes")


def free_port() -> int:
    with sockets.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[Tried]:
    """``signoria serve`` as people start it, until the block ends."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    server = await process.start(folder, SIGNORIA_METRICS_PORT=str(port))
    try:
        await server.ready()
        yield Tried(server, folder, f"http://127.0.0.1:{port}")
    finally:
        await server.kill()


@asynccontextmanager
async def kept_lines(server: Process) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Some browsers, each with one connection that is open already."""
    async with AsyncExitStack() as stack:
        one = httpx.Limits(max_connections=1, max_keepalive_connections=1)
        lines = [
            await stack.enter_async_context(
                httpx.AsyncClient(
                    base_url=server.url,
                    headers={"Origin": server.url},
                    timeout=PATIENCE,
                    limits=one,
                    trust_env=False,
                )
            )
            for _ in range(LINES)
        ]
        for line in lines:
            (await line.get("/api/games")).raise_for_status()
        yield lines


@contextmanager
def without_files(server: Process) -> Iterator[None]:
    """The server can open nothing: no file, no connection, no process."""
    pid = server.running.pid
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (NONE, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


async def statuses(lines: list[httpx.AsyncClient], times: int, path: str) -> set[int]:
    """What is answered to many who ask at the same time."""
    calls = [line.get(path) for line in lines for _ in range(times)]
    return {answer.status_code for answer in await asyncio.gather(*calls)}


@asynchronous
async def test_a_moment_without_descriptors_passes(tmp_path: Path) -> None:
    """Nothing was read before, so that all that reads is needed for the first time just then."""
    async with running_server(tmp_path) as tried, kept_lines(tried.server) as lines:
        record = write(end("calimala", 10_000).record())
        with without_files(tried.server):
            assert await statuses(lines, 5, "/api/lobby") == {200}
            assert (await lines[0].put("/api/me", json={"name": "Anna"})).status_code == 200
            assert (await lines[0].post("/api/matches", json=BOTS)).status_code == 200
            brought = await lines[1].post("/api/records", json={"text": record})
            assert brought.status_code == 200
            asked = await lines[1].post("/api/records/analysis", json={"text": record})
            assert asked.status_code == 200  # it waits for a process
            one = tried.writing()
            one.kill()
            psutil.wait_procs([one], SOON)
            answers = [await line.put("/api/me", json={"name": "Berta"}) for line in lines[:3]]
            assert {answer.status_code for answer in answers} == {503}
        assert (await lines[2].put("/api/me", json={"name": "Berta"})).status_code == 200
        assert await statuses(lines, 5, "/api/lobby") == {200}
        await tried.until("ok")
        key = asked.json()["key"]
        while not (news := (await lines[1].get(f"/api/analyses/{key}")).json())["next"]:
            assert news["state"] in ("waiting", "running")
            await asyncio.sleep(SOON)
    assert "problem id=" not in tried.log()
    assert "Traceback" not in tried.log()


def broken_records(record: str) -> Iterator[str]:
    """The record with nonsense at some places."""
    lines = record.splitlines(keepends=True)
    for at in range(0, len(lines), len(lines) // 12):
        yield "".join([*lines[:at], "nonsense\n", *lines[at:]])


@asynchronous
async def test_many_who_come_first_at_once_are_all_served(tmp_path: Path) -> None:
    """Bad records of many kinds, so that messages from many files are needed at once."""
    whole = write(end("calimala", 10_000).record())
    texts = ["", "nonsense", whole, whole.replace("Calimala", "Go"), *broken_records(whole)]

    async def ask(line: httpx.AsyncClient, first: int) -> set[int]:
        found = set()
        for number in range(CALLS):
            text = texts[(first + number) % len(texts)]
            found.add((await line.post("/api/records", json={"text": text})).status_code)
        return found

    async with running_server(tmp_path) as tried, kept_lines(tried.server) as lines:
        answers = await asyncio.gather(*(ask(line, first) for first, line in enumerate(lines)))
        assert set().union(*answers) == {200, 400}


def unlink(path: Path) -> None:
    for each in path.parent.glob("a.db*"):
        each.unlink()


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    sqlite3.connect(other).close()
    other.touch()
    other.replace(path)


def unlink_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


@pytest.mark.parametrize("change", [unlink, replace, unlink_log])
@asynchronous
async def test_a_database_that_goes_is_noticed(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    async with running_server(tmp_path / "server") as tried, tried.server.client() as browser:
        tokens = [await process.person(browser, name) for name in process.NAMES[:2]]
        match = await process.match(browser, tokens, bots=1)
        assert await tried.health() == (200, "ok\n")
        async with visit(tried.server.url, match, tokens[0]) as one:
            change(tried.folder / "a.db")
            text = await tried.until("failing")
            assert (await tried.health())[0] == 503
            assert text.startswith("writing: ")
            assert "stop the server" in text
            version = one.table.version
            answer = await one.ask(socket.Say, text="Hello?")
            assert isinstance(answer, socket.Refused)
            assert answer.problem.reason == "database-gone"
            assert one.table.version == version
        refused = await browser.put("/api/me", json={"name": "Carla"})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (503, "database-gone")
        numbers = await browser.get(f"{tried.numbers}/metrics")
        assert 'signoria_health{kind="writing"} 2.0' in numbers.text
        assert 'signoria_health{kind="reading"} 0.0' in numbers.text
    (copy,) = tried.folder.glob("a.db.rescued-*")
    assert str(copy) in tried.log()
    database = sqlite3.connect(copy)
    assert database.execute("SELECT id FROM matches").fetchall() == [(match,)]
    database.close()


@asynchronous
async def test_a_frozen_writer_is_noticed_and_so_is_its_return(tmp_path: Path) -> None:
    async with running_server(tmp_path) as tried:
        assert await tried.health() == (200, "ok\n")
        writing = tried.writing()
        writing.suspend()
        try:
            await asyncio.sleep(1.1)  # what was said is fresh for a second
            answers = await asyncio.gather(*(tried.health() for _ in range(10)))
        finally:
            writing.resume()
        assert {status for status, _ in answers} == {503}
        assert {text.partition(" for ")[0] for _, text in answers} == {
            "failing\nwriting: no answer"
        }
        await tried.until("ok")
    assert "writing is failing: no answer" in tried.log()
    assert "writing is ok again" in tried.log()


def serve(path: Path, limit: int | None = None) -> subprocess.CompletedProcess[str]:
    """A server that is expected to give up."""

    def limit_files() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))

    kept = {name: os.environ[name] for name in ("PATH", "SIGNORIA_PURE") if name in os.environ}
    free = ("--port", "0", "--metrics-port", "0")
    return subprocess.run(
        [sys.executable, "-m", "signoria", "serve", *free, "--database", str(path)],
        env={**kept, "LANG": "C"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=limit_files,
    )


def complaint_of(done: subprocess.CompletedProcess[str]) -> str:
    """What it said, which is a sentence."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert "unexpected" not in done.stderr
    assert done.stderr.startswith("signoria: ")
    return done.stderr


@asynchronous
async def test_a_second_server_by_a_link_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path / "server") as tried:
        link, name = tmp_path / "link.db", tmp_path / "name.db"
        link.symlink_to(tried.folder / "a.db")
        os.link(tried.folder / "a.db", name)
        for path in (link, name):
            assert "another server is using" in complaint_of(await asyncio.to_thread(serve, path))
        assert "2 names" in await tried.until("degraded")
        assert (await tried.health())[0] == 200
        name.unlink()
        for lock in ("a.db.lock", "a.db.server.lock"):
            (tried.folder / lock).unlink()
        again = await asyncio.to_thread(serve, tried.folder / "a.db")
        assert "another server is using" in complaint_of(again)
        assert await tried.until("ok") == ""


def test_a_damaged_page_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill_pages(path)
    damage(path, page := roots(path)["entries"])
    said = complaint_of(serve(path))
    assert f"page {page} of the table entries" in said
    assert "backup" in said


def test_a_database_that_is_all_nonsense_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill_pages(path)
    for page in range(2, path.stat().st_size // PAGE + 1):
        damage(path, page)
    assert "damaged" in complaint_of(serve(path))


@pytest.mark.parametrize("limit", [7, 12, 16, 20, 24, 30])
def test_with_few_descriptors_it_says_so(tmp_path: Path, limit: int) -> None:
    said = complaint_of(serve(tmp_path / "a.db", limit))
    assert f"too few open files ({limit})" in said


@asynchronous
async def test_all_processes_come_back_after_a_kill(tmp_path: Path) -> None:
    """Whichever helper dies, the server serves on."""
    async with running_server(tmp_path) as tried, tried.server.client() as browser:
        token = await process.person(browser, "Anna")
        cookie = {"Cookie": f"signoria={token}"}
        for child in psutil.Process(tried.server.running.pid).children(recursive=True):
            if "resource_tracker" not in " ".join(child.cmdline()):
                child.send_signal(signal.SIGKILL)
        made = await browser.post("/api/matches", json=BOTS, headers=cookie)
        assert made.status_code in (200, 503)  # it may have died in the midst of it
        await tried.until("ok")
        made = await browser.post("/api/matches", json=BOTS, headers=cookie)
        async with visit(tried.server.url, made.json()["id"], token) as one:
            await one.until(lambda: one.table.legal)  # bots move again
