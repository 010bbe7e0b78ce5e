"""Taking back and giving up: alone at once, or by asking all others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...journal.entries import Abandoned, Answered, AnyEntry, Person, Proposed, Undone
from .. import checks, commands, proposals
from ..model import Model
from ..proposals import Proposing
from ..refusals import refusal


def undo(model: Model, person: Person | None, command: commands.Undo, now: int) -> list[AnyEntry]:
    """A person takes back its last decision, which nobody has learnt anything from."""
    play = checks.running(model)
    seats = checks.playing(model, person)
    checks.fresh(model, command.version)
    own, free = play.last_own(seats), play.free_undo(seats)
    if own is None:
        raise refusal("no-undo")
    if free is None:
        raise refusal("undo-asks")
    return [Undone(at=now, seat=play.taken[free].seat, actions=free)]


def propose(
    model: Model, person: Person | None, command: commands.Propose, now: int
) -> list[AnyEntry]:
    """A person asks all others; nobody else being there, it is done at once."""
    play = checks.running(model)
    who, seats = checks.known(person), checks.playing(model, person)
    checks.fresh(model, command.version)
    seat, actions = seats[0], 0
    if command.what == "undo":
        own = play.last_own(seats)
        if own is None:
            raise refusal("no-undo")
        seat, actions = play.taken[own].seat, own
    asked = Proposing(0, seat, command.what, actions, (who.id,))
    if not proposals.waiting(model, asked):
        return [carried_out(asked, now)]
    return [Proposed(at=now, seat=seat, what=command.what, actions=actions)]


def answer(
    model: Model, person: Person | None, command: commands.Answer, now: int
) -> list[AnyEntry]:
    """A person says yes or no, once for all its seats."""
    checks.running(model)
    who, seats = checks.known(person), checks.playing(model, person)
    asked = model.proposal
    if asked is None or asked.number != command.proposal:
        raise refusal("no-proposal")
    if seats[0] not in proposals.waiting(model, asked):
        raise refusal("answered")
    told: list[AnyEntry] = [Answered(at=now, seat=seats[0], yes=command.yes)]
    if not command.yes:
        return told
    agreed = replace(asked, agreed=(*asked.agreed, who.id))
    return told if proposals.waiting(model, agreed) else [*told, carried_out(agreed, now)]


def settled(model: Model, now: int, left: Sequence[int]) -> list[AnyEntry]:
    """A proposal is carried out if only those were asked still who leave these seats."""
    asked = model.proposal
    if asked is None or asked.seat in left:
        return []
    still = [seat for seat in proposals.waiting(model, asked) if seat not in left]
    return [] if still else [carried_out(asked, now)]


def carried_out(asked: Proposing, now: int) -> AnyEntry:
    """What all have agreed to."""
    if asked.what == "abandon":
        return Abandoned(at=now)
    return Undone(at=now, seat=asked.seat, actions=asked.actions)
