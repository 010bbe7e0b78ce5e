"""What a match is made of: its journal entries in order, versions counting from 1.

An entry tells what was decided, never what follows from it; folding all entries of a match over
``domain.model.Model`` gives its state.  Each is one row, one version and one step for every
viewer, so that its mere existence must be public; what it holds is not (seeds, hidden cards).
The JSON form is stored for ever: fields may be added with a default, never renamed or removed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..protocol.clocks import ClockRules


class Person(msgspec.Struct, frozen=True):
    """A person (or network bot) on a seat: the key of its row and the name it had then."""

    id: str
    name: str


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds a seat: a person, a bot of the server, or nobody yet.

    ``device`` says that the name is somebody else's at the person's device; ``remote`` that the
    person is a network bot.  ``value`` is what the seat adds to the shuffle (64 hex digits), until
    the start known to nobody else.  While nobody holds it, it may be kept for who is ``invited``,
    or open again because this person has ``declined``.
    """

    person: Person | None = None
    bot: str | None = None
    device: bool = False
    remote: bool = False
    value: str | None = None
    invited: Person | None = None
    declined: Person | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody holds it, and it is kept for nobody."""
        return self.person is None and self.bot is None and self.invited is None

    @property
    def is_vacant(self) -> bool:
        """Whether nobody holds it, be it kept for somebody."""
        return self.person is None and self.bot is None


class Origin(msgspec.Struct, frozen=True):
    """The moment of another game with which a match begins, hypothetically.

    ``match`` is that game's id, None for a game from elsewhere; ``actions`` had been taken in it,
    and ``turn`` turns completed.  ``root``: where that game began with a moment of another one
    itself, the id of the first of them; of a game from elsewhere, a match that ran and was like it.
    """

    match: str | None
    actions: int
    turn: int
    root: str | None = None


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, gc=False
):
    """Anything that happened to a match; ``at`` is milliseconds since 1970."""

    at: int


class Created(Entry, frozen=True, tag="created"):
    """The match was made: the first entry of every match.

    ``seed`` is 64 hexadecimal digits, secret until the end, ``scheme`` the one of the shuffle;
    ``options`` are the game's.  ``hints`` may be asked for, as everybody agreed to by sitting down.
    ``absence`` is after how many days without a move the others may let a bot stand in, None: as
    is usual.  ``clock`` is how much time people have: by rules, or seconds for each decision.
    ``language`` is that of the people for whom it was made, None: not said.  ``position`` is the
    whole state in base64 with which the game will begin when nobody is missing, None: its setup.
    """

    game: str
    options: dict[str, str]
    host: Person
    chairs: list[Chair]
    seed: str
    invitation: str
    public: bool
    spectators: bool
    clock: int | ClockRules | None = None
    rematch_of: str | None = None
    origin: Origin | None = None
    hints: bool = False
    scheme: int = 1
    absence: int | None = None
    language: str | None = None
    position: str | None = None


class Seated(Entry, frozen=True, tag="seated"):
    """A seat was taken, given free (an empty chair) or filled with a bot, before the start.

    Also when whoever sits there already adds something to the shuffle.
    """

    seat: int
    chair: Chair


class Started(Entry, frozen=True, tag="started"):
    """Nobody is missing: the game begins, under these rules, with this setup in words.

    ``position`` is the whole state in base64 if the game does not begin at its setup.  ``values``
    are what the seats have added to the shuffle, in the second scheme.
    """

    rules: str
    setup: dict[str, str]
    position: str | None = None
    values: list[str | None] = []


class Moved(Entry, frozen=True, tag="moved"):
    """A decision: ``by`` the seat itself, the rules (nothing else was possible), a bot or clock.

    ``hash`` is the state's after it, in 16 hexadecimal digits, where a turn has ended.
    """

    seat: int
    action: int
    by: Literal["seat", "forced", "bot", "clock"] = "seat"
    hash: str | None = None


class Drawn(Entry, frozen=True, tag="drawn"):
    """A chance outcome, derived from the seed as draw number ``draw`` (from 0).

    ``hash`` as for ``Moved``.
    """

    outcome: int
    draw: int
    hash: str | None = None


class Switched(Entry, frozen=True, tag="switched"):
    """The match goes on under these rules; all actions before have the same result under them."""

    rules: str


class Undone(Entry, frozen=True, tag="undone"):
    """All but the first ``actions`` decisions and outcomes were taken back, by this seat's wish."""

    seat: int
    actions: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks all others; ``actions`` is what an undo would leave."""

    seat: int
    what: Literal["undo", "abandon", "pause"]
    actions: int = 0


class Answered(Entry, frozen=True, tag="answered"):
    """A seat's answer to the proposal under way; a no ends it."""

    seat: int
    yes: bool


class TimedOut(Entry, frozen=True, tag="timed-out"):
    """The clock of the seat to move ran out: a bot decides until somebody else is to move."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A person left the game under way; this bot plays on for the seat.

    ``absent``: it did not leave by itself; the others have waited long enough.
    """

    seat: int
    bot: str
    absent: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    """The person who left is back on its seat."""

    seat: int


class Reminded(Entry, frozen=True, tag="reminded"):
    """Somebody else has reminded the person on this seat that all wait for it."""

    seat: int


class OnVacation(Entry, frozen=True, tag="on-vacation"):
    """The person on this seat is away until then, or until its next move; None: is back."""

    seat: int
    until: int | None = None


class Offered(Entry, frozen=True, tag="offered"):
    """The others offer the seat of somebody absent to whoever has this invitation."""

    seat: int
    invitation: str


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """This person has the seat now, in the place of who had it and of the bot that stood in."""

    seat: int
    person: Person


class Paused(Entry, frozen=True, tag="paused"):
    """All have agreed that the clocks stand until somebody ends that."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """A seat has ended the pause."""

    seat: int


class ServerDown(Entry, frozen=True, tag="server-down"):
    """No server ran between these moments (milliseconds since 1970): that time does not count."""

    since: int
    until: int


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat was told what the program would do in its place."""

    seat: int


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """The match was given up without a result."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, in this match, or are asked to; the last one counts."""

    match: str


AnyEntry = (
    Created
    | Seated
    | Started
    | Moved
    | Drawn
    | Switched
    | Undone
    | Proposed
    | Answered
    | TimedOut
    | StoodIn
    | Returned
    | Reminded
    | OnVacation
    | Offered
    | TakenOver
    | Paused
    | Resumed
    | ServerDown
    | Hinted
    | Abandoned
    | Rematched
)
