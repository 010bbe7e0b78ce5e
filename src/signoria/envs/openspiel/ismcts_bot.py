"""OpenSpiel's own search over information sets as a bot of ours, to measure ours against it.

It is ``open_spiel.python.algorithms.ismcts`` as it comes, with random games to the end.
"""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ...bots.search.budget import Budget, read
from ...games.contract import Rng, State
from .history import begin
from .spiel_game import SpielGame, make_class
from .spiel_state import BYTES, SpielState, StateWithHistory

NAME = "openspiel-ismcts"
USUAL = "500"
LEAST = 2  # simulations, before which it has tried nothing
EXPLORE = 1.0  # of results from -1 to 1: as much as 0.5 is to those from 0 to 1
SEEDS = 2**32  # numpy's
HIDDEN = pyspiel.GameType.Information.IMPERFECT_INFORMATION  # all that their search takes


class TimeIsUp(Exception):
    """No further simulation."""


class Searcher(ismcts.ISMCTSBot):
    """Their search, with an end by the clock as well."""

    def __init__(self, game: SpielGame, budget: Budget, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, EXPLORE, budget.simulations, random_state=random)
        self.set_resampler(
            self._sample_world
        )  # theirs draws with a generator that cannot be seeded
        self._budget = budget
        self._clock = thread_time if budget.busy else perf_counter
        self._began = self._clock()
        self.simulations = 0

    def _sample_world(self, state: SpielState, player: int) -> SpielState:
        """Another world that agrees with what the player has seen."""
        return state.resample_from_infostate(player, self.random_number)

    def run_search(self, state: Any) -> Any:
        """The policy after the last simulation."""
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The world of the next simulation."""
        seconds = self._budget.seconds
        if self.simulations >= LEAST and seconds and self._clock() - self._began >= seconds:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class Peer:
    """A bot for one game; raises ``ValueError`` for a budget that is none."""

    def __init__(self, name: str, game: str) -> None:
        _, at, text = name.partition("@")
        self.name = name
        self._budget = read(text if at else USUAL)
        if self._budget.threads > 1 or self._budget.simulations < LEAST:
            raise ValueError(f"{NAME} searches with one thread, at least {LEAST} simulations")
        self._sort = make_class("peer", game, HIDDEN)
        self._games: dict[int, SpielGame] = {}

    def choose(self, seen: State, rng: Rng) -> int:
        """The action tried most often; raises ``ValueError`` if nothing is to be chosen."""
        legal = seen.legal_actions()
        if not legal:
            raise ValueError("nothing is to be chosen in this state")
        seed = rng.below(SEEDS - 1)
        return legal[0] if len(legal) == 1 else int(self.search(seen, seed)[0])

    def search(self, seen: State, seed: int) -> tuple[int, int]:
        """The action chosen, and how many simulations it took."""
        game = self._game(seen.setup.players)
        searcher = Searcher(game, self._budget, seed)
        return searcher.step(standing(game, seen, seed)), searcher.simulations

    def _game(self, players: int) -> SpielGame:
        """The game with this number of players, as OpenSpiel sees it."""
        if players not in self._games:
            self._games[players] = self._sort({"players": players})
        return self._games[players]


def standing(game: SpielGame, seen: State, seed: int) -> SpielState:
    """A state that agrees with what the seat to move has seen; nobody knows the way there.

    OpenSpiel's states are whole ones.  Their search asks this one only for what that seat sees.
    """
    state, found = seen.resample(seen.to_move, Rng(seed)), SpielState(game)
    found._told = StateWithHistory(state, 0, BYTES, begin(game.rules.name, state))
    found._drawn = True
    return found
