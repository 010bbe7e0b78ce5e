"""A data set holds what bots saw and chose, and how it ended; docs/research/dataset.md says how."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import bots, games
from signoria.arena.batch import Batch, table_of
from signoria.arena.datasets.dataset_files import shard_files
from signoria.arena.datasets.positions import choose_with_policy
from signoria.arena.play_game import deal
from signoria.arena.runs.run_settings import DATASET, RunSettings
from signoria.arena.runs.run_settings import run_settings as settings_of
from signoria.arena.runs.shard_files import METADATA, ShardTask
from signoria.games.contract import CHANCE, TERMINAL, Rng

DOCS = Path(__file__).parents[3] / "docs" / "research" / "dataset.md"
LISTS = ("observation", "mask", "policy", "win", "place", "points")


def dataset_settings(
    game: str, names: tuple[str, ...], count: int = 1, rotate: bool = True
) -> RunSettings:
    return settings_of(Batch(game, names, count, 5, {}, rotate), count, DATASET)


def tables(wanted: RunSettings) -> dict[str, pa.Table]:
    """The tables of the first shard, read back from their files."""
    files = shard_files(ShardTask(wanted, 0))
    return {name: pq.read_table(pa.BufferReader(file)) for name, file in files.items()}


def matrix(table: pa.Table, name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """A column of lists."""
    return np.array(table[name].to_pylist(), np.float64)


@settings(max_examples=8)  # each replays whole games
@given(
    game=st.sampled_from(games.names()),
    names=st.sampled_from([("heuristic", "random", "random"), ("random",) * 4]),
    rotate=st.booleans(),
)
def test_playing_the_actions_again_meets_the_same_positions(
    game: str, names: tuple[str, ...], rotate: bool
) -> None:
    wanted = dataset_settings(game, names, 1, rotate)
    kept, rules = tables(wanted)["positions"], games.load(game)
    batch = wanted.batch
    dealt = deal(rules, batch.options, batch.players, batch.seed, 0, batch.set_of(0))
    state, entrants = dealt.state, table_of(game, names)
    rows = iter(kept.to_pylist())
    ply, last = 0, []
    while (seat := state.to_move) != TERMINAL:
        if seat == CHANCE:
            state.apply(dealt.chance.pick_weighted(state.chance_outcomes()))
        else:
            legal = state.legal_actions()
            action = entrants[batch.entrants(0)[seat]].choose(state.seen_by(seat), dealt.rngs[seat])
            if len(legal) > 1:
                row = next(rows)
                assert (row["game"], row["ply"], row["seat"]) == (0, ply, seat)
                assert row["action"] == action
                assert row["turn"] == (state.turn + 1 if state.begun else 0)
                assert row["observation"] == list(state.observation(seat))
                assert [at for at, open_ in enumerate(row["mask"]) if open_] == legal
                assert [at for at, share in enumerate(row["policy"]) if share] == [action]
                last.append(row)
            state.apply(action)
        ply += 1
    assert next(rows, None) is None
    ranking, scores = state.ranking(), state.scores
    for row in last:
        seat = row["seat"]
        assert row["points"] == scores[seat:] + scores[:seat]
        assert [share > 0 for share in row["win"]] == [
            place == 1 for place in ranking[seat:] + ranking[:seat]
        ]
        assert sum(row["win"]) == pytest.approx(1)
        assert sum(row["place"]) == pytest.approx(0, abs=1e-6)
        assert max(row["place"]) == row["place"][row["win"].index(max(row["win"]))]


@pytest.mark.parametrize("game", games.names())
def test_a_search_says_how_often_it_tried_what(game: str) -> None:
    """The shares of visits, on legal actions only, of which the most visited one is played."""
    kept = tables(dataset_settings(game, ("search@12", "random", "random"), 1, False))["positions"]
    policy, mask = matrix(kept, "policy"), matrix(kept, "mask")
    seats, actions = kept["seat"].to_numpy(), kept["action"].to_numpy()
    assert policy.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not policy[mask == 0].any()
    own = policy[seats == 0]
    assert ((own > 0).sum(axis=1) > 1).any()
    assert (own[range(len(own)), actions[seats == 0]] == own.max(axis=1)).all()
    assert (policy[seats != 0].max(axis=1) == 1).all()


@pytest.mark.parametrize("game", games.names())
def test_whoever_keeps_positions_plays_the_same(game: str) -> None:
    """Asked for its shares a search chooses what it chooses otherwise."""
    rules = games.load(game)
    state = rules.new_state(rules.setup(3, {}, rng=Rng(1)))
    rng, bot = Rng(2), bots.load("search@20", game)
    for seed in range(40):
        while state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        seen = state.seen_by(state.to_move)
        action, _ = choose_with_policy(bot, seen, Rng(seed))
        assert action == bot.choose(seen, Rng(seed))
        state.apply(action)


def test_every_file_says_where_it_comes_from() -> None:
    wanted = dataset_settings("calimala", ("random",) * 3)
    for table in tables(wanted).values():
        said = json.loads(table.schema.metadata[METADATA])
        assert said == {
            name: value
            for name, value in json.loads(wanted.to_json()).items()
            if name not in ("games", "hash")  # a run may grow
        }
    assert wanted.observation == games.observation_version("calimala")


def test_the_columns_are_as_documented() -> None:
    schema = tables(dataset_settings("calimala", ("random",) * 3))["positions"].schema
    found = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    said = dict(found)
    assert [field.name for field in schema] == list(said)
    for field in schema:
        kind = str(field.type)
        if field.name in LISTS:
            kind = kind.removeprefix("fixed_size_list<element: ").partition(">")[0]
            assert said[field.name].startswith("list of ")
        assert said[field.name].strip().removesuffix("s").endswith(kind.replace("float", "float32"))
