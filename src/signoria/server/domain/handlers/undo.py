"""Taking back, giving up and pausing: alone at once, or by asking all others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...journal.entries import (
    Abandoned,
    Answered,
    AnyEntry,
    Paused,
    Person,
    Proposed,
    Resumed,
    Undone,
)
from ...protocol import socket
from .. import commands
from ..match import checks, proposals
from ..match.absence import unheard_seats
from ..match.model import Model
from ..match.proposals import PendingProposal
from ..refusals import refusal


def undo(model: Model, person: Person | None, command: socket.Undo, now: int) -> list[AnyEntry]:
    """A person takes back its last decision, which nobody has learnt anything from."""
    play = checks.require_running(model)
    seats = checks.require_playing(model, person)
    checks.require_fresh(model, command.version)
    own, free = play.find_last_own(seats), play.find_free_undo(seats)
    if own is None:
        raise refusal("no-undo")
    if free is None:
        raise refusal("undo-asks")
    return [Undone(at=now, seat=play.taken[free].seat, actions=free)]


def propose(
    model: Model, person: Person | None, command: socket.Propose, now: int
) -> list[AnyEntry]:
    """A person asks all others; nobody else being there, or soon again, it is done at once."""
    play = checks.require_running(model)
    person, seats = checks.require_person(person), checks.require_playing(model, person)
    checks.require_fresh(model, command.version)
    seat, actions = seats[0], 0
    if command.what == "undo":
        own = play.find_last_own(seats)
        if own is None:
            raise refusal("no-undo")
        seat, actions = play.taken[own].seat, own
    elif command.what == "pause":
        require_running_clock(model)
    proposal = PendingProposal(0, seat, command.what, actions, (person.id,), now)
    if not unheard_seats(model, proposal, now):
        return [agreed_entry(proposal, now)]
    return [Proposed(at=now, seat=seat, what=command.what, actions=actions)]


def require_running_clock(model: Model) -> None:
    """There is a clock, and it does not stand already."""
    if model.created.clock is None:
        raise refusal("no-clock")
    if model.paused is not None:
        raise refusal("paused")


def resume(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """A person ends the pause; nobody need be asked, as it lasts as long as all like it."""
    checks.require_running(model)
    seats = checks.require_playing(model, person)
    if model.paused is None:
        raise refusal("not-paused")
    return [Resumed(at=now, seat=seats[0])]


def answer(model: Model, person: Person | None, command: socket.Answer, now: int) -> list[AnyEntry]:
    """A person says yes or no, once for all its seats."""
    checks.require_running(model)
    person, seats = checks.require_person(person), checks.require_playing(model, person)
    proposal = model.proposal
    if proposal is None or proposal.number != command.proposal:
        raise refusal("no-proposal")
    if seats[0] not in proposals.waiting_seats(model, proposal):
        raise refusal("answered")
    answered: list[AnyEntry] = [Answered(at=now, seat=seats[0], yes=command.yes)]
    if not command.yes:
        return answered
    agreed = replace(proposal, agreed=(*proposal.agreed, person.id))
    return answered if unheard_seats(model, agreed, now) else [*answered, agreed_entry(agreed, now)]


def settle_silently(model: Model, command: commands.Settle, now: int) -> list[AnyEntry]:
    """The proposal is carried out without those who have had time enough to answer."""
    checks.require_running(model)
    proposal = model.proposal
    if proposal is None or proposal.number != command.proposal:
        raise refusal("stale")
    if unheard_seats(model, proposal, now):
        raise refusal("stale")
    return [agreed_entry(proposal, now)]


def settle_proposal(model: Model, now: int, left: Sequence[int]) -> list[AnyEntry]:
    """The proposal is carried out if nobody but who leaves these seats had still to answer."""
    proposal = model.proposal
    if proposal is None or proposal.seat in left:
        return []
    still = [seat for seat in unheard_seats(model, proposal, now) if seat not in left]
    return [] if still else [agreed_entry(proposal, now)]


def agreed_entry(proposal: PendingProposal, now: int) -> AnyEntry:
    """The entry of what all have agreed to."""
    if proposal.what == "abandon":
        return Abandoned(at=now)
    if proposal.what == "pause":
        return Paused(at=now, seat=proposal.seat)
    return Undone(at=now, seat=proposal.seat, actions=proposal.actions)
