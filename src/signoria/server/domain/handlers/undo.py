"""Taking back and giving up: alone at once, or by asking all others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...journal.entries import Abandoned, Answered, AnyEntry, Person, Proposed, Undone
from ...protocol import socket
from .. import checks, proposals
from ..model import Model
from ..proposals import PendingProposal
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
    """A person asks all others; nobody else being there, it is done at once."""
    play = checks.require_running(model)
    who, seats = checks.require_person(person), checks.require_playing(model, person)
    checks.require_fresh(model, command.version)
    seat, actions = seats[0], 0
    if command.what == "undo":
        own = play.find_last_own(seats)
        if own is None:
            raise refusal("no-undo")
        seat, actions = play.taken[own].seat, own
    asked = PendingProposal(0, seat, command.what, actions, (who.id,))
    if not proposals.waiting_seats(model, asked):
        return [agreed_entry(asked, now)]
    return [Proposed(at=now, seat=seat, what=command.what, actions=actions)]


def answer(model: Model, person: Person | None, command: socket.Answer, now: int) -> list[AnyEntry]:
    """A person says yes or no, once for all its seats."""
    checks.require_running(model)
    who, seats = checks.require_person(person), checks.require_playing(model, person)
    asked = model.proposal
    if asked is None or asked.number != command.proposal:
        raise refusal("no-proposal")
    if seats[0] not in proposals.waiting_seats(model, asked):
        raise refusal("answered")
    told: list[AnyEntry] = [Answered(at=now, seat=seats[0], yes=command.yes)]
    if not command.yes:
        return told
    agreed = replace(asked, agreed=(*asked.agreed, who.id))
    return told if proposals.waiting_seats(model, agreed) else [*told, agreed_entry(agreed, now)]


def settle_proposal(model: Model, now: int, left: Sequence[int]) -> list[AnyEntry]:
    """A proposal is carried out if only those were asked still who leave these seats."""
    asked = model.proposal
    if asked is None or asked.seat in left:
        return []
    still = [seat for seat in proposals.waiting_seats(model, asked) if seat not in left]
    return [] if still else [agreed_entry(asked, now)]


def agreed_entry(asked: PendingProposal, now: int) -> AnyEntry:
    """What all have agreed to."""
    if asked.what == "abandon":
        return Abandoned(at=now)
    return Undone(at=now, seat=asked.seat, actions=asked.actions)
