"""What the analyst answers: by the rules, from one seat's eyes, and the same again."""

from __future__ import annotations

from functools import partial

import pytest

from signoria import bots, games
from signoria.analysis import analysis_settings
from signoria.analysis.analyst import Analyst, after, expected_moves
from signoria.analysis.analyst import analyst as analyst_of
from signoria.analysis.answers import answers
from signoria.analysis.findings import Decision, Luck, Outlook, size
from signoria.analysis.questions import MOST_OUTLOOKS, Question, questions
from signoria.bots.search.budget import Budget
from signoria.bots.search.run_search import AHEAD
from signoria.bots.search.solve import solve
from signoria.games import UnknownRules, search_state
from signoria.games.calimala.rules.board import Move
from signoria.games.contract import CHANCE, Rng, State
from signoria.record import Match, load
from tests.golden.games import CALIMALA_1
from tests.support.effort import effort

from .ends import GAMES, end

FEW = Budget(simulations=60)
MORE = Budget(simulations=500)


def questions_of(match: Match, kind: str) -> list[Question]:
    return [one for one in questions(match) if one.kind == kind]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_and_every_chance_is_asked_about(game: str) -> None:
    match = end(game, 60)
    found, state = list(questions(match)), match.first()
    wanted = set()
    for moves, played in enumerate(match.played):
        if state.to_move == CHANCE:
            wanted.add(("luck", moves))
        elif len(state.legal_actions()) > 1:
            wanted.add(("decision", moves))
        state.apply(played.action)
    assert {(one.kind, one.moves) for one in found if one.kind != "outlook"} == wanted
    outlooks = [one.moves for one in found if one.kind == "outlook"]
    assert (outlooks[0], outlooks[-1]) == (0, len(match.played))
    assert 1 < len(outlooks) <= MOST_OUTLOOKS + 1


def test_c5_3_an_old_game_is_looked_at_under_its_own_rules() -> None:
    match = load(CALIMALA_1[0].path)
    seatings = [
        one for one in questions_of(match, "decision") if Move.SEAT <= one.action < Move.DRAWN
    ]
    assert {one.rules for one in seatings} == {"1"}
    for one in seatings:
        found = analyst_of(one.game, 1, one.rules).answer(one, FEW)
        assert isinstance(found, Decision)
        state = games.load("calimala", "1").from_bytes(one.state)
        legal = {match.game.format(state, action) for action in state.legal_actions()}
        assert {way.move for way in found.best} <= legal
    with pytest.raises(UnknownRules):
        analyst_of("calimala", 1, "none")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_outlook_is_the_result(game: str) -> None:
    match = end(game, 6)
    last = questions_of(match, "outlook")[-1]
    found = Analyst(game, 1).answer(last, FEW)
    assert isinstance(found, Outlook)
    assert found.points == tuple(match.state.scores)
    assert sum(found.victories) == pytest.approx(1)
    best = [place == 1 for place in match.state.ranking()]
    assert [share > 0 for share in found.victories] == best
    assert sum(found.places) == pytest.approx(sum(range(1, len(best) + 1)))


@pytest.mark.parametrize("game", GAMES)
def test_all_luck_together_is_none(game: str) -> None:
    """What may come is worth on the average what was to be expected."""
    analyst, match = Analyst(game, 1), end(game, 40)
    seen = 0
    for question in questions_of(match, "luck")[: effort(4)]:
        state = match.game.from_bytes(question.state)
        outcomes = state.chance_outcomes()
        every = sum(weight for _, weight in outcomes)
        found = [analyst.answer(question._replace(action=outcome), FEW) for outcome, _ in outcomes]
        for seat in range(match.setup.players):
            worths = [one.worth[seat] for one in found if isinstance(one, Luck)]
            mean = sum(w * x for (_, w), x in zip(outcomes, worths, strict=True)) / every
            assert mean == pytest.approx(0, abs=1e-9)
            seen += any(abs(worth) > 1e-3 for worth in worths)
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_the_move_that_the_search_prefers_costs_nothing(game: str) -> None:
    analyst, match = Analyst(game, 1), end(game, 30)
    other, rng = 0, Rng(9)
    for question in questions_of(match, "decision"):
        legal = match.game.from_bytes(question.state).legal_actions()
        found = analyst.answer(question._replace(action=legal[rng.below(len(legal))]), MORE)
        assert isinstance(found, Decision)
        assert found.best[0].share == max(way.share for way in found.best)
        state = match.game.from_bytes(question.state)
        best = match.game.parse(state, found.best[0].move)
        again = analyst.answer(question._replace(action=best), MORE)
        assert isinstance(again, Decision)
        assert (again.lost, again.size) == (0.0, "fine")
        assert found.lost >= 0
        other += found.lost > 0
    assert other


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_could_not_see_changes_no_verdict(game: str) -> None:
    match, changed = end(game, 60), 0
    analyst, budget = Analyst(game, 1), Budget(simulations=20)
    for question in questions_of(match, "decision")[: effort(12)]:
        truth = match.game.from_bytes(question.state)
        if match.game.reveals(truth, question.action):
            continue
        other = resample(truth, question)
        changed += other.to_bytes() != question.state
        twin = question._replace(state=other.to_bytes())
        assert analyst.answer(twin, budget) == analyst.answer(question, budget)
    assert changed or not match.game.hides


