"""One match under load: its viewers' connections, and the one move that is on its way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from bench.server.wire import Wire


class Tally:
    """How long moves took, in seconds from sending: to the answer, to the last viewer's sight."""

    def __init__(self) -> None:
        self.answered = array("d")
        self.seen = array("d")


class Table(ABC):
    """A match with one connection for each seat; ``moved`` is called when all have seen a move.

    A move on its way makes it ``busy``; ``over`` is set when no more can be made.
    """

    def __init__(self, wires: Sequence[Wire]) -> None:
        self.wires = wires
        self.tally = Tally()
        self.moved: Callable[[Table], None] = lambda _: None
        self.busy = self.over = False
        self._sent = 0.0
        self._unanswered = self._unseen = 0

    def listen(self) -> None:
        """Hear what the connections bring, from the first frame on."""
        for seat, wire in enumerate(self.wires):
            wire.listen(partial(self.hear, seat))

    @abstractmethod
    def hear(self, seat: int, text: bytes) -> None:
        """Take a frame that a seat's connection has brought."""

    @abstractmethod
    def command(self) -> tuple[int, bytes]:
        """The seat to move and the frame with its move."""

    def move(self) -> None:
        """Send a move."""
        seat, text = self.command()
        self.busy, self._unanswered, self._unseen = True, 1, len(self.wires)
        self._sent = perf_counter()
        self.wires[seat].send(text)

    def note_answer(self) -> None:
        """The mover knows that the move counts."""
        self._unanswered = 0
        self.tally.answered.append(perf_counter() - self._sent)
        self._check()

    def note_viewer(self) -> None:
        """One more viewer has seen the move."""
        self._unseen -= 1
        if self._unseen == 0:
            self.tally.seen.append(perf_counter() - self._sent)
        self._check()

    def _check(self) -> None:
        if self.busy and not self._unseen and not self._unanswered:
            self.busy = False
            self.moved(self)
