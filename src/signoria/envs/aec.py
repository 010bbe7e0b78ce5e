"""A game as PettingZoo's turn-based environment (AEC); ``modules`` names one for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..games.contract import TERMINAL
from . import spaces as known
from .env_match import EnvMatch, MatchState, Observation, Rewards
from .ids import module_name
from .render_modes import FRAMES_A_SECOND, RENDER_MODES, check_mode, show

USUAL_PLAYERS = 3
METADATA = {
    "render_modes": RENDER_MODES,
    "is_parallelizable": False,
    "render_fps": FRAMES_A_SECOND,
}


TOLD = (  # what PettingZoo keeps of each agent
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
)


@dataclass(frozen=True)
class GameState:
    """What ``GameEnv.set_state`` goes back to."""

    match: MatchState
    scores: list[int]
    told: dict[str, Any]


class GameEnv(AECEnv[str, Observation, int | None]):
    """The game of this name; the agents are ``player_0`` and so on, by seat.

    ``agents`` leave when the game is over.
    ``players`` and ``options`` are the game's own; ``reward`` is ``place``, ``win`` or ``points``,
    as in ``VectorEnv``.  An action that the mask forbids raises ``IllegalMove`` and changes
    nothing.  ``render()`` gives (``ansi``) or prints (``human``, which ``reset`` and ``step`` do,
    too) what ``render_seat`` (None: a spectator) sees, in words, or draws it as the pages do
    (``rgb_array``).  ``recall`` appends what the agent
    has seen since the game began, the last so many events one by one.

    Raises ``BadSetup`` or ``ValueError`` naming what is wrong.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        render_seat: int | None = None,
        recall: int = 0,
    ) -> None:
        super().__init__()
        self.name = module_name(game)
        self.metadata = {**METADATA, "name": self.name}
        check_mode(render_mode)
        self.render_mode = render_mode
        self.render_seat = render_seat
        wanted = USUAL_PLAYERS if players is None else players
        self.match = EnvMatch(game, wanted, options, recall)
        self._rewards = Rewards(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: known.observations(self.match.game, recall) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: known.actions(self.match.game) for agent in self.possible_agents
        }

    def __str__(self) -> str:
        return self.name

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What ``observe`` gives the agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent may choose from; its mask says what is legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game, of this seed or (None) the next one; ``options`` are not used."""
        state = self.match.deal(seed)
        self._rewards.begin(state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[state.to_move]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, and its mask."""
        return self.match.observe(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.float32]:
        """What all agents see together: their observations, one after the other."""
        seats = range(self.match.players)
        return np.concatenate([self.match.observe(seat)["observation"] for seat in seats])

    @property
    def state_space(self) -> spaces.Box:
        """What ``state`` gives."""
        each = cast(spaces.Dict, self.observation_space(self.possible_agents[0]))
        most = np.tile(cast(spaces.Box, each["observation"]).high, self.match.players)
        return spaces.Box(np.zeros_like(most), most, dtype=np.float32)

    def step(self, action: int | None) -> None:
        """One decision of the selected agent; None once it has been told of the end."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.match.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._rewards.of(state), strict=True))
        if state.to_move == TERMINAL:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[state.to_move]
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        """The table in words or as ``uint8[height, width, 3]``, see ``render_mode``."""
        if self.render_mode is None:
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"nothing is rendered without a render_mode: choose one of {modes}")
        return show(self.match.game, self.match.now, self.render_seat, self.render_mode)

    def get_state(self) -> GameState:
        """The game as it stands, hidden things included, to go back to or to pickle."""
        told = {name: deepcopy(vars(self)[name]) for name in TOLD if name in vars(self)}
        return GameState(self.match.get_state(), list(self._rewards.scores), told)

    def set_state(self, state: GameState) -> None:
        """Go on where an environment of the same game was; raises ``ValueError``."""
        self.match.set_state(state.match)
        self._rewards.scores = list(state.scores)
        vars(self).update(deepcopy(state.told))

    def clone(self) -> GameEnv:
        """An environment that goes on from here by itself."""
        return deepcopy(self)

    def _show(self) -> None:
        """Who asked for a table to look at sees it after each decision."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""


class CheckedEnv(wrappers.OrderEnforcingWrapper[str, Observation, int | None]):
    """PettingZoo's check of the order of calls, which knows that a state may be set, too."""

    def set_state(self, state: GameState) -> None:
        """See ``GameEnv.set_state``."""
        game: GameEnv = cast(Any, self).unwrapped
        game.set_state(state)
        self._has_reset = "agent_selection" in state.told

    def clone(self) -> CheckedEnv:
        """See ``GameEnv.clone``."""
        return deepcopy(self)


def wrap_checks(raw: Callable[..., GameEnv]) -> Callable[..., AECEnv[str, Observation, int | None]]:
    """What makes the environment with PettingZoo's check of the order of calls around it."""

    def env(**arguments: Any) -> AECEnv[str, Observation, int | None]:
        """The environment; for its arguments see ``GameEnv``."""
        return CheckedEnv(raw(**arguments))

    return env
