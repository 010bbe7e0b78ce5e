"""The server is killed again and again while people play: nothing that anybody was told is lost."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from signoria.record import Match, proof, read
from signoria.server.domain.match import events
from signoria.server.domain.match.model import Model
from signoria.server.journal import entries
from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.port import Journal
from signoria.server.protocol import socket
from signoria.server.protocol.changes import apply_changes
from signoria.server.startup.database import locate, open_journal
from signoria.server.views import perspective, projection
from tests.support.effort import effort
from tests.support.postgres import Cluster
from tests.support.server_log import check_log

from .client import PATIENCE
from .crowd import Acknowledged, Crowd, Told, is_over
from .crowd import Match as Played
from .process import Process, start

TABLES = [(3, 0), (3, 0), (3, 0), (4, 0), (1, 2)]  # people and bots
# Kills under load and while starting; ``python -m bench kills`` counts a thousand.  On PostgreSQL
# each takes as long as the lease of the killed.
KILLS = {"sqlite": (effort(24), effort(6)), "postgres": (effort(8), effort(2))}
LOAD = 150  # frames at most until a kill
START = 0.6  # seconds in which a server has mostly started
MORE = 3  # moves that every match must go on by in the end
RETURNS = 5  # how often people whose connection ends come back to the last server


async def lives(
    folder: Path, database: str, crowd: Crowd, kills: tuple[int, int]
) -> list[psutil.Process]:
    """Start and kill servers; returns all processes that these have started."""
    left: list[psutil.Process] = []
    under, starting = kills
    kinds = [True] * under + [False] * starting
    crowd.rand.shuffle(kinds)
    for under_load in kinds:
        server = await start(folder, database)
        if under_load:
            await server.ready()
            if not crowd.matches:
                await crowd.begin(server, TABLES)
            crowd.come(server.url)
            heard, going = crowd.frames, not all(map(is_over, crowd.matches))
            await crowd.hear(crowd.rand.randrange(1, LOAD))
            assert crowd.frames > heard or not going, "nobody comes in after a kill"
        else:  # any moment of the start will do
            await asyncio.sleep(crowd.rand.random() * START)
        left += await server.kill()
        await crowd.go()
    return left


async def end(server: Process, crowd: Crowd) -> Played:
    """Every match goes on, and one is played to its end."""
    await server.ready()
    begun = {match.id: match.moves for match in crowd.matches}
    going = [match for match in crowd.matches if not is_over(match)]
    last = max(going, key=lambda match: match.newest)

    def enough(match: Played) -> bool:
        return is_over(match) or (match is not last and match.moves >= begun[match.id] + MORE)

    crowd.enough = enough
    for _ in range(RETURNS):
        crowd.come(server.url)
        await crowd.go()
        if is_over(last):
            break
    assert last.status == "over", server.last_words()
    assert all(match.moves >= begun[match.id] + MORE for match in going if not is_over(match))
    return last


async def load_match(database: str, match: str) -> tuple[list[AnyEntry], list[str]]:
    """The entries of a match, whose versions have no gap, and its players' talk."""
    journal = open_journal(locate(database))
    try:
        return await read_match(journal, match)
    finally:
        await journal.close()


async def read_match(journal: Journal, match: str) -> tuple[list[AnyEntry], list[str]]:
    """The same from an open journal."""
    found = await journal.load(match, from_start=True)
    assert found
    talk = await journal.chat(match, "players", 1_000_000)
    assert [line.number for line in talk] == list(range(1, len(talk) + 1))
    return found.entries, [line.text for line in talk]


def check_told(model: Model, told: Sequence[Told], happened: Sequence[Any]) -> None:
    """What seats were told at a version is what the journal has there."""
    shares = projection.Projection(model)
    for seat, frame in told:
        chair = model.chairs[seat].person
        assert chair
        who = perspective.perspective_of(model, chair.id, seat)
        if frame.situation:
            check_situation(frame.situation, shares.situation(who, 0))
        if isinstance(frame, socket.Hello):
            assert frame.log == model.log.visible_steps(seat)
            assert frame.match == shares.card(who)
        else:
            assert frame.events == events.visible_events(happened, seat)


def check_situation(told: socket.Situation, true: socket.Situation) -> None:
    """How things stand was told as it is, whole or by changes."""
    if told.changes is None:
        assert told.view == true.view
    view = msgspec.json.decode(true.view)
    assert apply_changes(view, told.changes or ()) == view
    parts = ("watching", "own", "undo", "proposal", "clock")
    one, other = (msgspec.json.decode(msgspec.json.encode(each)) for each in (told, true))
    assert [one[part] for part in parts] == [other[part] for part in parts]


def check_done(one: Acknowledged, found: Sequence[AnyEntry], talk: Sequence[str]) -> None:
    """A command that was acknowledged is in the journal, where its answer said."""
    if one.command is socket.Say:
        assert one.fields["text"] in talk
        return
    entry = last_decision(found[: one.version])
    if one.command is socket.Move:
        assert isinstance(entry, entries.Moved)
        assert (entry.seat, entry.action) == (one.seat, one.fields["action"])
    elif one.command is socket.Answer:
        assert isinstance(entry, entries.Answered | entries.Undone)
    else:
        assert isinstance(entry, entries.Undone | entries.Proposed)


def last_decision(found: Sequence[AnyEntry]) -> AnyEntry:
    """The last entry that was somebody's will, not the rules' or chance's."""
    for entry in reversed(found):
        forced = isinstance(entry, entries.Moved) and entry.by == "forced"
        if not forced and not isinstance(entry, entries.Drawn):
            return entry
    raise AssertionError("nobody did anything")


def check(match: Played, found: Sequence[AnyEntry], talk: Sequence[str]) -> None:
    """All that anybody was told, against the journal."""
    model = Model(match.id)
    for entry in found:
        happened = model.fold(entry)
        check_told(model, match.told.pop(model.version, []), happened.events)
    assert not match.told, "more was told than there is"
    for one in match.done:
        check_done(one, found, talk)


async def play_and_kill(tmp_path: Path, database: str, kills: tuple[int, int]) -> Crowd:
    """Play and kill, then see that all goes on."""
    crowd = Crowd(random.randrange(1 << 30))
    left = await lives(tmp_path, database, crowd, kills)
    server = await start(tmp_path, database)
    last = await end(server, crowd)
    async with server.client() as client:
        text = (await client.get(f"/api/matches/{last.id}/record")).raise_for_status().text
    record = read(text)
    assert proof.check(Match.from_record(record), record), (
        "the shuffles do not follow from the seed"
    )
    left += await server.kill()
    _, alive = psutil.wait_procs(left, PATIENCE)
    assert not alive, "a killed server leaves its workers"
    for match in crowd.matches:
        check(match, *await load_match(database, match.id))
    return crowd


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its kill is another thing")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_told_is_lost_by_kills(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "a.db")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database()
    crowd = asyncio.run(play_and_kill(tmp_path, database, KILLS[kind]))
    told = [one.command for match in crowd.matches for one in match.done]
    assert {socket.Move, socket.Undo, socket.Propose, socket.Answer, socket.Say} <= set(told)
    check_log(tmp_path / "log")
