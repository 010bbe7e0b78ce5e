"""How long Python takes to start with and without us, as medians over fresh processes."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from statistics import median

from signoria import games

ROUNDS = 15
COMMANDS = {
    "bare": ["-c", "pass"],
    "import": ["-c", "import signoria.games"],
    **{name: ["-c", f"from signoria.games import load; load({name!r})"] for name in games.names()},
    "help": ["-m", "signoria", "--help"],
}


def seconds(arguments: list[str]) -> float:
    """The time that one fresh Python takes."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def above_bare() -> dict[str, float]:
    """Milliseconds of each command above those of bare Python."""
    samples: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for arguments in COMMANDS.values():
        seconds(arguments)  # the first writes the .pyc files and warms the disk's cache
    names, order = list(COMMANDS), random.Random(1)
    for _ in range(ROUNDS):
        order.shuffle(names)
        for name in names:
            samples[name].append(seconds(COMMANDS[name]))
    bare = median(samples.pop("bare"))
    return {name: 1000 * (median(times) - bare) for name, times in samples.items()}
