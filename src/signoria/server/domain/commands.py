"""What can be asked of a match, as checked values; ``decide`` makes journal entries of them.

What players ask by their WebSocket is a command as it comes: its frames are among them.
"""

from __future__ import annotations

import msgspec

from ..journal.entries import Person
from ..protocol import socket


class Command(msgspec.Struct, frozen=True, gc=False):
    """What is asked of a match by HTTP, or by the server itself."""


class Join(Command, frozen=True):
    """Take an open seat, the first one if none is named; ``value`` adds to the shuffle."""

    seat: int | None = None
    invitation: str | None = None
    value: str | None = None


class Invite(Command, frozen=True):
    """The host keeps an open seat for a person, before the start."""

    seat: int
    person: Person


class Accept(Command, frozen=True):
    """Take the seats that are kept for one; ``value`` adds to the shuffle."""

    value: str | None = None


class Decline(Command, frozen=True):
    """Do not want the seats that are kept for one: they are open again."""


class Leave(Command, frozen=True):
    """Give up all one's seats; a host without players ends a match that has not begun."""


class LeaveForGood(Command, frozen=True):
    """Give up all one's seats, and never come back; only the server itself asks this.

    A host's match ends in which nobody else plays.
    """


class ComeBack(Command, frozen=True):
    """Take one's seats again, for which a bot has played."""


class FillSeat(Command, frozen=True):
    """Let a bot of the server take an open seat."""

    seat: int
    bot: str


class SeatNetworkBot(Command, frozen=True):
    """Give an open seat to a network bot, which is a person of its own."""

    seat: int
    bot: Person


class FreeSeat(Command, frozen=True):
    """The host takes a seat back before the start, from whoever has it or is invited to it."""

    seat: int


class EndMatch(Command, frozen=True):
    """The host ends a match in which nobody plays but bots."""


class Hint(Command, frozen=True):
    """Take a hint in the position of this version."""

    version: int


class Remind(Command, frozen=True):
    """Remind the person on the seat to move, for whom all wait."""

    seat: int


class LetStandIn(Command, frozen=True):
    """Let a bot play on for the seat to move, as its person does not come."""

    seat: int


class TakeVacation(Command, frozen=True):
    """Be away until then, in milliseconds since 1970; None: be back.

    Only the server itself asks this, in all matches of a person.
    """

    until: int | None


class OfferSeat(Command, frozen=True):
    """Offer the seat of somebody absent to whoever has the invitation, unless another lets in."""

    seat: int
    invitation: str


class BotMove(Command, frozen=True):
    """What a bot has decided for a seat; only the server itself asks this."""

    seat: int
    version: int
    action: int


class TimeOut(Command, frozen=True):
    """The clock of the seat to move has run out; only the server itself asks this."""

    seat: int
    version: int


class Settle(Command, frozen=True):
    """Carry out the proposal of this number; who has not answered has had time enough.

    Only the server itself asks this.
    """

    proposal: int


class Expire(Command, frozen=True):
    """Nobody has come for long enough; only the server itself asks this."""


class Abandon(Command, frozen=True):
    """End the match without a result; only administrators ask this."""


SeatCommand = (
    Join
    | Invite
    | Accept
    | Decline
    | Leave
    | LeaveForGood
    | ComeBack
    | FillSeat
    | SeatNetworkBot
    | FreeSeat
    | EndMatch
    | Remind
    | LetStandIn
    | TakeVacation
    | OfferSeat
    | socket.Contribute
)
SocketCommand = (
    socket.Move | socket.Undo | socket.Propose | socket.Answer | socket.Resume | socket.Contribute
)
ServerCommand = BotMove | TimeOut | Settle | Expire | Abandon
AnyCommand = SeatCommand | SocketCommand | Hint | ServerCommand
