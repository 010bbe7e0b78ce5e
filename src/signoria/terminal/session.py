"""A game under way at one terminal: bots, chance, undo, saving, and what has happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.bots import Bot
from signoria.games.contract import CHANCE, TERMINAL, Game, State
from signoria.games.shared.engine.rng import Rng, stream
from signoria.record import Match

from .saves import Keeper


@dataclass(frozen=True)
class Step:
    """One applied action: who decided, and whether it may be taken back."""

    seat: int
    forced: bool
    reveals: bool
    events: tuple[Any, ...]


class Session:
    """Drives a match; ``bots`` has None at each seat of a person.

    ``seed`` decides what chance brings and what the bots do at each move, whatever has been
    undone or resumed before.
    """

    def __init__(
        self, game: Game, match: Match, bots: Sequence[Bot | None], seed: int, keeper: Keeper
    ) -> None:
        self.game = game
        self.match = match
        self.bots = bots
        self.seed = seed
        self.keeper = keeper
        self.steps: list[Step] = []
        self.seen = dict.fromkeys(range(len(bots)), 0)  # steps before a seat's last decision
        self._retrace()

    @property
    def state(self) -> State:
        """The position now."""
        state: State = self.match.state
        return state

    def advance(self) -> int | None:
        """Play on until a person has to decide; returns the seat, None when the game is over.

        What nobody has seen yet need not be kept, so the game is saved once for all of it.
        """
        before = len(self.steps)
        seat = self._play_on()
        if len(self.steps) > before:
            self.save()
        return seat

    def _play_on(self) -> int | None:
        while self.state.to_move != TERMINAL:
            if self.state.to_move == CHANCE:
                self._apply(self._rng(0).pick_weighted(self.state.chance_outcomes()))
            elif self.state.is_forced():
                self._apply(self.state.legal_actions()[0])
            elif (bot := self.bots[self.state.to_move]) is not None:
                seat = self.state.to_move
                self._apply(bot.choose(self.state.seen_by(seat), self._rng(1)))
            else:
                return self.state.to_move
        return None

    def decide(self, action: int) -> None:
        """A person's decision; raises ``IllegalAction`` and changes nothing if it is not legal."""
        seat, before = self.state.to_move, len(self.steps)
        self._apply(action)
        self.save()
        self.seen[seat] = before

    def undo(self, seat: int) -> bool:
        """Take back this seat's last decision, unless somebody has learnt something since."""
        at = len(self.steps)
        while at > 0:
            step = self.steps[at - 1]
            if step.reveals or not (step.forced or step.seat == seat):
                return False
            at -= 1
            if not step.forced:
                self._undo_to(at, seat)
                return True
        return False

    def events_since(self, seat: int | None, since: int) -> list[Any]:
        """The events from a step on that a seat (None: everybody) may know."""
        told = (event for step in self.steps[since:] for event in step.events)
        return [event for event in told if event.audience in (None, seat)]

    def save(self) -> None:
        """Keep the game now; trouble is for the keeper to tell."""
        self.keeper.keep(self.match)

    def _rng(self, use: int) -> Rng:
        return Rng(stream(self.seed, 2 * len(self.steps) + use))

    def _step(self, state: State, action: int) -> Step:
        chance = state.to_move == CHANCE
        return Step(
            state.to_move,
            not chance and state.is_forced(),
            self.game.reveals(state, action),
            tuple(self.game.events(state, action)),
        )

    def _apply(self, action: int) -> None:
        if action not in self.state.legal_actions() and self.state.to_move != CHANCE:
            self.state.clone().apply(action)  # says why not
        step = self._step(self.state, action)
        self.match.apply(action)
        self.steps.append(step)

    def _undo_to(self, at: int, seat: int) -> None:
        self.match.undo_to(at)
        del self.steps[at:]
        self.seen[seat] = min(self.seen[seat], at)
        self.save()

    def _retrace(self) -> None:
        state = self.match.first()
        for number, action in enumerate(self.match.actions):
            step = self._step(state, action)
            self.steps.append(step)
            if step.seat >= 0 and not step.forced:
                self.seen[step.seat] = number
            state.apply(action)
