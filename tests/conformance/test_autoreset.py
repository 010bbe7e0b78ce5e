"""What Gymnasium's vector environments do when a game ends, in each of their three modes.

Beside the first of two rows the same game is played in an environment by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from signoria.envs.single import IDS

KINDS = ("sync", "async")
SEED = 13  # with which the first row ends some steps before the other, in every game
every_kind = pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name in IDS for kind in KINDS]
)


class Ended:
    """Two rows at the moment at which the first game of the first row ends."""

    def __init__(self, many: Any, alone: Any) -> None:
        self.many, self.alone = many, alone
        self.seen, _ = many.reset(seed=SEED)  # the rows have this seed and the next one
        expected, _ = alone.reset(seed=SEED)
        over = np.array([False, False])
        while not over.any():
            same(self.seen, 0, expected)
            actions = first_legal(self.seen)
            self.seen, self.rewards, over, cut, self.infos = many.step(actions)
            expected, reward, ended, _, self.own_info = alone.step(int(actions[0]))
            assert self.rewards[0] == pytest.approx(reward)
            assert over.tolist() == [ended, False], "another seed is needed"
            assert not cut.any()
        self.own_last = expected

    def step(self) -> tuple[Any, ...]:
        """One more step; the game that is over is asked for an action as the other one is."""
        found: tuple[Any, ...] = self.many.step(first_legal(self.seen))
        return found


@contextmanager
def rows_at_end(name: str, kind: str, mode: AutoresetMode) -> Iterator[Ended]:
    # Processes that run tests have threads, so that none may be forked from them.
    start = {"context": "forkserver"} if kind == "async" else {}
    many: Any = gymnasium.make_vec(
        name,
        num_envs=2,
        vectorization_mode=kind,
        vector_kwargs={"autoreset_mode": mode, **start},
        opponents="random",
    )
    with gymnasium.make(name, opponents="random") as alone:
        try:
            yield Ended(many, alone)
        finally:
            many.close()


def first_legal(seen: Any) -> NDArray[np.int64]:
    """The first action that each row may choose; 0 where there is none."""
    actions: NDArray[np.int64] = np.asarray(seen["action_mask"]).argmax(1)
    return actions


def same(seen: Any, row: int, expected: Any) -> None:
    """A row is what an environment by itself has shown."""
    for part in ("observation", "action_mask"):
        assert np.array_equal(seen[part][row], expected[part])


def same_end(infos: Any, expected: Any) -> None:
    """The end of the first row is told, and of no other."""
    for part in ("scores", "ranking"):
        assert list(infos[part][0]) == list(expected[part])
        assert infos[f"_{part}"].tolist() == [True, False]


@every_kind
def test_next_step_shows_the_end_and_deals_whatever_is_asked_for_then(name: str, kind: str) -> None:
    with rows_at_end(name, kind, AutoresetMode.NEXT_STEP) as at:
        same(at.seen, 0, at.own_last)
        assert not at.seen["action_mask"][0].any(), "nothing can be chosen after the end"
        same_end(at.infos, at.own_info)
        seen, rewards, over, _, infos = at.step()
        same(seen, 0, at.alone.reset()[0])
        assert rewards[0] == 0.0
        assert not over[0]
        assert "scores" not in infos
        assert not np.array_equal(seen["observation"][1], at.seen["observation"][1])


@every_kind
def test_same_step_deals_at_once_and_keeps_the_end_beside(name: str, kind: str) -> None:
    with rows_at_end(name, kind, AutoresetMode.SAME_STEP) as at:
        last = at.infos["final_obs"][0]
        same({part: last[part][None] for part in last}, 0, at.own_last)
        assert at.infos["_final_obs"].tolist() == [True, False]
        same_end(at.infos["final_info"], at.own_info)
        same(at.seen, 0, at.alone.reset()[0])
        expected, *_ = at.alone.step(int(first_legal(at.seen)[0]))
        seen, _, over, *_ = at.step()
        same(seen, 0, expected)
        assert not over.any()


@every_kind
def test_disabled_deals_only_where_it_is_asked_to(name: str, kind: str) -> None:
    with rows_at_end(name, kind, AutoresetMode.DISABLED) as at:
        same(at.seen, 0, at.own_last)
        same_end(at.infos, at.own_info)
        before = {part: at.seen[part].copy() for part in at.seen}
        seen, _ = at.many.reset(options={"reset_mask": np.array([True, False])})
        same(seen, 0, at.alone.reset()[0])
        same(seen, 1, {part: before[part][1] for part in before})
        _, _, over, *_ = at.many.step(first_legal(seen))
        assert not over.any()
