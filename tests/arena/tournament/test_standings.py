"""Standings: true means, and intervals that allow for the sets."""

from __future__ import annotations

from array import array
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.arena.intervals import wilson_interval
from signoria.arena.tournament.standings import design_effect, interval, standings
from signoria.arena.tournament.tournament import Tournament
from signoria.arena.tournament.tournament_games import Outcome
from signoria.games import Rng


def outcome(number: int, scores: list[int], places: list[int]) -> Outcome:
    wins = [(place == 1) / places.count(1) for place in places]
    return Outcome(number, scores, places, wins, [array("f", [0.001, 0.003]) for _ in scores])


def test_lines_by_hand() -> None:
    tournament = Tournament("calimala", ("a", "b", "b"), 3, 1)
    lines = standings(
        tournament,
        [
            outcome(0, [30, 20, 10], [1, 2, 3]),
            outcome(1, [20, 20, 26], [2, 2, 1]),
            outcome(2, [25, 25, 5], [1, 1, 3]),
        ],
    )
    a, b = lines["a"], lines["b"]
    assert list(lines) == ["a", "b"]
    assert (a.games, a.seats, b.games, b.seats) == (3, 1, 3, 2)
    assert a.win_share == pytest.approx((1 + 0 + 0.5) / 3)
    assert b.win_share == pytest.approx((0 + 0.5 + 0.25) / 3)
    assert a.win_share + 2 * b.win_share == pytest.approx(1)
    assert a.mean_score == 25
    assert b.mean_score == pytest.approx(106 / 6)
    assert a.mean_margin == pytest.approx((10 - 6 + 0) / 3)
    assert b.mean_margin == pytest.approx((-10 - 20 - 6 + 6 + 0 - 20) / 6)
    assert b.mean_place == pytest.approx(12 / 6)
    assert a.milliseconds == pytest.approx(2)
    assert a.milliseconds_p99 == pytest.approx(3)


def test_nothing_played() -> None:
    assert standings(Tournament("calimala", ("a", "b", "c"), 3, 1), []) == {}


def test_seats_of_one_name_are_judged_together() -> None:
    """Of two seats at most one wins, so that they tell less apart than two games would."""
    tournament = Tournament("calimala", ("a", "b", "a", "b"), 100, 1)
    won = [[1, 2, 2, 2] if n % 4 else [2, 1, 2, 2] for n in range(100)]
    lines = standings(tournament, [outcome(n, [9, 9, 9, 9], won[n]) for n in range(100)])
    low, high = wilson_interval(75, 100)
    assert lines["a"].win_share == pytest.approx(0.375)
    assert (lines["a"].low, lines["a"].high) == pytest.approx((low / 2, high / 2))
    assert (lines["b"].low, lines["b"].high) == pytest.approx(((1 - high) / 2, (1 - low) / 2))


def test_the_share_of_who_has_all_seats_is_certain() -> None:
    tournament = Tournament("calimala", ("a", "a", "a"), 2, 1)
    ends = [outcome(0, [9, 8, 7], [1, 2, 3]), outcome(1, [9, 9, 9], [1, 1, 1])]
    only = standings(tournament, ends)["a"]
    assert (only.low, only.win_share, only.high) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_alike_in_a_set_counts_as_one() -> None:
    """Four equal results in each set tell no more than one of them."""
    shares = [float(n % 3 == 0) for n in range(60) for _ in range(4)]
    sets = [n for n in range(60) for _ in range(4)]
    assert design_effect(shares, sets) == pytest.approx(4 * 60 / 59)
    assert interval(shares, sets) == pytest.approx(wilson_interval(20 * 59 / 60, 59), abs=1e-3)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60), st.integers(1, 5))
def test_interval_holds_the_share_and_is_never_narrower_than_wilsons(
    shares: list[float], size: int
) -> None:
    sets = [at // size for at in range(len(shares))]
    low, high = interval(shares, sets)
    plain = wilson_interval(sum(shares), len(shares))
    assert 0 <= low <= plain[0] + 1e-12
    assert plain[1] - 1e-12 <= high <= 1
    assert low - 1e-12 <= sum(shares) / len(shares) <= high + 1e-12


def test_interval_covers_the_truth() -> None:
    """Sets whose games share their luck: some 95 in 100 intervals hold the true share."""
    rng, covered, tournaments = Rng(1), 0, 400
    for _ in range(tournaments):
        shares: list[float] = []
        for _ in range(50):
            luck = 20 if rng.below(2) else 60  # in hundred
            shares += [float(rng.below(100) < luck) for _ in range(4)]
        low, high = interval(shares, [at // 4 for at in range(200)])
        covered += low <= 0.4 <= high
    share = covered / tournaments
    assert share > 0.95 - 4 * sqrt(0.95 * 0.05 / tournaments)
