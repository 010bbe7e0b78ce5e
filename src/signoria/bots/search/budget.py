"""How long a bot may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_SIMULATIONS = 2**31 - 1
MOST_SECONDS = 3600.0
_TIME = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)(s|cpu)")
_COUNT = re.compile(r"[0-9]{1,10}")


@dataclass(frozen=True)
class Budget:
    """The most simulations and, unless it is 0, the most seconds.

    ``busy``: seconds of the processor, for fair comparisons on a machine that has more to do.
    """

    simulations: int = MOST_SIMULATIONS
    seconds: float = 0.0
    busy: bool = False


def read(text: str) -> Budget:
    """A budget: ``500`` (simulations), ``0.3s``, ``0.3cpu``; raises ``ValueError``."""
    if time := _TIME.fullmatch(text):
        seconds = float(time[1])
        if 0 < seconds <= MOST_SECONDS:
            return Budget(seconds=seconds, busy=time[2] == "cpu")
    elif _COUNT.fullmatch(text) and 1 <= int(text) <= MOST_SIMULATIONS:
        return Budget(simulations=int(text))
    raise ValueError(
        f"{text!r} is neither a number of simulations, as 500, nor a time, as 0.3s or 0.3cpu"
    )
