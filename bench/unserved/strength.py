"""What `master` wins against `banker` in a page: ``python -m bench.unserved.strength``.

It takes some ten minutes, so ``python -m bench unserved`` does without it.  Both games are played
at once, in WebAssembly, two seats against two on the same setups; what `master` has for a decision
can be told, such as ``master@0.3s``.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import fmean, stdev

from bench.unserved import wasm
from signoria import games
from signoria.arena.intervals import student

SECONDS = 280.0  # after which no setup is begun
SEED = 901


def main(strong: str = "master@0.3s", weak: str = "banker") -> None:
    """Print the share of the victories of the stronger one in each game."""
    if why := wasm.what_lacks():
        sys.exit(why)
    tasks = [[["duel", game, strong, weak, SEED, SECONDS]] for game in games.names()]
    with ThreadPoolExecutor(len(tasks)) as pool:
        for game, (shares,) in zip(games.names(), pool.map(wasm.in_wasm, tasks), strict=True):
            print(f"{game}: {strong} over {weak}: {share_text(shares)}")


def share_text(shares: list[float]) -> str:
    """The mean over setups with its interval of 95 %."""
    size = len(shares)
    half = student(size - 1, 0.975) * stdev(shares) / sqrt(size)
    low, high = max(0.0, fmean(shares) - half), min(1.0, fmean(shares) + half)
    return f"{fmean(shares):.0%} ({low:.0%} to {high:.0%}), {2 * size} games on {size} setups"


if __name__ == "__main__":
    main(*sys.argv[1:])
