"""Everybody who looks at a match, and what each is sent.  Nothing here waits.

A frame is encoded once for all who see with the same eyes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

import msgspec

from ..domain.model import Model
from ..domain.refusals import refusal
from ..protocol import common, socket
from ..protocol.common import MatchCard
from ..views import projection
from ..views.projection import Eyes, Shares
from ..views.view_diff import Public
from . import admission
from .chat import Talk
from .context import House
from .steps import Gone, Steps, told_by_steps
from .viewer import REFUSED, TRY_AGAIN, Viewer

ENDED = ("over", "abandoned")
encode = msgspec.json.Encoder().encode


class Audience:
    """The viewers of one room, and the last steps for those who come back."""

    def __init__(self, house: House, talk: Talk) -> None:
        self.viewers: set[Viewer] = set()
        self._house = house
        self._talk = talk
        self._steps = Steps()
        self._told: Public | None = None  # by the last step
        self._presence = socket.Presence(online=[], spectators=0)

    @property
    def people(self) -> bool:
        """Whether a person looks on, not only programs."""
        return any(not viewer.state for viewer in self.viewers)

    def make_place(self, model: Model, viewer: Viewer) -> None:
        """Make place for a viewer, for whom another may have to go; raises ``Refusal``."""
        seated = bool(seats_of(model, viewer))
        leaving = admission.who_goes(self.viewers, viewer, seated, self._house.limits)
        if leaving is not None:
            self.viewers.remove(leaving)
            own = admission.is_same(leaving, viewer)  # it would come back, and drive out the next
            leaving.close(REFUSED if own else TRY_AGAIN, "table-full")

    def strangers(self, people: Set[str]) -> bool:
        """Whether anybody looks on but these persons."""
        return any(not viewer.person or viewer.person.id not in people for viewer in self.viewers)

    def enter(self, shares: Shares, viewer: Viewer, version: int | None) -> None:
        """A viewer comes; it is sent the steps after its version or the whole table."""
        model = shares.model
        viewer.seats = seats_of(model, viewer)
        viewer.watching = to_watch(model, viewer)
        self.viewers.add(viewer)
        self._present(new=viewer)
        missing = None if version is None else self._steps.after(version, model.version)
        # Several people at one device start covered, whatever they saw before.
        if missing is None or len(viewer.seats) > 1 or any(gone.reseats for gone in missing):
            self.hello(shares, viewer)
            return
        self._house.counts.caught_up += 1
        who = viewer.eyes = eyes(model, viewer)
        chat = self._talk.last(room_of(viewer))
        situation = shares.situation(who, self._house.times.now())
        card = shares.card(who) if card_changed(missing) else None
        # All at once: the outbox may be full of it before its connection takes the first frame.
        told = frames(who, missing, situation, card)
        self._send(viewer, [*told, encode(self._presence), *(encode(line) for line in chat)])

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._present()

    def watch(self, shares: Shares, viewer: Viewer, seat: int | None) -> None:
        """A viewer looks with the eyes of one of its seats; raises ``Refusal``."""
        if seat is not None and seat not in viewer.seats:
            raise refusal("not-seated")
        viewer.watching = seat
        self.hello(shares, viewer)

    def hello(self, shares: Shares, viewer: Viewer) -> None:
        """Send a viewer the whole table."""
        self._show(shares, [viewer])

    def tell(self, shares: Shares, steps: Sequence[Gone]) -> None:
        """Send everybody what has happened.

        A whole table goes to those whose seats have changed, to all when something was taken
        back, and to all in the end, when the seed is told.
        """
        self._steps.add(steps)
        before, self._told = self._told, None
        reseats = any(gone.reseats for gone in steps)
        if reseats:
            self._dismiss(shares.model)
        if not told_by_steps(steps):
            self.show(shares)
            return
        if reseats:
            moved = [viewer for viewer in self.viewers if reseated(shares.model, viewer)]
            self._show(shares, moved)
            self._present()
        else:
            moved = []
        if not shares.model.game.hides:
            turned = [one for one in self.viewers if one not in moved and turns(shares.model, one)]
            self._show(shares, turned)
            moved += turned
        viewers = [viewer for viewer in self.viewers if viewer not in moved]
        self._step(shares, steps, viewers, before)
        if shares.model.status in ENDED:
            self.show(shares)

    def show(self, shares: Shares) -> None:
        """Send everybody the whole table."""
        self._show(shares, list(self.viewers))

    def say(self, line: socket.ChatLine) -> None:
        """Send a line of talk to all in its room."""
        frame = encode(line)
        for viewer in self.viewers:
            if room_of(viewer) == line.room:
                self._send(viewer, [frame])

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for viewer in self.viewers:
            viewer.close(code, reason)
        self.viewers.clear()

    def forget(self) -> None:
        """Drop the steps: they may tell more than is durable."""
        self._steps = Steps()
        self.rest()

    def rest(self) -> None:
        """Forget what was told, while nothing happens; the next step tells all anew."""
        self._told = None

    def _show(self, shares: Shares, viewers: Sequence[Viewer]) -> None:
        """Send these the whole table, made once for the same eyes."""
        model, now = shares.model, self._house.times.now()
        made: dict[Eyes, bytes] = {}
        for viewer in viewers:
            who = viewer.eyes = eyes(model, viewer)
            if who not in made:
                chat = self._talk.last(room_of(viewer))
                made[who] = encode(projection.hello(shares, who, now, self._presence, chat))
            self._house.counts.hellos += 1
            self._send(viewer, [made[who]])

    def _step(
        self,
        shares: Shares,
        steps: Sequence[Gone],
        viewers: Iterable[Viewer],
        before: Public | None,
    ) -> None:
        """Send these the steps, made once for the same eyes; all of them know ``before``."""
        now, self._told = self._house.times.now(), shares.public
        new_card = card_changed(steps)
        made: dict[Eyes, list[bytes]] = {}
        for viewer in viewers:
            who = viewer.eyes
            told = made.get(who)
            if told is None:
                situation = shares.situation(who, now, before)
                card = shares.card(who) if new_card else None
                told = made[who] = frames(who, steps, situation, card)
            self._send(viewer, told)

    def _dismiss(self, model: Model) -> None:
        """Send away who may look no longer, as strangers where a match for its players begins."""
        for viewer in [one for one in self.viewers if not may_see(model, one)]:
            self.viewers.remove(viewer)
            viewer.close(REFUSED, "private")

    def _present(self, new: Viewer | None = None) -> None:
        """Tell everybody but the new one who is there, if that has changed."""
        online = sorted({seat for viewer in self.viewers for seat in viewer.seats})
        watching = sum(not viewer.seats for viewer in self.viewers)
        presence = socket.Presence(online=online, spectators=watching)
        if presence != self._presence:
            self._presence = presence
            frame = encode(presence)
            for viewer in self.viewers - {new}:
                self._send(viewer, [frame])

    def _send(self, viewer: Viewer, frames: Sequence[bytes]) -> None:
        """Put frames into a viewer's outbox, and count it if that was full."""
        before = viewer.closing
        viewer.send(frames)
        if viewer.closing is not before:
            self._house.counts.too_slow += 1


