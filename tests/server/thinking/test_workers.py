"""Workers that cannot be started just now are, as soon as that can be."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
from pebble import ProcessPool

from signoria.server.thinking import bot_worker, workers
from signoria.server.thinking.workers import NoWorker, WorkerPool

from ..wire.served import asynchronous

PATIENCE = 60.0  # seconds
FAILURES = 2
TOO_MANY = OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def fail_at_first(monkeypatch: pytest.MonkeyPatch, name: str, error: Exception) -> list[str]:
    """Let something of multiprocessing fail a few times; returns what was tried."""
    tried: list[str] = []
    original: Callable[..., Any] = getattr(os, name)

    def failing(*args: Any, **kwargs: Any) -> Any:
        tried.append(name)
        if len(tried) <= FAILURES:
            raise error
        return original(*args, **kwargs)

    monkeypatch.setattr(os, name, failing)
    return tried


def trouble_of(some: WorkerPool) -> str:
    """Why no process can be started."""
    return some.trouble or ""


@asynchronous
async def test_without_a_file_to_spare_one_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    some = WorkerPool(2, partial(bot_worker.prepare_worker, 1.0))
    tried = fail_at_first(monkeypatch, "pipe", TOO_MANY)
    some.warm_up()  # in vain
    assert "Too many open files" in trouble_of(some)
    assert await some.run(PATIENCE, bot_worker.do_nothing)
    assert len(tried) > FAILURES
    assert trouble_of(some) == ""
    assert len(caplog.messages) == 1
    await some.close()


def begin_later(mark: Path) -> None:
    """A worker that cannot begin the first time."""
    if not mark.exists():
        mark.touch()
        raise TOO_MANY


@asynchronous
async def test_a_worker_that_cannot_begin_is_replaced_with_its_pool(tmp_path: Path) -> None:
    some = WorkerPool(1, partial(begin_later, tmp_path / "mark"))
    assert await some.run(PATIENCE, bot_worker.do_nothing)
    assert trouble_of(some) == ""
    await some.close()
    left = psutil.Process().children(recursive=True)
    assert [child for child in left if "spawn_main" in " ".join(child.cmdline())] == []


@asynchronous
async def test_what_never_can_be_is_told_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise TOO_MANY

    monkeypatch.setattr(workers, "START", 0.5)
    monkeypatch.setattr(ProcessPool, "schedule", refuse)
    some = WorkerPool(1, partial(bot_worker.prepare_worker, 1.0))
    with pytest.raises(NoWorker, match="Too many open files"):
        await some.run(PATIENCE, bot_worker.do_nothing)
    await some.close()


@asynchronous
async def test_nothing_begins_after_the_end() -> None:
    some = WorkerPool(1, partial(bot_worker.prepare_worker, 1.0))
    await some.close()
    with pytest.raises(NoWorker, match="ended"):
        await some.run(PATIENCE, bot_worker.do_nothing)
