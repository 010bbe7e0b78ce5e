"""Processes that end with the one that has started them."""

from __future__ import annotations

import os
import threading


def end_with_parent() -> None:
    """Have this process end when its parent does: a killed one can't tell its workers to stop."""
    from multiprocessing import parent_process  # a browser, which runs the same bots, has none

    parent = parent_process()
    if parent is not None:
        name = "end with the parent"
        threading.Thread(target=_await_end, args=(parent.sentinel,), name=name, daemon=True).start()


def _await_end(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(0)
