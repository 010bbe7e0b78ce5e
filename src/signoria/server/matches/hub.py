"""The hub: all matches of a server, whoever asks for them by their id."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..journal.entries import Person
from ..protocol import http
from ..protocol.common import MatchCard
from .limits import Limits
from .room import Room
from .viewers import Viewer

if TYPE_CHECKING:
    from ..journal.store import Journal
    from ..people import People
    from .commands import AnyCommand
    from .thinking import Thinking


class Connection(NamedTuple):
    """A viewer that has entered a room."""

    room: Room
    viewer: Viewer


class Hub:
    """All matches; every refusal is raised as ``Refusal`` with its ``problem``."""

    def __init__(
        self, journal: Journal, people: People, thinking: Thinking, limits: Limits | None = None
    ) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Wake the matches where a bot is to move or a clock runs; returns at once."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let what is being appended finish, close all viewers with 1001, keep snapshots."""
        raise NotImplementedError

    async def connect(
        self, match: str, person: Person | None, *, version: int | None, state: bool = False
    ) -> Connection:
        """Enter a match as a viewer; its first frames are in the outbox.

        ``version`` is the one that the client has, None for a whole table.  The edge sends
        ``viewer.frames()``, closes with ``viewer.closing``, gives each command to
        ``room.handle(viewer, command)`` and, in the end, calls ``room.leave(viewer)``.
        """
        raise NotImplementedError

    async def create(self, host: Person, new: http.NewMatch) -> MatchCard:
        """Make a match."""
        raise NotImplementedError

    async def card(
        self, match: str, person: Person | None, invitation: str | None = None
    ) -> MatchCard:
        """A match as this person may see it."""
        raise NotImplementedError

    async def do(self, match: str, person: Person, command: AnyCommand) -> MatchCard:
        """Carry out a command (Join, Leave, Return, Fill, ...) for a person."""
        raise NotImplementedError

    async def token(self, match: str, person: Person, seat: int) -> http.SeatToken:
        """Give an open seat to a network bot; the token is told once."""
        raise NotImplementedError

    async def rematch(self, match: str, person: Person) -> MatchCard:
        """The same match once more, the one that was made before if somebody was faster."""
        raise NotImplementedError

    async def lobby(self, person: Person | None) -> http.Lobby:
        """The person's own matches and the public ones."""
        raise NotImplementedError

    async def record(self, match: str, person: Person | None) -> str:
        """The record of a match that is over."""
        raise NotImplementedError
