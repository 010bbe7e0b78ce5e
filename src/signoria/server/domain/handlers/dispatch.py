"""From a command to journal entries, or to a refusal; nothing here changes the match."""

from __future__ import annotations

from ...journal.entries import AnyEntry, Person
from ...protocol import socket
from .. import commands
from ..match import checks
from ..match.model import Model
from ..refusals import refusal
from . import absent_people, hint_rules, invitations, moves, seating, succession, undo


def decide(
    model: Model, person: Person | None, command: commands.AnyCommand, now: int
) -> list[AnyEntry]:
    """The entries that a command makes, at least one; raises ``Refusal``.

    ``person`` is who asks (None for nobody known, and for what the server itself asks), ``now`` is
    in milliseconds since 1970.
    """
    match command:
        case socket.Move():
            return moves.move(model, person, command, now)
        case commands.BotMove():
            return moves.bot_move(model, command, now)
        case commands.TimeOut():
            return moves.run_out_of_time(model, command, now)
        case commands.Hint():
            return hint_rules.hint(model, person, command, now)
        case socket.Undo():
            return undo.undo(model, person, command, now)
        case socket.Propose():
            return undo.propose(model, person, command, now)
        case socket.Answer():
            return undo.answer(model, person, command, now)
        case socket.Resume():
            return undo.resume(model, person, now)
        case commands.Settle():
            return undo.settle_silently(model, command, now)
        case commands.Expire():
            return seating.expire(model, now)
        case commands.Abandon():
            return seating.abandon(model, now)
        case _:
            return decide_seats(model, person, command, now)


def decide_seats(
    model: Model, person: Person | None, command: commands.SeatCommand, now: int
) -> list[AnyEntry]:
    """The same for what concerns who sits where."""
    match command:
        case commands.Join():
            return decide_join(model, person, command, now)
        case commands.Invite() | commands.Accept() | commands.Decline():
            return invitations.decide(model, person, command, now)
        case socket.Contribute():
            return seating.add_to_shuffle(model, person, command, now)
        case commands.Leave():
            return invitations.leave(model, person, now)
        case commands.LeaveForGood():
            return seating.leave_for_good(model, person, now)
        case commands.EndMatch():
            return seating.end_match(model, person, now)
        case commands.ComeBack():
            return seating.come_back(model, person, now)
        case commands.FillSeat():
            return seating.fill_seat(model, person, command, now)
        case commands.SeatNetworkBot():
            return seating.seat_network_bot(model, person, command, now)
        case commands.FreeSeat():
            return seating.free_seat(model, person, command, now)
        case commands.Remind():
            return absent_people.remind(model, person, command, now)
        case commands.LetStandIn():
            return absent_people.let_stand_in(model, person, command, now)
        case commands.TakeVacation():
            return absent_people.take_vacation(model, person, command, now)
        case commands.OfferSeat():
            return succession.offer_seat(model, person, command, now)


def decide_join(
    model: Model, person: Person | None, command: commands.Join, now: int
) -> list[AnyEntry]:
    """The same for who wants to sit down; no stranger does where an administrator hides all."""
    if model.hidden and not checks.is_among(model, person):
        raise refusal("private")
    if model.status == "running":
        return succession.take_over(model, person, command, now)
    return invitations.join(model, person, command, now)
