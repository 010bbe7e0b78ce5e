"""How long a bot may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

MOST_SIMULATIONS = 2**31 - 1
MOST_SECONDS = 3600.0
MOST_THREADS = 64
LONG_SECONDS = 0.2  # a search of this length or more is a long one,
LONG_SIMULATIONS = 400  # or one of this many tries
LEAST = 1e-6  # seconds that are left at least
_TIME = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)(s|cpu)")
_COUNT = re.compile(r"[0-9]{1,10}")
_THREADS = re.compile(r"[1-9][0-9]?")


@dataclass(frozen=True)
class Budget:
    """The most simulations and, unless it is 0, the most seconds.

    ``busy``: seconds of the processor, for fair comparisons on a machine that has more to do.
    ``threads``: that many trees grow side by side, in the same time, sharing the simulations.
    """

    simulations: int = MOST_SIMULATIONS
    seconds: float = 0.0
    busy: bool = False
    threads: int = 1

    @property
    def long(self) -> bool:
        """Whether it is for more tries than chance needs to be told from skill."""
        return self.simulations >= LONG_SIMULATIONS and not 0.0 < self.seconds < LONG_SECONDS

    def less(self, seconds: float) -> Budget:
        """The budget that is left after some seconds; all of it where no time is set."""
        if self.seconds == 0.0:
            return self
        return replace(self, seconds=max(self.seconds - seconds, LEAST))

    def within(self, seconds: float) -> Budget:
        """This budget, but over after ``seconds`` of the clock, not of the processor."""
        return replace(self, seconds=min(self.seconds or seconds, seconds), busy=False)

    def share(self, number: int) -> Budget:
        """What the thread of that number has of it."""
        simulations = (self.simulations + self.threads - 1 - number) // self.threads
        return Budget(simulations, self.seconds, self.busy)


def read(text: str) -> Budget:
    """A budget: ``500`` (simulations), ``0.3s``, ``0.3cpu``, ``1s*2`` (threads).

    Raises ``ValueError``.
    """
    amount, times, count = text.partition("*")
    if times and not (_THREADS.fullmatch(count) and int(count) <= MOST_THREADS):
        raise ValueError(f"{count!r} is no number of threads from 1 to {MOST_THREADS}")
    threads = int(count) if times else 1
    if time := _TIME.fullmatch(amount):
        seconds = float(time[1])
        if 0 < seconds <= MOST_SECONDS:
            return Budget(seconds=seconds, busy=time[2] == "cpu", threads=threads)
    elif _COUNT.fullmatch(amount) and threads <= int(amount) <= MOST_SIMULATIONS:
        return Budget(simulations=int(amount), threads=threads)
    raise ValueError(
        f"{text!r} is neither a number of simulations, as 500, nor a time, as 0.3s or 0.3cpu;"
        " *2 after it means two threads;"
        f" at most are {MOST_SIMULATIONS} simulations and {MOST_SECONDS:g} seconds"
    )
