"""The program that writes, as a process of its own, started by ``process``.

Alone it need not share the interpreter's lock with all tables.  It holds the lock of the database
for as long as it lives, so that the next server waits for what a killed one has left to write.
It hears batches of jobs on its standard input and answers each on its standard output, once that
is durable; where no more can come, it ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from .batches import written
from .opening import Unfit, claim, open_writer


def main() -> None:
    """Write until nothing more can come."""
    for each in (signal.SIGINT, signal.SIGTERM):  # who starts this says when it ends
        signal.signal(each, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may come between
    with suppress(BrokenPipeError):  # nobody is left to be told
        serve(Path(sys.argv[1]), sys.stdin.buffer, answers)


def serve(path: Path, batches: BinaryIO, answers: BinaryIO) -> None:
    """Say ``None`` when ready, or why not (``Unfit``); then write and answer batches."""
    try:
        with opened(path) as database:
            tell(answers, None)
            for batch in heard(batches):
                tell(answers, written(database, batch))
    except Unfit as unfit:
        tell(answers, unfit)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, ours alone; closed, it is one file again."""
    with claim(path):
        database = open_writer(path)
        try:
            yield database
        finally:
            database.close()


def heard(batches: BinaryIO) -> Iterator[Any]:
    """What is to be written, until nothing more can come."""
    with suppress(EOFError, pickle.UnpicklingError):  # the latter: the server died telling it
        while True:
            yield pickle.load(batches)


def tell(answers: BinaryIO, what: Any) -> None:
    """Answer, in as few pieces as can be: each would have to wait for the interpreter's lock."""
    answers.write(pickle.dumps(what, pickle.HIGHEST_PROTOCOL))
    answers.flush()


if __name__ == "__main__":
    main()
