"""F1 and F6.1: what there is, and that nothing is lost or comes out of nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.contract import TERMINAL, Rng
from signoria.games.forging_florence import GAME, Position, State
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import (
    ARTISTS,
    NOBODY,
    PIECES,
    Move,
)
from tests.rules.forging_florence import planner
from tests.rules.forging_florence.tables import at, go, hand, new_game, table
from tests.support.effort import effort, examples

COPIES, DIE, TOKENS = 3, 6, 6

OPTIONS = [
    {},
    {"economy": "tools", "shops": "free", "rounds": "60"},
    {"economy": "literal", "brunelleschi": "dome", "rounds": "60"},
]


def career(seed: int) -> Iterator[tuple[Position, int, State]]:
    """A whole game of players with plans: each position, what is done in it, and what follows."""
    rng = Rng(seed)
    state = new_game(2 + seed % 3, rng, **OPTIONS[seed // 3 % len(OPTIONS)])
    while state.to_move != TERMINAL:
        before = state.position()
        action = planner.choose(state, rng)
        state.apply(action)
        yield before, action, state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shops", ["pairs", "free"])
def test_f1_1_houses_shops_mills_and_bridges(players: int, shops: str) -> None:
    """F1.1: four houses, two shops of each sort, three mills, two bridges of each length."""
    for seed in range(effort(20)):
        view = GAME.view(new_game(players, Rng(seed), shops=shops), None)
        buildings = Counter(hex.building for hex in view.hexes)
        assert {name: buildings[name] for name in names.SHOPS} == dict.fromkeys(names.SHOPS, 2)
        assert (buildings["mill"], buildings["guild-house"]) == (3, 4)
        assert {hex.seat for hex in view.hexes} == {None, *range(players)}
        terrain = Counter(hex.terrain for hex in view.hexes)
        assert (terrain["short-bridge"], terrain["long-bridge"]) == (2, 4)
        assert len(view.hands) == players


def test_f1_1_a_fair_die() -> None:
    """F1.1: one die with 1 to 6, each as likely."""
    state = go(table(), "roll")
    assert len({weight for _, weight in state.chance_outcomes()}) == 1
    shown = [GAME.format(state, outcome) for outcome, _ in state.chance_outcomes()]
    assert shown == [f"rolled {n}" for n in range(1, DIE + 1)]


def test_f1_1_money_in_steps_of_five() -> None:
    """F1.1: lire without limit, in steps of 5."""
    rich = GAME.view(table(hand(coins=250)), None).hands[0].lire
    assert rich == 1250
    for _, _, state in career(1):
        assert all(each.lire % 5 == 0 for each in GAME.view(state, None).hands)


@examples(6)
@given(seed=st.integers(0, 10**6))
def test_f6_1_all_is_conserved(seed: int) -> None:
    """F6.1, F1.2 to F1.4: tokens, cards and artists; at most five of a resource are ever held."""
    for number, (_, _, state) in enumerate(career(seed)):
        if number % 7 and state.to_move != TERMINAL:
            continue
        view, position = GAME.view(state, None), state.position()
        for name in names.RESOURCES:
            held = sum(each.tokens[name] for each in view.hands)
            assert held + view.supply[name] == TOKENS
            assert held <= 5
        for at_, piece in enumerate(names.PIECES):
            made = sum(each.made[at_] for each in position.hands)
            assert made + view.copies[piece] == (1 if piece == "dome" else COPIES)
        owned = [name for each in view.hands for name in each.artists]
        assert sorted([*owned, *view.artists]) == sorted(names.ARTISTS)
        assert position.owner.count(NOBODY) + len(owned) == ARTISTS


@examples(6)
@given(seed=st.integers(0, 10**6))
def test_f6_1_money_changes_by_the_listed_amounts_only(seed: int) -> None:
    """F6.1: and only that of the player who acts, F4.3, F4.5 and F4.8."""
    listed = {"buy": {-5, -10}, "sell": {10, 20, 30}, "hire": {-15, -25, -30, -35}}
    for before, action, state in career(seed):
        verb = GAME.format(state, action).split()[0]
        for seat, (was, now) in enumerate(zip(before.hands, state.position().hands, strict=True)):
            lire = 5 * (now.coins - was.coins)
            assert lire in (listed.get(verb, {0}) if seat == before.active else {0})


@examples(6)
@given(seed=st.integers(0, 10**6))
def test_f6_1_limits_hold(seed: int) -> None:
    """F6.1: of tokens (F4.3), artists (F4.7) and pieces (F4.4)."""
    for before, action, state in career(seed):
        position = state.position()
        for seat, each in enumerate(position.hands):
            owns = [names.ARTISTS[i] for i in range(ARTISTS) if position.owner[i] == seat]
            assert 1 <= len(owns) <= each.level
            assert max(each.tokens) <= (2 if "brunelleschi" in owns else 1)
            assert all(
                f <= u <= m for f, u, m in zip(each.fresh, each.unsold, each.made, strict=True)
            )
        made = sum(sum(each.made) for each in position.hands)
        assert made - sum(sum(each.made) for each in before.hands) == (
            Move.CREATE <= action < Move.CREATE + PIECES
        )


@examples(6)
@given(seed=st.integers(0, 10**6))
def test_f6_2_somebody_can_always_act_and_nobody_holds_the_golden_hex(seed: int) -> None:
    """F6.2: to the end; the golden hex is left within a round."""
    holder: int | None = None
    since, golden = 0, at("0,0")
    for _, _, state in career(seed):
        position = state.position()
        assert (state.to_move == TERMINAL) == (not state.legal_actions() and state.to_move != -1)
        there = [seat for seat, each in enumerate(position.hands) if each.hex == golden]
        assert len(there) <= 1
        if there != [holder]:
            holder, since = (there[0] if there else None), position.turns
        assert holder is None or position.turns - since <= position.players
    assert state.turn <= 10 * position.limit * position.players


@pytest.mark.parametrize("seed", range(20))
def test_f6_2_no_turn_goes_on_for_ever(seed: int) -> None:
    """F6.2: whoever never ends a turn of its own accord has nothing else left after a while."""
    rng, made = Rng(seed), ["holy-trinity", "deposition", "prince", "decameron"]
    me = hand("-3,0" if seed % 2 else "0,-2", made=made, unsold=made, level=1, coins=250)
    state, acts = table(me), 0
    while state.turn == 0:
        options = state.legal_actions() or [outcome for outcome, _ in state.chance_outcomes()]
        other = [action for action in options if action != Move.END] or options
        state.apply(other[rng.below(len(other))])
        acts += 1
        assert acts < 200
    assert acts > 3
