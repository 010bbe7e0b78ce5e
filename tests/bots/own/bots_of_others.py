"""Bots as somebody else might write them, good and bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from signoria.games.contract import Rng, State


class First:
    """Takes the first legal action."""

    def choose(self, seen: State, rng: Rng) -> int:
        """The first."""
        return seen.legal_actions()[0]


class Answers:
    """Gives the same answer whatever is asked."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seen: State, rng: Rng) -> Any:
        """The answer."""
        return self.answer


class Fails:
    """Plays so many decisions and fails then."""

    def __init__(self, good: int = 0) -> None:
        self.left = good

    def choose(self, seen: State, rng: Rng) -> int:
        """The first, for a while."""
        self.left -= 1
        if self.left < 0:
            raise KeyError("lost")
        return seen.legal_actions()[0]


class Leaves(First):
    """Ends the program, if it can."""

    def choose(self, seen: State, rng: Rng) -> int:
        """Nothing."""
        raise SystemExit(0)


class NeedsMore(First):
    """Cannot be made from its name alone."""

    def __init__(self, how: str) -> None:
        self.how = how


class Holds(First):
    """Cannot go to another process."""

    def __init__(self) -> None:
        self.maker: Callable[[], int] = (number for number in range(3)).__next__


def make_first() -> First:
    """A bot that a function makes."""
    return First()


READY = First()
