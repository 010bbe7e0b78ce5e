"""How moves are compared: in the same worlds, and no sooner judged than the judge knows enough."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from signoria import games
from signoria.analysis.analyst import Analyst
from signoria.bots import load
from signoria.bots.search import SearchBot, SearchSettings, settings_of
from signoria.bots.search.budget import LONG_SECONDS, LONG_SIMULATIONS, Budget
from signoria.bots.search.outlook import worth
from signoria.bots.search.search_bot import adviser
from signoria.games.contract import CHANCE, Rng, State
from tests.bots.calimala.games import new_game

from .support import KINDS, searching

TABLE = ("calimala", 4, "en")
FLAT = SearchSettings("puct", explore=3.0, rollout="advised", depth=1)


def choices(turns: range) -> Iterator[State]:
    """Choices in a game between heuristics, the first one of each of these turns."""
    state, rng, bot = new_game(TABLE, 8), Rng(8), load("heuristic", "calimala")
    last = -1
    while state.turn < turns.stop:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        if state.turn in turns and state.turn != last and len(state.legal_actions()) > 3:
            last = state.turn
            yield state.clone()
        state.apply(bot.choose(state.seen_by(state.to_move), rng))


def search_each_way(
    state: State, kind: SearchSettings, seed: int
) -> dict[tuple[int, int], set[float]]:
    """What searches that differ in what they try say of the moves, by move and number of tries."""
    found = defaultdict(set)
    for number in range(1, 25):
        curious = replace(kind, explore=0.2 * number)
        search = searching("calimala", curious, 60).search(state, seed)
        for line in search.lines:
            found[line.action, line.visits].add(round(line.worth[state.to_move], 9))
    return found


def test_every_first_move_is_tried_in_the_same_worlds_in_the_same_order() -> None:
    """So what so many tries of a move say depends on nothing else that was tried between."""
    for state in choices(range(12, 40, 9)):
        paired = search_each_way(state, replace(FLAT, paired=True), 5)
        assert all(len(worths) == 1 for worths in paired.values())
        assert len(paired) > 20
        apart = search_each_way(state, FLAT, 5)
        assert any(len(worths) > 1 for worths in apart.values()), "else this test says nothing"


def test_before_it_is_ripe_no_position_is_judged() -> None:
    world = games.search_state("calimala")
    advice = adviser("calimala", world, KINDS["best"])
    for state in choices(range(6, 30, 6)):
        seat = state.to_move
        world.observe(state, seat)

        def worth_at(horizon: int, ripe: int = 0, seat: int = seat) -> tuple[float, ...]:
            kind = replace(KINDS["best"], horizon=horizon, ripe=ripe)
            return worth(world, advice, kind, seat, 3, 10)

        ripe = state.turn + 8
        assert worth_at(2, ripe) == worth_at(8)
        assert worth_at(8, ripe - 3) == worth_at(8), "the horizon lies behind that"
        assert worth_at(2) != worth_at(8)
        assert worth_at(0, ripe) == worth_at(0), "at the leaf is at the leaf"


def test_games_are_played_on_at_a_glance_or_after_thought_where_a_game_has_that() -> None:
    for table, differ in ((TABLE, True), (("forging-florence", 3, "equipment"), False)):
        world, state = games.search_state(table[0]), new_game(table, 8)
        advice = adviser(table[0], world, SearchSettings())
        world.observe(state, state.to_move)
        glance, thought = (
            worth(world, advice, SearchSettings(rollout=how), state.to_move, 3, 5)
            for how in ("advised", "considered")
        )
        assert (glance != thought) == differ


def test_some_moves_of_games_played_on_stray() -> None:
    """All of them: then nobody is asked.  Some: then what is found lies between."""
    world, state = games.search_state("calimala"), next(choices(range(20, 60)))
    advice = adviser("calimala", world, SearchSettings())
    world.observe(state, state.to_move)

    def worth_of(how: str, stray: float) -> tuple[float, ...]:
        return worth(world, advice, SearchSettings(rollout=how, stray=stray), state.to_move, 3, 40)

    assert worth_of("advised", 1.0) == worth_of("considered", 1.0)
    assert worth_of("advised", 0.0) != worth_of("considered", 0.0)
    assert len({worth_of("considered", share) for share in (0.0, 0.2, 1.0)}) == 3
    assert worth_of("random", 0.0) == worth_of("random", 0.2), "it strays anyhow"


@pytest.mark.parametrize(
    ("name", "long"),
    [
        ("search@0.1s", False),
        (f"search@{LONG_SECONDS}s", True),
        ("search@1cpu*2", True),
        (f"search@{LONG_SIMULATIONS - 1}", False),
        (f"search@{LONG_SIMULATIONS}", True),
        ("master", True),
    ],
)
def test_with_more_time_a_game_may_be_searched_otherwise(name: str, long: bool) -> None:
    for game in games.names():
        bot = load(name, game)
        assert isinstance(bot, SearchBot)
        budget = Budget(simulations=LONG_SIMULATIONS if long else 1)
        assert bot.thinkers[0].settings == settings_of("search", game, budget)
    assert settings_of("search", "calimala", Budget(LONG_SIMULATIONS)) != settings_of(
        "search", "calimala"
    )


def test_an_analysis_with_more_time_searches_as_a_bot_with_it_does() -> None:
    state = next(choices(range(20, 60)))
    seen, seed = state.seen_by(state.to_move), 4
    for simulations in (LONG_SIMULATIONS - 1, LONG_SIMULATIONS):
        bot = load(f"search@{simulations}", "calimala")
        assert isinstance(bot, SearchBot)
        found = bot.search(seen, seed)
        hint = Analyst("calimala", 1).hint(seen, seed, Budget(simulations)).ways
        assert [way.worth for way in hint] == [
            line.worth[state.to_move] for line in found.lines[: len(hint)]
        ]
