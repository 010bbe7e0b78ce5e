"""Who sits where: joining, leaving, coming back, bots for open seats, the start."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .... import bots
from ....games.contract import Game
from ....record import fair
from ...journal.entries import (
    Abandoned,
    AnyEntry,
    Chair,
    Person,
    Returned,
    Seated,
    StoodIn,
)
from ...protocol import socket
from .. import commands
from ..match import checks
from ..match.expiry import expires_at
from ..match.model import Model
from ..refusals import refusal
from . import undo
from .start import start_if_full

OPEN = Chair()


def join(model: Model, person: Person | None, command: commands.Join, now: int) -> list[AnyEntry]:
    """A person takes an open seat."""
    checks.require_waiting(model)
    person = checks.require_person(person)
    if model.seats_of(person.id):
        raise refusal("joined")
    if not model.created.public and not checks.is_invited(model, command.invitation):
        raise refusal("not-invited")
    seat = first_open(model) if command.seat is None else command.seat
    return take_seat(model, seat, Chair(person=person, value=command.value), now)


def add_to_shuffle(
    model: Model, person: Person | None, command: socket.Contribute, now: int
) -> list[AnyEntry]:
    """A person adds to the shuffle for all its seats; once, and before the game begins."""
    checks.require_waiting(model)
    if model.created.scheme == fair.ALONE:
        raise refusal("no-contribution")
    chairs = [(seat, model.chairs[seat]) for seat in checks.require_seats(model, person)]
    silent = [(seat, chair) for seat, chair in chairs if chair.value is None]
    if not silent:
        raise refusal("contributed")
    return [
        Seated(at=now, seat=seat, chair=replace(chair, value=command.value))
        for seat, chair in silent
    ]


def fill_seat(
    model: Model, person: Person | None, command: commands.FillSeat, now: int
) -> list[AnyEntry]:
    """The host lets a bot of the server take an open seat."""
    checks.require_waiting(model)
    checks.require_host(model, person)
    check_bot(model.game, command.bot)
    return take_seat(model, command.seat, Chair(bot=command.bot), now)


def free_seat(
    model: Model, person: Person | None, command: commands.FreeSeat, now: int
) -> list[AnyEntry]:
    """The host takes a seat back before the start."""
    checks.require_waiting(model)
    checks.require_host(model, person)
    if not 0 <= command.seat < len(model.chairs):
        raise refusal("no-seat", seat=command.seat)
    if model.chairs[command.seat].is_open:
        raise refusal("seat-open")
    return [Seated(at=now, seat=command.seat, chair=OPEN)]


def seat_network_bot(
    model: Model, person: Person | None, command: commands.SeatNetworkBot, now: int
) -> list[AnyEntry]:
    """The host gives an open seat to a network bot."""
    checks.require_waiting(model)
    checks.require_host(model, person)
    return take_seat(model, command.seat, Chair(person=command.bot, remote=True), now)


def find_network_bot(model: Model, person: Person | None, seat: int) -> Person | None:
    """The network bot on a seat, for the host of a match that lasts; None if none sits there."""
    checks.require_not_ended(model)
    checks.require_host(model, person)
    chair = model.chairs[seat] if seat < len(model.chairs) else OPEN
    return chair.person if chair.remote else None


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot that does not play the game."""
    known = bots.names(game.name)
    if name not in known:
        raise refusal("bad-bot", known=", ".join(known))


def first_open(model: Model) -> int:
    """The first open seat."""
    found = next((seat for seat, chair in enumerate(model.chairs) if chair.is_open), None)
    if found is None:
        raise refusal("full")
    return found


def take_seat(model: Model, seat: int, chair: Chair, now: int) -> list[AnyEntry]:
    """Somebody takes an open seat; the game begins with the last one."""
    checks.require_open_seat(model, seat)
    chairs = [*model.chairs[:seat], chair, *model.chairs[seat + 1 :]]
    return [
        Seated(at=now, seat=seat, chair=chair),
        *start_if_full(model.game, model.id, model.created, chairs, now),
    ]


def leave(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """A person gives up all its seats."""
    checks.require_not_ended(model)
    if model.status == "waiting":
        return leave_before_start(model, person, now)
    seats = checks.require_playing(model, person)
    if not others_play(model, seats):
        return [Abandoned(at=now)]
    gone: list[AnyEntry] = [StoodIn(at=now, seat=seat, bot=model.stand_in) for seat in seats]
    return gone + undo.settle_proposal(model, now, left=seats)


def leave_before_start(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """A seat is free again; without its host there is no match."""
    if person and person.id == model.created.host.id:
        return [Abandoned(at=now)]
    return [Seated(at=now, seat=seat, chair=OPEN) for seat in checks.require_seats(model, person)]


def leave_for_good(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """Somebody will never come back: the others may give its seats to somebody new at once."""
    if person is None or model.status not in ("waiting", "running"):
        return []
    seats, hosts = model.seats_of(person.id), person.id == model.created.host.id
    if model.status == "waiting":
        free = [*seats, *model.seats_for(person.id)]
        if hosts:
            return [Abandoned(at=now)]
        return [Seated(at=now, seat=seat, chair=OPEN) for seat in free]
    if not others_play(model, seats) and (seats or hosts):
        return [Abandoned(at=now)]
    gone: list[AnyEntry] = [
        StoodIn(at=now, seat=seat, bot=model.standing_in.get(seat, model.stand_in), absent=True)
        for seat in seats
        if seat not in model.absent
    ]
    return gone + undo.settle_proposal(model, now, left=seats) if gone else []


def end_match(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """The host ends a match of bots only."""
    checks.require_running(model)
    checks.require_host(model, person)
    if not model.bots_only:
        raise refusal("people-play")
    return [Abandoned(at=now)]


def expire(model: Model, now: int) -> list[AnyEntry]:
    """A match that nobody has joined for long ends before it has begun."""
    end = expires_at(model)
    if end is None or now < end:
        raise refusal("stale")
    return [Abandoned(at=now)]


def abandon(model: Model, now: int) -> list[AnyEntry]:
    """An administrator ends a match."""
    checks.require_not_ended(model)
    return [Abandoned(at=now)]


def others_play(model: Model, seats: Sequence[int]) -> bool:
    """Whether somebody else still plays, be it a network bot."""
    return any(
        chair.person and seat not in seats and seat not in model.standing_in
        for seat, chair in enumerate(model.chairs)
    )


def come_back(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """A person takes its seats again."""
    checks.require_running(model)
    away = [seat for seat in checks.require_seats(model, person) if seat in model.standing_in]
    if not away:
        raise refusal("not-away")
    return [Returned(at=now, seat=seat) for seat in away]
