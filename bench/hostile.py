"""What strangers can do to people who play: ``python -m bench hostile``.

For each attack a fresh server with its default limits, people who play there for some seconds in
quiet and then for some seconds under attack; twice, so that quiet and attacked times take turns.
All the while other people play at a server that nobody attacks: what slows them is the machine.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from bench.report import Figure, machine
from tests.hostile import server
from tests.hostile.attacks import ATTACKS
from tests.hostile.attacks.ground import Outcome
from tests.hostile.attacks.siege import ATTACKED, QUIET, Plan, Siege, Victim, besiege, playing
from tests.hostile.attacks.victim import Period

SECONDS = 20.0  # of each attack, and of quiet before it, in all rounds together
ROUNDS = 2
LATE = 250  # milliseconds
PERIODS = (QUIET, ATTACKED)
COLUMNS = ("attack", "ping p50", "p99", "move p50", "p99", "elsewhere p99", "people refused",
           "attacker served", "refused", "cpu")  # fmt: skip


@dataclass
class Attacked:
    """All rounds of an attack; ``beside`` is the ping of people whom nobody attacks."""

    name: str
    periods: dict[str, Period]
    beside: dict[str, Period]
    served: int = 0
    broken: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    cpu: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in PERIODS})

    def add(self, siege: Siege) -> None:
        """Count one more round."""
        for name in PERIODS:
            join(self.periods[name], siege.periods[name])
            self.cpu[name].append(siege.cpu[name])
        self._add(siege.outcome)

    def _add(self, outcome: Outcome) -> None:
        self.served += outcome.served
        self.broken += outcome.broken
        self.refused.update(outcome.refused)

    @property
    def wrongs(self) -> int:
        """Commands of people that were refused, and times that they could not come back."""
        period = self.periods[ATTACKED]
        return sum(period.refused.values()) + sum(period.shut_out.values())

    def work(self, name: str) -> float:
        """The part of a core that the server took, in percent."""
        found = self.cpu[name]
        return 100 * sum(found) / len(found)

    def figures(self) -> list[Figure]:
        """All that was measured, one by one."""
        found = [Figure(f"{self.name}: people refused or shut out", self.wrongs, "times", 0, True)]
        for name in PERIODS:
            for what in ("pings", "moves"):
                p50, p99 = middle_and_late(getattr(self.periods[name], what))
                target = LATE if name == ATTACKED else None
                about = f"{self.name}: {what}, {name}"
                found += [
                    Figure(f"{about}, p50", p50, "ms"),
                    Figure(f"{about}, p99", p99, "ms", target, True),
                ]
            elsewhere = middle_and_late(self.beside[name].pings)[1]
            found += [
                Figure(f"{self.name}: pings elsewhere, {name}, p99", elsewhere, "ms"),
                Figure(f"{self.name}: server's work, {name}", self.work(name), "% of a core"),
            ]
        refused = float(self.refused.total())
        return [
            *found,
            Figure(f"{self.name}: attacker's requests served", self.served, "requests"),
            Figure(f"{self.name}: attacker's requests refused", refused, "requests"),
            Figure(f"{self.name}: attacker's requests without an answer", self.broken, "requests"),
        ]

    def notes(self) -> list[str]:
        """What the table has no room for."""
        period = self.periods[ATTACKED]
        found = {
            "the attacker was refused": dict(self.refused),
            "people were refused": period.refused,
            "people could not come to their table": period.shut_out,
            "connections cut": {"cut": period.cut, "back": period.back} if period.cut else {},
        }
        return [f"{self.name}: {what}: {counts}" for what, counts in found.items() if counts]


def join(whole: Period, part: Period) -> None:
    """Add a period to another one."""
    for name in ("moves", "pings", "reloads"):
        getattr(whole, name).extend(getattr(part, name))
    for name in ("refused", "shut_out"):
        counts = Counter(getattr(whole, name))
        counts.update(getattr(part, name))
        setattr(whole, name, dict(counts))
    whole.cut += part.cut
    whole.back += part.back


def middle_and_late(times: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th of a hundred; endless where nothing came."""
    if len(times) < 2:
        return float("inf"), float("inf")
    found = quantiles(times, n=100, method="inclusive")
    return found[49], found[98]


async def attack(name: str, seconds: float) -> Attacked:
    """All rounds of one attack."""
    with TemporaryDirectory(prefix="signoria-hostile-") as folder:
        elsewhere = Path(folder) / "elsewhere"
        elsewhere.mkdir()
        control = await server.begin(elsewhere)
        try:
            async with playing(control.url) as beside:
                sieges = await rounds(Path(folder), name, seconds / ROUNDS, beside)
                periods = await beside.end()
        finally:
            await server.stop(control)
    found = Attacked(name, {each: Period() for each in PERIODS}, periods)
    for siege in sieges:
        found.add(siege)
    return found


async def rounds(folder: Path, name: str, seconds: float, beside: Victim) -> list[Siege]:
    """The rounds, each on a server of its own."""
    found = []
    for number in range(ROUNDS):
        place = folder / str(number)
        place.mkdir()
        found.append(await besiege(place, Plan(name, seconds, seconds, beside)))
        await beside.begin("between")
    return found


def cells(one: Attacked) -> list[str]:
    """The row of an attack; each cell in quiet and under attack."""
    found = [one.name]
    for what in ("pings", "moves"):
        both = [middle_and_late(getattr(one.periods[name], what)) for name in PERIODS]
        found += [f"{quiet:.1f} → {loud:.1f}" for quiet, loud in zip(*both, strict=True)]
    elsewhere = [middle_and_late(one.beside[name].pings)[1] for name in PERIODS]
    found += ["{:.0f} → {:.0f}".format(*elsewhere), str(one.wrongs)]
    found += [f"{one.served:,}", f"{one.refused.total() + one.broken:,}"]
    return [*found, f"{one.work(QUIET):.0f} → {one.work(ATTACKED):.0f}%"]


def show(results: Sequence[Attacked], seconds: float) -> None:
    """One table for people, and what it has no room for below it."""
    about = machine()
    title = f"Python {about['python']}, {about['cores']} cores; {seconds:g} s each, in quiet →"
    table = Table(title=f"{title} under attack, ms; goal: p99 ≤ {LATE} ms, nobody refused")
    for name in COLUMNS:
        table.add_column(name, justify="left" if name == "attack" else "right")
    for one in results:
        table.add_row(*cells(one))
    console = Console(width=150)
    console.print(table)
    for note in notes(results):
        console.print(note, markup=False)


def notes(results: Sequence[Attacked]) -> list[str]:
    """What each attack is, and what the table has no room for."""
    abouts = [f"{one.name}: {ATTACKS[one.name].about}" for one in results]
    return abouts + [note for one in results for note in one.notes()]


def report(results: Sequence[Attacked]) -> None:
    """The results as JSON, for programs."""
    figures = [figure for one in results for figure in one.figures()]
    rows = [asdict(figure) | {"met": figure.met} for figure in figures]
    print(json.dumps({"machine": machine(), "figures": rows, "notes": notes(results)}, indent=2))


def run(names: Sequence[str], seconds: float, as_json: bool) -> None:
    """Carry out attacks, all if none is named, and print what people met with."""
    results = [asyncio.run(attack(name, seconds)) for name in names or ATTACKS]
    if as_json:
        report(results)
    else:
        show(results, seconds)
