"""C3.6 against a brute force search over all orders and targets, and all of C3 and C4 with it.

The oracle (support/duty_oracle.py) says which actions are legal while placing and acting.
"""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import Duty, Move, Phase
from signoria.games.contract import BadState, Rng
from tests.rules.calimala.support import duty_oracle
from tests.rules.calimala.support.duty_model import hold_of, results
from tests.rules.calimala.support.playing import random_game, settle
from tests.rules.calimala.support.positions import hard_positions
from tests.rules.calimala.support.starved import starved_position
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.words import street_kinds
from tests.support.effort import effort, examples

SEEDS = st.integers(0, 2**32)


@examples(30)
@given(SEEDS, st.sampled_from([3, 4, 5]), st.sampled_from(["en", "de"]))
def test_c3_6_every_position_of_random_games(seed: int, players: int, edition: str) -> None:
    for state in random_game(players, edition, seed):
        position = state.position()
        if position.phase in (Phase.PLACING, Phase.ACTING):
            assert state.legal_actions() == duty_oracle.legal(position)


def prefer(state: State, rng: Rng) -> int:
    """A legal action at random, rather one that leaves an open duty open."""
    legal = state.legal_actions()
    open_still = [action for action in legal if Move.CARD <= action < Move.STOP]
    return (open_still or legal)[rng.below(len(open_still or legal))]


def follow(state: State, rng: Rng) -> int:
    """Place and go on while the duty is open, compared at each choice; the number of choices."""
    choices = 0
    while state.to_move >= 0:
        position = state.position()
        if position.phase != Phase.PLACING and position.duty != Duty.OWED:
            break
        if choices and position.phase == Phase.PLACING:
            break
        assert state.legal_actions() == duty_oracle.legal(position)
        state.apply(prefer(state, rng))
        choices += 1
        settle(state, rng)
    return choices


def test_c3_6_thousands_of_starved_positions() -> None:
    """Where few cards decide: which streets are certain, and what keeps them so."""
    tried = narrow = long = 0
    for seed in range(effort(2000)):
        position = starved_position(seed)
        if position is None:
            continue
        state = GAME.from_position(position)
        tried += 1
        narrow += len(state.legal_actions()) < 20
        long += follow(state, Rng(seed)) > 2
    assert tried > narrow > tried // 4
    assert long > tried // 8


@examples(400)
@given(hard_positions())
def test_c3_6_hard_positions_and_all_that_follows_in_the_turn(case: tuple[Position, int]) -> None:
    """Full and empty warehouses, short reserves, missing houses, full boards, up to nine cards."""
    position, choice = case
    try:
        state = GAME.from_position(position)
    except BadState:
        assume(False)
    turn = state.turn
    while state.turn == turn and state.to_move >= 0:
        now = state.position()
        if now.phase not in (Phase.PLACING, Phase.ACTING):
            break
        legal = state.legal_actions()
        assert legal == duty_oracle.legal(now)
        assert legal, "never a dead end"
        state.apply(legal[choice % len(legal)])
        while state.to_move == -1:
            outcomes = state.chance_outcomes()
            state.apply(outcomes[choice % len(outcomes)][0])
        choice //= 3


def owed_turns(position: Position) -> bool:
    return position.phase == Phase.ACTING and position.duty == Duty.OWED


def test_c3_6_while_open_the_duty_can_really_be_fulfilled() -> None:
    """Wherever random choices lead, some connected action or card is always there."""
    met = 0
    for seed in range(effort(25)):
        for state in random_game(3 + seed % 3, "en", 900 + seed):
            position = state.position()
            if not owed_turns(position):
                continue
            met += 1
            hold = hold_of(position, position.mover)
            kinds = duty_oracle.kinds_left(position, position.left)
            now = any(results(hold, kind) for kind in kinds)
            cards = any(87 <= action < 135 for action in state.legal_actions())
            assert now or cards
    assert met > 40 * 2


def test_the_oracle_has_teeth() -> None:
    """It tells the few positions apart that only the order of cards decides."""
    base = table(3).mat(0, wood=4, brick=4, marble=4, cloth=(4, 4, 4), ships=3, reserve=1)
    hopeful = base.mat(0, hand="artwork").position()
    names = duty_oracle.certain_streets(hopeful)
    assert any(0 in street_kinds(hopeful.squares, street) for street in names)
    emptied = replace(hopeful.mats[0], hand=(0,) * 9, hand_size=0)
    without = replace(hopeful, mats=(emptied, *hopeful.mats[1:]))
    assert set(duty_oracle.certain_streets(without)) < set(names)
