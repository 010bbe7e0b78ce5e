"""Tasks get their results, whoever dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.arena.backends import LOST_AT_MOST, Backend, WorkersLost, in_order, results
from signoria.arena.backends.flow import AHEAD
from signoria.arena.backends.processes import Processes, ThisProcess


class Task(NamedTuple):
    """A number to be squared; the first so many workers that are given it die."""

    number: int
    folder: Path
    deaths: int = 0


def square(task: Task) -> int:
    """The square, unless this worker is to die."""
    for death in range(task.deaths):
        try:
            (task.folder / f"{task.number}-{death}").touch(exist_ok=False)
        except FileExistsError:
            continue
        os.kill(os.getpid(), signal.SIGKILL)
    return task.number**2


def of(backend: Backend, tasks: list[Task]) -> list[int]:
    """All results in order."""
    try:
        return list(in_order(results(backend, tasks)))
    finally:
        backend.close()


def test_here(tmp_path: Path) -> None:
    assert of(ThisProcess(square), [Task(n, tmp_path) for n in range(5)]) == [0, 1, 4, 9, 16]


def test_a_worker_killed_in_the_middle_costs_nothing(tmp_path: Path) -> None:
    tasks = [Task(n, tmp_path, deaths=2 if n in (1, 4) else 0) for n in range(7)]
    assert of(Processes(square, 2), tasks) == [n**2 for n in range(7)]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_task_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkersLost):
        of(Processes(square, 1), [Task(3, tmp_path, deaths=99)])
    assert len(list(tmp_path.iterdir())) == LOST_AT_MOST


@given(order=st.permutations(range(8)))
def test_results_are_put_in_order(order: list[int]) -> None:
    assert list(in_order((n, n) for n in order)) == list(range(8))


def test_no_more_is_handed_out_than_workers_need(tmp_path: Path) -> None:
    """So that a run of any length takes the same memory."""
    taken: list[int] = []

    def tasks() -> Iterator[Task]:
        for number in range(1000):
            taken.append(number)
            yield Task(number, tmp_path)

    backend = ThisProcess(square)
    stream = results(backend, tasks())
    for done, _ in enumerate(stream, 1):
        assert len(taken) <= done + AHEAD * backend.workers
    assert len(taken) == 1000
