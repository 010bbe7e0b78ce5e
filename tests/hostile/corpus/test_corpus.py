"""Bad input is answered plainly, always in the same way, and the server goes on.

The answers stand in ``corpus``; ``python -m tests.hostile.corpus.make`` renews those of what was
damaged by a seed.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.wire import process
from tests.server.wire.process import Process

from .. import server
from . import chosen, make
from .asking import body_answers, goodbyes, raw_answers, somebody

T = TypeVar("T")
LARGEST = 300_000  # bytes of the whole corpus

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it has one loopback address only")


@dataclass
class Here:
    """A server under way, in a loop of its own."""

    loop: asyncio.AbstractEventLoop
    process: Process

    @property
    def port(self) -> int:
        return int(self.process.url.rpartition(":")[2])

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def shared_here(folder: Path) -> Iterator[Here]:
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        running = loop.run_until_complete(process.start(folder))
        loop.run_until_complete(running.ready())
        yield Here(loop, running)
        loop.run_until_complete(server.stop(running))
        assert running.running.returncode == 0


@pytest.fixture
def here(shared_here: Here, folder: Path) -> Iterator[Here]:
    """The server, which is well after each test and has logged nothing unexpected."""
    size = (folder / "log").stat().st_size
    yield shared_here
    shared_here.run(plays(shared_here))
    log = (folder / "log").read_bytes()[size:].decode("utf-8", "replace")
    assert [line for line in log.splitlines() if server.WRONG.search(line)] == []


async def plays(here: Here) -> None:
    """Somebody makes a match, and looks at it."""
    async with somebody(here.port) as (caller, match):
        assert (await caller.call("GET", f"/api/matches/{match}")).status == 200


def rows(name: str) -> list[list[Any]]:
    """A file of the corpus."""
    text = (make.FOLDER / f"{name}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def differences(inputs: list[Any], wanted: list[str], found: list[str]) -> list[str]:
    """Where another answer came than the one that is wanted; no answer is our own failure."""
    assert not [answer for answer in wanted if answer.startswith("5")]
    every = zip(inputs, wanted, found, strict=True)
    return [f"{what!r:.200}: {want}, but {got}" for what, want, got in every if want != got]


@pytest.mark.parametrize("name", ["frames", "bodies", "heads", "records", "maps"])
def test_damaged_input(here: Here, name: str) -> None:
    every = rows(name)
    sent, wanted = [row[:-1] for row in every], [row[-1] for row in every]
    assert not differences(sent, wanted, here.run(make.answers(name, sent, here.port)))


@pytest.mark.parametrize("requests", [chosen.SMUGGLING, chosen.REQUESTS])
def test_chosen_requests(here: Here, requests: dict[str, bytes]) -> None:
    answers = here.run(raw_answers(here.port, list(requests.values())))
    wanted = [chosen.ANSWERS[name] for name in requests]
    assert not differences(list(requests), wanted, answers)


def test_paths(here: Here) -> None:
    requests = [chosen.get(path.encode()) for path in chosen.PATHS]
    answers = here.run(raw_answers(here.port, requests))
    assert not differences(list(chosen.PATHS), list(chosen.PATHS.values()), answers)


def test_chosen_bodies(here: Here) -> None:
    bodies = [("PUT /api/me", body) for body in chosen.JSON_BODIES]
    answers = here.run(body_answers(here.port, bodies))
    assert not differences(bodies, list(chosen.JSON_BODIES.values()), answers)


async def ask_for_name(port: int, name: str) -> str | None:
    """The name that somebody has who wants this one; None if it is refused as too bad."""
    async with somebody(port) as (caller, _):
        answer = await caller.call("PUT", "/api/me", {"name": name})
        assert answer.status == 200 or answer.reason in ("bad-name", "bad-body")
        found: str | None = answer.json().get("name")
        return found


@pytest.mark.parametrize("name", chosen.NAMES)
def test_names(here: Here, name: str) -> None:
    assert here.run(ask_for_name(here.port, name)) == chosen.NAMES[name]


async def table(here: Here) -> str:
    """A public match."""
    async with here.process.client() as client:
        tokens = [await process.person(client, name) for name in ("Ann", "Ben", "Cat")]
        return await process.match(client, tokens)


@pytest.mark.parametrize("name", chosen.BROKEN)
def test_broken_websockets(here: Here, name: str) -> None:
    sent, code = chosen.BROKEN[name]
    (answer,) = here.run(goodbyes(here.port, here.run(table(here)), [sent]))
    assert answer in code.split(" or ")


def test_the_corpus_is_small_and_of_its_seed() -> None:
    files = list(make.FOLDER.glob("*.jsonl"))
    assert len(files) == 5
    assert sum(file.stat().st_size for file in files) < LARGEST
    for name, made in make.inputs().items():
        every, kept = (
            {json.dumps(row) for row in made},
            {json.dumps(row[:-1]) for row in rows(name)},
        )
        assert kept <= every
        assert kept == every or name not in make.WHOLE
