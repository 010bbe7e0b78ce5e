"""The log of a match: the events of every action that stands, encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from ..protocol.socket import LogStep
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


class Logged(msgspec.Struct, frozen=True, gc=False):
    """What an action has brought, by the match's version."""

    version: int
    events: tuple[EncodedEvent, ...]
    timed_out: int | None = None


class Heard(NamedTuple):
    """The same as one viewer may know it."""

    version: int
    events: list[msgspec.Raw]
    timed_out: int | None


class Log:
    """The events by action, in step with ``Play.taken``."""

    def __init__(self) -> None:
        self._steps: list[Logged] = []

    @classmethod
    def of_play(cls, play: Play) -> Log:
        """The log of a game up to now."""
        log, state = cls(), play.first_state()
        for one in play.taken:
            log.add(one.version, encode_events(play.game.events(state, one.action)), one.timed_out)
            state.apply(one.action)
        return log

    def add(self, version: int, events: tuple[EncodedEvent, ...], timed_out: int | None) -> None:
        """The events of the next action."""
        self._steps.append(Logged(version, events, timed_out))

    def cut(self, actions: int) -> None:
        """Forget all but the first actions."""
        del self._steps[actions:]

    def visible_steps(self, seat: int | None) -> list[LogStep]:
        """The whole log for the seat (None: a spectator), without versions that tell nothing."""
        return [LogStep(*step) for step in self.each_visible(seat) if step.events]

    def visible_last(self, actions: int, seat: int | None) -> tuple[int, list[msgspec.Raw]]:
        """The version and the events of the last of so many actions; 0 and none at the start."""
        if actions == 0:
            return 0, []
        last = self._steps[actions - 1]
        return last.version, visible_events(last.events, seat)

    def each_visible(self, seat: int | None) -> Iterator[Heard]:
        """Every action as the seat (None: a spectator) may know it."""
        return (
            Heard(step.version, visible_events(step.events, seat), step.timed_out)
            for step in self._steps
        )
