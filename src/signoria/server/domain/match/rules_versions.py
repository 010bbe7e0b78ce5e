"""Under which rules a match is played, and whether they still have the same result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from .... import games
from ....games.contract import Game, State
from ...journal.entries import AnyEntry, Drawn, Moved, Switched

if TYPE_CHECKING:
    from .play import Play

SOURCES = ("*.py", "*.pxd")
BYTECODE = ("*.pyc",)  # all that there is within a page


class StateDiffers(ValueError):
    """A replay has led to another state than the one that was noted."""


class Progress(NamedTuple):
    """How far a game is; when it has changed, a turn has ended."""

    turn: int
    begun: bool

    @classmethod
    def of(cls, state: State) -> Progress:
        """How far this one is."""
        return cls(state.turn, state.begun)


def load_game(name: str, rules: str) -> Game:
    """The game under these rules, under the newest if the code no longer has them."""
    try:
        return games.load(name, rules)
    except games.UnknownRules:
        return games.load(name)


def switched_rules(entries: Sequence[AnyEntry]) -> str | None:
    """The rules to which a match was switched last; None if it goes on as it began."""
    found = [entry.rules for entry in entries if isinstance(entry, Switched)]
    return found[-1] if found else None


def hash_digits(state: State) -> str:
    """The hash of a state as it is written down."""
    return f"{state.hash():016x}"


def add_hash(entries: list[AnyEntry], before: Progress, after: State) -> list[AnyEntry]:
    """The entries of one decision; the last has the state's hash if a turn has ended by them."""
    if not entries or before == Progress.of(after):
        return entries
    last = entries[-1]
    assert isinstance(last, Moved | Drawn)
    return [*entries[:-1], replace(last, hash=hash_digits(after))]


def check_hash(play: Play | None, expected: str | None) -> None:
    """Raise ``StateDiffers`` if the state is another one than was noted."""
    if expected is not None and play is not None and hash_digits(play.state) != expected:
        raise StateDiffers(f"the state is {hash_digits(play.state)}, not {expected}")


def code_fingerprint(game: Game) -> str:
    """A fingerprint of the code that plays a game; another one may have another result."""
    return _fingerprint(Path(getfile(type(game))).parent)


@cache
def _fingerprint(folder: Path) -> str:
    """The hash of all sources in a folder, or of what was made of them."""
    found = sha256()
    kinds = SOURCES if any(folder.glob("*.py")) else BYTECODE
    for path in sorted(path for kind in kinds for path in folder.rglob(kind)):
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]
