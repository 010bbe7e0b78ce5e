"""The clerk's process, as the server sees it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec

from ..rows import Misplaced, NotWritten
from .batches import Outcome
from .file_identity import Files
from .opening import Unfit
from .writer_main import tell

CLERK = f"{__package__}.writer_main"
ENDED = "the process that writes has ended"


class Clerk:
    """A process that writes to a database, and another one if it dies.

    Made, it is ready; raises ``Unfit`` if the database cannot be used.  ``files`` are those that
    it has opened; another process must find the same.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.files = self._start(None)

    def written(self, batch: Sequence[bytes]) -> list[Outcome]:
        """What came of these pickled jobs; returns when they are durable.

        If the process dies meanwhile, nobody knows, which is told as ``NotWritten``; the next
        batch has a new one.
        """
        try:
            if self._process.poll() is not None:
                self.close()
                self.files = self._start(self.files)
            return cast(list[Outcome], self._answer(batch))
        except Unfit as unfit:  # by now
            if unfit.reason == "replaced":
                return [Outcome(None, Misplaced(str(unfit.values["file"]))) for _ in batch]
            reason = str(unfit)
        except Exception:  # whatever it is: who waits must be told, and the next batch tries anew
            self.close()
            reason = ENDED
        return [Outcome(None, NotWritten(reason)) for _ in batch]

    def close(self) -> None:
        """Return when the process has ended, its database closed."""
        with suppress(OSError):  # it has ended already, with something left to be heard
            self._batches.close()
        self._process.wait()
        self._answers.close()

    def _start(self, known: Files | None) -> Files:
        """Start a process and wait until it is ready; raises ``Unfit``."""
        try:
            self._launch(known)
        except OSError as error:
            raise self._unfit(error) from None
        try:
            found = self._heard()
        except EOFError:
            found = self._unfit(ENDED)
        if isinstance(found, Unfit):
            self.close()
            raise found
        return cast(Files, found)

    def _launch(self, known: Files | None) -> None:
        """Start a process."""
        files = msgspec.json.encode(known).decode()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", CLERK, str(self._path), files],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._batches = cast(BinaryIO, self._process.stdin)
        self._answers = cast(BinaryIO, self._process.stdout)

    def _unfit(self, problem: str | OSError) -> Unfit:
        return Unfit("cannot-open", {"file": str(self._path), "problem": problem})

    def _answer(self, batch: Sequence[bytes]) -> Any:
        tell(self._batches, batch)
        return self._heard()

    def _heard(self) -> Any:
        return pickle.load(self._answers)
