"""The named levels: who they are, how they err, and what they are told by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.arena.play_game import play_game
from signoria.bots import best, levels, load, names, usual
from signoria.bots.search import SearchBot
from signoria.bots.search.budget import Budget
from signoria.games.calimala.bots.levels import LEVELS
from signoria.games.contract import TERMINAL, Rng, State
from signoria.games.shared.learner import Course, Hasty, Learner
from tests.support.effort import effort

from .calimala.games import decisions, new_game, searches, tables

GAMES = games.names()
EXPECTED = ["apprentice", "journeyman", "artisan", "merchant", "banker", "master"]


@pytest.mark.parametrize("game", GAMES)
def test_six_levels_come_first(game: str) -> None:
    assert levels(game) == EXPECTED
    assert names(game)[:6] == EXPECTED
    assert usual(game) == "artisan"
    assert best(game) in names(game)


@pytest.mark.parametrize("game", GAMES)
def test_master_takes_two_seconds_unless_told_otherwise(game: str) -> None:
    for name, budget in {
        "master": Budget(seconds=2.0),
        "master@0.3s": Budget(seconds=0.3),
        "master@50": Budget(50),
        "master@1s*2": Budget(seconds=1.0, threads=2),
    }.items():
        bot = load(name, game)
        assert isinstance(bot, SearchBot)
        assert (bot.name, bot.budget) == (name, budget)


@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_search_takes_no_time(game: str) -> None:
    assert not searches("apprentice", game)
    assert searches("master", game)


class Always:
    """Says the same whatever it is asked."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, seen: State, rng: Rng) -> int:
        return self.action


@given(st.integers(0, 100), st.integers(0, 100), st.integers(1, 300), st.integers(0, 600))
def test_mistakes_grow_fewer_with_the_turns(first: int, last: int, turns: int, turn: int) -> None:
    first, last = max(first, last), min(first, last)
    course = Course(first, last, turns)
    assert first == course.share(0) >= course.share(turn) >= course.share(turn + 1) >= last
    assert course.share(turns) == course.share(turns + turn) == last


@pytest.mark.parametrize("share", [0, 30, 100])
def test_mistakes_come_as_often_as_they_should(share: int) -> None:
    learner = Learner("x", Always(0), [Always(1), Always(2)], Course(share, share, 1))
    seen = new_game(tables("calimala")[0], 1)
    chosen = [learner.choose(seen, Rng(number)) for number in range(3000)]
    assert abs(chosen.count(0) - 30 * (100 - share)) <= 150
    assert abs(chosen.count(1) - chosen.count(2)) <= 150


def test_a_banker_of_calimala_plays_at_sight_as_often_as_it_should() -> None:
    """Where the search would surely do something else, the heuristic's move tells what it did."""
    sight, search, banker = (
        load(name, "calimala") for name in ("heuristic", "search@60", "banker@60")
    )
    level = LEVELS["banker"]
    assert isinstance(level, Hasty)
    for state, seat in decisions(new_game(tables("calimala")[-1], 3), [sight] * 5, 3):
        seen = state.seen_by(seat)
        quick, *others = {sight.choose(seen, Rng(seed)) for seed in range(25)}
        if not others and all(search.choose(seen, Rng(seed)) != quick for seed in range(25)):
            break
    else:
        pytest.fail("the search agrees with the heuristic everywhere")
    hasty = sum(banker.choose(seen, Rng(seed)) == quick for seed in range(400))
    assert abs(hasty - 4 * level.course.share(seen.turn)) < 50


@pytest.mark.parametrize("name", ["banker@", "banker@0", "banker@much"])
def test_a_time_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="neither a number of simulations"):
        load(name, "calimala")


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_made_and_are_no_random_moves(game: str) -> None:
    """An apprentice differs from a sound player, and agrees with it oftener than chance."""
    table = tables(game)[-1]
    apprentice, sound, any_move = (
        load(name, game) for name in ("apprentice", best(game), "random")
    )
    asked = agreed = guessed = 0
    for seed in range(4):
        for state, seat in decisions(new_game(table, seed), [sound] * table[1], seed):
            seen = state.seen_by(seat)
            if len(seen.legal_actions()) > 1:
                right = sound.choose(seen, Rng(seed))
                asked += 1
                agreed += apprentice.choose(seen, Rng(asked)) == right
                guessed += any_move.choose(seen, Rng(asked)) == right
    assert asked > 300
    assert 1.1 * guessed < agreed < 0.98 * asked


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", EXPECTED)
def test_whole_games_of_every_level_are_legal(level: str, game: str) -> None:
    """To the last move, with a budget for those that search."""
    for seed in range(1 if searches(level, game) else effort(20)):
        table = tables(game)[seed % len(tables(game))]
        bots = [load(f"{level}@6" if searches(level, game) else level, game)] * table[1]
        state = new_game(table, seed)
        for _ in decisions(state, bots, seed):
            continue  # what is not legal is refused when it is carried out
        assert state.to_move == TERMINAL


STEPS = [(game, step) for game in GAMES for step in range(3)] + [("forging-florence", 3)]


@pytest.mark.parametrize(("game", "level"), STEPS)
def test_a_level_wins_most_games_against_the_one_below(game: str, level: int) -> None:
    """Two against two in forty games; how much stronger they are, docs/research/search.md says."""
    lower, upper = (load(name, game) for name in levels(game)[level : level + 2])
    won = 0.0
    for number in range(40):
        bots = [(lower, upper)[(number + seat) % 2] for seat in range(4)]
        state, _ = play_game(games.load(game), {}, bots, level, number // 2)
        ranking = state.ranking()
        firsts = [seat for seat in range(4) if ranking[seat] == 1]
        won += sum(bots[seat] is upper for seat in firsts) / len(firsts)
    assert won > 20
