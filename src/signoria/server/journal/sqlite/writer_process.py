"""The process that writes, as the server sees it: started, fed, replaced if it dies."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec

from ..errors import Misplaced, NotWritten
from ..sql.group_commit import Outcome
from .batches import pickle_job
from .files import Files
from .opening import UnusableDatabase
from .writer_main import send

WRITER_MAIN = f"{__package__}.writer_main"
ENDED = "the process that writes has ended"
log = logging.getLogger(__name__)


class WriterProcess:
    """A process that writes to a database, and another one if it dies.

    It is ready when made; raises ``UnusableDatabase``.  ``files`` are those that
    it has opened; another process must find the same.  ``misplaced`` says that they were not where
    they should be when something was last to be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.misplaced: Misplaced | None = None
        self.files = self._start(None)

    def prepare(
        self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> bytes:
        """A pickled job; its result and what it raises are pickled, too."""
        return pickle_job(work, args, kwargs)

    def run_batch(self, batch: Sequence[bytes]) -> list[Outcome]:
        """The outcomes of these pickled jobs; returns when they are durable."""
        outcomes = self._run(batch)
        self._log_place(outcomes[0].error)
        return outcomes

    def _log_place(self, error: BaseException | None) -> None:
        """Log when the files go, and when they are back; that holds for all jobs of a batch."""
        before = self.misplaced
        self.misplaced = error if isinstance(error, Misplaced) else None
        if self.misplaced and not (before and before.args == self.misplaced.args):
            log.error("%s", self.misplaced)
        elif before and not self.misplaced:
            log.warning("the files of the database are back")

    def _run(self, batch: Sequence[bytes]) -> list[Outcome]:
        """The outcomes of a batch.

        If the process dies meanwhile, nobody knows, and each gets ``NotWritten``; the next batch
        has a new process.
        """
        try:
            if self._process.poll() is not None:
                self.close()
                self.files = self._start(self.files)
            return cast(list[Outcome], self._exchange(batch))
        except UnusableDatabase as unfit:  # by now
            if unfit.reason == "replaced":
                return [Outcome(None, Misplaced(str(unfit.values["file"]))) for _ in batch]
            reason = str(unfit)
        except (
            Exception
        ):  # whatever it is: callers must get an answer, and the next batch tries anew
            self.close()
            reason = ENDED
        return [Outcome(None, NotWritten(reason)) for _ in batch]

    def close(self) -> None:
        """Return when the process has ended, its database closed."""
        with suppress(OSError):  # it has ended already, with something left in the pipe
            self._batches.close()
        self._process.wait()
        self._answers.close()

    def _start(self, known: Files | None) -> Files:
        """Start a process and wait until it is ready; raises ``UnusableDatabase``."""
        try:
            self._launch(known)
        except OSError as error:
            raise self._unfit(error) from None
        try:
            found = self._receive()
        except EOFError:
            found = self._unfit(ENDED)
        if isinstance(found, UnusableDatabase):
            self.close()
            raise found
        return cast(Files, found)

    def _launch(self, known: Files | None) -> None:
        """Start a process."""
        files = msgspec.json.encode(known).decode()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", WRITER_MAIN, str(self._path), files],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._batches = cast(BinaryIO, self._process.stdin)
        self._answers = cast(BinaryIO, self._process.stdout)

    def _unfit(self, problem: str | OSError) -> UnusableDatabase:
        return UnusableDatabase("cannot-open", {"file": str(self._path), "problem": problem})

    def _exchange(self, batch: Sequence[bytes]) -> Any:
        send(self._batches, batch)
        return self._receive()

    def _receive(self) -> Any:
        return pickle.load(self._answers)
