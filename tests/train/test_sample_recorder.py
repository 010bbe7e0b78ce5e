"""Games from which a network learns: whole, repeatable, and kept as they were."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from signoria import games
from signoria.bots.learned.learned_advice import shares
from signoria.train import quality, sample_shards
from signoria.train.sample_shards import DamagedShard, Samples
from signoria.train.training_plan import Plan

ALL = games.names()


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in vars(one))


@pytest.fixture(scope="module", params=ALL)
def plan_and_samples(request: pytest.FixtureRequest) -> tuple[Plan, Samples]:
    """Three games at every table of a game."""
    count = 3 * len(sample_shards.table_setups(request.param))
    plan = Plan(request.param, count, 5, 3)
    return plan, sample_shards.play_games(plan, 0, count)


def test_every_table_comes_in_its_turn() -> None:
    for name in ALL:
        found = sample_shards.table_setups(name)
        usual = games.load(name).options[0].values[0]
        assert {table.players for table in found} == set(games.load(name).players)
        assert sum(table.value == usual for table in found) == 2 * len(games.load(name).players)


def test_results_are_those_of_whole_games(plan_and_samples: tuple[Plan, Samples]) -> None:
    """In each position the victories are one together, and half of all pairs are beaten."""
    plan, rows = plan_and_samples
    tables = sample_shards.table_setups(plan.game)
    for number in range(plan.games):
        seats = tables[number % len(tables)].players
        own = rows.results[rows.numbers == number]
        assert len(own) == seats * plan.kept
        by_position = own.reshape(plan.kept, seats, -1)
        assert np.allclose(by_position[:, :, 0].sum(1), 1)
        assert np.allclose(by_position[:, :, 1].sum(1), seats / 2)
        assert np.all((own >= 0) & (own <= 1))
        assert np.all(by_position == by_position[0])


def test_inputs_are_what_is_seen(plan_and_samples: tuple[Plan, Samples]) -> None:
    """Within the layout's bounds, different for each seat, and from all parts of the games."""
    plan, rows = plan_and_samples
    encoder, _ = sample_shards.encoder_for(plan.game)
    assert rows.inputs.shape == (len(rows), encoder.inputs)
    bounds = np.array(
        [field.most for field in games.observation_layout(plan.game) for _ in range(field.size)]
    )
    seen = rows.inputs[:, : encoder.features].astype(np.float64)
    assert np.min(seen) >= 0
    assert np.all(seen <= bounds + 1e-3)
    assert len(np.unique(rows.inputs, axis=0)) > 0.9 * len(rows)
    assert np.min(rows.progress) < 0.2
    assert 0.8 < np.max(rows.progress) <= 1


def test_hopes_lie_where_they_are_looked_for(plan_and_samples: tuple[Plan, Samples]) -> None:
    """Those of the game's own advice foretell better than nothing does."""
    plan, rows = plan_and_samples
    encoder, _ = sample_shards.encoder_for(plan.game)
    truth = rows.results @ np.array(shares(), np.float32)
    own = quality.hopes(rows, encoder.features)
    late = rows.progress > 0.5
    assert quality.error(own[late], truth[late]) < quality.error(truth.mean(), truth[late])


def test_games_follow_from_their_numbers() -> None:
    """However they are cut into lots."""
    plan = Plan("calimala", 20, 3, 8)
    whole = sample_shards.play_games(plan, 0, 20)
    parts = sample_shards.join_samples(
        [sample_shards.play_games(plan, 0, 7), sample_shards.play_games(plan, 7, 13)]
    )
    order, other = (
        np.argsort(whole.numbers, kind="stable"),
        np.argsort(parts.numbers, kind="stable"),
    )
    assert same(quality.select_rows(whole, order), quality.select_rows(parts, other))
    another = sample_shards.play_games(Plan("calimala", 20, 3, 9), 0, 20)
    assert not np.array_equal(whole.inputs, another.inputs)


def test_a_race_with_too_many_ways_comes_to_an_end() -> None:
    """In this game random moves leave one seat more ways to Brunelleschi than can be looked at."""
    plan = Plan("forging-florence", 40, 4, 1)
    table = sample_shards.table_setups(plan.game)[39 % 12]
    rows = sample_shards.join_samples(list(sample_shards.at_table(plan, table, [39])))
    assert len(rows) == plan.kept * table.players


def test_shards_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample_shards, "GAMES", 5)
    plan = Plan("calimala", 12, 2, 1)
    assert list(sample_shards.make_shards(plan, tmp_path)) == [(5, True), (5, True), (2, True)]
    sample_shards.shard_path(tmp_path, plan, 5).unlink()
    assert list(sample_shards.make_shards(plan, tmp_path)) == [(5, False), (5, True), (2, False)]
    inputs = sample_shards.encoder_for("calimala")[0].inputs
    rows = sample_shards.read(sample_shards.shard_path(tmp_path, plan, 10), inputs)
    assert same(rows, sample_shards.play_games(plan, 10, 2))


@pytest.mark.parametrize("wrong", [b"", b"PK\3\4", b"no archive at all"])
def test_a_damaged_shard_is_named(tmp_path: Path, wrong: bytes) -> None:
    path = tmp_path / "games.npz"
    path.write_bytes(wrong)
    with pytest.raises(DamagedShard, match=r"games\.npz"):
        sample_shards.read(path, 1)


def test_a_shard_seen_otherwise_is_none_of_ours(tmp_path: Path) -> None:
    """What was recorded before the network was told more, or another game's."""
    plan = Plan("calimala", 2, 2, 1)
    rows = sample_shards.play_games(plan, 0, 2)
    sample_shards.save(tmp_path / "games.npz", rows)
    with pytest.raises(DamagedShard, match=r"games\.npz"):
        sample_shards.read(tmp_path / "games.npz", rows.inputs.shape[1] + 1)


def test_whole_games_are_held_out() -> None:
    plan = Plan("calimala", 40, 3, 8)
    rows = sample_shards.play_games(plan, 0, 40)
    learned, held = quality.split(rows)
    assert set(held.numbers) == {9, 19, 29, 39}
    assert not set(held.numbers) & set(learned.numbers)
    assert len(learned) + len(held) == len(rows)


def test_errors_are_those_of_the_numbers() -> None:
    """The truth itself has none; the mean has the variance."""
    rows = sample_shards.play_games(Plan("calimala", 12, 3, 8), 0, 12)
    encoder, _ = sample_shards.encoder_for("calimala")
    found = quality.measure(rows, rows.results, encoder.features)
    truth = rows.results @ np.array(shares(), np.float32)
    assert found["utility"]["network"] == 0
    assert found["utility"]["mean"] == pytest.approx(float(truth.var()), abs=1e-4)
    assert found["brier"]["network"] == 0
    assert len(found["by_part"]) == 4
