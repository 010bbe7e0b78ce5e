"""What one viewer is told of a match: the only place where replies are made.

A viewer's **eyes** are all on which its view depends, so that viewers with the same eyes share one
encoding.  Everything here is built by allow-list from what these eyes may see.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple, cast

import msgspec

from ...games.contract import Change, Rng
from ..domain import proposals
from ..domain.events import visible_events
from ..domain.model import FoldResult, Model
from ..protocol import VERSION, socket
from ..protocol.common import MatchCard
from . import match_card
from .view_diff import PublicView

NO_VIEW = msgspec.Raw(b"null")  # before the start
NO_CHANGES = msgspec.Raw(b"[]")
NOTHING_TO_UNDO = socket.Undoing(free=False, ask=False)
FREELY = socket.Undoing(free=True, ask=False)
BY_ASKING = socket.Undoing(free=False, ask=True)


class Perspective(NamedTuple):
    """All on which a viewer's picture of the match depends.

    ``watching`` is a seat of its own (None: covered, or a spectator), ``seats`` are those that it
    holds; ``host`` says that it has made the match, ``state`` that it wants states to compute with.
    """

    seat: int | None = None
    seats: tuple[int, ...] = ()
    host: bool = False
    state: bool = False


def perspective_of(
    model: Model, person: str | None, watching: int | None, *, state: bool = False
) -> Perspective:
    """The eyes of a person (by id; None: nobody known); a seat not its own is not watched."""
    seats = model.seats_of(person)
    host = person is not None and person == model.created.host.id
    return Perspective(watching if watching in seats else None, seats, host, state)


def card_for(model: Model, person: str | None) -> MatchCard:
    """The match as a person (by id; None: nobody known) sees it in a list."""
    who = perspective_of(model, person, None)
    return match_card.card_of(model, who.seats, host=who.host)


def may_see(model: Model, person: str | None, *, invited: bool = False) -> bool:
    """Whether somebody may look: the match's people, who is invited, spectators if it has any."""
    who = perspective_of(model, person, None)
    if who.seats or who.host:
        return True
    if model.status == "waiting":
        return model.created.public or invited
    return model.created.spectators


class Projection:
    """What is told at one version of a match, each part made once; later versions need new ones.

    ``deadline`` is the clock's in milliseconds since 1970, None without one.
    """

    def __init__(self, model: Model, deadline: int | None = None) -> None:
        self.model = model
        self.deadline = deadline
        self._to_move = model.to_move
        self._proposal = pending_proposal(model)
        self._public: PublicView | None = None
        self._view: msgspec.Raw | None = None
        self._changes: list[Change] | None = None
        self._own: dict[int, list[Change]] = {}
        self._states: dict[int, str] = {}

    @property
    def public(self) -> PublicView | None:
        """What everybody may know of the position; None before the start."""
        play = self.model.play
        if self._public is None and play is not None:
            self._public = PublicView(self.model.game.public(play.state))
        return self._public

    def view(self) -> msgspec.Raw:
        """The same, whole."""
        if self._view is None:
            self._view = self.public.encode_whole() if self.public else NO_VIEW
        return self._view

    def changes(self, before: PublicView) -> list[Change]:
        """The same as changes of what was told by the last step; they are JSON already."""
        if self._changes is None:
            encoded = self.public.encode_changes(before) if self.public else NO_CHANGES
            self._changes = cast(list[Change], encoded)
        return self._changes

    def own(self, seat: int | None) -> list[Change]:
        """What a seat knows on top of that."""
        play = self.model.play
        if seat is None or play is None:
            return []
        if seat not in self._own:
            self._own[seat] = self.model.game.own(play.state, seat)
        return self._own[seat]

    def card(self, who: Perspective) -> MatchCard:
        """The match as it stands above the table."""
        return match_card.card_of(self.model, who.seats, host=who.host)

    def situation(
        self, who: Perspective, now: int, before: PublicView | None = None
    ) -> socket.Situation:
        """How things stand; ``now`` in milliseconds since 1970.

        ``before`` is what everybody knew of the step before, for who was told it.
        """
        return socket.Situation(
            watching=who.seat,
            to_move=self._to_move,
            view=self.view() if before is None else NO_VIEW,
            changes=None if before is None else self.changes(before),
            own=self.own(who.seat),
            undo=undo_options(self.model, who.seats),
            proposal=self._proposal,
            clock=self.clock(now),
            state=self.state(who.seat) if who.state else None,
        )

    def clock(self, now: int) -> socket.Clock | None:
        """Until when the seat to move must have moved."""
        if self.deadline is None or (seat := self._to_move) is None:
            return None
        left = max(0, self.deadline - now) // 1000
        return socket.Clock(seat=seat, deadline=self.deadline // 1000, left=left)

    def state(self, seat: int | None) -> str | None:
        """A whole state in base64 that agrees with all that the seat has seen."""
        play = self.model.play
        if seat is None or play is None or self.model.status != "running":
            return None
        if seat not in self._states:
            # Equal for states that the seat cannot tell apart: only public things go in.
            public = sha256(f"{self.model.id} {self.model.version}".encode()).digest()
            drawn = play.state.resample(seat, Rng(int.from_bytes(public[:8], "big")))
            self._states[seat] = b64encode(drawn.to_bytes()).decode()
        return self._states[seat]


def undo_options(model: Model, seats: Sequence[int]) -> socket.Undoing:
    """What whoever holds these seats may take back."""
    away = bool(model.standing_in) and any(seat in model.standing_in for seat in seats)
    if model.status != "running" or model.play is None or not seats or away:
        return NOTHING_TO_UNDO
    if model.play.find_free_undo(seats) is not None:
        return FREELY
    return BY_ASKING if model.play.has_own_decision(seats) else NOTHING_TO_UNDO


def pending_proposal(model: Model) -> socket.Proposal | None:
    """The proposal under way."""
    asked = model.proposal
    if asked is None:
        return None
    return socket.Proposal(
        number=asked.number,
        what=asked.what,
        seat=asked.seat,
        agreed=proposals.agreed_seats(model, asked),
        waiting=proposals.waiting_seats(model, asked),
    )


def hello(
    shares: Projection,
    who: Perspective,
    now: int,
    presence: socket.Presence,
    chat: list[socket.ChatLine],
) -> socket.Hello:
    """The whole table."""
    model = shares.model
    return socket.Hello(
        protocol=VERSION,
        version=model.version,
        match=shares.card(who),
        yours=list(who.seats),
        situation=shares.situation(who, now),
        log=model.log.visible_steps(who.seat),
        fair=fairness(model),
        presence=presence,
        chat=chat,
    )


def fairness(model: Model) -> socket.Fair:
    """What everybody may know of the shuffle: what seats add is hidden until the game begins."""
    return socket.Fair(
        commitment=model.commitment,
        seed=model.revealed_seed,
        scheme=model.created.scheme,
        values=model.started.values if model.started else [],
    )


def step(
    happened: FoldResult,
    who: Perspective,
    situation: socket.Situation | None = None,
    card: MatchCard | None = None,
) -> socket.Step:
    """One version further; ``card`` is the match where something of it has changed."""
    known = visible_events(happened.events, who.seat)
    return socket.Step(
        version=happened.version,
        events=known,
        situation=situation,
        match=card,
        timed_out=happened.timed_out,
    )
