"""``signoria admin`` does the same to a server that runs, to a file that none uses, and to servers
on PostgreSQL; the address file alone tells it how.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.cli.administration.connection import ask_server, own_name
from signoria.cli.main import main
from signoria.locales import LANGUAGES, load
from signoria.server.page.requests import PageRequest
from signoria.server.startup.address_file import AddressFile, Operator, address_path
from tests.server.wire.process import match, person, start
from tests.server.wire.served import asynchronous
from tests.support.postgres import Cluster

USER_ERROR = 2
Out = pytest.CaptureFixture[str]


class Terminal:
    """The command line for one database."""

    def __init__(self, database: str, out: Out) -> None:
        self._database = database
        self._out = out

    async def run(self, *argv: str) -> tuple[int, str]:
        """The status of ``signoria admin``, and all that it says."""
        self._out.readouterr()
        named = [*argv, "--database", self._database, "--lang", "en"]
        status = await asyncio.to_thread(main, ["admin", *named])
        return status, "".join(self._out.readouterr())

    async def ask(self, *argv: str) -> Any:
        """The answer of an act."""
        status, text = await self.run(*argv, "--json")
        assert status == 0, text
        return json.loads(text)


async def look_after(terminal: Terminal, made: str, run: Callable[[], Awaitable[Any]]) -> None:
    """All acts once, on a match of Ada and Bea; ``run`` looks at what a server says of it."""
    (ada,) = (await terminal.ask("people", "ada"))["people"]
    assert (await terminal.ask("rename", ada["id"], "Adele"))["person"]["name"] == "Adele"
    (found,) = (await terminal.ask("matches", "ADELE", "--status", "running"))["matches"]
    assert found["id"] == made
    await terminal.ask("silence", ada["id"], "--days", "0.5", "--reason", "why not")
    person = (await terminal.ask("lift", ada["id"], "silence"))["person"]
    assert person["restrictions"] == []
    await terminal.ask("appoint", ada["id"])
    assert [one["name"] for one in (await terminal.ask("administrators"))["people"]] == ["Adele"]
    await terminal.ask("dismiss", ada["id"])
    await terminal.ask("ban", ada["id"])
    await terminal.ask("end-device", ada["id"], "all")
    await terminal.ask("hide", made)
    await terminal.ask("close-talk", made, "--days", "3")
    shown = (await terminal.ask("show", made))["match"]
    assert [one["kind"] for one in shown["restrictions"]] == ["closed"]
    await run()
    await terminal.ask("open-talk", made)
    await terminal.ask("end", made, "--reason", "a test")
    assert (await terminal.ask("match", made))["match"]["status"] == "abandoned"
    assert (await terminal.ask("entry", "invited"))["invited_only"]
    link = await terminal.ask("invite", "--people", "3")
    assert link["people"] == 3
    assert link["url"].startswith("http://")
    await terminal.ask("prune", "--talk", "1")
    assert (await terminal.ask("reports", "--all"))["reports"] == []
    acts = [line["act"] for line in (await terminal.ask("log"))["lines"]]
    assert acts[-3:] == ["lift silence", "silence", "rename"]
    assert len(acts) == 15


async def check_server(folder: Path, database: str, out: Out) -> None:
    """The acts, beside a server on a database."""
    server = await start(folder, database)
    try:
        await server.ready()
        async with server.client() as client:
            tokens = [await person(client, name) for name in ("Ada", "Bea")]
            made = await match(client, tokens, bots=1)
            await look_after(Terminal(database, out), made, lambda: check_card(client, made))
    finally:
        await server.kill()


async def check_card(client: httpx.AsyncClient, made: str) -> None:
    """The server knows at once that a bot plays on for whoever is banned, and a new name."""
    card = (await client.get(f"/api/matches/{made}")).raise_for_status().json()
    seat = card["seats"][0]
    assert seat["name"] == "Adele"
    assert seat["standing_in"]


@asynchronous
async def test_on_a_file_that_a_server_uses(tmp_path: Path, capsys: Out) -> None:
    await check_server(tmp_path, str(tmp_path / "a.db"), capsys)


@asynchronous
async def test_on_postgresql_beside_a_server(cluster: Cluster, tmp_path: Path, capsys: Out) -> None:
    await check_server(tmp_path, cluster.new_database(), capsys)


@asynchronous
async def test_on_a_file_that_nobody_uses(tmp_path: Path, capsys: Out) -> None:
    server, database = await start(tmp_path), str(tmp_path / "a.db")
    try:
        await server.ready()
        async with server.client() as client:
            tokens = [await person(client, name) for name in ("Ada", "Bea")]
            made = await match(client, tokens, bots=1)
    finally:
        await server.kill()  # which leaves a file with an address behind
    assert address_path(Path(database)).exists()

    async def nothing() -> None:
        return

    await look_after(Terminal(database, capsys), made, nothing)
    status, text = await Terminal(database, capsys).run("export", made, str(tmp_path / "r"))
    assert (status, (tmp_path / "r").exists()) == (USER_ERROR, False)
    assert "not over" in text


@asynchronous
async def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, capsys: Out) -> None:
    missing = Terminal(str(tmp_path / "none.db"), capsys)
    status, text = await missing.run("people")
    assert (status, "none.db" in text) == (USER_ERROR, True)
    assert not (tmp_path / "none.db").exists()
    server, database = await start(tmp_path), str(tmp_path / "a.db")
    try:
        await server.ready()
        terminal = Terminal(database, capsys)
        for argv, said in (
            (("person", "nobody"), "no such person"),
            (("match", "x"), "no such match"),
            (("ban", "nobody", "--days", "-1"), "--days"),
            (("ban", "nobody", "--days", "99999"), "--days"),
            (("answer", "no", "text"), "no such report"),
            (("invite", "--people", "5000"), "protocol says"),
        ):
            status, text = await terminal.run(*argv)
            assert (status, said in text, text.count("\n")) == (USER_ERROR, True, 1), text
        AddressFile(Path(database)).write(server.url, Operator(server.url, "x" * 43))
        status, text = await terminal.run("people")
        assert (status, "using" in text) == (USER_ERROR, True), text
    finally:
        await server.kill()
    assert await asyncio.to_thread(main, ["admin", "vacuum", database]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_acts_have_words(language: str, capsys: Out) -> None:
    from signoria.cli.administration.acts import ACTS

    words = load(language)
    for act in ACTS:
        with pytest.raises(SystemExit):
            main(["admin", act, "--help", "--lang", language])
        assert words.text(f"cli-admin-{act}-description")[:9] in capsys.readouterr().out


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\n\r\n<html>", b"SSH-2.0-Open\r\n"])
def test_another_program_at_the_address_of_before_is_not_believed(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(4096)
                connection.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        operator = Operator(f"http://127.0.0.1:{listener.getsockname()[1]}", "k" * 43)
        assert ask_server(operator, PageRequest("POST", "/api/admin/prune", [])) is None
        thread.join()


def test_the_file_with_the_key_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    path = address_path(database)
    path.write_text("http://127.0.0.1:1\n")
    path.chmod(0o644)
    operator = Operator("http://127.0.0.1:2", "k" * 43)
    AddressFile(database).write("http://127.0.0.1:2", operator)
    assert path.stat().st_mode & 0o777 == 0o600
    assert AddressFile(database).read_operator() == operator
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_whom_the_system_does_not_know_acts_under_a_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert own_name() == f"uid {os.getuid()}"
