"""A match as bytes, so that not all its entries need be folded to have it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .... import games
from ....decoders import msgpack_decoder
from ....games.contract import BadState, Game
from ...journal.entries import Chair, Created, Started
from ...protocol.common import Status
from ..clock.bank_clock import BankClock
from .former import FormerHolder
from .play import Play, TakenAction
from .proposals import PendingProposal
from .rules_versions import code_fingerprint

if TYPE_CHECKING:
    from .model import Model

FORMAT = 1


class SnapshotHead(msgspec.Struct, array_like=True):
    """What every snapshot begins with, whatever follows."""

    format: int


class Snapshot(SnapshotHead, array_like=True):
    """All that a model holds; ``state`` and ``taken`` are there once the game has begun.

    ``rules`` is the version of the rules under which the state came about, and ``code`` the
    fingerprint of the code that played it: what other code has played is replayed and compared.
    ``signs`` is None where it was written before they were noted.
    """

    match: str
    version: int
    position: int
    created: Created
    chairs: list[Chair]
    status: Status
    started: Started | None
    state: bytes
    taken: list[TakenAction]
    draws: int
    undone_draws: list[int]
    proposal: PendingProposal | None
    timed_out: int | None
    standing_in: dict[int, str]
    rematch: str | None
    since: int
    last_at: int
    hints: dict[int, int] = {}
    rules: str | None = None
    code: str = ""
    redrawn: dict[int, int] = {}
    signs: dict[int, int] | None = None
    absent: set[int] = set()
    reminded: int | None = None
    late: dict[int, int] = {}
    offers: dict[int, str] = {}
    vacations: dict[int, int] = {}
    former: list[FormerHolder] = []
    bank: BankClock | None = None
    paused: int | None = None


def write_snapshot(model: Model) -> bytes:
    """The match as it stands."""
    play = model.play
    return msgspec.msgpack.encode(
        Snapshot(
            format=FORMAT,
            match=model.id,
            version=model.version,
            position=model.position,
            created=model.created,
            chairs=model.chairs,
            status=model.status,
            started=model.started,
            state=play.state.to_bytes() if play else b"",
            taken=play.taken if play else [],
            draws=play.draws if play else 0,
            undone_draws=play.undone_draws if play else [],
            proposal=model.proposal,
            timed_out=model.timed_out,
            standing_in=model.standing_in,
            rematch=model.rematch,
            since=model.since,
            last_at=model.last_at,
            hints=model.hints,
            rules=model.rules,
            code=code_fingerprint(model.game),
            redrawn=model.redrawn,
            signs=model.signs,
            absent=model.absent,
            reminded=model.reminded,
            late=model.late,
            offers=model.offers,
            vacations=model.vacations,
            former=model.former,
            bank=model.bank,
            paused=model.paused,
        )
    )


def restore_snapshot(model: Model, data: bytes) -> bool:
    """Give a new model everything from a snapshot.

    False, and nothing is changed, if it is broken or other code has written it.
    """
    kept = read_snapshot(data)
    if kept is None or kept.signs is None:
        return False
    try:
        game = games.load(kept.created.game, kept.rules)
        if kept.code != code_fingerprint(game):
            return False
        found = read_play(kept, game)
    except Exception:  # whatever is wrong with it, the entries are the truth
        return False
    model.play, model.rules = found, kept.rules
    model.id, model.version, model.position = kept.match, kept.version, kept.position
    model.created, model.game = kept.created, game
    model.chairs, model.status, model.started = kept.chairs, kept.status, kept.started
    model.proposal, model.timed_out = kept.proposal, kept.timed_out
    model.standing_in, model.rematch = kept.standing_in, kept.rematch
    model.since, model.last_at = kept.since, kept.last_at
    model.hints, model.redrawn = kept.hints, kept.redrawn
    model.signs, model.absent, model.late = kept.signs, kept.absent, kept.late
    model.reminded, model.offers, model.former = kept.reminded, kept.offers, kept.former
    model.vacations, model.bank, model.paused = kept.vacations, kept.bank, kept.paused
    return True


def read_snapshot(data: bytes) -> Snapshot | None:
    """A snapshot; None if it is broken or has another form."""
    try:
        if msgpack_decoder(SnapshotHead).decode(data).format != FORMAT:
            return None
        return msgpack_decoder(Snapshot).decode(data)
    except msgspec.DecodeError:
        return None


def state_hash(kept: Snapshot, game: Game) -> int | None:
    """The hash of its state, as this game reads it; None if there is none that it can read."""
    try:
        return game.from_bytes(kept.state).hash() if kept.started is not None else None
    except BadState:
        return None


def read_play(kept: Snapshot, game: Game) -> Play | None:
    """The game under way."""
    if kept.started is None:
        return None
    found = Play.from_start(game, kept.started)
    found.state = game.from_bytes(kept.state)
    found.taken, found.draws = kept.taken, kept.draws
    found.undone_draws = kept.undone_draws
    return found
