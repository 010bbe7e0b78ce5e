"""Processes that end with the one that has started them."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Have this process end when its parent does: a killed one can't tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        name = "end with the parent"
        threading.Thread(target=_await_end, args=(parent.sentinel,), name=name, daemon=True).start()


def _await_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
