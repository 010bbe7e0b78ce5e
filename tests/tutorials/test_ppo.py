"""The example that learns: its arithmetic, and that a run of it does what it says."""

from __future__ import annotations

import csv
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra train is missing")
FILE = Path(__file__).parents[2] / "examples" / "ppo.py"
TINY = ["--rows", "12", "--steps", "24", "--games", "3", "--hidden", "8", "--threads", "1"]


@pytest.fixture(scope="module")
def ppo() -> Any:
    spec = spec_from_file_location("ppo_example", FILE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def steps(ppo: Any, rng: np.random.Generator, rows: int, length: int) -> list[Any]:
    """Random decisions in games that end at random."""
    found = []
    for _ in range(length):
        deciding = np.flatnonzero(rng.random(rows) < 0.7)
        seats = rng.integers(ppo.PLAYERS, size=len(deciding))
        values = torch.from_numpy(rng.normal(size=len(deciding)).astype(np.float32))
        gains = rng.normal(size=(rows, ppo.PLAYERS)).astype(np.float32)
        found.append(ppo.Step(deciding, seats, [values], gains, rng.random(rows) < 0.1))
    return found


def one_by_one(ppo: Any, lot: list[Any], settings: Any) -> list[tuple[float, bool]]:
    """The advantages from their definition: for each decision the way to the end of its game."""
    own = [
        (at, row, seat, float(value))
        for at, step in enumerate(lot)
        for row, seat, value in zip(step.rows, step.seats, step.told[-1], strict=True)
    ]
    found = []
    for at, row, seat, _ in own:
        end = next((t for t in range(at, len(lot)) if lot[t].over[row]), len(lot))
        later = [(t, v) for t, r, s, v in own if (r, s) == (row, seat) and at <= t <= end]
        over = end < len(lot)
        gain, weight = 0.0, 1.0
        for i, (t, value) in enumerate(later):
            last = i + 1 == len(later)
            until = end + 1 if last else later[i + 1][0]
            if last and not over:
                break
            brought = sum(float(lot[k].gains[row, seat]) for k in range(t, until))
            ahead = 0.0 if last else later[i + 1][1]
            gain += weight * (brought + settings.discount * ahead - value)
            weight *= settings.discount * settings.trace
        found.append((gain, over or len(later) > 1))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_advantages_are_those_of_the_definition(ppo: Any, seed: int) -> None:
    settings = ppo.Settings(rows=4, discount=0.9, trace=0.7)
    lot = steps(ppo, np.random.default_rng(seed), 4, 40)
    gains, known = ppo.advantages(lot, settings)
    wanted = one_by_one(ppo, lot, settings)
    assert known.tolist() == [is_known for _, is_known in wanted]
    assert sum(not is_known for _, is_known in wanted) > 0
    for gain, (right, is_known) in zip(gains.tolist(), wanted, strict=True):
        assert not is_known or gain == pytest.approx(right, abs=1e-4)


def test_a_new_player_likes_what_the_heuristic_does(ppo: Any) -> None:
    player, everywhere = ppo.made(ppo.Settings()), np.arange(6)
    table = ppo.Table(6, 0.0, 3, "win", 60.0)
    masks, open_ = torch.from_numpy(table.env.arrays.masks), 0
    for _ in range(40):
        advice = table.forced(np.ones(6, bool))
        chances = player(*table.told(everywhere))[0].probs.detach()
        assert not chances[~masks].any()
        best = chances.max(1).values
        assert torch.allclose(chances[everywhere, torch.from_numpy(advice)], best)
        open_ += int((best < 0.9).sum())
        table.play(advice)
    assert open_ > 0


def test_a_step_brings_as_much_to_one_as_it_costs_the_others(ppo: Any) -> None:
    table = ppo.Table(8, 0.5, 1, "points", 60.0)
    over = 0
    while over < 8:
        gains, done = table.play(table.forced(np.ones(8, bool)))
        over += int(done.sum())
        assert np.allclose(gains.sum(1), 0, atol=1e-5)
    assert set(table.learns[4:].sum(1)) == {1}
    assert table.learns[:4].all()
    assert len(table.shares) <= over


def test_a_run_writes_its_curve_and_a_network(tmp_path: Path) -> None:
    command = [sys.executable, str(FILE), "--out", str(tmp_path), "--hours", "0.002", *TINY]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    with (tmp_path / "curve.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) >= 2
    assert [int(line["decisions"]) for line in lines] == sorted(
        int(line["decisions"]) for line in lines
    )
    assert all(0 <= float(line["low"]) <= float(line["high"]) <= 1 for line in lines)
    found = subprocess.run(
        [sys.executable, str(FILE), "--evaluate", str(tmp_path / "policy.pt"), "--games", "3"],
        check=True,
        capture_output=True,
        timeout=300,
    )
    assert b"'games': 3" in found.stdout
