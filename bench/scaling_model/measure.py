"""Measure the numbers of the model: ``python -m bench.scaling_model.measure [--write]``.

What is assumed keeps its value and its reason; a person writes these into the file.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from statistics import median

from bench.report import Figure, print_table
from bench.scaling_model import measure_memory, measure_storage, measure_thinking
from bench.scaling_model.coefficients import Coefficient, Coefficients, load, save
from bench.server import runs
from bench.server.cluster import BALANCED
from bench.server.ratios import servers_work

COMMAND = "python -m bench.scaling_model.measure"
ROUNDS = 5
MEASURED = f"measured: {COMMAND}"


def measure(rounds: int) -> dict[str, Coefficient]:
    """All that can be measured, on a machine that does nothing else."""
    found = measure_moves(rounds) | measure_database()
    with tempfile.TemporaryDirectory(prefix="signoria-bench-") as folder:
        connection, match, idle = measure_memory.measure(Path(folder))
    found["memory of a connection"] = Coefficient(connection, "KiB", MEASURED)
    found["memory of a match"] = Coefficient(match, "KiB", MEASURED)
    found["work of an idle table with one connection"] = Coefficient(idle, "us/s", MEASURED)
    for (game, level), seconds in measure_thinking.measure().items():
        found[f"a decision of {level}, {game}"] = Coefficient(1000 * seconds, "ms", MEASURED)
    return found


def measure_moves(rounds: int) -> dict[str, Coefficient]:
    """The work of each part with a move, each server at the same rate, and how long it takes."""
    with ExitStack() as stack:
        every = {each.name: each for each in runs.larger(stack)}
        paced = [every[runs.full_name(runs.ON_POSTGRES, runs.PACED)]]
        paced.append(every[runs.full_name(runs.BALANCED, runs.TWICE)])
        for _ in range(rounds):
            for each in paced:
                each.run()
    one, two = paced[0].results, paced[1].results

    def number(values: list[float], unit: str) -> Coefficient:
        return Coefficient(median(values), unit, f"{MEASURED}, {runs.PACE:.0f} moves/s a server")

    return {
        "server's work for a move": number([servers_work(each) for each in two], "us"),
        "database's work for a move": number([each.beside["database"] for each in two], "us"),
        "balancer's work for a move": number([each.beside[BALANCED] for each in two], "us"),
        "sent for a move": number([each.bytes for each in two], "bytes"),
        "one server's work for a move": number([each.cpu for each in one], "us"),
        "one server's database's work": number([each.beside["database"] for each in one], "us"),
        "one server's median": number([each.seen_p50 for each in one], "ms"),
        "one server's p99": number([each.seen_p99 for each in one], "ms"),
    }


def measure_database() -> dict[str, Coefficient]:
    """What matches take there, and how long it takes."""
    stored, commit, look = measure_storage.measure()
    found = {
        "commit of one move alone": Coefficient(commit, "ms", MEASURED),
        "a server's look for news, 25,000 matches": Coefficient(look, "ms", MEASURED),
    }
    for game, each in stored.items():
        found[f"moves of a match, {game}"] = Coefficient(each.moves, "moves", MEASURED)
        found[f"bytes of a match, {game}"] = Coefficient(each.size, "bytes", MEASURED)
        found[f"log of a move, {game}"] = Coefficient(each.log, "bytes", MEASURED)
    return found


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs under load")
    parser.add_argument("--write", action="store_true", help="write coefficients.json")
    parser.add_argument("--machine", default="two shared cores", help="where, in plain words")
    args = parser.parse_args()
    found = measure(max(1, args.rounds))
    print_table([Figure(name, each.value, each.unit) for name, each in found.items()], [])
    if args.write:
        today = date.today().isoformat()
        save(Coefficients(today, args.machine, load().numbers | found))


if __name__ == "__main__":
    main()
