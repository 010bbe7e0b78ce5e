"""Queues agree with what is known of them: M/M/1, M/D/1, and a writer that takes all that waits."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log
from statistics import mean, quantiles

import pytest

from bench.scaling_model.queues import Clock, Station, Writer

RATE, WORK, SECONDS = 8.0, 0.1, 40_000.0  # a core that works four fifths of its time


def sojourns(work: Callable[[random.Random], float]) -> tuple[list[float], float]:
    """How long everybody was at a core, and how busy that was."""
    clock, rand, times = Clock(), random.Random(1), []
    station = Station(clock, 1)

    def come() -> None:
        came = clock.now
        station.enter(work(rand), lambda: times.append(clock.now - came))
        clock.after(rand.expovariate(RATE), come)

    come()
    clock.run(SECONDS)
    return times, station.use()


def test_random_work_waits_as_in_m_m_1() -> None:
    times, use = sojourns(lambda rand: rand.expovariate(1 / WORK))
    spare = 1 / WORK - RATE
    assert use == pytest.approx(RATE * WORK, rel=0.01)
    assert mean(times) == pytest.approx(1 / spare, rel=0.03)
    assert quantiles(times, n=100)[98] == pytest.approx(log(100) / spare, rel=0.05)


def test_equal_work_waits_as_in_m_d_1() -> None:
    times, use = sojourns(lambda _: WORK)
    assert use == pytest.approx(RATE * WORK, rel=0.01)
    wait = RATE * WORK * WORK / (2 * (1 - RATE * WORK))
    assert mean(times) == pytest.approx(WORK + wait, rel=0.03)


def test_two_cores_share_one_line() -> None:
    clock, done = Clock(), list[float]()
    station = Station(clock, 2)
    for _ in range(5):
        station.enter(1.0, lambda: done.append(clock.now))
    clock.run(10.0)
    assert done == [1, 1, 2, 2, 3]
    assert station.use() == 5 / 20


def test_a_writer_takes_all_that_waits_and_no_more_than_fits() -> None:
    clock, done = Clock(), list[float]()
    writer = Writer(clock, Station(clock, 1), work=0.1, commit=1.0, most=3)
    for _ in range(6):
        writer.enter(lambda: done.append(clock.now))
    clock.run(10.0)
    assert done == pytest.approx([1.1, 2.4, 2.4, 2.4, 3.6, 3.6])
