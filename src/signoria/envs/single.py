"""One seat against bots, as Gymnasium's environments ``signoria/Calimala-v2`` and so on.

Importing this module registers the ids, and so does ``signoria.envs.single:`` before an id that
``gymnasium.make`` is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots import Bot
from ..bots.own import CheckedBot
from ..bots.own import load as load_bot
from ..games.contract import TERMINAL, Rng, State
from . import spaces as known
from .env_match import EnvMatch, MatchState, Rewards, action_number
from .ids import gymnasium_id
from .render_modes import FRAMES_A_SECOND, RENDER_MODES, check_mode, show

IDS = {gymnasium_id(game): game for game in games.names()}
RANDOM_SEAT = "random"
Opponent = str | Any  # a name, or what has ``choose(seen, rng)``
Opponents = Opponent | Sequence[Opponent]


@dataclass(frozen=True)
class SeatState:
    """What ``SeatEnv.set_state`` goes back to."""

    match: MatchState
    seat: int
    seed: int
    scores: list[int]
    numbers: dict[str, Any]  # the state of ``np_random``


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """The agent has a seat, the bots have the others; it is asked only for its own decisions.

    ``opponents`` are the bots of the other seats, clockwise from the agent's, or one for all: names
    that ``signoria.bots.load`` knows, ``module:Bot``, ``policy.onnx``, or objects with
    ``choose(seen, rng)``.  ``seat`` is a number, or ``random``:
    another one in each game.  ``reward`` is ``place``, ``win`` or ``points``, as in ``VectorEnv``,
    the points gathered up to the agent's next decision.  An action that the mask forbids raises
    ``IllegalMove`` and changes nothing; for learners without masks, ``illegal="random"`` plays a
    random legal one in its place.  ``info`` always says the agent's ``seat`` and the
    ``action_mask``, as ``action_masks()`` does for learners that call it, and, at the end, the
    ``scores`` and the ``ranking`` of all seats.  With ``flat`` an observation is its numbers alone,
    without the mask.  ``render()`` gives (``ansi``) or prints (``human``) the table in words, or
    draws it as the pages do (``rgb_array``).  ``recall`` appends to an observation
    what the agent has seen since the game began, the last so many events one by one.

    Raises ``BadSetup`` or ``ValueError`` naming what is wrong, ``BotFault`` also where an opponent
    fails.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012, as Gymnasium declares it
        "render_modes": RENDER_MODES,
        "render_fps": FRAMES_A_SECOND,
    }

    def __init__(
        self,
        game: str,
        players: int = 3,
        opponents: Opponents = "heuristic",
        seat: int | str = RANDOM_SEAT,
        options: Mapping[str, str] | None = None,
        reward: str = "place",
        illegal: str = "error",
        render_mode: str | None = None,
        recall: int = 0,
        flat: bool = False,
    ) -> None:
        check_mode(render_mode)
        if illegal not in ("error", "random"):
            raise ValueError(f"illegal is error or random, not {illegal!r}")
        self.render_mode = render_mode
        self._replaces = illegal == "random"
        self._match = EnvMatch(game, players, options, recall)
        self._opponents = opponent_list(opponents, players)
        self._bots = self._load_bots()
        self._wanted = check_seat(seat, players)
        self._rewards = Rewards(reward)
        self._rng = Rng(0)
        self._seat = 0
        self._flat = flat
        seen = known.observations(self._match.game, recall)
        self.observation_space: gymnasium.Space[Any] = seen["observation"] if flat else seen
        self.action_space: known.LegalActions = known.LegalActions(self._match.game)
        self.action_space.mask = self.action_masks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the agent's first decision; ``options`` are not used."""
        super().reset(seed=seed)
        state = self._match.deal(int(self.np_random.integers(2**63)))
        self._rng = Rng(int(self.np_random.integers(2**63)))
        drawn = int(self.np_random.integers(self._match.players))
        self._seat = drawn if self._wanted == RANDOM_SEAT else int(self._wanted)
        self._rewards.begin(state)
        self._let_others_play()
        self._show()
        return self._observe(), self._info(state)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One decision, and those of the bots after it; raises ``IllegalMove``."""
        state = self._match.play(self._legal(action))
        self._let_others_play()
        reward = self._rewards.of(state)[self._seat]
        over = state.to_move == TERMINAL
        self._show()
        return self._observe(), reward, over, False, self._info(state)

    def action_masks(self) -> NDArray[np.int8]:
        """What the agent may choose now, by action: 1 or 0."""
        return self._match.mask(self._seat)

    def render(self) -> Any:
        """The table as the agent sees it, in words or as ``uint8[height, width, 3]``."""
        return show(self._match.game, self._match.now, self._seat, self.render_mode)

    def get_state(self) -> SeatState:
        """The game as it stands, hidden things included, to go back to or to pickle."""
        numbers = dict(self.np_random.bit_generator.state)
        scores = list(self._rewards.scores)
        return SeatState(self._match.get_state(), self._seat, self._rng.seed, scores, numbers)

    def set_state(self, state: SeatState) -> None:
        """Go on where an environment of the same game was; raises ``ValueError``."""
        self._match.set_state(state.match)
        self._seat = state.seat
        self._rng = Rng(state.seed)
        self._rewards.scores = list(state.scores)
        self.np_random.bit_generator.state = state.numbers

    def clone(self) -> SeatEnv:
        """An environment that goes on from here by itself."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._bots = self._load_bots()
        self.action_space.mask = self.action_masks

    def _load_bots(self) -> list[Bot]:
        return [
            load_bot(one, self._match.game.name)
            if isinstance(one, str)
            else CheckedBot(type(one).__name__, one)
            for one in self._opponents
        ]

    def _observe(self) -> Any:
        seen = self._match.observe(self._seat)
        return seen["observation"] if self._flat else seen

    def _show(self) -> None:
        """Who asked for a table to look at sees it after each decision."""
        if self.render_mode == "human":
            self.render()

    def _legal(self, action: np.int64 | int) -> int:
        """The action, or what is played in its place."""
        legal = self._match.now.legal_actions()
        number = action_number(action)
        if self._replaces and legal and number not in legal:
            return legal[self._rng.below(len(legal))]
        return number

    def _let_others_play(self) -> None:
        """The bots play until the agent is to move or the game is over."""
        state = self._match.now
        while state.to_move not in (self._seat, TERMINAL):
            seat = state.to_move
            bot = self._bots[(seat - self._seat - 1) % self._match.players]
            self._match.play(bot.choose(state.seen_by(seat), self._rng))

    def _info(self, state: State) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._seat, "action_mask": self.action_masks()}
        if state.to_move == TERMINAL:
            info.update(scores=state.scores, ranking=state.ranking())
        return info


def opponent_list(opponents: Opponents, players: int) -> list[Opponent]:
    """The bots or their names, one for each of the other seats."""
    alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    each = [opponents] * (players - 1) if alone else list(opponents)
    if len(each) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(each)}")
    return each


def check_seat(seat: int | str, players: int) -> int | str:
    """The seat itself, if there is such a one."""
    if seat != RANDOM_SEAT and seat not in range(players):
        raise ValueError(f"a seat is {RANDOM_SEAT} or from 0 to {players - 1}, not {seat!r}")
    return seat


def register() -> None:
    """Tell Gymnasium the ids."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="signoria.envs.single:SeatEnv", kwargs={"game": game}
            )


register()
