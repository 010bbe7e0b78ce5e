"""Hints: who may ask for one, and what the analyst who gives it may know of the position."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from ....games.contract import Rng, State
from ...journal.entries import AnyEntry, Hinted, Person
from .. import commands
from ..match import checks
from ..match.model import Model
from ..refusals import refusal


class HintQuestion(NamedTuple):
    """A position as a seat to move may know it, since this version; ``state`` agrees with it.

    ``rules`` are those under which the match is played.
    """

    game: str
    state: bytes
    seat: int
    seed: int
    version: int
    rules: str


def hints_allowed(model: Model) -> bool:
    """Whether hints are given: to one person among bots, else as was said before anybody joined.

    None in a match that begins with a moment of one that is under way among people.
    """
    if model.guarded:
        return False
    people = sum(chair.person is not None for chair in model.chairs)
    return model.created.hints or (model.play is not None and people == 1)


def hint(model: Model, person: Person | None, command: commands.Hint, now: int) -> list[AnyEntry]:
    """The seat to move takes a hint; raises ``Refusal``."""
    return [Hinted(at=now, seat=check_hint(model, person, command.version))]


def check_hint(model: Model, person: Person | None, version: int) -> int:
    """The seat of this person that is to move; raises ``Refusal``."""
    play = checks.require_running(model)
    seats = checks.require_playing(model, person)
    if not hints_allowed(model):
        raise refusal("protected" if model.guarded else "no-hints")
    checks.require_fresh(model, version)
    if play.state.to_move not in seats:
        raise refusal("not-your-turn")
    if len(play.state.legal_actions()) == 1:  # a hint would be counted and say nothing
        raise refusal("one-move")
    return play.state.to_move


def ask_hint(model: Model, person: Person | None, version: int) -> HintQuestion:
    """The position to think about, as the seat knows it; raises ``Refusal``."""
    seat, state = check_hint(model, person, version), checks.require_running(model).state
    # Equal for states that the seat cannot tell apart: only public things go in.
    public = sha256(f"hint {model.id} {model.position}".encode()).digest()
    seed = int.from_bytes(public[:8], "big")
    guess = guess_state(state, seat, seed)
    rules = model.game.rules_version
    return HintQuestion(model.game.name, guess, seat, seed, model.position, rules)


def guess_state(state: State, seat: int, seed: int) -> bytes:
    """A state that agrees with all that the seat has seen, and tells nothing more."""
    return state.resample(seat, Rng(seed)).to_bytes()
