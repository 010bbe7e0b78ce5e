"""What a tournament plays: the same setup again and again, until everybody has had each seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...bots.own import LentBot


@dataclass(frozen=True)
class Tournament:
    """``bots`` are the names at the table; game number i is decided by the seed and i only.

    Games come in sets, as many games as bots.  All games of a set have the same setup and the same
    chance events, as far as these do not depend on what is played; from one to the next everybody
    moves on by one seat.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    lent: tuple[LentBot, ...] = ()  # what a program has handed over, by the names in ``bots``

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    def set_of(self, number: int) -> int:
        """The set to which a game belongs."""
        return number // self.players

    def seats(self, number: int) -> list[int]:
        """Who sits where in a game: the index in ``bots``, by seat."""
        return [(seat + number) % self.players for seat in range(self.players)]
