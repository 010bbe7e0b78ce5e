"""Making or finding the match to be played: new, from a record, or the one left unfinished."""

from __future__ import annotations

import errno
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from signoria.errors import UserError
from signoria.games.contract import BadSetup, Rng
from signoria.games.shared.engine.rng import stream
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.record import FileFault, Match, RecordError, error_text, load

from . import saves
from .file_lock import InUse, Lock
from .play_options import ME, PlayOptions
from .resume import SEATS, SEED, check_agreement, contradictions, seats_of, seed_to_go_on
from .saves import SavedGame
from .screen import Screen
from .setup_questions import ask_seats, go_on

SETUP_STREAM = 1 << 63  # apart from the numbers of moves


@dataclass(frozen=True)
class OpenMatch:
    """A match with its seats and seed, the file in which it is kept, and the lock on that file.

    ``saved`` is the turn up to which the file already holds the match, None if there is no file.
    """

    match: Match
    seats: list[str]
    seed: int
    path: Path | None
    lock: Lock | None
    saved: int | None


def open_match(wanted: PlayOptions, screen: Screen) -> OpenMatch:
    """The match that the user wants, after the questions that are open."""
    if wanted.record is not None:
        return in_file(wanted, screen, wanted.record)
    if wanted.seats is None and wanted.players is None:
        found = offer_saved(wanted, screen)
        if found is not None:
            return resume(wanted, screen, found)
    return begin(wanted, seats_to_begin(wanted, screen), None)


def seats_to_begin(wanted: PlayOptions, screen: Screen) -> list[str]:
    """Who plays a new game: as the user says, or is asked."""
    return wanted.seats or wanted.seats_by_players() or ask_seats(wanted, screen)


def in_file(wanted: PlayOptions, screen: Screen, path: Path) -> OpenMatch:
    """The game in the file that the user named, or a new one to be kept there."""
    if not path.exists():
        check_folder(wanted.words, path)
    try:
        lock = Lock.of(path)
    except InUse:
        words = wanted.words
        raise UserError(words.say("in-use", path=str(path)), words.say("in-use-hint")) from None
    try:
        if path.exists():
            return resume(wanted, screen, load_named(wanted, path, lock))
        return begin(wanted, seats_to_begin(wanted, screen), lock)
    except BaseException:
        lock.release()
        raise


def load_named(wanted: PlayOptions, path: Path, lock: Lock) -> SavedGame:
    """The unfinished game in a file; raises ``UserError``."""
    words = wanted.words
    try:
        match = load(path)
    except (FileFault, RecordError) as error:
        raise UserError(error.to_text(words.language)) from None
    check_agreement(wanted, path, match)
    if match.over:
        raise UserError(
            words.say("match-over", path=str(path)), words.say("match-over-hint", path=str(path))
        )
    return SavedGame(path, match, lock)


def offer_saved(wanted: PlayOptions, screen: Screen) -> SavedGame | None:
    """The unfinished game in the user's folder, if the user wants to go on with it."""
    words = wanted.words

    def tell(fault: RecordError | FileFault) -> None:
        screen.say(words.say("not-resumed", problem=fault.to_text(words.language)))

    found = saves.find_unfinished(wanted.game.name, tell)
    if found is None:
        return None
    try:
        # Who asks for other options than those of that game asks for a new one.
        if not any(contradictions(wanted, found.match)) and go_on(words, screen, found.match):
            return found
    except BaseException:
        found.lock.release()
        raise
    found.lock.release()
    return None


def resume(wanted: PlayOptions, screen: Screen, found: SavedGame) -> OpenMatch:
    """The table of a match that is gone on with."""
    path, match, lock = found
    seats = seats_of(wanted, screen, match)
    match.headers[SEATS] = ",".join(seats)
    seed = seed_to_go_on(wanted.words, screen, match)
    return OpenMatch(match, seats, seed, path, lock, match.turn)


def begin(wanted: PlayOptions, seats: list[str], lock: Lock | None) -> OpenMatch:
    """A new match; ``lock`` is that of the file that the user named."""
    seed = secrets.randbits(64) if wanted.seed is None else wanted.seed
    rng = Rng(stream(seed, SETUP_STREAM))
    try:
        setup = wanted.game.setup(len(seats), wanted.options, rng=rng)
    except BadSetup as error:
        raise UserError(error_text.value_text(wanted.locale, error)) from None
    headers = {SEATS: ",".join(seats)}
    if wanted.seed is not None:
        headers[SEED] = str(seed)
    path = wanted.record
    if path is None and ME in seats:
        path, lock = saves.fresh(wanted.game.name)
    return OpenMatch(Match(wanted.game, setup, headers), seats, seed, path, lock, None)


def check_folder(words: Words, path: Path) -> None:
    """Refuse a file that could never be saved, before anybody has played."""
    trouble = 0 if path.parent.is_dir() else errno.ENOENT
    if not trouble and not os.access(path.parent, os.W_OK):
        trouble = errno.EACCES
    if trouble:
        problem = OSError(trouble, os.strerror(trouble))
        fault = FileFault("cannot-save", file=str(path), problem=problem)
        raise UserError(fault.to_text(words.language))
