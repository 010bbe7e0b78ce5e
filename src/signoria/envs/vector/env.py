"""The vectorised environment as Python sees it: checked calls around the compiled lanes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from ... import games
from ...games.contract import Rng, State
from ...processes import HomeProcess
from .. import recall as recalling
from ..render_modes import check_mode
from ..whole_numbers import whole
from . import arrays as parts
from . import lanes
from .arrays import Arrays, BadArray
from .lane import Lane, load_lane, save_lane
from .lanes import Buffers, LaneGroup
from .row_addresses import places
from .vector_limits import Reward
from .vector_state import VectorState, check_arguments

if TYPE_CHECKING:
    from ..pictures.paint import Pixels

T = TypeVar("T")
WORTH_PLAYING = 64  # games for which a thread of their own pays: one decision in each
WORTH_CHECKING = 2048  # the same for looking whether the actions are legal
REWARDS = {reward.name.lower(): reward for reward in Reward}


class IllegalActions(ValueError):
    """An action that is not legal in its game; nothing was played in any.  ``row`` names it."""

    def __init__(self, row: int, action: int) -> None:
        super().__init__(f"actions[{row}]: {action} is not legal there, see masks[{row}]")
        self.row = row
        self.action = action


class VectorEnv:
    """Games side by side, each dealt anew as soon as it is over.

    Chance is part of the environment.  Game k of row r depends on ``seed``, r, k and the actions
    only, whatever the number of threads.  ``reward`` is ``place`` (at the end: from 1 for the first
    seat to -1 for the last, ties shared, the sum 0), ``win`` (at the end: the share of the victory)
    or ``points`` (at every step: the points won or lost by it).  ``recall`` appends to each
    observation what the seat has seen since the game began, the last so many events one by one.
    With ``render_mode="rgb_array"``, ``render()`` draws all games as the pages do.

    Raises ``ValueError`` (``BadSetup`` for players and options) naming what is wrong, or
    ``TypeError`` for a number that is none.
    """

    def __init__(
        self,
        game: str,
        *,
        batch: int,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        reward: str = "place",
        threads: int = 1,
        recall: int = 0,
        arrays: Arrays | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode, ["rgb_array"])
        batch, threads = whole("batch", batch), whole("threads", threads)
        if batch < 1 or not 1 <= threads <= batch:
            raise ValueError("batch is at least 1, and threads from 1 to batch")
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; rewards are {', '.join(REWARDS)}")
        dealers = [games.dealer(game, players, options) for _ in range(batch)]
        self.game = games.load(game)
        self.batch = batch
        self.players = players = int(players)
        self.options = dict(options or {})
        self.reward = reward
        self.num_actions = self.game.num_actions
        self.recall = recalling.check_window(recall)
        self.render_mode = render_mode
        self.observation_size = lanes.observation_size(dealers[0]) + recalling.size(self.recall)
        self.shapes = parts.shapes(batch, players, self.observation_size, self.num_actions)
        self.arrays = parts.allocate(self.shapes) if arrays is None else arrays
        self.threads = threads
        self._lanes = [Lane(dealer, at, self.recall) for at, dealer in enumerate(dealers)]
        self._groups: list[LaneGroup] = []
        self._pool = self._new_pool()
        self._playing = False  # whether other threads are in the middle of a call
        self.bind(self.arrays)
        self._seat_all()
        self.reset(seed)

    def bind(self, arrays: Arrays) -> None:
        """Read and write these arrays from the next call on; raises ``BadArray``."""
        self.arrays = parts.check_arrays(arrays, self.shapes)
        sizes = (self.players, self.observation_size, self.num_actions)
        self._buffers = Buffers(arrays, *sizes, int(REWARDS[self.reward]))
        for group in self._groups:
            lanes.sit(group, self._buffers)

    def reset(self, seed: int | None = None) -> Arrays:
        """Deal new games in all rows, from the first of the seed, or (None) the next ones."""
        if seed is not None:
            number = Rng(seed).seed
            self._each(lambda group: lanes.seed(group, number), WORTH_CHECKING)
        self._each(lanes.start, WORTH_PLAYING)
        self.arrays.rewards.fill(0)
        self.arrays.done.fill(False)
        return self.arrays

    def step(self, actions: NDArray[np.int64] | None = None) -> Arrays:
        """One action in each game; without ``actions``, those in ``arrays.actions``.

        Raises ``IllegalActions``, having played nothing, if one is not legal.
        """
        if actions is not None:
            if np.shape(actions) != (self.batch,):
                raise BadArray(
                    f"actions: the shape must be {(self.batch,)}, not {np.shape(actions)}"
                )
            self._take(np.asarray(actions))
        wrong = [row for row in self._each(lanes.check, WORTH_CHECKING) if row >= 0]
        if wrong:
            raise IllegalActions(min(wrong), int(self.arrays.actions[min(wrong)]))
        self._each(lanes.step, WORTH_PLAYING)
        return self.arrays

    def _take(self, actions: NDArray[Any]) -> None:
        """Put them into the array of actions."""
        if not np.can_cast(actions.dtype, np.int64, "safe"):
            raise BadArray(f"actions: the dtype must be int64, not {actions.dtype}")
        np.copyto(self.arrays.actions, actions)

    def state(self, row: int) -> State:
        """A copy of the true state of a game, hidden things included."""
        found: State = self._lanes[row].dealer.state()
        return found

    def render(self) -> tuple[Pixels, ...] | None:
        """A picture of each game as a spectator sees it: ``uint8[height, width, 3]``.

        Without ``render_mode="rgb_array"`` it is None.
        """
        if self.render_mode is None:
            return None
        from ..pictures.paint import paint

        return tuple(paint(self.game, self.state(row), None) for row in range(self.batch))

    def get_state(self) -> VectorState:
        """All games as they stand and what the next ones depend on, to go back to or to pickle."""
        kept = {name: array.copy() for name, array in vars(self.arrays).items()}
        return VectorState(self._arguments(), Arrays(**kept), list(map(save_lane, self._lanes)))

    def set_state(self, state: VectorState) -> None:
        """Go on where an environment with equal arguments was; raises ``ValueError``."""
        check_arguments(self._arguments(), state.arguments)
        for lane, saved in zip(self._lanes, state.lanes, strict=True):
            load_lane(lane, saved)
        for name, array in vars(state.arrays).items():
            np.copyto(getattr(self.arrays, name), array)

    def clone(self) -> VectorEnv:
        """An environment with arrays of its own that goes on from here."""
        return restore_env(self.threads, self.get_state())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_env, (self.threads, self.get_state())

    def __deepcopy__(self, _: object) -> VectorEnv:
        return self.clone()

    def _arguments(self) -> dict[str, Any]:
        """What two environments must have in common for one to go on where the other was."""
        return {
            "game": self.game.name,
            "batch": self.batch,
            "players": self.players,
            "options": self.options,
            "reward": self.reward,
            "recall": self.recall,
            "render_mode": self.render_mode,
        }

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()  # in a fork it has none, and returns at once
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seat_all(self) -> None:
        """A lane for each row, and the lanes of each thread as a group."""
        row = self._lanes
        bounds = [self.batch * at // self.threads for at in range(self.threads + 1)]
        found = places(row)
        self._groups = [
            LaneGroup(tree(row[low:high]), self._buffers, found) for low, high in pairwise(bounds)
        ]

    def _each(self, call: Callable[[LaneGroup], T], worth: int) -> list[T]:
        """Do it to all groups, each in its thread if they have so many games; one is this thread's.

        To wake a thread takes longer than a few games do.
        """
        if self._pool is None or self.batch < worth * self.threads:
            return [call(group) for group in self._groups]
        self._settle_here()
        self._playing = True
        try:
            others = [self._pool.submit(call, group) for group in self._groups[1:]]
            return [call(self._groups[0]), *(other.result() for other in others)]
        finally:
            self._playing = False

    def _settle_here(self) -> None:
        """In a fork, have threads of its own; ``NotInherited`` if a call was cut in two by it."""
        if self._home.is_here:
            return
        if self._playing:
            self._home.check()
        self._pool = self._new_pool()

    def _new_pool(self) -> ThreadPoolExecutor | None:
        """The threads besides the one that calls."""
        self._home = HomeProcess("this environment")
        return ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None


def tree(row: list[Lane]) -> Lane:
    """The lanes as a balanced tree in their order, the middle one on top."""
    middle = len(row) // 2
    top = row[middle]
    top.left = tree(row[:middle]) if middle else None
    top.right = tree(row[middle + 1 :]) if middle + 1 < len(row) else None
    return top


def restore_env(threads: int, state: VectorState) -> VectorEnv:
    """An environment that goes on from a state."""
    env = VectorEnv(**state.arguments, threads=threads)
    env.set_state(state)
    return env
