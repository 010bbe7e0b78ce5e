"""Batches: the same results however they are split, and true sums."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from signoria.arena.batch import (
    DRIVEN_CHUNK,
    RANDOM_CHUNK,
    Batch,
    Chunk,
    add_tallies,
    chunks,
    empty_tally,
    play_chunk,
    play_driven,
)
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_batch import play_batch
from signoria.arena.play_game import deal, play_game
from signoria.bots import load as load_bot
from signoria.games import load
from signoria.games.contract import TERMINAL, Tally
from tests.support.effort import effort

RANDOM = Batch("calimala", ("random",) * 4, 2 * RANDOM_CHUNK + 7, 3, {"edition": "de"})
MIXED = Batch("calimala", ("heuristic", "random", "random"), 2 * DRIVEN_CHUNK + 3, 3)


def total(batch: Batch, threads: int) -> Tally:
    """All games of a batch."""
    found = empty_tally(batch.players)
    for tally in play_batch(batch, threads):
        found = add_tallies(found, tally)
    return found


@pytest.mark.parametrize("batch", [RANDOM, MIXED], ids=["random", "mixed"])
def test_threads_do_not_change_the_results(batch: Batch) -> None:
    """Not even in the last digit: the sums are formed in the same order."""
    alone = total(batch, 1)
    assert alone.games == batch.games
    assert total(batch, 2) == alone
    assert total(batch, 5) == alone


@pytest.mark.parametrize("batch", [RANDOM, MIXED], ids=["random", "mixed"])
def test_seed_changes_the_results(batch: Batch) -> None:
    other = Batch(batch.game, batch.bots, batch.games, batch.seed + 1, batch.options)
    assert total(other, 1) != total(batch, 1)


@pytest.mark.parametrize("batch", [RANDOM, MIXED], ids=["random", "mixed"])
def test_a_game_depends_on_its_number_only(batch: Batch) -> None:
    """Game 11 alone is game 11 of the batch."""
    ten = play_chunk(Chunk(batch, 0, 11))
    eleven = play_chunk(Chunk(batch, 0, 12))
    last = play_chunk(Chunk(batch, 11, 1))
    assert add_tallies(ten, last).scores == eleven.scores
    assert add_tallies(ten, last).decisions == eleven.decisions


@pytest.mark.parametrize("games", [1, 9, 10, 11, 20])
def test_chunks_cover_every_game_once(games: int) -> None:
    batch = Batch("calimala", ("heuristic",) * 3, games, 1)
    numbers = [
        number
        for chunk in chunks(batch)
        for number in range(chunk.first, chunk.first + chunk.games)
    ]
    assert numbers == list(range(games))


def test_sums_are_those_of_the_games() -> None:
    bots = [load_bot(name, "calimala") for name in MIXED.bots]
    games = [play_game(load("calimala"), {}, bots, MIXED.seed, number) for number in range(5)]
    assert all(state.to_move == TERMINAL for state, _ in games)
    tally = play_driven(Chunk(MIXED, 0, 5))
    assert tally.scores == tuple(sum(state.scores[seat] for state, _ in games) for seat in range(3))
    assert tally.decisions == sum(decisions for _, decisions in games)
    assert tally.rounds == sum(state.turn // 3 for state, _ in games)
    firsts = [[place == 1 for place in state.ranking()] for state, _ in games]
    assert tally.wins == tuple(sum(won[seat] / sum(won) for won in firsts) for seat in range(3))


def test_who_rotates_has_each_seat_of_the_same_setup_once() -> None:
    batch = Batch("calimala", MIXED.bots, 9, 3, rotate=True)
    setups = [
        deal(load("calimala"), {}, 3, batch.seed, number, batch.set_of(number)).setup.to_dict()
        for number in range(9)
    ]
    for first in (0, 3, 6):
        assert setups[first] == setups[first + 1] == setups[first + 2]
        seated = [batch.entrants(number) for number in range(first, first + 3)]
        assert all(sorted(seats) == [0, 1, 2] for seats in [*seated, *zip(*seated, strict=True)])
    assert setups[0] != setups[3] != setups[6]


def test_without_rotation_nobody_moves_and_each_game_is_its_own() -> None:
    assert [MIXED.set_of(number) for number in range(5)] == [0, 1, 2, 3, 4]
    assert {tuple(MIXED.entrants(number)) for number in range(5)} == {(0, 1, 2)}


def test_sums_of_who_rotates_are_by_bot() -> None:
    """The heuristic has won all games, wherever it sat."""
    batch = Batch("calimala", ("heuristic", "random", "random"), 3, 3, rotate=True)
    assert play_driven(Chunk(batch, 0, 3)).wins == (3, 0, 0)


@pytest.mark.parametrize("batch", [RANDOM, MIXED], ids=["random", "mixed"])
def test_every_game_is_won_once(batch: Batch) -> None:
    found = total(batch, 1)
    assert sum(found.wins) == pytest.approx(batch.games)


def test_driven_random_games_are_like_those_that_the_game_plays() -> None:
    """The same distribution of decisions a game, within five standard errors."""
    bots = [load_bot("random", "calimala")] * 4
    game = load("calimala")
    lengths = [play_game(game, {}, bots, 1, number)[1] for number in range(effort(400))]
    many = game.playouts(4, {}, 1, 0, effort(4000))
    error = stdev(lengths) * (1 / len(lengths) + 1 / many.games) ** 0.5
    assert abs(fmean(lengths) - many.decisions / many.games) < 5 * error


@pytest.mark.parametrize(("successes", "trials"), [(50, 100), (198, 200), (0.5, 7), (1, 3)])
def test_wilson_interval_solves_its_equation(successes: float, trials: int) -> None:
    """At both ends the share found is 1.96 standard errors away, as they would be there."""
    share = successes / trials
    low, high = wilson_interval(successes, trials)
    assert low < share < high
    for end in (low, high):
        assert abs(share - end) == pytest.approx(1.959964 * sqrt(end * (1 - end) / trials))


def test_wilson_interval_at_the_edges() -> None:
    assert wilson_interval(0, 0) == (0, 1)
    _, high = wilson_interval(0, 10)
    assert high == pytest.approx(1.959964**2 / (10 + 1.959964**2))
    assert wilson_interval(10, 10) == pytest.approx((1 - high, 1))


@pytest.mark.parametrize("trials", [1, 3, 4, 7, 10, 12, 59.5, 1000, 10**12])
def test_wilson_interval_has_no_noise_at_the_edges(trials: float) -> None:
    assert wilson_interval(0, trials)[0] == 0.0
    assert wilson_interval(trials, trials)[1] == 1.0
