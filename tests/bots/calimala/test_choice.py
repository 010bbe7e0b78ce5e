"""What every bot owes: a legal action, chosen from what its seat sees and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria import games
from signoria.bots import Bot, best, load, names
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from tests.support.effort import effort

from .games import ALL_TABLES, Table, decisions, new_game, quick

DECISIONS = 6_000  # at each table
TIMES = 150  # moments at each table at which the truth is changed
PLAYERS = [(game, name) for game in games.names() for name in quick(game)]
SEATED = [(name, table) for table in ALL_TABLES for name in quick(table[0])]


def fewer(number: int, name: str) -> int:
    """Of those that search, which take longer and have tests of their own, and of their likes."""
    if "@" in name:
        return max(5, number // 300)
    return number if name in ("heuristic", "random") else number // 5


def every(name: str) -> int:
    """Of how many decisions one is looked at, over whole games: the last ones are searched out."""
    return 30 if "@" in name else 3


def table_of(game: str) -> Table:
    return next(table for table in ALL_TABLES if table[0] == game)


@pytest.mark.parametrize(("name", "table"), SEATED)
def test_always_legal(name: str, table: Table) -> None:
    bots = [load(name, table[0])] * table[1]
    left, seed = fewer(effort(DECISIONS), name), 0
    while left > 0:
        for state, seat in islice(decisions(new_game(table, seed), bots, seed), left):
            before = state.to_bytes()
            seen = state.seen_by(seat)
            looked = seen.to_bytes()
            assert bots[seat].choose(seen, Rng(seed)) in state.legal_actions()
            assert (state.to_bytes(), seen.to_bytes()) == (before, looked)
            left -= 1
        seed += 1


@pytest.mark.parametrize(("name", "table"), SEATED)
def test_choice_depends_only_on_what_the_seat_sees(name: str, table: Table) -> None:
    """Another truth that looks the same to the seat gives the same choice."""
    bot = load(name, table[0])
    players = [load("heuristic", table[0]) if "@" in name else bot] * table[1]
    others = looked = seed = 0
    while looked < fewer(effort(TIMES), name):
        moments = islice(decisions(new_game(table, seed), players, seed), 0, None, every(name))
        for number, (state, seat) in enumerate(moments):
            other = state.resample(seat, Rng(number))
            others += other.to_bytes() != state.to_bytes()
            assert other.seen_by(seat).to_bytes() == state.seen_by(seat).to_bytes()
            assert same_choice(bot, other.seen_by(seat), state.seen_by(seat))
            assert same_choice(bot, other, state)  # even when handed the truth
            looked += 1
        seed += 1
    if hides(table):
        assert others > looked // 4


def hides(table: Table) -> bool:
    """Whether something is hidden from a seat when the game begins."""
    state = new_game(table, 1)
    return state.seen_by(0).to_bytes() != state.to_bytes()


def same_choice(bot: Bot, one: State, other: State) -> bool:
    """Whether the bot chooses the same with several generators, with one where it searches."""
    generators = 1 if "@" in bot.name else 3
    return all(bot.choose(one, Rng(n)) == bot.choose(other, Rng(n)) for n in range(generators))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_choice_does_not_depend_on_what_was_asked_before(game: str, name: str) -> None:
    table = table_of(game)
    used = [load(name, game)] * table[1]
    for state, seat in islice(decisions(new_game(table, 7), used, 7), fewer(300, name)):
        seen = state.seen_by(seat)
        assert used[seat].choose(seen, Rng(5)) == load(name, game).choose(seen, Rng(5))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_names_itself(game: str, name: str) -> None:
    assert load(name, game).name == name


def test_unknown_name_lists_the_right_ones() -> None:
    right = ", ".join(names("calimala"))
    with pytest.raises(ValueError, match=f"no bot 'clever' for calimala; the bots are {right}"):
        load("clever", "calimala")


def test_names_are_those_of_all_games() -> None:
    every = {name for game in games.names() for name in names(game)}
    assert sorted(names()) == sorted(every)


@pytest.mark.parametrize("game", games.names())
def test_the_best_bot_plays_the_game(game: str) -> None:
    assert best(game) in names(game)


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        names("chess")


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_nothing_to_choose_at_chance_and_at_the_end(game: str, name: str) -> None:
    bot, other = load(name, game), load("random", game)
    state = new_game(table_of(game), 1)
    rng = Rng(1)
    chances = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            chances += 1
            with pytest.raises(ValueError, match="nothing is to be chosen"):
                bot.choose(state, rng)
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            state.apply(other.choose(state, rng))
    assert chances > 10
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        bot.choose(state, rng)


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_nothing_to_choose_for_another_seat(game: str, name: str) -> None:
    """Where hands are hidden, a state as one seat sees it is no use to another."""
    if not hides(table_of(game)):
        pytest.skip("everybody sees everything")
    state, _ = next(decisions(new_game(table_of(game), 1), [], 1))
    another = (state.to_move + 1) % state.setup.players
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        load(name, game).choose(state.seen_by(another), Rng(1))
