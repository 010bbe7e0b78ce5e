"""Keeping a backend busy: not more tasks at a time than it needs, results as they come."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2  # tasks handed out for each worker
LOST_AT_MOST = 3  # workers that may die with the same task


class WorkersLost(Exception):
    """A worker has died with its task."""


class Backend(Protocol):
    """Workers that carry out one function; a handle stands for a task that was handed out."""

    workers: int

    def submit(self, task: Any) -> Any:
        """Hand out a task; returns its handle."""

    def wait_for_one(self, handles: list[Any]) -> Any:
        """One of the handles whose task is done; waits until one is."""

    def result(self, handle: Any) -> Any:
        """What has come of it; raises ``WorkersLost``, or what the function has raised."""

    def close(self) -> None:
        """Stop the workers at once."""


def results(backend: Backend, tasks: Iterable[Any]) -> Generator[tuple[int, Any], None, None]:
    """The results of the tasks as they come, each with the number of its task.

    Raises ``WorkersLost`` when several workers have died with the same task.
    """
    waiting: dict[Any, tuple[int, Any, int]] = {}
    for number, task in enumerate(tasks):
        while len(waiting) >= AHEAD * backend.workers:
            yield from take_result(backend, waiting)
        waiting[backend.submit(task)] = (number, task, 0)
    while waiting:
        yield from take_result(backend, waiting)


def take_result(
    backend: Backend, waiting: dict[Any, tuple[int, Any, int]]
) -> Iterator[tuple[int, Any]]:
    """The next result; none if the task was lost and has been handed out again."""
    handle = backend.wait_for_one(list(waiting))
    number, task, lost = waiting.pop(handle)
    try:
        found = backend.result(handle)
    except WorkersLost:
        if lost + 1 >= LOST_AT_MOST:
            raise
        waiting[backend.submit(task)] = (number, task, lost + 1)
        return
    yield number, found


def in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Results in the order of their tasks; those that come early wait."""
    early: dict[int, R] = {}
    wanted = 0
    for number, result in found:
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
