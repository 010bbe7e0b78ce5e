"""What commands that take long share: a progress bar, and what is said when they break off."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...arena.backends import WorkersLost
from ...errors import UserError
from ...locales import Locale

Advance = Callable[[int], None]  # is told how many more steps are done


@contextmanager
def progress(words: Locale, steps: int, doing: str = "simulate-progress") -> Iterator[Advance]:
    """A progress bar on a terminal's standard error, nothing elsewhere; says what is ``doing``."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(words.text(doing), total=steps)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def counting_progress(words: Locale, games: int) -> Iterator[tuple[Advance, list[int]]]:
    """A progress bar, and what it was told."""
    counts: list[int] = []
    with progress(words, games) as advance:

        def count(games: int) -> None:
            counts.append(games)
            advance(games)

        yield count, counts


@contextmanager
def worker_errors(words: Locale, hint: str = "simulate-lost-hint") -> Iterator[None]:
    """Tell the user when workers die again and again, and what may help."""
    try:
        yield
    except WorkersLost as error:
        raise UserError(words.text("workers-lost"), words.text(hint)) from error


def say_interrupted(words: Locale, out: str | None, done: int, games: int) -> None:
    """Say how far it has come, and what can be done about it."""
    note = "simulate-partial" if out is None else "simulate-run-paused"
    print(words.text(note, done=done, games=games), file=sys.stderr)
