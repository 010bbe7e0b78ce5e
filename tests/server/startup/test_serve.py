"""``signoria serve`` as a process: start, stop, what it says and what it does not say."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest

from signoria.errors import UserError
from signoria.locales import load
from signoria.record import write
from signoria.server.startup.address_file import AddressFile
from signoria.server.startup.listening import listen
from tests.analysis.ends import end
from tests.server.live import GENEROUS

NEW = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
PAUSE, A_WHILE = 0.05, 0.5  # seconds
PROGRAM = (sys.executable, "-m", "signoria", "serve")
ADDRESS = re.compile(r"http://\S+")


@dataclass
class Process:
    """A server under way, with what it has said until it could be reached."""

    popen: subprocess.Popen[str]
    url: str
    said: str

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Its exit status and what else it said, on standard output and error."""
        self.popen.send_signal(how)
        assert self.popen.stdout
        assert self.popen.stderr
        output, errors = self.popen.stdout.read(), self.popen.stderr.read()
        return self.popen.wait(GENEROUS), self.said + output, errors


def arguments(folder: Path, *options: str) -> list[str]:
    """The command line of a server in this folder."""
    free = ["--port", "0", "--metrics-port", "0", "--database", str(folder / "a.db")]
    return [*PROGRAM, *free, *options]


def environment(**more: str) -> dict[str, str]:
    """Without a display, a language or settings of the machine."""
    kept = {
        name: os.environ[name] for name in ("PATH", "HOME", "SIGNORIA_PURE") if name in os.environ
    }
    return {**kept, "LANG": "C", **more}


@contextmanager
def running(folder: Path, *options: str, **variables: str) -> Iterator[Process]:
    """A server that has said its address."""
    with running_as(arguments(folder, *options), **variables) as server:
        yield server


