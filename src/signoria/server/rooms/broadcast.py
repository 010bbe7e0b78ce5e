"""Everybody who looks at a match, and what each is sent.  Nothing here waits.

A frame is encoded once for all who share a perspective.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

import msgspec

from ..domain.match.model import FoldResult, Model
from ..domain.refusals import refusal
from ..monitoring.spans import Tracing
from ..protocol import socket
from ..protocol.common import MatchCard
from ..views.perspective import Perspective, may_see
from ..views.projection import Projection, hello, step
from ..views.view_diff import PublicView
from . import admission
from .chat import Chat
from .context import RoomContext
from .recent_steps import RecentSteps, card_changed, sendable_as_steps
from .viewer import REFUSED, TRY_AGAIN, Viewer

ENDED = ("over", "abandoned")
encode = msgspec.json.Encoder().encode


class Audience:
    """The viewers of one room, and the last steps for those who come back."""

    def __init__(self, context: RoomContext, chat: Chat) -> None:
        self.viewers: set[Viewer] = set()
        self._context = context
        self._chat = chat
        self._steps = RecentSteps()
        self._last_public: PublicView | None = None  # as it was sent with the last step
        self._presence = socket.Presence(online=[], spectators=0)

    @property
    def has_people(self) -> bool:
        """Whether a person looks on, not only programs."""
        return any(not viewer.state for viewer in self.viewers)

    def has_strangers(self, people: Set[str]) -> bool:
        """Whether anybody looks on but these persons."""
        return any(viewer.person_id not in people for viewer in self.viewers)

    def admit(self, model: Model, viewer: Viewer) -> None:
        """Make place for a viewer, for whom another may have to go; raises ``Refusal``."""
        seated = bool(model.seats_of(viewer.person_id))
        leaving = admission.viewer_to_dismiss(self.viewers, viewer, seated, self._context.limits)
        if leaving is not None:
            self.viewers.remove(leaving)
            own = admission.is_same_person(leaving, viewer)  # it would drive out the next one
            leaving.close(REFUSED if own else TRY_AGAIN, "table-full")

    def enter(self, projection: Projection, viewer: Viewer, version: int | None) -> None:
        """A viewer comes; it is sent the steps after its version or the whole table."""
        model = projection.model
        viewer.look_by_default(model)
        self.viewers.add(viewer)
        self._send_presence(new=viewer)
        missing = None if version is None else self._steps.after(version, model.version)
        # Several people at one device start covered, whatever they saw before.
        if missing is None or len(viewer.seats) > 1 or any(step.reseats for step in missing):
            self.send_table(projection, viewer)
        else:
            self._send_missing(projection, viewer, missing)

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._send_presence()

    def watch(self, projection: Projection, viewer: Viewer, seat: int | None) -> None:
        """A viewer looks from one of its seats; raises ``Refusal``."""
        if seat is not None and seat not in viewer.seats:
            raise refusal("not-seated")
        viewer.look_from(projection.model, seat)
        self.send_table(projection, viewer)

    def broadcast(self, projection: Projection, steps: Sequence[FoldResult]) -> None:
        """Send everybody what has happened.

        A whole table goes to those who look from another seat now, to all when something was taken
        back, and to all in the end, when the seed is revealed.
        """
        self._steps.add(steps)
        before, self._last_public = self._last_public, None
        if any(step.reseats for step in steps):
            self._dismiss(projection.model)
        if not sendable_as_steps(steps):
            self.send_table_to_all(projection)
            return
        turned = self._turn_viewers(projection, steps)
        others = [viewer for viewer in self.viewers if viewer not in turned]
        self._send_steps(projection, steps, others, before)
        if projection.model.status in ENDED:
            self.send_table_to_all(projection)

    def send_table(self, projection: Projection, viewer: Viewer) -> None:
        """Send a viewer the whole table."""
        self._send_tables(projection, [viewer])

    def send_table_to_all(self, projection: Projection) -> None:
        """Send everybody the whole table who may see it."""
        self._dismiss(projection.model)
        self._send_tables(projection, list(self.viewers))

    def send_chat(self, line: socket.ChatLine) -> None:
        """Send a line of the chat to all in its room."""
        frame = encode(line)
        for viewer in self.viewers:
            if viewer.chat_room == line.room:
                self._send(viewer, [frame])

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for viewer in self.viewers:
            viewer.close(code, reason)
        self.viewers.clear()

    def forget_steps(self) -> None:
        """Drop the steps: they may hold more than is durable."""
        self._steps = RecentSteps()
        self.forget_public_view()

    def forget_public_view(self) -> None:
        """Forget the view that was sent, while nothing happens; the next step has a whole one."""
        self._last_public = None

    def _turn_viewers(self, projection: Projection, steps: Sequence[FoldResult]) -> list[Viewer]:
        """Those who look from another seat after these steps; they are sent the whole table."""
        model, turned = projection.model, list[Viewer]()
        if any(step.reseats for step in steps):
            turned = [viewer for viewer in self.viewers if viewer.update_seats(model)]
            self._send_tables(projection, turned)
            self._send_presence()
        if not model.game.hides:
            others = [viewer for viewer in self.viewers if viewer not in turned]
            following = [viewer for viewer in others if viewer.look_by_default(model)]
            self._send_tables(projection, following)
            turned += following
        return turned

    def _send_tables(self, projection: Projection, viewers: Sequence[Viewer]) -> None:
        """Send these the whole table, encoded once for each perspective."""
        now = self._context.times.now()
        encoded: dict[Perspective, bytes] = {}
        for viewer in viewers:
            viewer.update_seats(projection.model)
            perspective = viewer.perspective
            if perspective not in encoded:
                chat = self._chat.last(viewer.chat_room)
                traces = Tracing.tracer is not None
                table = hello(projection, perspective, now, self._presence, chat, traces=traces)
                encoded[perspective] = encode(table)
            self._context.counts.hellos += 1
            self._send(viewer, [encoded[perspective]])

    def _send_steps(
        self,
        projection: Projection,
        steps: Sequence[FoldResult],
        viewers: Iterable[Viewer],
        before: PublicView | None,
    ) -> None:
        """Send these the steps, encoded once for each perspective; all of them know ``before``."""
        now, self._last_public = self._context.times.now(), projection.public
        new_card = card_changed(steps)
        encoded: dict[Perspective, list[bytes]] = {}
        for viewer in viewers:
            perspective = viewer.perspective
            frames = encoded.get(perspective)
            if frames is None:
                situation = projection.situation(perspective, now, before)
                card = projection.card(perspective) if new_card else None
                frames = encode_steps(perspective, steps, situation, card)
                encoded[perspective] = frames
            self._send(viewer, frames)

    def _send_missing(
        self, projection: Projection, viewer: Viewer, steps: Sequence[FoldResult]
    ) -> None:
        """Send the steps that a viewer has missed, with who is there and the chat."""
        self._context.counts.caught_up += 1
        perspective = viewer.perspective
        situation = projection.situation(perspective, self._context.times.now())
        card = projection.card(perspective) if card_changed(steps) else None
        frames = encode_steps(perspective, steps, situation, card)
        chat = self._chat.last(viewer.chat_room)
        # All at once: the outbox may be full of it before its connection takes the first frame.
        self._send(viewer, [*frames, encode(self._presence), *(encode(line) for line in chat)])

    def _dismiss(self, model: Model) -> None:
        """Send away who may look no longer, as strangers where a match for its players begins."""
        for viewer in [one for one in self.viewers if not may_see(model, one.person_id)]:
            self.viewers.remove(viewer)
            viewer.close(REFUSED, "private")

    def _send_presence(self, new: Viewer | None = None) -> None:
        """Tell everybody but the new one who is there, if that has changed."""
        online = sorted({seat for viewer in self.viewers for seat in viewer.seats})
        spectators = sum(not viewer.seats for viewer in self.viewers)
        presence = socket.Presence(online=online, spectators=spectators)
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
    perspective: Perspective,
    steps: Sequence[FoldResult],
    situation: socket.Situation,
    card: MatchCard | None,
) -> list[bytes]:
    """The frames of steps; the last has the situation and, where it has changed, the card."""
    if not steps:
        return []
    frames = [encode(step(result, perspective)) for result in steps[:-1]]
    frames.append(encode(step(steps[-1], perspective, situation, card)))
    return frames
