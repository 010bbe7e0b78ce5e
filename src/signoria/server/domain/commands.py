"""What can be asked of a match, as checked values; ``decide`` makes journal entries of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..journal.entries import Person


class Command(msgspec.Struct, frozen=True, gc=False):
    """Anything that is asked of a match."""


class Join(Command, frozen=True):
    """Take an open seat, the first one if none is named; ``value`` adds to the shuffle."""

    seat: int | None = None
    invitation: str | None = None
    value: str | None = None


class Contribute(Command, frozen=True):
    """Add this (64 hex digits) to the shuffle of a match that has not begun."""

    value: str


class Leave(Command, frozen=True):
    """Give up all one's seats; a host without players ends a match that has not begun."""


class Return(Command, frozen=True):
    """Take one's seats again, for which a bot has played."""


class Fill(Command, frozen=True):
    """Let a bot of the server take an open seat."""

    seat: int
    bot: str


class Remote(Command, frozen=True):
    """Give an open seat to a network bot, which is a person of its own."""

    seat: int
    bot: Person


class End(Command, frozen=True):
    """The host ends a match in which nobody plays but bots."""


class Move(Command, frozen=True):
    """A decision of the seat to move, in the position of this version."""

    version: int
    action: int


class Undo(Command, frozen=True):
    """Take back one's own last decision, as far as nothing was revealed since."""

    version: int


class Propose(Command, frozen=True):
    """Ask all others to take back one's last decision, or to give up the match."""

    version: int
    what: Literal["undo", "abandon"]


class Answer(Command, frozen=True):
    """Yes or no to the proposal made at this version."""

    proposal: int
    yes: bool


class Hint(Command, frozen=True):
    """Be told what the program would do, in the position of this version."""

    version: int


class BotMove(Command, frozen=True):
    """What a bot has decided for a seat; only the server itself asks this."""

    seat: int
    version: int
    action: int


class TimeOut(Command, frozen=True):
    """The clock of the seat to move has run out; only the server itself asks this."""

    seat: int
    version: int


Seating = Join | Contribute | Leave | Return | Fill | Remote | End
Playing = Move | Undo | Propose | Answer | Hint
AnyCommand = Seating | Playing | BotMove | TimeOut
