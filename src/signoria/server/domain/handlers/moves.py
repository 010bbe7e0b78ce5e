"""Decisions of the game: a person's, a bot's, what follows by itself, and time that is up."""

from __future__ import annotations

from typing import Literal

from ....games.contract import CHANCE, State
from ....record import fair
from ...journal.entries import AnyEntry, Drawn, Moved, Person, TimedOut
from ...protocol import socket
from .. import commands
from ..match import checks
from ..match.model import Model
from ..match.rules_versions import Progress, add_hash
from ..refusals import illegal_move, refusal


def move(model: Model, person: Person | None, command: socket.Move, now: int) -> list[AnyEntry]:
    """A person decides for one of its seats."""
    play = checks.require_running(model)
    seats = checks.require_playing(model, person)
    checks.require_fresh(model, command.version)
    seat = play.state.to_move
    if seat not in seats:
        raise refusal("not-your-turn")
    if model.timed_out == seat:
        raise refusal("timed-out")
    return decide_move(model, seat, command.action, "seat", now)


def bot_move(model: Model, command: commands.BotMove, now: int) -> list[AnyEntry]:
    """A bot decides for a seat that is its own, or in which it stands in."""
    checks.require_running(model)
    checks.require_fresh(model, command.version)
    deciding = model.decider()
    if deciding is None or deciding.kind != "bot" or deciding.seat != command.seat:
        raise refusal("stale")
    by: Literal["bot", "clock"] = "clock" if model.timed_out == command.seat else "bot"
    return decide_move(model, command.seat, command.action, by, now)


def decide_move(
    model: Model, seat: int, action: int, by: Literal["seat", "bot", "clock"], now: int
) -> list[AnyEntry]:
    """A decision with all that follows from it by itself."""
    play = checks.require_running(model)
    if error := model.game.explain(play.state, action):
        raise illegal_move(error)
    after, before = play.state.clone(), Progress.of(play.state)
    after.apply(action)
    rest = automatic_moves(after, model.shuffle, play.draws, now)
    return add_hash([Moved(at=now, seat=seat, action=action, by=by), *rest], before, after)


def run_out_of_time(model: Model, command: commands.TimeOut, now: int) -> list[AnyEntry]:
    """The clock of the seat to move has run out."""
    checks.require_running(model)
    checks.require_fresh(model, command.version)
    deadline = model.deadline
    deciding = model.decider()
    if deciding is None or deciding.seat != command.seat or deadline is None or now < deadline:
        raise refusal("stale")
    return [TimedOut(at=now, seat=command.seat)]


def automatic_moves(state: State, shuffle: fair.Shuffle, draws: int, now: int) -> list[AnyEntry]:
    """The entries up to the next decision that is one, or to the end; ``state`` goes with them.

    ``draws`` is the number of the next draw.
    """
    found: list[AnyEntry] = []
    while True:
        if state.to_move == CHANCE:
            outcome = shuffle.outcome(state, draws)
            found.append(Drawn(at=now, outcome=outcome, draw=draws))
            draws += 1
            state.apply(outcome)
        elif state.is_forced():
            (action,) = state.legal_actions()
            found.append(Moved(at=now, seat=state.to_move, action=action, by="forced"))
            state.apply(action)
        else:
            return found
