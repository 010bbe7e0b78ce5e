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
        values = torch.from_numpy(rng.normal(size=len(deciding)).astype(np.float32))
        gains = rng.normal(size=rows).astype(np.float32)
        found.append(ppo.Step(deciding, [values], gains, rng.random(rows) < 0.1))
    return found


def one_by_one(lot: list[Any], settings: Any) -> list[tuple[float, bool]]:
    """The advantages from their definition: for each decision the way to the end of its game."""
    own = [
        (at, row, float(value))
        for at, step in enumerate(lot)
        for row, value in zip(step.rows, step.told[-1], strict=True)
    ]
    found = []
    for at, row, _ in own:
        end = next((t for t in range(at, len(lot)) if lot[t].over[row]), len(lot))
        later = [(t, v) for t, r, v in own if r == row and at <= t <= end]
        over = end < len(lot)
        gain, weight = 0.0, 1.0
        for i, (t, value) in enumerate(later):
            last = i + 1 == len(later)
            until = end + 1 if last else later[i + 1][0]
            if last and not over:
                break
            brought = sum(float(lot[k].gains[row]) for k in range(t, until))
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
    wanted = one_by_one(lot, settings)
    assert known.tolist() == [is_known for _, is_known in wanted]
    assert sum(not is_known for _, is_known in wanted) > 0
    for gain, (right, is_known) in zip(gains.tolist(), wanted, strict=True):
        assert not is_known or gain == pytest.approx(right, abs=1e-4)


def test_a_new_player_likes_what_the_heuristic_does(ppo: Any) -> None:
    player, everywhere = ppo.made(ppo.Settings()), np.arange(6)
    table = ppo.Table(6, 3, "win", 60.0)
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


def test_a_new_player_foretells_nothing_and_trusts_what_it_is_told(ppo: Any) -> None:
    player, table = ppo.made(ppo.Settings()), ppo.Table(6, 3, "win", 60.0)
    told = table.told(np.arange(6))
    policy, values = player(*told)
    assert torch.allclose(policy.logits.exp(), told[1].softmax(1))
    assert not values.any()


def test_what_is_told_are_the_worths_that_the_heuristic_has(ppo: Any) -> None:
    table = ppo.Table(4, 3, "win", 60.0)
    for _ in range(30):
        prior = table.told(np.arange(4))[1]
        for row in range(4):
            worths = ppo.Heuristic().worths(table.seen(row))
            wanted = [max((worth - max(worths)) / 60, -10) for worth in worths]
            legal = table.env.arrays.masks[row]
            assert prior[row][torch.from_numpy(legal)].tolist() == pytest.approx(wanted, abs=1e-4)
            assert (prior[row][torch.from_numpy(~legal)] < -1e8).all()
        table.play(table.forced(np.ones(4, bool)))


def test_what_a_game_brings_is_the_lead_and_the_share_of_the_victory(ppo: Any) -> None:
    table = ppo.Table(8, 1, "points", 60.0)
    sums, met, ends = np.zeros(8), set(), 0
    while ends < 24:
        learner, before = table.learner.copy(), table.totals.copy()
        gains, over = table.play(table.forced(np.ones(8, bool)))
        totals = before + table.env.arrays.rewards
        sums += gains
        for row in np.flatnonzero(over):
            own, seat = totals[row], learner[row]
            lead = own[seat] - (own.sum() - own[seat]) / 2
            share = (own[seat] == own.max()) / (own == own.max()).sum()
            assert sums[row] == pytest.approx(lead / 20 + share - 1 / 3, abs=1e-3)
            sums[row] = 0
            ends += 1
        met |= set(table.learner.tolist())
    assert met == {0, 1, 2}
    assert len(table.shares) == ends


def test_it_learns_what_is_better(ppo: Any) -> None:
    """Two actions that are thought equal, one of which always brings more."""
    torch.manual_seed(1)
    player, settings = ppo.Player(3, 2, 16), ppo.Settings(minibatch=64)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate)
    seen, prior = torch.rand(256, 3), torch.zeros(256, 2)
    for update in range(20):
        policy, values = player(seen, prior)
        taken = policy.sample()
        gains = taken.float() - values.detach()
        lot = ppo.Moments(
            seen, prior, taken, policy.log_prob(taken).detach(), values.detach(), gains
        )
        ppo.improve(player, optimiser, lot, settings, warm=update < 2)
        chance = player(seen, prior)[0].probs[:, 1].mean().item()
        assert update >= 2 or chance == pytest.approx(0.5)
    assert chance > 0.8


def test_a_run_writes_its_curve_and_a_network(tmp_path: Path) -> None:
    run("--out", str(tmp_path), "--minutes", "0.12", *TINY)
    with (tmp_path / "curve.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert len(lines) >= 2
    decisions = [int(line["decisions"]) for line in lines]
    assert decisions == sorted(decisions)
    assert all(0 <= float(line["low"]) <= float(line["high"]) <= 1 for line in lines)
    found = run("--evaluate", str(tmp_path / "policy.pt"), "--games", "3")
    assert "'games': 3" in found.stdout
    refused = run("--out", str(tmp_path), code=2)
    assert "has the curve of another run" in refused.stderr


def run(*words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(FILE), *words]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert found.returncode == code, found.stderr
    assert "Traceback" not in found.stderr
    return found


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (["--rows", "0"], 2, "--rows must be more than 0, not 0"),
        (["--minutes", "-1"], 2, "--minutes must be more than 0, not -1.0"),
        (["--evaluate", "nowhere.pt"], 1, "nowhere.pt: No such file or directory"),
        (["--evaluate", str(FILE)], 1, "is not a network that this example has written"),
    ],
)
def test_what_it_cannot_do_it_says(words: list[str], code: int, why: str) -> None:
    assert why in run(*words, code=code).stderr
