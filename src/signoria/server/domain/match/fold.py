"""What each kind of entry does to a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from .... import games
from ....games.contract import CHANCE
from ...journal import entries
from . import proposals, timing
from .absence import leaves_it_to_clock
from .former import FormerHolder
from .play import By, Play
from .rules_versions import check_hash, load_game

if TYPE_CHECKING:
    from .model import Model

Events = list[Any]


def fold(model: Model, entry: entries.AnyEntry, version: int) -> Events:
    """Change the match as the entry says; returns the game's events.

    Raises ``ValueError`` (also as ``IllegalAction``) for an entry that cannot follow.
    """
    if (version == 1) != isinstance(entry, entries.Created):
        raise ValueError(f"entry {version} of a match cannot be {type(entry).__name__}")
    match entry:
        case entries.Moved():
            events = fold_action(model, version, entry, entry.seat, entry.action, entry.by)
            check_hash(model.play, entry.hash)
            return events
        case entries.Drawn():
            events = fold_action(model, version, entry, CHANCE, entry.outcome, "chance", entry.draw)
            check_hash(model.play, entry.hash)
            return events
        case entries.Undone():
            fold_undone(model, entry)
        case entries.Created():
            fold_created(model, entry)
        case entries.Started():
            fold_started(model, entry)
        case entries.Proposed() | entries.Answered():
            fold_proposal(model, entry, version)
        case entries.Paused() | entries.Resumed():
            fold_pause(model, entry)
        case _:
            fold_people(model, entry)
    return []


def fold_created(model: Model, entry: entries.Created) -> None:
    """The match is there."""
    model.created = entry
    model.game = games.load(entry.game)
    model.chairs = list(entry.chairs)


def fold_started(model: Model, entry: entries.Started) -> None:
    """The game begins, under the rules that it began under if the code still has them."""
    model.started = entry
    model.rules = model.rules or entry.rules
    model.game = load_game(model.created.game, model.rules)
    model.play = Play.from_start(model.game, entry)
    model.status = "running"


def fold_action(
    model: Model,
    version: int,
    entry: entries.Entry,
    seat: int,
    action: int,
    by: By,
    draw: int | None = None,
) -> Events:
    """A decision or an outcome."""
    play = running_play(model)
    events = play.apply(version, seat, action, by, draw, max(0, entry.at - model.since))
    model.proposal = None
    if by == "seat" and model.vacations:
        model.vacations.pop(seat, None)
    if play.state.to_move not in (CHANCE, model.timed_out):
        model.timed_out = None
    if play.over:
        model.status = "over"
    return events


def fold_undone(model: Model, entry: entries.Undone) -> None:
    """All but the first ``entry.actions`` actions are taken back.

    The clock of a decision taken back freely runs on where it stood when it was made, so that
    nobody gains time by it; what everybody agreed to winds it up again.
    """
    play, person = running_play(model), model.chairs[entry.seat].person
    model.signs[entry.seat] = entry.at
    free = play.find_free_undo(model.seats_of(person.id if person else None)) == entry.actions
    used = play.taken[entry.actions].used if free else 0
    if shown := sum(one.reveals for one in play.taken[entry.actions :]):
        model.redrawn[entry.seat] = model.redrawn.get(entry.seat, 0) + shown
    timing.take_back(model, entry, free=free)
    play.rewind_to(entry.actions)
    model.since = entry.at - used
    model.cut_log(entry.actions)
    model.proposal = None
    model.timed_out = None


def fold_proposal(model: Model, entry: entries.Proposed | entries.Answered, version: int) -> None:
    """A proposal, or an answer to it."""
    person = model.chairs[entry.seat].person
    if person is None:
        raise ValueError(f"nobody sits on seat {entry.seat} to propose or answer")
    model.signs[entry.seat] = entry.at
    if isinstance(entry, entries.Proposed):
        model.proposal = proposals.PendingProposal(
            version, entry.seat, entry.what, entry.actions, (person.id,), entry.at
        )
    elif not entry.yes:
        model.proposal = None
    elif model.proposal:
        agreed = (*model.proposal.agreed, person.id)
        model.proposal = replace(model.proposal, agreed=agreed)


def fold_pause(model: Model, entry: entries.Paused | entries.Resumed) -> None:
    """The clocks stand from now on, or run again; either is a sign of life."""
    model.signs[entry.seat] = entry.at
    timing.fold_pause(model, entry)


def fold_people(model: Model, entry: entries.AnyEntry) -> None:
    """Who plays, and whether they play at all."""
    match entry:
        case entries.Seated():
            model.chairs[entry.seat] = entry.chair
        case entries.TimedOut():
            model.timed_out = entry.seat
            if entry.seat not in model.late or not leaves_it_to_clock(model, entry.seat):
                model.late[entry.seat] = entry.at
        case entries.StoodIn():
            fold_stood_in(model, entry)
        case entries.Returned():
            del model.standing_in[entry.seat]
            model.absent.discard(entry.seat)
            model.offers.pop(entry.seat, None)
            model.signs[entry.seat] = entry.at
        case entries.Reminded():
            model.reminded = entry.at
        case entries.OnVacation():
            fold_vacation(model, entry)
        case entries.Offered():
            model.offers[entry.seat] = entry.invitation
        case entries.TakenOver():
            fold_taken_over(model, entry)
        case entries.Hinted():
            model.signs[entry.seat] = entry.at
            model.hints[entry.seat] = model.hints.get(entry.seat, 0) + 1
        case entries.Abandoned():
            model.status, model.proposal = "abandoned", None
        case entries.Rematched():
            model.rematch = entry.match
        case entries.Switched():
            model.rules = entry.rules


def fold_stood_in(model: Model, entry: entries.StoodIn) -> None:
    """A bot plays on for a seat; what its person has proposed is asked no more."""
    model.standing_in[entry.seat] = entry.bot
    model.vacations.pop(entry.seat, None)
    if entry.absent:
        model.absent.add(entry.seat)
    if model.proposal and model.proposal.seat == entry.seat:
        model.proposal = None


def fold_vacation(model: Model, entry: entries.OnVacation) -> None:
    """A person is away for a while, or back."""
    if entry.until is None:
        model.vacations.pop(entry.seat, None)
    else:
        model.vacations[entry.seat] = entry.until


def fold_taken_over(model: Model, entry: entries.TakenOver) -> None:
    """Somebody new has the seat, with all that it knows."""
    gone = model.chairs[entry.seat].person
    if gone is None:
        raise ValueError(f"nobody had seat {entry.seat} before")
    actions = len(running_play(model).taken)
    model.former.append(FormerHolder(entry.seat, gone, actions))
    model.chairs[entry.seat] = entries.Chair(person=entry.person)
    del model.standing_in[entry.seat], model.offers[entry.seat]
    model.absent.discard(entry.seat)
    model.signs[entry.seat] = entry.at


def running_play(model: Model) -> Play:
    """The game under way; raises ``ValueError``."""
    if model.play is None or model.status != "running":
        raise ValueError("no game is under way")
    return model.play
