"""What one perspective is sent of a match: the only place where replies are made.

Everything here is built by allow-list from what a perspective may see.  Viewers who share one share
one encoding.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import cast

import msgspec

from ...games.contract import Change, Rng
from ..domain.match import proposals
from ..domain.match.events import visible_events
from ..domain.match.model import FoldResult, Model
from ..protocol import VERSION, socket
from ..protocol.common import MatchCard
from . import clock_times
from .match_card import card_of
from .perspective import Perspective
from .view_diff import PublicView

NO_VIEW = msgspec.Raw(b"null")  # before the start
NO_CHANGES = msgspec.Raw(b"[]")
NOTHING_TO_UNDO = socket.Undoing(free=False, ask=False)
FREELY = socket.Undoing(free=True, ask=False)
BY_ASKING = socket.Undoing(free=False, ask=True)


class Projection:
    """What is sent of one version of a match, each part made once; later versions need new ones.

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
        """What everybody may know of the position, as JSON; null before the start."""
        if self._view is None:
            self._view = self.public.encode_whole() if self.public else NO_VIEW
        return self._view

    def changes(self, before: PublicView) -> list[Change]:
        """What everybody may know, as changes of what they knew before; they are JSON already."""
        if self._changes is None:
            encoded = self.public.encode_changes(before) if self.public else NO_CHANGES
            self._changes = cast(list[Change], encoded)
        return self._changes

    def own(self, seat: int | None) -> list[Change]:
        """What a seat alone knows on top of what everybody may know, as changes."""
        play = self.model.play
        if seat is None or play is None:
            return []
        if seat not in self._own:
            self._own[seat] = self.model.game.own(play.state, seat)
        return self._own[seat]

    def card(self, perspective: Perspective) -> MatchCard:
        """The match as it stands above the table."""
        return card_of(self.model, perspective)

    def situation(
        self, perspective: Perspective, now: int, before: PublicView | None = None
    ) -> socket.Situation:
        """How things stand; ``now`` in milliseconds since 1970.

        ``before`` is what everybody knew of the step before, for viewers who were sent it.
        """
        return socket.Situation(
            watching=perspective.seat,
            to_move=self._to_move,
            view=self.view() if before is None else NO_VIEW,
            changes=None if before is None else self.changes(before),
            own=self.own(perspective.seat),
            undo=undo_options(self.model, perspective.seats),
            proposal=self._proposal,
            clock=self.clock(now),
            times=clock_times.bank_times(self.model, self.deadline, now),
            state=self.state(perspective.seat) if perspective.state else None,
        )

    def clock(self, now: int) -> socket.Clock | None:
        """Until when the seat to move must have moved."""
        if self.deadline is None or (seat := self._to_move) is None:
            return None
        left = clock_times.counted_left(self.model, self.deadline, now)
        return socket.Clock(seat=seat, deadline=self.deadline // 1000, left=left)

    def state(self, seat: int | None) -> str | None:
        """A whole state in base64 that agrees with all that the seat has seen."""
        play = self.model.play
        if seat is None or play is None or self.model.status != "running":
            return None
        if seat not in self._states:
            # Equal for states that the seat cannot tell apart: only public things go in.
            public = sha256(f"{self.model.id} {self.model.version}".encode()).digest()
            guess = play.state.resample(seat, Rng(int.from_bytes(public[:8], "big")))
            self._states[seat] = b64encode(guess.to_bytes()).decode()
        return self._states[seat]


def undo_options(model: Model, seats: Sequence[int]) -> socket.Undoing:
    """What the person on these seats may take back."""
    away = bool(model.standing_in) and any(seat in model.standing_in for seat in seats)
    if model.status != "running" or model.play is None or not seats or away:
        return NOTHING_TO_UNDO
    if model.play.find_free_undo(seats) is not None:
        return FREELY
    return BY_ASKING if model.play.has_own_decision(seats) else NOTHING_TO_UNDO


def pending_proposal(model: Model) -> socket.Proposal | None:
    """The proposal under way."""
    pending = model.proposal
    if pending is None:
        return None
    return socket.Proposal(
        number=pending.number,
        what=pending.what,
        seat=pending.seat,
        agreed=proposals.agreed_seats(model, pending),
        waiting=proposals.waiting_seats(model, pending),
    )


def hello(
    projection: Projection,
    perspective: Perspective,
    now: int,
    presence: socket.Presence,
    chat: list[socket.ChatLine],
    *,
    traces: bool = False,
) -> socket.Hello:
    """The whole table."""
    model = projection.model
    return socket.Hello(
        protocol=VERSION,
        version=model.version,
        match=projection.card(perspective),
        yours=list(perspective.seats),
        situation=projection.situation(perspective, now),
        log=model.log.visible_steps(perspective.seat),
        fair=shuffle_facts(model),
        presence=presence,
        chat=chat,
        traces=traces,
    )


def shuffle_facts(model: Model) -> socket.Fair:
    """What everybody may know of the shuffle: what seats add is hidden until the game begins."""
    return socket.Fair(
        commitment=model.commitment,
        seed=model.revealed_seed,
        scheme=model.created.scheme,
        values=model.started.values if model.started else [],
    )


def step(
    result: FoldResult,
    perspective: Perspective,
    situation: socket.Situation | None = None,
    card: MatchCard | None = None,
) -> socket.Step:
    """One version further; ``card`` is the match where something of it has changed."""
    return socket.Step(
        version=result.version,
        events=visible_events(result.events, perspective.seat),
        situation=situation,
        match=card,
        timed_out=result.timed_out,
    )
