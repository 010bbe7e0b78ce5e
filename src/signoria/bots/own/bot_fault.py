"""What goes wrong with a bot of somebody else, said so that its author can put it right."""

from __future__ import annotations

import sysconfig
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...locales import Locale, load

OURS = str(Path(__file__).parents[2])  # where the files of this program lie
PYTHONS = (
    sysconfig.get_path("stdlib"),
    sysconfig.get_path("platlib"),
    sysconfig.get_path("purelib"),
)
LONGEST = 200  # letters of what an error says


class BotFault(ValueError):
    """A bot that is not there, or does what no bot may do.

    ``reason`` is the key of a message, ``values`` belong to it; ``game`` is the number of the game
    in which it happened.  It crosses from one process to another.
    """

    def __init__(self, reason: str, game: int | None = None, /, **values: str | int) -> None:
        super().__init__(reason, game, values)
        self.reason = reason
        self.game = game
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.reason, self.game, self.values)

    def __str__(self) -> str:
        said, hint = self.texts(load("en"))
        return f"{said}; {hint}" if hint else said

    def texts(self, words: Locale) -> tuple[str, str | None]:
        """What is wrong and where, and what would be right, if that can be told."""
        said, hint = words.text(f"own-bot-{self.reason}", **self.values), None
        if self.game is not None:
            said = words.text("own-bot-in-game", game=str(self.game), what=said)
        if words.has(f"own-bot-{self.reason}-hint"):
            hint = words.text(f"own-bot-{self.reason}-hint", **self.values)
        return said, hint


def rebuild(reason: str, game: int | None, values: dict[str, str | int]) -> BotFault:
    """The fault in another process."""
    return BotFault(reason, game, **values)


@contextmanager
def name_game(number: int) -> Iterator[None]:
    """Add the number of the game to a fault within."""
    try:
        yield
    except BotFault as fault:
        raise BotFault(fault.reason, number, **fault.values) from fault.__cause__


def error_text(error: BaseException) -> str:
    """An error in a line: its kind, what it says, and the place of the bot's code it came from."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    said = said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"
    frames = [one for one in traceback.extract_tb(error.__traceback__) if is_theirs(one.filename)]
    if isinstance(error, SyntaxError) and error.filename:
        return said  # it names its place itself
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said


def is_theirs(file: str) -> bool:
    """Whether a file is none of this program's, nor of Python's or what is installed."""
    return not file.startswith((OURS, *PYTHONS, "<"))
