"""How many WebSockets are open, in all and for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TooManyWebSockets(Exception):
    """No place is free."""


class Place:
    """A WebSocket's place; ``give_up`` ends it, None while nobody sits there who could go.

    ``seated``: its person holds a seat of the match.
    """

    __slots__ = ("give_up", "key", "seated")

    def __init__(self, key: str, seated: bool) -> None:
        self.key = key
        self.seated = seated
        self.give_up: Callable[[], None] | None = None


class WebSocketLimiter:
    """Counts who is in; never more than ``most`` and ``each`` of one address, but for the seated.

    A person with a seat takes the place of the spectator who has been there for longest, and enters
    even if there is none: the connections below are limited by ``ConnectionGate``.
    """

    def __init__(self, most: int, each: int) -> None:
        self.given_up = 0
        self._most = most
        self._each = each
        self._taken: dict[Place, None] = {}
        self._by_key: Counter[str] = Counter()

    @property
    def number(self) -> int:
        """How many are in."""
        return len(self._taken)

    def has_place(self, key: str) -> bool:
        """Whether a place is free for an address."""
        return len(self._taken) < self._most and self._by_key[key] < self._each

    @contextmanager
    def hold_place(self, key: str, *, seated: bool = False) -> Iterator[Place]:
        """Take a place for as long as the block runs; raises ``TooManyWebSockets``."""
        if not self.has_place(key):
            if not seated:
                raise TooManyWebSockets
            self._make_room(key)
        place = Place(key, seated)
        self._taken[place] = None
        self._by_key[key] += 1
        try:
            yield place
        finally:
            self._free(place)

    def _make_room(self, key: str) -> None:
        """Let the oldest spectator go whose place is wanted, if there is one."""
        own = self._by_key[key] >= self._each
        for place in self._taken:
            if not place.seated and place.give_up and (place.key == key or not own):
                self.given_up += 1
                self._free(place)
                place.give_up()
                return

    def _free(self, place: Place) -> None:
        if self._taken.pop(place, place) is None:
            self._by_key[place.key] -= 1
            if not self._by_key[place.key]:
                del self._by_key[place.key]
