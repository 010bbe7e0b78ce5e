"""What is added up in arrays is what one finds by going through the rows one by one."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from signoria.arena.set_wins import BLOCKS
from signoria.reports.aggregate import aggregate
from signoria.reports.aggregate.course_sums import TENTHS
from signoria.reports.aggregate.legend import Legend
from signoria.reports.block_sums import BlockSums
from signoria.reports.run_reader import open_run
from signoria.reports.sum_names import DEEDS, GAMES, SumName
from tests.reports.runs import play

Row = dict[str, Any]


def rows(run: Path, table: str) -> list[Row]:
    found: list[Row] = pq.read_table(run / table, partitioning=None).to_pylist()
    return found


def wins(run: Path) -> dict[tuple[int, int], float]:
    return {(row["game"], row["seat"]): row["win"] for row in rows(run, "seats")}


def by_game(found: list[Row]) -> dict[int, list[Row]]:
    games = defaultdict[int, list[Row]](list)
    for row in found:
        games[row["game"]].append(row)
    return games


@pytest.fixture(scope="session")
def sums(run: Path) -> tuple[BlockSums, Legend]:
    return aggregate(open_run(run))


def total(sums: BlockSums, name: str) -> Any:
    return sums[SumName(name)].sum(0)


def test_games_are_kept_apart_by_their_sets(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    expected = Counter(row["set"] % BLOCKS for row in rows(run, "games"))
    assert sums[0][GAMES].tolist() == [expected[block] for block in range(BLOCKS)]


@pytest.mark.parametrize("name", ["order", "entrant"])
def test_wins_and_points(run: Path, sums: tuple[BlockSums, Legend], name: str) -> None:
    won, points = Counter[int](), Counter[int]()
    for row in rows(run, "seats"):
        won[row[name]] += row["win"]
        points[row[name]] += row["score"]
    seats = range(len(won))
    assert total(sums[0], f"{name} wins") == pytest.approx([won[seat] for seat in seats])
    assert total(sums[0], f"{name} points").tolist() == [points[seat] for seat in seats]


def test_lengths_and_margins(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    turns = Counter(row["turns"] for row in rows(run, "games"))
    found = total(sums[0], "turns")
    assert {int(at): found[at] for at in np.flatnonzero(found)} == turns
    leads = [max(row["lead"] for row in game) for game in by_game(rows(run, "seats")).values()]
    margins = total(sums[0], "margins")
    assert {int(at): margins[at] for at in np.flatnonzero(margins)} == Counter(leads)


def test_points_by_scoring_are_those_of_the_seats(
    run: Path, sums: tuple[BlockSums, Legend]
) -> None:
    found, legend = sums
    won = wins(run)
    for kind in legend.scorings.values():
        expected = defaultdict[str, float](float)
        for row in rows(run, "scorings"):
            if row["kind"] == kind.name:
                expected[row["what"]] += row["points"] * won[row["game"], row["seat"]]
        amounts = total(found, f"scoring {kind.name}")[:, 0]
        named = dict(zip(legend.values[kind], amounts, strict=False))
        assert named == pytest.approx({what: expected[what] for what in named})
    whole = sum(found[name].sum() for name in found.names("scoring "))
    assert whole == pytest.approx(sum(row["score"] for row in rows(run, "seats")))


def test_the_course_of_games(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    won, leader, winner = wins(run), [0.0] * (TENTHS + 1), [0.0] * (TENTHS + 1)
    changes, late = Counter[int](), Counter[int]()
    for game, turns in by_game(rows(run, "turns")).items():
        scores = [row["scores"] for row in turns]
        for tenth in range(TENTHS + 1):
            now = scores[round((len(scores) - 1) * tenth / TENTHS)]
            leaders = [seat for seat, score in enumerate(now) if score == max(now)]
            leader[tenth] += sum(won[game, seat] for seat in leaders) / len(leaders)
            winner[tenth] += sum(score * won[game, seat] for seat, score in enumerate(now))
        alone = [now.index(max(now)) for now in scores if now.count(max(now)) == 1]
        changes[sum(one != other for one, other in pairwise(alone))] += 1
        behind = [at for at, now in enumerate(scores) if not ahead(now, game, won)]
        share = (behind[-1] + 1) / (len(scores) - 1) if behind else 0
        late[min(int(np.ceil(share * TENTHS)), TENTHS)] += 1
    found = sums[0]
    assert total(found, "leader wins") == pytest.approx(leader)
    assert total(found, "points over time")[:, 0] == pytest.approx(winner)
    for name, expected in (("changes", changes), ("decided", late)):
        histogram = total(found, name)
        assert {int(at): histogram[at] for at in np.flatnonzero(histogram)} == expected


def ahead(now: list[int], game: int, won: dict[tuple[int, int], float]) -> bool:
    return any(score == max(now) and won[game, seat] for seat, score in enumerate(now))


def test_facts(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    found, legend = sums
    won, facts = wins(run), rows(run, "facts")
    for kind in legend.facts.values():
        mine = [row for row in facts if row["kind"] == kind.name]
        opening = kind.role == "opening"
        expected = defaultdict[str, float](float)
        for row in mine:
            share = won[row["game"], row["seat"]]
            expected[row["what"]] += share if opening else row["amount"] * share
        part = total(found, f"{'opening' if opening else 'amount'} {kind.name}")
        amounts = part[:, 1] if opening else part[:, 0]
        named = dict(zip(legend.values[kind], amounts, strict=False))
        assert named == pytest.approx({what: expected[what] for what in named})
        assert sum(expected.values()) == pytest.approx(amounts.sum())


def test_those_who_did_it_count_once(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    found, legend = sums
    won, facts = wins(run), rows(run, "facts")
    for kind in legend.facts.values():
        if kind.role not in DEEDS:
            continue
        did = {(row["what"], row["game"], row["seat"]) for row in facts if row["kind"] == kind.name}
        for at, what in enumerate(legend.values[kind]):
            mine = [won[game, seat] for one, game, seat in did if one == what]
            assert total(found, f"doers {kind.name}")[at] == pytest.approx([len(mine), sum(mine)])


def test_games_by_how_they_ended(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    found, legend = sums
    games, seats = rows(run, "games"), by_game(rows(run, "seats"))
    assert legend.endings
    counted = Counter(row["ending"] for row in games)
    assert total(found, "endings").tolist() == [counted[key] for key in legend.endings.values]
    results = Counter[int]()
    for row in games:
        scores = sorted(seat["score"] for seat in seats[row["game"]])
        level = scores[-1] == scores[-2]
        results[2 if row["winners"] > 1 else 1 if level else 0] += 1
    assert total(found, "results").tolist() == [results[which] for which in range(3)]


def test_routes(run: Path, sums: tuple[BlockSums, Legend]) -> None:
    found, legend = sums
    for kind in legend.facts.values():
        if kind.role != "route":
            continue
        paths = defaultdict[tuple[int, int], list[str]](list)
        for row in rows(run, "facts"):
            if row["kind"] == kind.name:
                paths[row["game"], row["seat"]].append(row["what"])
        expected = Counter(pair for path in paths.values() for pair in pairwise(path))
        steps = total(found, f"route {kind.name}").sum(-1)
        values = legend.values[kind]
        named = {
            (values[one], values[other]): steps[one, other] for one, other in np.argwhere(steps)
        }
        assert named == pytest.approx(expected)


@pytest.mark.parametrize("shard", [6, 48])
def test_the_cut_into_shards_changes_nothing(
    run: Path, sums: tuple[BlockSums, Legend], shard: int, tmp_path: Path
) -> None:
    game = open_run(run).settings.game
    other, _ = aggregate(open_run(play(tmp_path / "other", game, 48, shard=shard)))
    for name in sums[0].names(""):
        np.testing.assert_allclose(other[name], sums[0][name], err_msg=name)
