"""Processes that do not run the program's own file again.

Python does so in every process that it spawns, which a program without ``if __name__ ==
"__main__"`` does not survive.  What is sent to these processes needs nothing of that file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any

MAIN = "__main__"


@contextmanager
def hide_program() -> Iterator[None]:
    """Within it the program has no file that could be run again."""
    program = sys.modules[MAIN]
    sys.modules[MAIN] = ModuleType(MAIN)
    try:
        yield
    finally:
        sys.modules[MAIN] = program


class BareProcess(SpawnProcess):
    """Begins without the program."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802, as multiprocessing calls it
        with hide_program():
            return SpawnProcess._Popen(process_obj)


class BareContext(SpawnContext):
    """Makes such processes."""

    Process = BareProcess
