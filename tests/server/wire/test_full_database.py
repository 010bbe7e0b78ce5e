"""PostgreSQL's disk is full: who moves is told that it was not kept, and all goes on with room."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from signoria.locales import load
from signoria.server.protocol import socket
from tests.support.postgres import Cluster, own_user

from .client import Client, visit
from .process import NAMES, match, person, start
from .served import asynchronous
from .test_crash import load_match

SIZE = "24m"
ROWS = "INSERT INTO filler SELECT repeat('x', 7000) FROM generate_series(1, %s)"
TEXT = "x" * 400
LINES = 200  # of talk, of which a page holds some twenty
SUPERUSER = "the disk of a test is mounted by root"


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of a few megabytes, in memory; skips where it cannot be mounted."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0777", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip(SUPERUSER)
    try:
        own_user(folder)
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def database_on(cluster: Cluster, disk: Path) -> Iterator[str]:
    """The URL of a database on this disk."""
    with psycopg.connect(cluster.url(), autocommit=True) as connection:
        connection.execute(f"CREATE TABLESPACE small LOCATION '{disk}'".encode())
    url = cluster.new_database("--tablespace=small")
    try:
        yield url
    finally:
        with psycopg.connect(cluster.url(), autocommit=True) as connection:
            name = url.partition("@/")[2].partition("?")[0]
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
            connection.execute("DROP TABLESPACE small")


def fill(url: str) -> None:
    """Leave no room: a large table, and then small pieces of it."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE filler (data TEXT)")
        connection.execute("ALTER TABLE filler ALTER data SET STORAGE PLAIN")
        for rows in (2_000, 200, 20, 1):
            with pytest.raises(psycopg.errors.DiskFull):
                insert_for_ever(connection, rows)


def insert_for_ever(connection: psycopg.Connection, rows: int) -> None:
    """Add so many rows again and again."""
    while True:
        connection.execute(ROWS, (rows,))


async def say_until_refused(client: Client) -> tuple[socket.Refused, list[str]]:
    """Talk until it is not kept: that refusal, and what was said before."""
    said: list[str] = []
    for number in range(LINES):
        text = f"{number} {TEXT}"
        answer = await client.ask(socket.Say, text=text)
        if isinstance(answer, socket.Refused):
            return answer, said
        said.append(text)
    raise AssertionError("there is room for ever")


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason=SUPERUSER)
@asynchronous
async def test_a_full_disk_is_told_and_what_was_acknowledged_stays(
    cluster: Cluster, tmp_path: Path
) -> None:
    with small_disk(cluster.folder / "disk") as disk, database_on(cluster, disk) as url:
        server = await start(tmp_path, url)
        try:
            await server.ready()
            async with server.client() as browser:
                tokens = [await person(browser, name) for name in NAMES[:3]]
                found = await match(browser, tokens)
            async with visit(server.url, found, tokens[0]) as client:
                fill(url)
                refused, said = await say_until_refused(client)
                assert refused.problem.reason == "not-kept"
                assert refused.problem.message == load("en").text("problem-not-kept")
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute("DROP TABLE filler")
                last = await client.ask(socket.Say, text="There is room again")
                assert isinstance(last, socket.Done)
        finally:
            await server.kill()
        _, talk = await load_match(url, found)
        assert talk == [*said, "There is room again"]
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log
        assert "No space left on device" in log
