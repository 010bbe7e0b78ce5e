"""The program that writes, in a process of its own that ``writer_process`` starts.

So it need not share the interpreter's lock with all tables.  It holds the lock of the database
for as long as it lives, so that the next server waits for what a killed one has left to write.
It reads batches of jobs from its standard input and writes the outcomes of each to its standard
output, once that is durable; at the end of its input it ends.  While the files are not where they
were opened, nothing is written, nor acknowledged.
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

from ....decoders import json_decoder
from ..errors import Misplaced
from ..sql.group_commit import Outcome
from .batches import run_batch
from .files import Files, Rescue
from .opening import UnusableDatabase, check_place, claim, open_writer

FAILED = 70  # as a status: EX_SOFTWARE of sysexits.h


def main() -> None:
    """Write batches until the input ends."""
    for each in (signal.SIGINT, signal.SIGTERM):  # the server says when this ends
        signal.signal(each, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may come between
    # The server may have gone.  What could not be told is thrown away here: the interpreter would
    # try once more in the end, and complain.
    with suppress(BrokenPipeError), answers:
        known = json_decoder(Files | None).decode(sys.argv[2])
        serve(Path(sys.argv[1]), known, sys.stdin.buffer, answers)


def serve(path: Path, known: Files | None, batches: BinaryIO, answers: BinaryIO) -> None:
    """Say which files are open, or why not (``UnusableDatabase``); then write and answer batches.

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
    """Write a batch, if the files are where they were opened."""
    gone = files.find_displaced()
    outcomes = [] if gone else run_batch(database, batch)
    gone = gone or files.find_displaced()  # also if that has happened meanwhile
    if gone is None:
        rescue.forget()
        return outcomes
    return [Outcome(None, Misplaced(gone, rescue.copy())) for _ in batch]


@contextmanager
def open_database(path: Path, known: Files | None = None) -> Iterator[sqlite3.Connection]:
    """Open and lock the database; closed, it is one file again."""
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
    """The batches to be written, until the input ends."""
    with suppress(
        EOFError, pickle.UnpicklingError
    ):  # the latter: the server died in the middle of one
        while True:
            yield pickle.load(batches)


def send(pipe: BinaryIO, what: Any) -> None:
    """Pickle something into a pipe, in one piece: each would wait for the interpreter's lock."""
    pipe.write(pickle.dumps(what, pickle.HIGHEST_PROTOCOL))
    pipe.flush()


if __name__ == "__main__":
    main()
