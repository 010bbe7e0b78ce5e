"""A player that learns as it plays: it makes the mistakes that people make, and fewer with time.

A mistake is no random move.  It is what somebody would choose who overlooks something, say what
a move gives to others, or who takes all things for worth more than they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..contract import Rng, State

ALWAYS = 100


class Chooser(Protocol):
    """Somebody who chooses."""

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action; raises ``ValueError`` if there is none."""


@dataclass(frozen=True)
class Course:
    """How often mistakes are made, in percent of the decisions.

    ``first``: when the game begins, ``last``: after so many ``turns`` of all players, and from
    then on; in between it falls steadily.
    """

    first: int
    last: int
    turns: int

    def share(self, turn: int) -> int:
        """The percentage after a number of turns."""
        passed = min(turn, self.turns)
        return self.first - (self.first - self.last) * passed // self.turns


@dataclass(frozen=True)
class Hasty:
    """A level that searches (``search``: that bot, with its time) but for some decisions.

    Those it makes at sight, as one of the ``careless`` does.
    """

    search: str
    careless: Sequence[Chooser]
    course: Course


class Learner:
    """Chooses as ``sound`` does or, if it makes a mistake, as one of the ``careless`` do."""

    def __init__(
        self, name: str, sound: Chooser, careless: Sequence[Chooser], course: Course
    ) -> None:
        self.name = name
        self._sound = sound
        self._careless = careless
        self._course = course

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action; raises ``ValueError`` if nothing is to be chosen."""
        chooser = self._sound
        if rng.below(ALWAYS) < self._course.share(seen.turn):
            chooser = self._careless[rng.below(len(self._careless))]
        return chooser.choose(seen, rng)
