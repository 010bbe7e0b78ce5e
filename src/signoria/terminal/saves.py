"""Where games are kept, and which one may be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from signoria.record import Disagreement, FileFault, Match, RecordError, load, save

from .file_lock import InUse, Lock

SUFFIX = ".record"
OPEN_GAMES = "games"
FINISHED = "finished"


class Keeper:
    """Saves a match at every move; goes on without when the disk does not take it.

    ``tell`` is called with the error when saving begins to fail; ``fault`` is that error as long
    as it fails.  ``turn`` is the turn up to which the file holds the game, None without a file.
    """

    def __init__(
        self, path: Path | None, tell: Callable[[FileFault], None], turn: int | None = None
    ) -> None:
        self.path = path
        self.tell = tell
        self.turn = turn
        self.fault: FileFault | None = None

    @property
    def failing(self) -> bool:
        """Whether the last attempt to save has failed."""
        return self.fault is not None

    def keep(self, match: Match) -> None:
        """Save now if there is a path; tells of trouble once until saving works again."""
        if self.path is None:
            return
        try:
            make_folder(self.path)
            save(self.path, match)
            self.fault, self.turn = None, match.turn
        except FileFault as error:
            known, self.fault = self.fault, error
            if known is None:
                self.tell(error)


class SavedGame(NamedTuple):
    """A game that can be gone on with, and the lock on its file."""

    path: Path
    match: Match
    lock: Lock


def make_folder(path: Path) -> None:
    """Make the user's folder of games if the path lies there; trouble shows when saving."""
    if path.parent == folder():
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)


def folder() -> Path:
    """The user's folder of games that are not over."""
    return user_data_path("signoria", appauthor=False) / OPEN_GAMES


def fresh(game: str) -> tuple[Path, Lock]:
    """A new file for a game that begins now, locked: two may begin in the same second."""
    base = folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, more = base.with_name(base.name + SUFFIX), 1
    make_folder(path)
    while True:
        with suppress(InUse):
            lock = Lock.of(path)
            if not path.exists():
                return path, lock
            lock.release()
        more += 1
        path = base.with_name(f"{base.name}-{more}{SUFFIX}")


def find_unfinished(game: str, tell: Callable[[RecordError | FileFault], None]) -> SavedGame | None:
    """The newest game in the user's folder that can be gone on with and that nobody plays.

    ``tell`` is called with what is wrong with each newer one that cannot.
    """
    for path in sorted(folder().glob(f"{game}-*{SUFFIX}"), reverse=True):
        try:
            lock = Lock.of(path)
        except InUse:
            continue
        try:
            match = load(path)
        except (FileFault, RecordError) as error:
            tell(error)
        else:
            trouble = other_rules(match)
            if trouble:
                tell(trouble)
            elif not match.over:
                return SavedGame(path, match, lock)
        lock.release()
    return None


def last_played(games: Iterable[str]) -> str | None:
    """The game of the newest unfinished file in the user's folder, None if there is none."""
    newest = [
        (max(found), game)
        for game in games
        if (found := [path.name[len(game) :] for path in folder().glob(f"{game}-*{SUFFIX}")])
    ]
    return max(newest)[1] if newest else None


def other_rules(match: Match) -> Disagreement | None:
    """Where a game made under other rules goes another way under those of now.

    To write such a game down again would put new hashes in place of those that prove it.
    """
    return match.difference if match.recorded_rules != match.game.rules_version else None


def put_away(path: Path) -> Path:
    """Move a game that is over out of the open ones; returns where it lies now."""
    if path.parent != folder():
        return path
    target = path.parent.parent / FINISHED / path.name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        return path.rename(target)
    except OSError:
        return path
