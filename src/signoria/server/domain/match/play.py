"""One game under way in a match: its state, and how it came about."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from ....games.contract import CHANCE, TERMINAL, Game, Setup, State
from ....record import Match
from ...journal.entries import Started

By = Literal["seat", "forced", "bot", "clock", "chance"]


class TakenAction(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An action that stands: whose (-1: chance), by whom decided, at which version of the match.

    ``reveals`` says that somebody has learnt something by it; ``draw`` is the number of a chance
    outcome; ``used`` is the time that deciding it took, in milliseconds.
    """

    version: int
    seat: int
    action: int
    by: By
    reveals: bool
    draw: int | None = None
    used: int = 0

    @property
    def timed_out(self) -> int | None:
        """The seat for which a bot decided this, as its time was up."""
        return self.seat if self.by == "clock" else None


class Play:
    """A game from its setup on or, if there is one, from the ``initial`` state, as bytes.

    ``taken`` are the actions and outcomes that stand.  ``draws`` counts all outcomes ever drawn,
    the numbers of those taken back are in ``undone_draws``.
    """

    def __init__(self, game: Game, setup: Setup, initial: bytes | None = None) -> None:
        self.game = game
        self.setup = setup
        self.initial = initial
        self.state = self.first_state()
        self.taken: list[TakenAction] = []
        self.draws = 0
        self.undone_draws: list[int] = []

    @classmethod
    def from_start(cls, game: Game, started: Started) -> Play:
        """The game before its first action."""
        initial = None if started.position is None else b64decode(started.position)
        return cls(game, game.read_setup(started.setup), initial)

    def first_state(self) -> State:
        """The state before the first action."""
        if self.initial is not None:
            return self.game.from_bytes(self.initial)
        return self.game.new_state(self.setup)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == TERMINAL

    def apply(
        self,
        version: int,
        seat: int,
        action: int,
        by: By,
        draw: int | None = None,
        used: int = 0,
    ) -> list[Any]:
        """Carry out a seat's action or an outcome; returns the game's events, unfiltered.

        Raises ``ValueError`` if it is another seat's turn or the draw has another number, and
        ``IllegalAction``; nothing is changed then.
        """
        if seat != self.state.to_move:
            raise ValueError(f"{self.state.to_move} is to move, not {seat}")
        if draw != (self.draws if seat == CHANCE else None):
            raise ValueError(f"this is draw {self.draws}, not {draw}")
        if error := self.game.explain(self.state, action):
            raise error
        events = self.game.events(self.state, action)
        reveals = self.game.reveals(self.state, action)
        self.state.apply(action)
        self.taken.append(TakenAction(version, seat, action, by, reveals, draw, used))
        self.draws += draw is not None
        return events

    def rewind_to(self, actions: int) -> None:
        """Take back all but the first actions; raises ``ValueError`` if there are no more."""
        if not 0 <= actions < len(self.taken):
            raise ValueError(f"of {len(self.taken)} actions {actions} cannot be left")
        self.state = self.state_at(actions)
        self.undone_draws += [one.draw for one in self.taken[actions:] if one.draw is not None]
        del self.taken[actions:]

    def state_at(self, actions: int) -> State:
        """The state after these ``actions``; a whole game takes less than a millisecond."""
        state = self.first_state()
        for one in self.taken[:actions]:
            state.apply(one.action)
        return state

    def history(self, headers: Mapping[str, str]) -> Match:
        """The game as a match of the record package, with these headers."""
        match = Match(self.game, self.setup, headers, self.initial)
        for one in self.taken:
            match.apply(one.action)
        return match

    def find_last_own(self, seats: Sequence[int]) -> int | None:
        """How many actions were taken before the last decision of these seats by themselves."""
        for number in range(len(self.taken) - 1, -1, -1):
            one = self.taken[number]
            if one.seat in seats and one.by == "seat":
                return number
        return None

    def has_own_decision(self, seats: Sequence[int]) -> bool:
        """Whether these seats have decided anything by themselves."""
        return any(one.by == "seat" and one.seat in seats for one in self.taken)

    def count_by_clock(self, seat: int) -> int:
        """How many decisions that stand a bot has made for a seat whose time was up."""
        return sum(one.seat == seat and one.by == "clock" for one in self.taken)

    def find_free_undo(self, seats: Sequence[int]) -> int | None:
        """How many actions would be left after a free undo by the person on these seats.

        Free is the last decision if it and all after it are one seat's own, or forced on it, and
        reveal nothing; None if there is no such one.
        """
        seat = self.taken[-1].seat if self.taken else CHANCE
        if seat not in seats:
            return None
        for number in range(len(self.taken) - 1, -1, -1):
            one = self.taken[number]
            if one.seat != seat or one.by not in ("seat", "forced") or one.reveals:
                return None
            if one.by == "seat":
                return number
        return None
