"""What commands say of bots of the user's own: that one is wrong, or takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from ...bots.own import BotFault, is_own
from ...errors import UserError
from ...locales import Locale
from .progress import Advance

PATIENCE = 60.0  # seconds without a finished game


def bot_error(words: Locale, fault: BotFault) -> UserError:
    """The fault, for the user."""
    return UserError(*fault.texts(words))


def say_kept(words: Locale, done: int, games: int) -> None:
    """Say how many games there are although a bot has failed."""
    if done:
        print(words.text("own-bot-kept", done=done, games=games), file=sys.stderr)


@contextmanager
def watch_pace(
    words: Locale, bots: Iterable[str], advance: Advance, patience: float = PATIENCE
) -> Iterator[Advance]:
    """Tells once when no game ends for a long time and a bot of the user's own is at the table.

    Gives what is to be told instead of ``advance``.
    """
    own = sorted({name for name in bots if is_own(name)})
    if not own:
        yield advance
        return
    said = words.text("own-bot-slow", bots=", ".join(own), seconds=round(patience))
    watch = PaceWatch(patience, lambda: print(said, file=sys.stderr, flush=True))

    def note(games: int) -> None:
        watch.note()
        advance(games)

    try:
        yield note
    finally:
        watch.end()


class PaceWatch:
    """A thread that calls ``tell`` once if nothing is noted for so many seconds."""

    def __init__(self, patience: float, tell: Callable[[], None]) -> None:
        self._patience = patience
        self._tell = tell
        self._noted, self._over = Event(), False
        Thread(target=self._wait, name="pace of the games", daemon=True).start()

    def note(self) -> None:
        """Something has been done."""
        self._noted.set()

    def end(self) -> None:
        """Nothing more is waited for."""
        self._over = True
        self._noted.set()

    def _wait(self) -> None:
        while self._noted.wait(self._patience):
            self._noted.clear()
            if self._over:
                return
        self._tell()
