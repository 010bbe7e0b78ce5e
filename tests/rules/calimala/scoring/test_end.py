"""C6.1: how the game ends."""

import pytest

from signoria.games.calimala import State
from signoria.games.calimala.rules.board import NOBODY, WHITE, Phase
from signoria.games.contract import TERMINAL
from tests.rules.calimala.support import scoring_oracle
from tests.rules.calimala.support.playing import gains, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table
from tests.rules.calimala.support.words import discs, street_number

STREET = "Marble|Wood"
STOP = 144
SEATS = (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2)


def stack_of(state: State) -> tuple[int, ...]:
    position = state.position()
    stack: tuple[int, ...] = position.stacks[street_number(position.squares, STREET)]
    return stack


def before_stop(scored: int, turn: int, start: int, stack: str) -> Table:
    """Seat 0 is active in this turn, and one ``stop`` ends the activations of its stack."""
    depth = min(2, len(stack.split()) - 1)
    setting = table(3).stack(STREET, stack).council(*SEATS[:scored])
    return setting.is_(turn=turn, start=start, active=0).acting(STREET, depth=depth, duty=False)


def in_turn(scored: int, turn: int, stack: str) -> Table:
    return before_stop(scored, turn, -turn % 3, stack)


def rich(setting: Table) -> Table:
    """Something to score everywhere, with ties."""
    setting.mat(0, delivered={"lisbon": 3, "troyes": 2}, contributed={"fiore wood": 2}, score=7)
    setting.mat(1, delivered={"lisbon": 3, "hamburg": 1}, artworks={"palazzo": 2, "croce": 1})
    return setting.mat(2, contributed={"miniato brick": 2, "fiore marble": 2}, score=5)


@pytest.mark.parametrize("scored", [9, 12, 15])
def test_c6_1a_all_discs_placed_scores_the_remaining_tiles(scored: int) -> None:
    """Without seats; then the final scoring."""
    setting = rich(in_turn(scored, 44, "1 2 0"))
    before = setting.position()
    state = setting.state()
    assert [(m.coloured, m.white) for m in before.mats] == [(0, 0)] * 3
    assert gains(state, "stop") == scoring_oracle.final(before)
    after = state.position()
    assert (state.to_move, after.phase, state.turn) == (TERMINAL, Phase.OVER, 45)
    assert after.council == before.council
    assert after.scored == 15


def test_c6_1a_a_stack_of_four_in_the_very_last_turn_still_gives_a_seat() -> None:
    """C5.1 comes before the end: the seat counts in the remaining tiles as well."""
    setting = rich(in_turn(9, 44, "2 1 1 0"))
    state = setting.state()
    play(state, "stop")
    position = state.position()
    assert position.council[:11] == (*SEATS[:9], 2, NOBODY)
    assert mat(state, 2).seats == 4


def test_c6_1a_not_while_somebody_still_has_discs() -> None:
    state = play(in_turn(9, 43, "1 2 0").state(), "stop")
    assert state.to_move == 1
    assert state.position().scored == 9


def test_c6_1b_fifteenth_tile_in_the_last_turn_of_a_round_ends_at_once() -> None:
    setting = rich(in_turn(14, 29, "2 1 1 0").tiles())
    state = setting.state()
    play(state, "stop")
    assert (state.to_move, state.turn) == (TERMINAL, 30)
    assert state.position().council[14] == 2


@pytest.mark.parametrize(("turn", "more"), [(27, 2), (28, 1), (29, 0), (30, 2)])
def test_c6_1b_otherwise_the_round_is_finished(turn: int, more: int) -> None:
    state = play(in_turn(14, turn, "2 1 1 0").state(), "stop")
    assert state.position().scored == 15
    played = 0
    while state.to_move != TERMINAL:
        play(state, f"place {sorted(of_sort(state, 'place'))[0]}")
        played += 1
        finish_turn(state)
    assert played == more
    left = {m.coloured + m.white for m in state.position().mats}
    assert len(left) == 1, "all have placed equally many"


def finish_turn(state: State) -> None:
    turn = state.turn
    while state.turn == turn and state.to_move != TERMINAL:
        if state.to_move < 0:
            state.apply(state.chance_outcomes()[0][0])
        else:
            legal = state.legal_actions()
            state.apply(STOP if STOP in legal else legal[0])


@pytest.mark.parametrize("stack", ["2 1 1 0", "w 1 1 0"])
def test_c6_1b_from_the_fifteenth_on_the_bottom_disc_leaves(stack: str) -> None:
    """No exchange, no seat, no scoring."""
    setting = rich(in_turn(15, 28, stack))
    before = setting.position()
    state = setting.state()
    assert gains(state, "stop") == [0, 0, 0]
    after = state.position()
    assert stack_of(state) == discs(stack)[1:]
    assert after.council == before.council
    white = discs(stack)[0] == WHITE
    assert after.removed_white - before.removed_white == white
    assert after.mats[2].removed - before.mats[2].removed == (not white)
    assert [(m.coloured, m.white) for m in after.mats] == [
        (m.coloured, m.white) for m in before.mats
    ]


def test_c6_1b_a_bottom_disc_also_leaves_in_the_last_turn_of_the_round() -> None:
    setting = in_turn(15, 29, "2 1 1 0")
    state = play(setting.state(), "stop")
    assert state.to_move == TERMINAL
    assert stack_of(state) == (1, 1, 0)
    assert mat(state, 2).removed == setting.position().mats[2].removed + 1