@contextmanager
def running_as(command: Sequence[str], **variables: str) -> Iterator[Process]:
    """The same by a whole command line."""
    popen = subprocess.Popen(
        command,
        env=environment(**variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    late = threading.Timer(GENEROUS, popen.kill)
    late.start()
    with popen:
        try:
            assert popen.stdout
            said = popen.stdout.readline()
            late.cancel()
            found = ADDRESS.search(said)
            assert found, said
            yield Process(popen, found[0], said)
        finally:
            late.cancel()
            popen.kill()


def try_serve(folder: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to give up."""
    return subprocess.run(
        arguments(folder, *options),
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=GENEROUS,
    )


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_order_when_told(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path) as server:
        assert httpx.get(f"{server.url}/api/games", trust_env=False).status_code == 200
        assert AddressFile(tmp_path / "a.db").read() == server.url
        status, _, errors = server.end(how)
    assert (status, errors) == (0, "")
    assert AddressFile(tmp_path / "a.db").read() is None


@pytest.mark.parametrize("everybody", [False, True])
def test_it_stops_in_the_midst_of_an_analysis_without_a_word(
    tmp_path: Path, everybody: bool
) -> None:
    """Also if all of its processes are told to end, as systemd does."""
    record = write(end("forging-florence", 10_000).record())
    with running(tmp_path) as server:
        browser = httpx.Client(base_url=server.url, headers={"Origin": server.url}, trust_env=False)
        with browser:
            news = browser.post("/api/records/analysis", json={"text": record}).json()
            while not news["next"]:
                time.sleep(PAUSE)  # between two questions, as pages ask
                news = browser.get(f"/api/analyses/{news['key']}").json()
        assert news["state"] == "running"
        children = psutil.Process(server.popen.pid).children(recursive=True)
        if everybody:
            for child in children:
                child.terminate()
            assert psutil.wait_procs(children, timeout=A_WHILE)[0] == []
        status, _, errors = server.end()
        assert psutil.wait_procs(children, timeout=GENEROUS)[1] == []
    assert (status, errors) == (0, "")


def test_matches_are_there_again_after_a_kill(tmp_path: Path) -> None:
    with httpx.Client(trust_env=False) as browser:
        with running(tmp_path) as server:
            origin = {"Origin": server.url}
            browser.put(f"{server.url}/api/me", json={"name": "Anna"}, headers=origin)
            made = browser.post(f"{server.url}/api/matches", json=NEW, headers=origin).json()
            server.end(signal.SIGKILL)
        with running(tmp_path) as server:
            assert browser.get(f"{server.url}/api/matches/{made['id']}").json() == made


def test_no_secret_stands_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = httpx.Client(base_url=server.url, headers={"Origin": server.url}, trust_env=False)
        with browser:
            browser.put("/api/me", json={"name": "Anna"})
            card = browser.post("/api/matches", json=NEW).json()
            token = browser.post("/api/me/link").json()["url"].partition("#")[2]
            guest = {"Invitation": card["invitation"]}
            browser.get(f"/api/matches/{card['id']}", headers=guest)
            browser.get(f"/m/{card['id']}?invitation={card['invitation']}")
            browser.post("/api/me/device", json={"token": token})
            secrets = [browser.cookies["signoria"], card["invitation"], token]
        _, output, errors = server.end()
    assert all(secrets)
    assert not any(secret in output + errors for secret in secrets)


def test_it_speaks_the_users_language_and_asks_to_open_the_page(tmp_path: Path) -> None:
    with running(tmp_path, "--open", LANG="de_DE.UTF-8") as server:
        _, output, _ = server.end()
    assert output.startswith(f"Signoria läuft unter {server.url}\n")
    assert f"Öffne diese Adresse in einem Browser: {server.url}" in output


def test_a_second_server_on_a_database_is_refused(tmp_path: Path) -> None:
    with running(tmp_path):
        second = try_serve(tmp_path)
    assert second.returncode == 2
    assert "another server is using" in second.stderr
    assert "Traceback" not in second.stderr


def test_open_leads_to_the_server_that_runs_already(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        second = try_serve(tmp_path, "--open")
    assert second.returncode == 0
    assert server.url in second.stdout


def test_a_busy_port_is_told(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0, False, load("en")) as busy:
        port = str(busy.getsockname()[1])
        asked = try_serve(tmp_path, "--port", port)
        set_by_variable = try_serve(tmp_path, "--open", "--port", port)
    for done in (asked, set_by_variable):
        assert done.returncode == 2
        assert port in done.stderr


def test_the_metrics_go_along_with_the_port(tmp_path: Path) -> None:
    for _ in range(20):
        with listen("127.0.0.1", 0, False, load("en")) as free:
            port = free.getsockname()[1]
        with suppress(UserError), listen("127.0.0.1", port + 1, False, load("en")):
            break
    command = [*PROGRAM, "--port", str(port), "--database", str(tmp_path / "b.db")]
    with running_as(command) as server:
        health = httpx.get(f"http://127.0.0.1:{port + 1}/health", trust_env=False)
        assert (server.url, health.status_code) == (f"http://127.0.0.1:{port}", 200)
        _, _, errors = server.end()
    assert errors == ""


def test_of_a_busy_port_of_the_metrics_its_own_option_is_told(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0, False, load("en")) as busy:
        port = busy.getsockname()[1]
        asked = try_serve(tmp_path, "--metrics-port", str(port))
        command = [*PROGRAM, "--port", str(port - 1), "--database", str(tmp_path / "b.db")]
        beside = subprocess.run(
            command, env=environment(), capture_output=True, text=True, timeout=GENEROUS
        )
    for done in (asked, beside):
        assert done.returncode == 2
        assert f"port {port} is in use" in done.stderr
        assert "--metrics-port with another number" in done.stderr


def test_variables_set_what_options_do_not(tmp_path: Path) -> None:
    done = try_serve(tmp_path, SIGNORIA_PACE="soon")
    assert done.returncode == 2
    assert "SIGNORIA_PACE" in done.stderr
