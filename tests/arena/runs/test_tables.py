"""What stands in the tables is true, agrees with itself, and is as docs/laboratory/runs.md says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.arena.batch import table_of
from signoria.arena.play_game import play_game
from signoria.arena.runs.run_settings import RunSettings
from signoria.arena.runs.run_tables import NAMES
from signoria.arena.runs.shard_files import METADATA, ShardTask, shard_files

from .small_runs import small_settings

DOCS = Path(__file__).parents[3] / "docs" / "laboratory" / "runs.md"
Row = dict[str, object]
WORDS = {"key": "dictionary<values=string, indices=int16, ordered=0>", "float64": "double"}


def tables(settings: RunSettings, shard: int = 0) -> dict[str, pa.Table]:
    """The tables of a shard, read back from their files."""
    files = shard_files(ShardTask(settings, shard))
    return {name: pq.read_table(pa.BufferReader(file)) for name, file in files.items()}


def rows(table: pa.Table) -> list[Row]:
    found: list[Row] = table.to_pylist()
    return found


ALL = st.builds(
    small_settings,
    game=st.sampled_from(games.names()),
    bots=st.sampled_from([("heuristic", "random", "random"), ("random",) * 4]),
    games=st.integers(1, 3),
    rotate=st.booleans(),
)


@given(settings=ALL)
def test_games_and_seats_are_those_that_were_played(settings: RunSettings) -> None:
    """As the driver of tallies plays them."""
    found = tables(settings)
    batch, game = settings.batch, games.load(settings.game)
    entrants = table_of(settings.game, settings.bots)
    seats = rows(found["seats"])
    for line in rows(found["games"]):
        number = line["game"]
        assert isinstance(number, int)
        seated = batch.entrants(number)
        bots = [entrants[one] for one in seated]
        state, decisions = play_game(
            game, batch.options, bots, batch.seed, number, batch.set_of(number)
        )
        own = [seat for seat in seats if seat["game"] == number]
        assert [seat["score"] for seat in own] == state.scores
        assert [seat["place"] for seat in own] == state.ranking()
        assert [seat["entrant"] for seat in own] == seated
        assert [seat["bot"] for seat in own] == [batch.bots[one] for one in seated]
        assert sum(seat["win"] for seat in own) == pytest.approx(1)  # type: ignore[misc]
        assert line["decisions"] == decisions
        assert line["turns"] == state.turn
        assert line["start"] == state.setup.start
        assert line["set"] == batch.set_of(number)
        assert [seat["order"] for seat in own].index(0) == state.setup.start
        chosen = state.setup.options()
        assert {name: line[f"option_{name}"] for name in chosen} == chosen


@given(settings=ALL)
def test_turns_lead_to_the_end_and_scorings_add_up_on_the_way(settings: RunSettings) -> None:
    found = tables(settings)
    players = len(settings.bots)
    for line in rows(found["games"]):
        turns = [row for row in rows(found["turns"]) if row["game"] == line["game"]]
        scored = [row for row in rows(found["scorings"]) if row["game"] == line["game"]]
        assert [row["turn"] for row in turns] == list(range(len(turns)))
        assert line["turns"] == len(turns) - 1
        assert line["rounds"] == turns[-1]["round"]
        assert sum(row["decisions"] for row in turns) == line["decisions"]  # type: ignore[misc]
        assert turns[0]["seat"] is None
        for row in turns:
            so_far = [one for one in scored if one["turn"] <= row["turn"]]  # type: ignore[operator]
            sums = [
                sum(one["points"] for one in so_far if one["seat"] == seat)  # type: ignore[misc]
                for seat in range(players)
            ]
            assert sums == row["scores"]
        seats = [row["score"] for row in rows(found["seats"]) if row["game"] == line["game"]]
        assert turns[-1]["scores"] == seats
        first = line["start"]
        assert isinstance(first, int)
        for row in turns[1:]:
            assert row["seat"] == (first + row["turn"] - 1) % players  # type: ignore[operator]


@given(settings=ALL)
def test_facts_are_in_order_and_firsts_are_the_first(settings: RunSettings) -> None:
    found, study = tables(settings), games.stats_schema(settings.game)
    kinds = {kind.name: kind for kind in study.facts}
    facts = rows(found["facts"])
    order = [(row["game"], row["ply"]) for row in facts]
    assert order == sorted(order)
    for row in facts:
        assert row["what"] in kinds[str(row["kind"])].values
    for kind, first in study.firsts.items():
        for of_all, own in ((kind, first),):
            seen: dict[object, object] = {}
            for row in facts:
                if row["kind"] == of_all:
                    seen.setdefault((row["game"], row["seat"]), (row["ply"], row["what"]))
            said = {
                (row["game"], row["seat"]): (row["ply"], row["what"])
                for row in facts
                if row["kind"] == own
            }
            assert said == seen


def test_every_file_says_where_it_comes_from() -> None:
    settings = small_settings(games=1)
    for table in tables(settings).values():
        said = json.loads(table.schema.metadata[METADATA])
        whole = json.loads(settings.to_json())
        assert {*whole} - {*said} == {"games", "hash"}  # which are others when a run has grown
        assert said.items() <= whole.items()


def test_all_shards_have_the_same_keys() -> None:
    """So that they can be put together without comparing texts."""
    settings = small_settings(games=4)
    one, other = tables(settings, 0), tables(settings, 1)
    for table in ("facts", "scorings"):
        for column in ("kind", "what"):
            words = [part[table][column].chunk(0).dictionary for part in (one, other)]
            assert words[0].equals(words[1])


def documented_columns(name: str) -> dict[str, str]:
    """The columns that docs/laboratory/runs.md describes for a table, with their types."""
    text = DOCS.read_text("utf-8")
    part = text.split(f"**{name}**")[1].split("\n**")[0].split("\n## ")[0]
    found = re.findall(r"^\| `([\w]+)` \| ([^|]+) \|", part, re.MULTILINE)
    return {name: kind for name, kind in found if name != "option_NAME"}


@pytest.mark.parametrize("name", NAMES)
def test_the_columns_are_as_documented(name: str) -> None:
    schema = tables(small_settings(games=1))[name].schema
    own = {field.name: field for field in schema if not field.name.startswith("option_")}
    said = documented_columns(name)
    assert list(own) == list(said)
    for column, kind in said.items():
        plain = kind.split(",")[0].strip()
        if plain.startswith("list"):
            assert str(own[column].type) == "fixed_size_list<element: int32>[3]"
        else:
            assert str(own[column].type) == WORDS.get(plain, plain)
        assert own[column].nullable == ("null" in kind)


@pytest.mark.parametrize("game", games.names())
def test_the_kinds_are_as_documented(game: str) -> None:
    study, title = games.stats_schema(game), game.replace("-", " ").title()
    text = DOCS.read_text("utf-8").split(f"**{title}**")[1].split("\n**")[0]
    said = re.findall(r"^\| `([\w-]+)` \| (\w+) \|", text, re.MULTILINE)
    assert said == [(kind.name, kind.role) for kind in study.facts]
    assert all(f"`{kind.name}`" in text for kind in study.scorings)
