"""The log of a match: the events of every action that stands, encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ...protocol.socket import LogStep
from .play import Play


class EncodedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event as JSON, and which seat may know it (None: everyone)."""

    audience: int | None
    event: msgspec.Raw


def encode_events(events: Iterable[Any]) -> tuple[EncodedEvent, ...]:
    """The events of the game as they are sent."""
    encode = msgspec.json.encode
    return tuple([EncodedEvent(event.audience, msgspec.Raw(encode(event))) for event in events])


def visible_events(events: Iterable[EncodedEvent], seat: int | None) -> list[msgspec.Raw]:
    """The events that the seat (None: a spectator) may know."""
    return [one.event for one in events if one.audience is None or one.audience == seat]


class EncodedStep(msgspec.Struct, frozen=True, gc=False):
    """What one version of a match has brought, for all audiences.

    ``timed_out`` is the seat for which a bot has decided this, as its time was up.
    """

    version: int
    events: tuple[EncodedEvent, ...]
    timed_out: int | None = None


class Log:
    """The steps of all actions that stand, in step with ``Play.taken``."""

    def __init__(self) -> None:
        self._steps: list[EncodedStep] = []

    @classmethod
    def of_play(cls, play: Play) -> Log:
        """The log of a game up to now."""
        log, state = cls(), play.first_state()
        for one in play.taken:
            events = encode_events(play.game.events(state, one.action))
            log.add(EncodedStep(one.version, events, one.timed_out))
            state.apply(one.action)
        return log

    def add(self, step: EncodedStep) -> None:
        """The step of the next action."""
        self._steps.append(step)

    def cut(self, actions: int) -> None:
        """Forget all but the first actions."""
        del self._steps[actions:]

    def each_visible(self, seat: int | None) -> Iterator[LogStep]:
        """Every action as the seat (None: a spectator) may know it."""
        return (
            LogStep(step.version, visible_events(step.events, seat), step.timed_out)
            for step in self._steps
        )

    def visible_steps(self, seat: int | None) -> list[LogStep]:
        """Every action of which the seat (None: a spectator) may know an event."""
        return [step for step in self.each_visible(seat) if step.events]

    def visible_last(self, actions: int, seat: int | None) -> tuple[int, list[msgspec.Raw]]:
        """Version and events of action number ``actions`` (from 1); 0 and none at the start."""
        if actions == 0:
            return 0, []
        last = self._steps[actions - 1]
        return last.version, visible_events(last.events, seat)
