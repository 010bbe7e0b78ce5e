"""``signoria admin check``: sound databases pass, and what is wrong is named."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from signoria.cli.main import main
from signoria.server.protocol import http
from signoria.server.startup.check_database import check_database
from signoria.server.startup.database import Location
from signoria.server.startup.move_database import move_database
from tests.server.world import ANN, World, asynchronous, new_match, party
from tests.support.postgres import Cluster


async def play(here: World) -> tuple[str, str]:
    """A match of bots that is over, and one of people under way; their ids."""
    over = await new_match(here.hub, *[http.BotSeat("random")] * 3, host=ANN)
    room = await here.hub.room(over)
    while await room.read(lambda model: model.status) != "over":
        await here.hub.context.tasks.wait()
    table = await party(here)
    await table.move()
    return over, table.match


@asynchronous
async def test_a_sound_database_passes_while_its_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = World(tmp_path).open()
    await play(here)
    assert main(["admin", "check", str(here.path)]) == 0
    assert "2 matches looked at; records verified: 1; with a fault: 0" in capsys.readouterr().out
    await here.close()


@asynchronous
async def test_what_is_wrong_is_named_in_both_databases(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    here = World(tmp_path).open()
    over, running = await play(here)
    await here.close()
    with closing(sqlite3.connect(here.path)) as database, database:
        database.execute("DELETE FROM entries WHERE match = ? AND version = 2", (running,))
        changed = "CAST(replace(CAST(data AS TEXT), ?, ?) AS BLOB)"
        change = f"UPDATE entries SET data = {changed} WHERE match = ?"
        database.execute(change, ('"outcome":', '"outcome":1', over))
    moved = Location(None, cluster.new_database())
    move_database(Location(here.path), moved)
    for place in (Location(here.path), moved):
        assert {each.id for each in check_database(place) if each.fault} == {over, running}
    assert main(["admin", "check", str(here.path)]) == 1
    out = capsys.readouterr().out
    assert f"match {running}: entries are missing" in out
    assert "with a fault: 2" in out
