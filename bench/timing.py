"""Timing: samples of equal length, interleaved and shuffled, and their medians."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

SAMPLE_SECONDS = 0.25
ROUNDS = 9

Counts = dict[str, float]  # what was done, by unit: {"games": 500, "decisions": 72_000}


@dataclass
class Bench:
    """Something to be timed: ``work(n)`` does n pieces of work and says what that came to."""

    name: str
    work: Callable[[int], Counts]
    threads: int = 1
    processor: bool = False  # count the processor's seconds, of all threads, not the clock's
    size: int = 0  # pieces in a sample; found by calibrate()
    samples: list[Counts] = field(default_factory=list)

    def rate(self, unit: str) -> float:
        """The median of this unit done per second."""
        return median(sample[unit] for sample in self.samples)


@contextmanager
def cores(number: int) -> Iterator[None]:
    """Keep this thread and those it starts on so many cores; where that cannot be set, nothing."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(allowed)[-number:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def time_sample(bench: Bench) -> tuple[float, Counts]:
    """The seconds that one sample takes, and what was done in them."""
    with cores(bench.threads):
        clock = time.process_time if bench.processor else time.perf_counter
        start = clock()
        counts = bench.work(bench.size)
        return clock() - start, counts


def calibrate(bench: Bench) -> None:
    """Double the size until a sample is long enough; this warms the caches as well."""
    bench.size = 1
    while time_sample(bench)[0] < SAMPLE_SECONDS / 2:
        bench.size *= 2


def run(benches: Sequence[Bench], rounds: int = ROUNDS) -> None:
    """Sample all benches in turn, in another order each round, so that they share all weather."""
    for bench in benches:
        calibrate(bench)
    shuffled = list(benches)
    order = random.Random(1)
    for _ in range(rounds):
        order.shuffle(shuffled)
        for bench in shuffled:
            seconds, counts = time_sample(bench)
            bench.samples.append({unit: done / seconds for unit, done in counts.items()})
