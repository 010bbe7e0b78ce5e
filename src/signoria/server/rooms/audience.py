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
from ..views.projection import Perspective, Projection
from ..views.view_diff import PublicView
from . import admission
from .chat import Chat
from .context import RoomContext
from .steps import Gone, RecentSteps, sendable_as_steps
from .viewer import REFUSED, TRY_AGAIN, Viewer

ENDED = ("over", "abandoned")
encode = msgspec.json.Encoder().encode


class Audience:
    """The viewers of one room, and the last steps for those who come back."""

    def __init__(self, context: RoomContext, talk: Chat) -> None:
        self.viewers: set[Viewer] = set()
        self._context = context
        self._talk = talk
        self._steps = RecentSteps()
        self._told: PublicView | None = None  # by the last step
        self._presence = socket.Presence(online=[], spectators=0)

    @property
    def has_people(self) -> bool:
        """Whether a person looks on, not only programs."""
        return any(not viewer.state for viewer in self.viewers)

    def admit(self, model: Model, viewer: Viewer) -> None:
        """Make place for a viewer, for whom another may have to go; raises ``Refusal``."""
        seated = bool(seats_of(model, viewer))
        leaving = admission.viewer_to_dismiss(self.viewers, viewer, seated, self._context.limits)
        if leaving is not None:
            self.viewers.remove(leaving)
            own = admission.is_same_person(
                leaving, viewer
            )  # it would come back, and drive out the next
            leaving.close(REFUSED if own else TRY_AGAIN, "table-full")

    def has_strangers(self, people: Set[str]) -> bool:
        """Whether anybody looks on but these persons."""
        return any(not viewer.person or viewer.person.id not in people for viewer in self.viewers)

    def enter(self, shares: Projection, viewer: Viewer, version: int | None) -> None:
        """A viewer comes; it is sent the steps after its version or the whole table."""
        model = shares.model
        viewer.seats = seats_of(model, viewer)
        viewer.watching = seat_to_watch(model, viewer)
        self.viewers.add(viewer)
        self._send_presence(new=viewer)
        missing = None if version is None else self._steps.after(version, model.version)
        # Several people at one device start covered, whatever they saw before.
        if missing is None or len(viewer.seats) > 1 or any(gone.reseats for gone in missing):
            self.send_table(shares, viewer)
            return
        self._context.counts.caught_up += 1
        who = viewer.eyes = viewer_perspective(model, viewer)
        chat = self._talk.last(chat_room_of(viewer))
        situation = shares.situation(who, self._context.times.now())
        card = shares.card(who) if card_changed(missing) else None
        # All at once: the outbox may be full of it before its connection takes the first frame.
        told = encode_steps(who, missing, situation, card)
        self._send(viewer, [*told, encode(self._presence), *(encode(line) for line in chat)])

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._send_presence()

    def watch(self, shares: Projection, viewer: Viewer, seat: int | None) -> None:
        """A viewer looks with the eyes of one of its seats; raises ``Refusal``."""
        if seat is not None and seat not in viewer.seats:
            raise refusal("not-seated")
        viewer.watching = seat
        self.send_table(shares, viewer)

    def send_table(self, shares: Projection, viewer: Viewer) -> None:
        """Send a viewer the whole table."""
        self._send_tables(shares, [viewer])

    def broadcast(self, shares: Projection, steps: Sequence[Gone]) -> None:
        """Send everybody what has happened.

        A whole table goes to those whose seats have changed, to all when something was taken
        back, and to all in the end, when the seed is told.
        """
        self._steps.add(steps)
        before, self._told = self._told, None
        reseats = any(gone.reseats for gone in steps)
        if reseats:
            self._dismiss(shares.model)
        if not sendable_as_steps(steps):
            self.send_table_to_all(shares)
            return
        if reseats:
            moved = [viewer for viewer in self.viewers if update_seats(shares.model, viewer)]
            self._send_tables(shares, moved)
            self._send_presence()
        else:
            moved = []
        if not shares.model.game.hides:
            turned = [
                one for one in self.viewers if one not in moved and follow_turn(shares.model, one)
            ]
            self._send_tables(shares, turned)
            moved += turned
        viewers = [viewer for viewer in self.viewers if viewer not in moved]
        self._send_steps(shares, steps, viewers, before)
        if shares.model.status in ENDED:
            self.send_table_to_all(shares)

    def send_table_to_all(self, shares: Projection) -> None:
        """Send everybody the whole table."""
        self._send_tables(shares, list(self.viewers))

    def send_chat(self, line: socket.ChatLine) -> None:
        """Send a line of talk to all in its room."""
        frame = encode(line)
        for viewer in self.viewers:
            if chat_room_of(viewer) == line.room:
                self._send(viewer, [frame])

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for viewer in self.viewers:
            viewer.close(code, reason)
        self.viewers.clear()

    def forget_steps(self) -> None:
        """Drop the steps: they may tell more than is durable."""
        self._steps = RecentSteps()
        self.forget_public_view()

    def forget_public_view(self) -> None:
        """Forget what was told, while nothing happens; the next step tells all anew."""
        self._told = None

    def _send_tables(self, shares: Projection, viewers: Sequence[Viewer]) -> None:
        """Send these the whole table, made once for the same eyes."""
        model, now = shares.model, self._context.times.now()
        made: dict[Perspective, bytes] = {}
        for viewer in viewers:
            who = viewer.eyes = viewer_perspective(model, viewer)
            if who not in made:
                chat = self._talk.last(chat_room_of(viewer))
                made[who] = encode(projection.hello(shares, who, now, self._presence, chat))
            self._context.counts.hellos += 1
            self._send(viewer, [made[who]])

    def _send_steps(
        self,
        shares: Projection,
        steps: Sequence[Gone],
        viewers: Iterable[Viewer],
        before: PublicView | None,
    ) -> None:
        """Send these the steps, made once for the same eyes; all of them know ``before``."""
        now, self._told = self._context.times.now(), shares.public
        new_card = card_changed(steps)
        made: dict[Perspective, list[bytes]] = {}
        for viewer in viewers:
            who = viewer.eyes
            told = made.get(who)
            if told is None:
                situation = shares.situation(who, now, before)
                card = shares.card(who) if new_card else None
                told = made[who] = encode_steps(who, steps, situation, card)
            self._send(viewer, told)

    def _dismiss(self, model: Model) -> None:
        """Send away who may look no longer, as strangers where a match for its players begins."""
        for viewer in [one for one in self.viewers if not may_see(model, one)]:
            self.viewers.remove(viewer)
            viewer.close(REFUSED, "private")

    def _send_presence(self, new: Viewer | None = None) -> None:
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
            self._context.counts.too_slow += 1


def encode_steps(
    who: Perspective, steps: Sequence[Gone], situation: socket.Situation, card: MatchCard | None
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


def update_seats(model: Model, viewer: Viewer) -> bool:
    """Whether a viewer's seats are others now; if so it has them."""
    seats = seats_of(model, viewer)
    if seats == viewer.seats:
        return False
    viewer.seats = seats
    viewer.watching = seat_to_watch(model, viewer)
    return True


def seat_to_watch(model: Model, viewer: Viewer) -> int | None:
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


def follow_turn(model: Model, viewer: Viewer) -> bool:
    """Whether a viewer looks with other eyes now; if so it does."""
    before, viewer.watching = viewer.watching, seat_to_watch(model, viewer)
    return viewer.watching != before


def viewer_perspective(model: Model, viewer: Viewer) -> Perspective:
    """All on which it depends what a viewer is told."""
    person = viewer.person.id if viewer.person else None
    return projection.perspective_of(model, person, viewer.watching, state=viewer.state)


def chat_room_of(viewer: Viewer) -> common.Room:
    """Where a viewer talks: with the players or with the spectators."""
    return "players" if viewer.seats else "spectators"