def resample(truth: State, question: Question) -> State:
    """Another truth that looks the same to the seat."""
    return truth.resample(question.seat, Rng(question.moves))


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_told_as_it_was_whoever_was_to_move(game: str) -> None:
    match, changed = end(game, 60), 0
    analyst, seats = Analyst(game, 1), match.setup.players
    for question in questions_of(match, "outlook")[: effort(6)]:
        found = analyst.answer(question, FEW)
        for seat in range(seats):
            assert analyst.answer(question._replace(seat=seat), FEW) == found
        other = resample(match.game.from_bytes(question.state), question)
        changed += analyst.answer(question._replace(state=other.to_bytes()), FEW) != found
    assert bool(changed) == match.game.hides


def test_processes_find_what_one_does() -> None:
    found = partial(answers, list(questions(end("calimala", 12))), FEW, 3)
    assert list(found(1)) == list(found(2))


@pytest.mark.parametrize(("game", "decisions"), [("calimala", 160), ("forging-florence", 600)])
def test_who_plays_at_random_loses_more(game: str, decisions: int) -> None:
    match = end(game, decisions)
    assert mean_lost(match, "random") > 1.5 * mean_lost(match, "heuristic")


def mean_lost(match: Match, name: str) -> float:
    """The worth lost in a decision by a bot in the first positions of a match."""
    game = match.game.name
    analyst, bot, found = Analyst(game, 1), bots.load(name, game), []
    for question in questions_of(match, "decision")[:40]:
        state = match.game.from_bytes(question.state)
        action = bot.choose(state.seen_by(question.seat), Rng(question.moves))
        one = analyst.answer(question._replace(action=action), MORE)
        assert isinstance(one, Decision)
        found.append(one.lost)
    return sum(found) / len(found)


def test_a_turn_thrown_away_is_noticed() -> None:
    """F4.9 lets a turn end without a roll: in the race for Brunelleschi that costs a little."""
    match, lost = end("forging-florence", 600), list[float]()
    analyst = Analyst(match.game.name, 1)
    for question in questions_of(match, "decision")[:60]:
        state = match.game.from_bytes(question.state)
        moves = {match.game.format(state, action): action for action in state.legal_actions()}
        if {"roll", "end"} <= set(moves):
            one = analyst.answer(question._replace(action=moves["end"]), Budget(simulations=200))
            assert isinstance(one, Decision)
            lost.append(one.lost)
    assert len(lost) > 5
    assert all(0.01 < each < 0.15 for each in lost)


def test_sizes_grow_with_what_is_lost() -> None:
    assert [size(lost) for lost in (0.0, 0.029, 0.03, 0.07, 0.15, 1.0)] == [
        "fine",
        "fine",
        "inaccuracy",
        "mistake",
        "blunder",
        "blunder",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_that_was_searched_out_is_exact(game: str) -> None:
    """At the end of a game what was lost is what the solution says, to the last bit."""
    analyst, spread, exact = Analyst(game, 1), search_state(game).spread, 0
    for seed in range(effort(3)):
        for question in questions_of(end(game, 8, seed), "decision"):
            state = games.load(game).from_bytes(question.state)
            solution = solve(state.seen_by(question.seat), game, spread)
            found = analyst.answer(question, FEW)
            assert isinstance(found, Decision)
            assert found.exact == (solution is not None)
            if solution is None:
                continue
            exact += 1
            worths = {line.action: line.worth[question.seat] for line in solution.lines}
            assert found.worth == worths[question.action]
            assert found.lost == max(worths.values()) - found.worth
    assert exact > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_better_way_goes_on_with_legal_moves(game: str) -> None:
    """A few moves at the most, each legal at a table such as the player could imagine."""
    analyst, match, told = Analyst(game, 1), end(game, 40), 0
    for question in questions_of(match, "decision"):
        state = match.game.from_bytes(question.state)
        legal = state.legal_actions()
        other = question._replace(action=legal[question.moves % len(legal)])
        found = analyst.answer(other, Budget(simulations=400))
        assert isinstance(found, Decision)
        assert len(found.then) < AHEAD
        now, before = state.resample(question.seat, Rng(7)), found.best[0].move
        assert not found.then or found.best[0].move != found.move
        for then in found.then:
            now.apply(match.game.parse(now, before))
            assert now.to_move == then.seat
            assert match.game.parse(now, then.move) in now.legal_actions()
            before = then.move
            told += 1
    assert told > 3


def test_what_is_expected_ends_at_chance() -> None:
    """After a draw nobody knows what comes."""
    match, ended = end("calimala", 60), 0
    for question in questions_of(match, "decision"):
        state = match.game.from_bytes(question.state)
        for action in state.legal_actions():
            now = after(state, action)
            if now.to_move == CHANCE:
                ended += 1
                card = now.chance_outcomes()[0][0]
                assert list(expected_moves(match.game, state, (action, card), 1)) == []
    assert ended


def test_games_of_the_course_are_not_all_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays on errs now and then, so that less seems certain."""
    moments = questions_of(end("calimala", 60), "outlook")[:-1]

    def certain() -> int:
        found = [Analyst("calimala", 1).answer(moment, FEW) for moment in moments]
        return sum(isinstance(one, Outlook) and max(one.victories) == 1 for one in found)

    usual = certain()
    monkeypatch.setattr(analysis_settings, "ERRORS", 0.0)
    assert usual < certain()
