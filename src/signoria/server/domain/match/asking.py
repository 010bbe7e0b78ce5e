"""Whom a match asks for something, and what its people are to be told of a change of it."""

from __future__ import annotations

from collections.abc import Mapping

from ...journal.entries import AnyEntry, Reminded, Resumed, Seated, StoodIn, TakenOver
from ...journal.notice_rows import Notice, NoticeChange, NoticeKind
from . import proposals
from .model import Model

Asked = Mapping[str, NoticeKind]  # by the person's id
ENDED = ("over", "abandoned")


def people_of(model: Model) -> set[str]:
    """The persons who play themselves, by their ids; network bots are none."""
    return {chair.person.id for chair in model.chairs if chair.person and not chair.remote}


def asked_people(model: Model) -> Asked:
    """Who is to decide or to answer a proposal, in a match of two or more persons.

    Of one that waits, those who are invited.
    """
    if model.status == "waiting":
        return {chair.invited.id: "invited" for chair in model.chairs if chair.invited}
    if model.status != "running" or len(people_of(model)) < 2:
        return {}
    found: dict[str, NoticeKind] = {}
    decider = model.decider()
    if decider is not None and decider.kind == "person":
        chair = model.chairs[decider.seat]
        if chair.person and not chair.remote:
            found[chair.person.id] = "turn"
    if model.proposal:
        voters = proposals.voters(model)
        for seat in proposals.waiting_seats(model, model.proposal):
            found[voters[seat]] = "answer"
    return found


def find_notices(
    model: Model, asked: Asked, status: str, delay: int, first: AnyEntry | None = None
) -> NoticeChange | None:
    """What a change of a match does to the outbox; None if nothing.

    ``asked`` are those who were asked before it, ``status`` is the match's then; ``delay`` is in
    milliseconds; ``first`` is the first entry that makes the change.
    """
    now = dict(asked_people(model))
    told = now | pressing_notice(model, first)
    if model.status != status and len(people := people_of(model)) > 1:
        if model.status in ENDED:
            told = dict.fromkeys(sorted(people), "over")
        elif model.status == "running":
            told = {**dict.fromkeys(sorted(people), "begun"), **now}
    withdrawn = [person for person in asked if person not in told]
    added = [
        Notice(person, kind, model.version, model.last_at, model.last_at + delay, moved)
        for person, kind in told.items()
        if asked.get(person) != kind or (kind == "turn" and isinstance(first, Resumed))
        for moved in [seats_moved_since(model, person)]
    ]
    return NoticeChange(withdrawn, added) if withdrawn or added else None


def pressing_notice(model: Model, first: AnyEntry | None) -> dict[str, NoticeKind]:
    """Whom others remind, for whom they let a bot stand in, or who has lost the seat for good.

    Also whose invitation was declined.
    """
    kind: NoticeKind
    match first:
        case Reminded():
            kind = "reminder"
        case StoodIn(absent=True):
            kind = "stood-in"
        case TakenOver():
            return {model.former[-1].person.id: "taken-over"}
        case Seated() if first.chair.declined:
            return {model.created.host.id: "declined"}
        case _:
            return {}
    person = model.chairs[first.seat].person
    return {person.id: kind} if person and person.id in people_of(model) else {}


def seats_moved_since(model: Model, person: str) -> list[int]:
    """The seats that have decided since the person did, whoever decided for them, ascending."""
    own, found = model.seats_of(person), set[int]()
    for action in reversed(model.play.taken if model.play else []):
        if action.seat in own:
            break
        if action.seat >= 0:
            found.add(action.seat)
    return sorted(found)
