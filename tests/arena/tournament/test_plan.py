"""Tournaments: everybody has every seat with the same setup, and results do not depend on luck."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.arena.play_game import play_out
from signoria.arena.tournament.tournament import Tournament
from signoria.arena.tournament.tournament_games import Outcome, Task, play_task, play_tournament
from signoria.bots import Bot
from signoria.games.contract import Rng, State

BOTS = ("heuristic", "random", "search@2")
MIXED = Tournament("calimala", BOTS, 7, 5, {"edition": "de"})


def comparable(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """What does not depend on the clock, and how many decisions there were."""
    return [(*o[:4], [len(seconds) for seconds in o.seconds]) for o in outcomes]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_every_seat_once_in_a_set(players: int) -> None:
    tournament = Tournament("calimala", tuple("abcde"[:players]), 2 * players, 1)
    held = Counter(
        (tournament.set_of(number), seat, bot)
        for number in range(tournament.games)
        for seat, bot in enumerate(tournament.seats(number))
    )
    assert set(held.values()) == {1}
    assert len(held) == 2 * players**2


def test_processes_do_not_change_the_results() -> None:
    alone = comparable(list(play_tournament(MIXED, 1)))
    assert [outcome[0] for outcome in alone] == list(range(7))
    assert comparable(list(play_tournament(MIXED, 3))) == alone


def test_a_game_depends_on_its_number_only() -> None:
    assert (
        comparable([play_task(Task(MIXED, 4))]) == comparable(list(play_tournament(MIXED, 1)))[4:5]
    )


def test_games_of_a_set_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same setup for all games of a set, another one for the next."""
    setups = []

    def note(state: State, bots: list[Bot], chance: Rng, rngs: list[Rng]) -> int:
        setups.append(state.setup.to_dict())
        return play_out(state, bots, chance, rngs)

    monkeypatch.setattr("signoria.arena.tournament.tournament_games.play_out", note)
    random = Tournament("calimala", ("random",) * 3, 6, 1)
    for number in range(6):
        play_task(Task(random, number))
    assert setups[0] == setups[1] == setups[2] != setups[3] == setups[4] == setups[5]


def test_outcomes_are_by_bot_not_by_seat() -> None:
    """The heuristic leaves the random bot behind wherever it sits."""
    tournament = Tournament("calimala", ("heuristic", "random", "random"), 3, 2)
    for outcome in play_tournament(tournament, 1):
        assert outcome.wins == [1, 0, 0]
        assert outcome.places[0] == 1
        assert outcome.scores[0] > max(outcome.scores[1:])
