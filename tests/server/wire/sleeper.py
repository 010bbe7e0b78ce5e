"""A server as a process whose clock a test sets: it stops, and finds another time when it goes on.

``python -m tests.server.wire.sleeper FOLDER`` says its address and ends with its standard input.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen

from signoria.server.domain.clock.times import SECOND, Times, system_now

from .served import running_server

AHEAD = "ahead"  # the file with the seconds by which the server's clock is ahead


@dataclass
class Sleeper:
    """Such a server under way."""

    process: Popen[str]
    url: str
    ahead: Path

    def sleep(self, seconds: int) -> None:
        """Stop it, let so much time pass, and let it go on."""
        os.kill(self.process.pid, signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)  # it has stopped
        self.ahead.write_text(str(seconds))
        os.kill(self.process.pid, signal.SIGCONT)


@contextmanager
def sleeper(folder: Path) -> Iterator[Sleeper]:
    """A server with its database in this folder, until the block ends."""
    ahead = folder / AHEAD
    ahead.write_text("0")
    with Popen([sys.executable, "-m", __name__, folder], stdin=PIPE, stdout=PIPE, text=True) as run:
        try:
            assert run.stdout
            yield Sleeper(run, run.stdout.readline().strip(), ahead)
        finally:
            assert run.stdin
            run.stdin.close()
            run.wait()


async def serve(folder: Path) -> None:
    """Serve until nobody holds the standard input any more."""
    ahead = folder / AHEAD
    times = Times(lambda: system_now() + SECOND * int(ahead.read_text()))
    async with running_server(folder, times) as server:
        print(server.url, flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
