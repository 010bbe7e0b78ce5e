"""How fast bots decide in a page without a server, beside the same natively."""

from __future__ import annotations

from statistics import median
from typing import Any

from bench.peers import Missing
from bench.report import Figure
from bench.unserved import wasm
from signoria import games

NAME = "without a server: {}, {}"
BOTS = {"heuristic": 400, "search@100": 12}  # decisions for each figure
RUNS = 3  # of both by turns


def figures(_: int) -> tuple[list[Figure], list[Missing]]:
    """Decisions a second in WebAssembly, and how many times as many natively."""
    if why := wasm.what_lacks():
        return [], [Missing(NAME.format("the engine", "in WebAssembly"), why)]
    wanted = [(game, bot) for game in games.names() for bot in BOTS]
    tasks = [["choices", game, bot, BOTS[bot]] for game, bot in wanted]
    runs = [(wasm.in_wasm(tasks), wasm.natively(tasks)) for _ in range(RUNS)]
    found = list[Figure]()
    for number, (game, bot) in enumerate(wanted):
        page = [rate(there[number]) for there, _ in runs]
        ratio = [rate(here[number]) / rate(there[number]) for there, here in runs]
        name = NAME.format(game, bot)
        found.append(Figure(name, median(page), "decisions/s"))
        found.append(Figure(f"{name}; natively", median(ratio), "times as many"))
    return found, []


def rate(told: Any) -> float:
    """The decisions a second of what ``plays.time_choices`` tells."""
    return float(told["decisions"] / told["seconds"])
