"""What one viewer is told of a match: the only place where replies are made.

A viewer's **eyes** are all on which its view depends, so that viewers with the same eyes share one
encoding.  Everything here is built by allow-list from what these eyes may see.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from ...games.contract import Rng
from ..protocol import VERSION, socket
from ..protocol.common import MatchCard
from . import cards, proposals
from .log import Told, heard
from .model import Model

NO_VIEW = msgspec.Raw(b"null")  # before the start


class Eyes(NamedTuple):
    """All on which a viewer's picture of the match depends.

    ``watching`` is a seat of its own (None: covered, or a spectator), ``seats`` are those that it
    holds; ``host`` says that it has made the match, ``state`` that it wants states to compute with.
    """

    watching: int | None = None
    seats: tuple[int, ...] = ()
    host: bool = False
    state: bool = False


def eyes(model: Model, person: str | None, watching: int | None, *, state: bool = False) -> Eyes:
    """The eyes of a person (by id; None: nobody known); a seat not its own is not watched."""
    seats = model.seats_of(person)
    host = person is not None and person == model.created.host.id
    return Eyes(watching if watching in seats else None, seats, host, state)


def card(model: Model, person: str | None) -> MatchCard:
    """The match as a person (by id; None: nobody known) sees it in a list."""
    who = eyes(model, person, None)
    return cards.card(model, who.seats, host=who.host)


def may_see(model: Model, person: str | None, *, invited: bool = False) -> bool:
    """Whether somebody may look: the match's people, who is invited, spectators if it has any."""
    who = eyes(model, person, None)
    if who.seats or who.host:
        return True
    if model.status == "waiting":
        return model.created.public or invited
    return model.created.spectators


class Shares:
    """What is told at one version of a match, each part made once; later versions need new ones.

    ``deadline`` is the clock's in milliseconds since 1970, None without one.
    """

    def __init__(self, model: Model, deadline: int | None = None) -> None:
        self.model = model
        self.deadline = deadline
        self._views: dict[int | None, msgspec.Raw] = {}
        self._states: dict[int, str] = {}

    def look(self, watching: Iterable[int | None]) -> None:
        """Make the views of several at once, which costs less than one by one."""
        play = self.model.play
        missing = [seat for seat in dict.fromkeys(watching) if seat not in self._views]
        if play is None or not missing:
            return
        views = self.model.game.views(play.state, missing)
        for seat, view in zip(missing, views, strict=True):
            self._views[seat] = msgspec.Raw(msgspec.json.encode(view))

    def card(self, who: Eyes) -> MatchCard:
        """The match as it stands above the table."""
        return cards.card(self.model, who.seats, host=who.host)

    def situation(self, who: Eyes, now: int) -> socket.Situation:
        """How things stand; ``now`` in milliseconds since 1970."""
        self.look([who.watching])
        return socket.Situation(
            watching=who.watching,
            view=self._views.get(who.watching, NO_VIEW),
            undo=undoing(self.model, who.seats),
            proposal=proposal(self.model),
            clock=self.clock(now),
            state=self.state(who.watching) if who.state else None,
        )

    def clock(self, now: int) -> socket.Clock | None:
        """Until when the seat to move must have moved."""
        seat = self.model.to_move
        if self.deadline is None or seat is None:
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


def undoing(model: Model, seats: Sequence[int]) -> socket.Undoing:
    """What whoever holds these seats may take back."""
    away = any(seat in model.standing_in for seat in seats)
    if model.status != "running" or model.play is None or not seats or away:
        return socket.Undoing(free=False, ask=False)
    if model.play.free_undo(seats) is not None:
        return socket.Undoing(free=True, ask=False)
    return socket.Undoing(free=False, ask=model.play.last_own(seats) is not None)


def proposal(model: Model) -> socket.Proposal | None:
    """The proposal under way."""
    asked = model.proposal
    if asked is None:
        return None
    return socket.Proposal(
        number=asked.number,
        what=asked.what,
        seat=asked.seat,
        agreed=proposals.agreed(model, asked),
        waiting=proposals.waiting(model, asked),
    )


def hello(
    shares: Shares,
    who: Eyes,
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
        log=model.log.heard_by(who.watching),
        fair=socket.Fair(commitment=model.commitment, seed=model.revealed_seed),
        presence=presence,
        chat=chat,
    )


def step(
    version: int,
    events: Iterable[Told],
    who: Eyes,
    situation: socket.Situation | None = None,
    card: MatchCard | None = None,
) -> socket.Step:
    """One version further; ``card`` is the match where something of it has changed."""
    known = heard(events, who.watching)
    return socket.Step(version=version, events=known, situation=situation, match=card)
