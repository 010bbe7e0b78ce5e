"""The states of a match as the protocol tells them, beside what its page shows."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection

from signoria.decoders import json_decoder
from signoria.games import load
from signoria.games.contract import State
from signoria.server.protocol.socket import Hello, Reply, Step

from .match_socket import open_socket
from .person import Person
from .serving import GENEROUS


@contextmanager
def watch(person: Person, match: str) -> Iterator[Watcher]:
    """Listen to a match as somebody who holds one of its seats."""
    with open_socket(person, match) as socket:
        yield Watcher(socket)


class Watcher:
    """A second line of the holder of a seat; it only listens.

    ``decisions`` counts the positions in which the seat was to decide.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._decoder = json_decoder(Reply)
        self._game = ""
        self._states: dict[int, State] = {}
        self.decisions = 0

    def state(self, version: int) -> State:
        """The state of a version of the match; waits until it has come."""
        while version not in self._states:
            self._hear(self._decoder.decode(self._socket.recv(GENEROUS)))
        return self._states[version]

    def _hear(self, frame: Any) -> None:
        if isinstance(frame, Hello):
            self._game = frame.match.game
        if not isinstance(frame, Hello | Step) or frame.situation is None:
            return
        situation = frame.situation
        if situation.state is None:
            return
        state = load(self._game).from_bytes(b64decode(situation.state))
        self.decisions += state.to_move == situation.watching
        self._states[frame.version] = state
