"""What every bot owes: a legal action, chosen from what its seat sees and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria.bots import Bot, load, names
from signoria.games.contract import Rng, State
from tests.support.effort import effort

from .games import TABLES, decisions, new_game

GAMES = 40  # at each of the six tables


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("name", names())
def test_always_legal(name: str, players: int, edition: str) -> None:
    bots = [load(name)] * players
    for seed in range(effort(GAMES)):
        for state, seat in decisions(new_game(players, edition, seed), bots, seed):
            before = state.to_bytes()
            seen = state.seen_by(seat)
            looked = seen.to_bytes()
            assert bots[seat].choose(seen, Rng(seed)) in state.legal_actions()
            assert (state.to_bytes(), seen.to_bytes()) == (before, looked)


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("name", names())
def test_choice_depends_only_on_what_the_seat_sees(name: str, players: int, edition: str) -> None:
    """Another truth that looks the same to the seat gives the same choice."""
    bots = [load(name)] * players
    others = 0
    for seed in range(effort(4)):
        moments = decisions(new_game(players, edition, seed), bots, seed)
        for number, (state, seat) in enumerate(islice(moments, 0, None, 3)):
            other = state.resample(seat, Rng(number))
            others += other.to_bytes() != state.to_bytes()
            assert other.seen_by(seat).to_bytes() == state.seen_by(seat).to_bytes()
            assert same_choice(bots[seat], other.seen_by(seat), state.seen_by(seat))
            assert same_choice(bots[seat], other, state)  # even when handed the truth
    assert others > 100 * effort(4) // 4


def same_choice(bot: Bot, one: State, other: State) -> bool:
    """Whether the bot chooses the same with several generators."""
    return all(bot.choose(one, Rng(n)) == bot.choose(other, Rng(n)) for n in range(3))


@pytest.mark.parametrize("name", names())
def test_choice_does_not_depend_on_what_was_asked_before(name: str) -> None:
    used = [load(name)] * 4
    for state, seat in decisions(new_game(4, "en", 7), used, 7):
        seen = state.seen_by(seat)
        assert used[seat].choose(seen, Rng(5)) == load(name).choose(seen, Rng(5))


@pytest.mark.parametrize("name", names())
def test_names_itself(name: str) -> None:
    assert load(name).name == name


def test_unknown_name_lists_the_right_ones() -> None:
    with pytest.raises(ValueError, match="'clever'; the bots are random, heuristic"):
        load("clever")


@pytest.mark.parametrize("name", names())
def test_nothing_to_choose_at_chance_and_at_the_end(name: str) -> None:
    bot = load(name)
    state = new_game(3, "en", 1)
    rng = Rng(1)
    chances = 0
    while state.to_move >= -1:
        if state.is_chance():
            chances += 1
            with pytest.raises(ValueError, match="nothing is to be chosen"):
                bot.choose(state, rng)
            state.apply(rng.weighted(state.chance_outcomes()))
        else:
            state.apply(load("random").choose(state, rng))
    assert chances > 10
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        bot.choose(state, rng)


@pytest.mark.parametrize("name", names())
def test_nothing_to_choose_for_another_seat(name: str) -> None:
    state = new_game(3, "en", 1)
    another = (state.to_move + 1) % 3
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        load(name).choose(state.seen_by(another), Rng(1))
