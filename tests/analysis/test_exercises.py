"""What becomes an exercise, and how a try is judged: as a search with much more time would."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from signoria import bots, games
from signoria.analysis.analyst import Analyst
from signoria.analysis.exercises import (
    GRAVE,
    MOST,
    SEED,
    Exercise,
    find_exercises,
    is_right,
    question_of,
    recall_verdict,
)
from signoria.analysis.findings import Decision, size
from signoria.analysis.questions import Question, questions
from signoria.bots.search.budget import Budget
from signoria.games.contract import Rng, State
from signoria.record import Match
from tests.support.effort import effort

from .ends import GAMES, SEATS, end

FEW, USUAL, MUCH = (Budget(simulations=number) for number in (60, 400, 8_000))
LOSSES = (0.0, 0.05, 0.1, 0.2, 0.3, 0.08, 0.15, 0.4, 0.12)


@cache
def judge_all(game: str) -> list[Decision]:
    """Each decision of the end of a game, with losses that are made up in turn."""
    analyst, match = Analyst(game, 1), end(game, 60)
    found = []
    for number, one in enumerate(each for each in questions(match) if each.kind == "decision"):
        verdict = analyst.answer(one, FEW)
        assert isinstance(verdict, Decision)
        lost = LOSSES[number % len(LOSSES)] + number / 1e6
        found.append(lose(verdict, lost))
    return found


def lose(one: Decision, lost: float) -> Decision:
    """A verdict with another loss."""
    return replace(one, lost=lost, size=size(lost))


def exercises_of(game: str) -> list[Exercise]:
    return find_exercises(end(game, 60), judge_all(game), range(SEATS))


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_of_a_seat_that_cost_most_become_exercises(game: str) -> None:
    match, every = end(game, 60), judge_all(game)
    for seat in range(SEATS):
        own = [one for one in every if one.seat == seat and one.size in GRAVE]
        found = [one.found for one in find_exercises(match, every, {seat})]
        assert len(found) == min(MOST, len(own)) > 0
        assert [one.moves for one in found] == sorted(one.moves for one in found)
        assert sorted(one.lost for one in found) == sorted(one.lost for one in own)[-MOST:]
    assert len(exercises_of(game)) == MOST
    assert find_exercises(match, [lose(one, 0.05) for one in every], range(SEATS)) == []
    assert find_exercises(match, every, set()) == []


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_shows_what_its_seat_saw_and_holds_nothing_else(game: str) -> None:
    match, changed = end(game, 60), 0
    state, wanted = match.first(), {one.found.moves: one for one in exercises_of(game)}
    for moves, played in enumerate(match.played):
        if one := wanted.pop(moves, None):
            seat, kept = one.found.seat, match.game.from_bytes(one.state)
            assert match.game.view(kept, seat) == match.game.view(state, seat)
            assert kept.legal_actions() == state.legal_actions()
            changed += one.state != state.to_bytes()
            for seed in range(5):  # at another table, which the seat cannot tell apart, the same
                twin = Match(match.game, match.setup, position=draw_table(state, seat, seed))
                twin.apply(played.action)
                (again,) = find_exercises(twin, [replace(one.found, moves=0)], {seat})
                assert again.state == draw_table(state, seat, SEED)
        state.apply(played.action)
    assert not wanted
    assert changed or not match.game.hides


def draw_table(state: State, seat: int, seed: int) -> bytes:
    """A table that a seat cannot tell apart from another."""
    return state.resample(seat, Rng(seed)).to_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_wrong_and_what_was_best_is_right(game: str) -> None:
    match = end(game, 60)
    for one in exercises_of(game):
        state = match.game.from_bytes(one.state)
        verdicts = {
            match.game.format(state, action): recall_verdict(one, match.game, state, action)
            for action in state.legal_actions()
        }
        known = {move: each for move, each in verdicts.items() if each is not None}
        best = one.found.best[0]
        assert set(known) == {one.found.move, best.move}
        if best.move != one.found.move:
            assert is_right(known[best.move])
            assert (known[best.move].worth, known[best.move].lost) == (best.worth, 0)
            assert known[best.move].then == one.found.then
        assert not is_right(known[one.found.move])


@pytest.mark.parametrize("game", GAMES)
def test_tries_are_judged_as_twenty_times_the_time_would(game: str) -> None:
    """The best of much thought is right, and what then loses a blunder's worth is wrong."""
    match, wrong = end(game, 200), 0
    asked = [one for one in questions(match) if one.kind == "decision"]
    for question in asked[:: max(1, len(asked) // effort(6))]:
        tried = question._replace(action=worst_at_first_sight(question))
        thorough = judge(tried, MUCH)
        best = match.game.parse(match.game.from_bytes(question.state), thorough.best[0].move)
        assert is_right(judge(question._replace(action=best), USUAL))
        if thorough.size == "blunder":
            assert not is_right(judge(tried, USUAL))
            wrong += 1
    assert wrong


def worst_at_first_sight(question: Question) -> int:
    """Of some moves the one of which the least is thought after a moment."""
    legal = games.load(question.game).from_bytes(question.state).legal_actions()
    some = legal[:: max(1, len(legal) // 10)]
    return max(some, key=lambda action: judge(question._replace(action=action), FEW).lost)


def judge(question: Question, budget: Budget) -> Decision:
    found = Analyst(question.game, 1).answer(question, budget)
    assert isinstance(found, Decision)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_analyst_is_asked_about_the_table_that_is_kept(game: str) -> None:
    match = end(game, 60)
    one = exercises_of(game)[0]
    state = match.game.from_bytes(one.state)
    bot = bots.load("heuristic", game)
    action = bot.choose(state.seen_by(one.found.seat), Rng(1))
    found = Analyst(game, 1).answer(question_of(one, action), FEW)
    assert isinstance(found, Decision)
    assert (found.moves, found.turn, found.seat) == (
        one.found.moves,
        one.found.turn,
        one.found.seat,
    )
    assert found.move == match.game.format(state, action)