def frames(
    who: Eyes, steps: Sequence[Gone], situation: socket.Situation, card: MatchCard | None
) -> list[bytes]:
    """The frames of steps; the last has the situation and, where it has changed, the card."""
    if not steps:
        return []
    made = [encode(projection.step(gone.happened, who)) for gone in steps[:-1]]
    made.append(encode(projection.step(steps[-1].happened, who, situation, card)))
    return made


def card_changed(steps: Sequence[Gone]) -> bool:
    """Whether the match's card has changed in any of these steps."""
    return any(gone.happened.card_changed for gone in steps)


def seats_of(model: Model, viewer: Viewer) -> tuple[int, ...]:
    """The seats of a viewer's person."""
    return model.seats_of(viewer.person.id if viewer.person else None)


def may_see(model: Model, viewer: Viewer) -> bool:
    """Whether a viewer would be let in as the match stands now."""
    return projection.may_see(model, viewer.person.id if viewer.person else None)


def reseated(model: Model, viewer: Viewer) -> bool:
    """Whether a viewer's seats are others now; if so it has them."""
    seats = seats_of(model, viewer)
    if seats == viewer.seats:
        return False
    viewer.seats = seats
    viewer.watching = to_watch(model, viewer)
    return True


def to_watch(model: Model, viewer: Viewer) -> int | None:
    """The seat with whose eyes a viewer looks unasked.

    Several people at one device start covered, unless the game hides nothing from any of them:
    then they look with the eyes of whoever of them is to move, or moved last.
    """
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    if not viewer.seats or model.game.hides:
        return None
    if model.to_move in viewer.seats:
        return model.to_move
    return viewer.watching if viewer.watching in viewer.seats else viewer.seats[0]


def turns(model: Model, viewer: Viewer) -> bool:
    """Whether a viewer looks with other eyes now; if so it does."""
    before, viewer.watching = viewer.watching, to_watch(model, viewer)
    return viewer.watching != before


def eyes(model: Model, viewer: Viewer) -> Eyes:
    """All on which it depends what a viewer is told."""
    person = viewer.person.id if viewer.person else None
    return projection.eyes(model, person, viewer.watching, state=viewer.state)


def room_of(viewer: Viewer) -> common.Room:
    """Where a viewer talks: with the players or with the spectators."""
    return "players" if viewer.seats else "spectators"
