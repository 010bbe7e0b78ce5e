"""The figures with their targets, as a table for people or as JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.table import Table


@dataclass
class Figure:
    """One measured number; ``target`` is a least value, or a greatest one if ``at_most``."""

    name: str
    value: float
    unit: str
    target: float | None = None
    at_most: bool = False
    spread: tuple[float, float] | None = None  # the least and the greatest sample

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without a target."""
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


def digits(value: float) -> str:
    """Thousands with commas, small numbers with a decimal, those below ten with two."""
    return f"{value:,.{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2}f}"


def value_text(figure: Figure) -> str:
    """The value, and within which others it lies."""
    if figure.spread is None:
        return digits(figure.value)
    least, greatest = map(digits, figure.spread)
    return f"{digits(figure.value)} ({least} to {greatest})"


def target_text(figure: Figure) -> str:
    """The target with its sign."""
    if figure.target is None:
        return ""
    whole = figure.target == int(figure.target)
    text = f"{figure.target:,.0f}" if whole else f"{figure.target:g}"
    return f"{'≤' if figure.at_most else '≥'} {text}"


def met_text(figure: Figure) -> str:
    """Whether the target is met, in a word."""
    return {None: "", True: "[green]met[/]", False: "[red]missed[/]"}[figure.met]


def machine() -> dict[str, str | int]:
    """Where this was measured, as far as it tells."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count() or 0,
    }


def print_table(figures: Sequence[Figure], notes: Sequence[str]) -> None:
    """The figures in one table, the notes below it."""
    about = machine()
    title = f"Python {about['python']}, {about['system']} {about['architecture']}"
    table = Table(title=f"{title}, {about['cores']} cores; medians, one core unless said")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("unit")
    table.add_column("target", justify="right")
    table.add_column("")
    for figure in figures:
        row = [figure.name, value_text(figure), figure.unit]
        table.add_row(*row, target_text(figure), met_text(figure))
    console = Console()
    console.print(table)
    for note in notes:
        console.print(note, markup=False)


def print_json(figures: Sequence[Figure], notes: Sequence[str]) -> None:
    """The figures as JSON, for programs."""
    rows = [asdict(figure) | {"met": figure.met} for figure in figures]
    print(json.dumps({"machine": machine(), "figures": rows, "notes": list(notes)}, indent=2))
