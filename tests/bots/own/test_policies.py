"""Policies in files of ONNX: which action they take, and what is said of those that do not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from signoria import games
from signoria.bots.own import BotFault, load
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from tests.bots.own.policies import ACTIONS, SIZE, write_policy

FLOAT, BOOL, DOUBLE = 1, 9, 11  # ONNX's numbers for these types


def decisions(games_: int = 2) -> list[State]:
    """Positions of random games."""
    game, found = games.load("calimala"), []
    for seed in range(games_):
        state, rng = game.new_state(game.setup(3, rng=Rng(seed))), Rng(seed)
        while state.to_move != TERMINAL:
            if state.to_move == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
                continue
            found.append(state.seen_by(state.to_move))
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("mask", [None, FLOAT, BOOL])
@pytest.mark.parametrize("batch", ["batch", 1])
def test_it_takes_the_legal_action_that_is_rated_highest(
    tmp_path: Path, mask: int | None, batch: str | int
) -> None:
    weights = write_policy(tmp_path / "good.onnx", mask=mask, batch=batch)
    bot = load(str(tmp_path / "good.onnx"), "calimala")
    chosen = set()
    for seen in decisions():
        rates = np.asarray(seen.observation(seen.to_move), np.float32) @ weights
        best = max(seen.legal_actions(), key=lambda action: (rates[action], -action))
        assert bot.choose(seen, Rng(0)) == best
        chosen.add(best)
    assert len(chosen) > 10


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"size": SIZE - 1}, f"float ['batch', {SIZE - 1}]; right would be float [1, {SIZE}]"),
        ({"actions": ACTIONS + 1}, f"first output is float ['batch', {ACTIONS + 1}]; right would"),
        ({"batch": 2}, f"first input is float [2, {SIZE}]"),
        ({"kind": DOUBLE}, f"first input is double ['batch', {SIZE}]"),
        ({"mask": BOOL, "masked": 3}, "second input is bool ['batch', 3]"),
        ({"mask": DOUBLE}, "second input is double"),
    ],
)  # fmt: skip
def test_a_file_of_another_shape_says_what_would_be_right(
    tmp_path: Path, wrong: dict[str, int], said: str
) -> None:
    write_policy(tmp_path / "wrong.onnx", **wrong)
    with pytest.raises(BotFault) as caught:
        load(str(tmp_path / "wrong.onnx"), "calimala")
    assert said in str(caught.value)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wrong.onnx").write_bytes(b"nonsense")
    with pytest.raises(BotFault, match="no policy that can be read"):
        load(str(tmp_path / "wrong.onnx"), "calimala")
    with pytest.raises(BotFault, match="there is no such file"):
        load(str(tmp_path / "none.onnx"), "calimala")


def test_a_policy_without_a_number_is_told(tmp_path: Path) -> None:
    write_policy(tmp_path / "nan.onnx", scale=np.nan)
    with pytest.raises(BotFault, match="rates no legal action"):
        load(str(tmp_path / "nan.onnx"), "calimala").choose(decisions(1)[0], Rng(0))


def test_without_onnxruntime_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_policy(tmp_path / "good.onnx")
    monkeypatch.setitem(__import__("sys").modules, "onnxruntime", None)
    with pytest.raises(BotFault, match=r"pip install 'signoria\[policies\]'"):
        load(str(tmp_path / "good.onnx"), "calimala")
