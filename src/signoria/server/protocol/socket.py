"""Frames of the WebSocket ``/api/matches/{id}/socket``; docs/code/server.md tells their order.

A client's frame has an ``id`` of its own choice; its answer (``Done``, ``Refused``, ``Reasons``
or ``Foreseen``) repeats it.
``version`` counts the entries of the match's journal: every step has one, without gaps.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .changes import Change
from .clocks import BankTimes
from .common import Digest, MatchCard, Problem, Room, Seat

Id = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Milliseconds = Annotated[int, Meta(ge=0, le=600_000)]
Notation = Annotated[str, Meta(max_length=80)]  # a move as the game writes it


# -- what the client sends ---------------------------------------------------------------------


class Frame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """A command."""

    id: Id


class Move(Frame, tag="move"):
    """An action of the seat to move, in the position of this version."""

    version: Version
    action: Annotated[int, Meta(ge=0, le=100_000)]


class Undo(Frame, tag="undo"):
    """Take back one's own last decision, as far as nothing was revealed since."""

    version: Version


class Propose(Frame, tag="propose"):
    """Ask all others: to take back one's last decision, to give up the match, or for a pause."""

    version: Version
    what: Literal["undo", "abandon", "pause"]


class Answer(Frame, tag="answer"):
    """Yes or no to the proposal made at this version."""

    proposal: Version
    yes: bool


class Resume(Frame, tag="resume"):
    """End the pause that all have agreed on: the clock runs on."""


class Say(Frame, tag="say"):
    """A line for the room one is in: players' or spectators'."""

    text: Text


class Watch(Frame, tag="watch"):
    """Look with the eyes of one of one's own seats; None covers all hidden cards."""

    seat: Seat | None


class Why(Frame, tag="why"):
    """Ask why moves, in the game's notation, are not possible for the seat that is watched."""

    version: Version
    moves: Annotated[list[Notation], Meta(max_length=32)]


class WhatIf(Frame, tag="what-if"):
    """Ask what a move of the seat that is watched, in the game's notation, would change."""

    version: Version
    move: Notation


class Contribute(Frame, tag="contribute"):
    """Add a value to the shuffle of a match that has not begun, for one's seats; only once."""

    value: Digest


class Attend(Frame, tag="attend"):
    """Say whether the page is in sight; at first it counts as such.  No notice is sent then."""

    visible: bool


