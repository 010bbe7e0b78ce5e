"""The program that writes, as a process of its own, started by ``process``.

Alone it need not share the interpreter's lock with all tables.  It holds the lock of the database
for as long as it lives, so that the next server waits for what a killed one has left to write.
It hears batches of jobs on its standard input and answers each on its standard output, once that
is durable; where no more can come, it ends.  Nothing is written, nor said to be, while the files
are not where they were opened.
"""

from __future__ import annotations

import os
import pickle
import signal
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from ..errors import Misplaced
from .batches import Outcome, run_batch
from .file_identity import Files
from .opening import UnusableDatabase, check_place, claim, open_writer
from .rescue import Rescue

FAILED = 70  # as a status: EX_SOFTWARE of sysexits.h


def main() -> None:
    """Write until nothing more can come."""
    for each in (signal.SIGINT, signal.SIGTERM):  # who starts this says when it ends
        signal.signal(each, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may come between
    with suppress(BrokenPipeError):  # nobody is left to be told
        known = msgspec.json.decode(sys.argv[2], type=Files | None)
        serve(Path(sys.argv[1]), known, sys.stdin.buffer, answers)


def serve(path: Path, known: Files | None, batches: BinaryIO, answers: BinaryIO) -> None:
    """Say which files are open, or why not (``Unfit``); then write and answer batches.

    If the files are ``known``, they must be these.
    """
    try:
        with open_database(path, known) as database:
            files = Files.at(path)
            check_place(known)
            send(answers, files)
            rescue = Rescue(database, path)
            with exit_on_error():
                for batch in receive_batches(batches):
                    send(answers, write_batch(database, files, rescue, batch))
    except UnusableDatabase as unfit:
        send(answers, unfit)


def write_batch(
    database: sqlite3.Connection, files: Files, rescue: Rescue, batch: Sequence[bytes]
) -> list[Outcome]:
    """Write a batch, if that is where somebody will find it."""
    gone = files.displaced()
    outcomes = [] if gone else run_batch(database, batch)
    gone = gone or files.displaced()  # also if that has happened meanwhile
    if gone is None:
        rescue.forget()
        return outcomes
    return [Outcome(None, Misplaced(gone, rescue.copy())) for _ in batch]


@contextmanager
def open_database(path: Path, known: Files | None = None) -> Iterator[sqlite3.Connection]:
    """The database, ours alone; closed, it is one file again."""
    with claim(path, known):
        database = open_writer(path, checked=known is not None)
        try:
            yield database
        finally:
            database.close()


@contextmanager
def exit_on_error() -> Iterator[None]:
    """End the process if anything fails, without closing the database.

    To close it would remove its log; the next process must find the files that this one had.
    """
    try:
        yield
    except BrokenPipeError:  # nobody is left to be told
        raise
    except BaseException as error:
        print(f"the process that writes fails: {type(error).__name__}", file=sys.stderr, flush=True)
        os._exit(FAILED)


def receive_batches(batches: BinaryIO) -> Iterator[Any]:
    """What is to be written, until nothing more can come."""
    with suppress(EOFError, pickle.UnpicklingError):  # the latter: the server died telling it
        while True:
            yield pickle.load(batches)


def send(answers: BinaryIO, what: Any) -> None:
    """Answer, in as few pieces as can be: each would have to wait for the interpreter's lock."""
    answers.write(pickle.dumps(what, pickle.HIGHEST_PROTOCOL))
    answers.flush()


if __name__ == "__main__":
    main()
