"""Moves while a game is analysed beside them: ``python -m bench.server.beside``."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.server.load import Order, Result
from bench.server.process import Running, signoria
from signoria import games
from signoria.games.contract import Rng
from signoria.record import Match, write
from tests.analysis.ends import play_to_end

ROUNDS = 7
SECONDS = 4.0
MATCHES, PACE = 100, 400.0  # four people each; moves a second in all
GAME = "forging-florence"  # the one whose analysis takes longest


def record(seed: int) -> str:
    """The record of a game between bots."""
    game, rng = games.load(GAME), Rng(seed)
    match = play_to_end(Match(game, game.setup(4, rng=rng)), rng)
    return write(match.record())


def call(server: Running, method: str, path: str, body: object = None) -> Any:
    """What the server answers."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{server.port}"}
    line.request(method, path, json.dumps(body) if body else None, headers)
    return json.loads(line.getresponse().read())


def load(server: Running) -> Result:
    """A few seconds of moves."""
    pid, port = server.process.pid, server.port
    return server.load(Order("calimala", port, pid, MATCHES, 0, SECONDS, PACE))


def beside(server: Running, text: str) -> Result:
    """The same while a game is analysed."""
    key = call(server, "POST", "/api/records/analysis", {"text": text})["key"]
    while call(server, "GET", f"/api/analyses/{key}")["state"] != "running":
        pass
    result = load(server)
    state = call(server, "GET", f"/api/analyses/{key}")["state"]
    assert state == "running", f"the analysis was {state} before the moves were"
    call(server, "DELETE", f"/api/analyses/{key}")
    return result


def main() -> None:
    """Measure in turn, so that both share all weather, and print medians."""
    alone, together = [], []
    with TemporaryDirectory() as folder, signoria(Path(folder) / "bench.db") as server:
        for number in range(ROUNDS):
            alone.append(load(server))
            together.append(beside(server, record(number)))
    for name, results in (("alone", alone), ("beside an analysis", together)):
        p50, p99 = (
            median(getattr(one, f"seen_{part}") for one in results) for part in ("p50", "p99")
        )
        print(f"{name}: to the last viewer median {p50:.1f} ms, p99 {p99:.1f} ms")


if __name__ == "__main__":
    main()