class Seen(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """How long a command took at the page, in milliseconds.

    ``sent``: from the press to sending it.  ``shown``: from there until its outcome was to be seen.
    """

    command: Id
    sent: Milliseconds
    shown: Milliseconds


class Ping(Frame, tag="ping"):
    """Answered with ``Done``: shows that the line is alive.

    ``seen`` are commands since the last one, of a page whose server traces (``Hello``).
    """

    seen: Annotated[list[Seen], Meta(max_length=16)] = []


Command = (
    Move
    | Undo
    | Propose
    | Answer
    | Resume
    | Say
    | Watch
    | Why
    | WhatIf
    | Contribute
    | Attend
    | Ping
)


# -- what the server sends ---------------------------------------------------------------------


class Sent(msgspec.Struct, kw_only=True, tag_field="type", gc=False):
    """Anything from the server."""


class LogStep(msgspec.Struct, omit_defaults=True):
    """The events of one version, as this viewer may know them.

    ``timed_out`` is the seat for which a bot made this move, as its time was up.
    """

    version: int
    events: list[msgspec.Raw]
    timed_out: int | None = None


class Undoing(msgspec.Struct, gc=False):
    """What the viewer may take back: at once, or only by asking (``ask``)."""

    free: bool
    ask: bool


class Proposal(msgspec.Struct):
    """A proposal under way; ``number`` is the version at which it was made.

    ``agreed`` and ``waiting`` are seats of people.
    """

    number: int
    what: Literal["undo", "abandon", "pause"]
    seat: int
    agreed: list[int]
    waiting: list[int]


class Clock(msgspec.Struct, gc=False):
    """Until when the seat must have moved, in seconds since 1970; then a bot plays its turn.

    ``left`` are the seconds until then, for clients whose clock is wrong; nights that do not count
    are left out.
    """

    seat: int
    deadline: int
    left: int


class Fair(msgspec.Struct):
    """The commitment to the secret seed (SHA-256, hex); the seed itself when the match is over.

    In ``scheme`` 2 the shuffle also depends on the ``values`` that seats have added, null for those
    that have added nothing; they are told once the game has begun.
    """

    commitment: str
    seed: str | None
    scheme: int = 1
    values: list[str | None] = []


class Presence(Sent, tag="presence"):
    """The seats whose people are connected, and how many watch."""

    online: list[int]
    spectators: int


class ChatLine(Sent, tag="chat"):
    """One line of talk; numbered from 1 in its room.  ``seat`` is None for spectators.

    ``by`` is a sign for whoever says it, the same under whatever name and in every match, so that
    somebody can be muted; it tells nothing else.
    """

    room: Room
    number: int
    seat: int | None
    by: str
    name: str
    text: str
    at: int


class Situation(msgspec.Struct, kw_only=True, gc=False):
    """How things stand at a version, for one viewer.

    ``view`` is what everybody may know, as the game shows it.  It is null before the start, and
    where ``changes`` make it of the one told last.  ``own`` is what the seat knows on top, again
    with each situation, as changes to the view.  ``watching`` is the seat with whose eyes the
    viewer looks, ``to_move`` the one that is to decide: null before the start, at a chance event
    and at the end.  ``state`` is there only for those who asked for it
    (``?state=1``, for bots): a whole state in base64 that agrees with all that the seat has seen
    and tells nothing more.  ``times`` is there where a clock runs by rules, and in a pause.
    """

    watching: int | None
    to_move: int | None
    view: msgspec.Raw
    changes: list[Change] | None = None
    own: list[Change]
    undo: Undoing
    proposal: Proposal | None
    clock: Clock | None
    times: BankTimes | None = None
    state: str | None = None


class Hello(Sent, tag="hello"):
    """The whole table: the first frame of a connection, and again whenever steps cannot do.

    ``yours`` are the seats that this connection holds.  ``traces``: the server wants to know when
    the outcome of a command was to be seen.
    """

    protocol: int
    version: int
    match: MatchCard
    yours: list[int]
    situation: Situation
    log: list[LogStep]
    fair: Fair
    presence: Presence
    chat: list[ChatLine]
    traces: bool = False


class Step(Sent, tag="step"):
    """One version further.

    ``match`` is there when more of it has changed than whose turn it is, which the situation
    tells; ``situation`` is missing in all but the last of several steps that are sent together.
    ``timed_out`` is the seat for which a bot made this move, as its time was up.
    """

    version: int
    events: list[msgspec.Raw]
    situation: Situation | None = None
    match: MatchCard | None = None
    timed_out: int | None = None


class Done(Sent, tag="done"):
    """The command was carried out, durably; ``version`` is the match's now."""

    id: int
    version: int


class Refused(Sent, tag="refused"):
    """The command changed nothing, for this reason; ``id`` is None if the frame had none."""

    id: int | None
    version: int
    problem: Problem


class Reasons(Sent, tag="reasons"):
    """The answer to ``Why``: a problem for each move, in their order; null for possible ones."""

    id: int
    version: int
    problems: list[Problem | None]


class Foreseen(Sent, tag="foreseen"):
    """The answer to ``WhatIf``: the view and the events as they would be right after the move.

    ``open``: what follows depends on chance or on what is hidden; the view then ends before it,
    and is null where even the move itself would bring something hidden to light.
    """

    id: int
    version: int
    open: bool
    view: msgspec.Raw
    events: list[msgspec.Raw]


Reply = Hello | Step | Presence | ChatLine | Done | Refused | Reasons | Foreseen
