"""A forbidden move is refused with the number of the rule that forbids it (DESIGN 3)."""

from __future__ import annotations

from hypothesis import assume, given

from signoria.games.calimala import GAME, State
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import Phase
from signoria.games.contract import CHANCE, BadState, IllegalAction, Rng
from tests.rules.calimala.support.playing import (
    check_refusal,
    fresh,
    legal_moves,
    play,
    random_game,
)
from tests.rules.calimala.support.positions import hard_positions
from tests.rules.calimala.support.refusal_oracle import rule_against
from tests.rules.calimala.support.table import table
from tests.support.effort import effort, examples

EVERY = range(-1, GAME.num_actions + 10)


def check_all(state: State) -> set[str]:
    """Every action that is not offered is refused by the right rule; the rules met."""
    position = state.position()
    allowed = {*state.legal_actions(), *(outcome for outcome, _ in state.chance_outcomes())}
    met = set()
    for action in EVERY:
        told = GAME.explain(state, action)
        if action in allowed:
            assert told is None
            continue
        assert isinstance(told, IllegalAction)
        assert told.rule == rule_against(position, action), (str(told), action)
        met.add(told.rule)
    return met


def test_every_phase_names_the_right_rule() -> None:
    met: set[str] = set()
    phases = set()
    for seed in range(max(3, effort(8))):
        for number, state in enumerate(random_game(3 + seed % 3, ("de", "en")[seed % 2], seed)):
            phase = state.position().phase
            if number % 5 == seed % 5 or phase not in phases:
                met |= check_all(state)
                phases.add(phase)
    assert met >= {f"C4.{number}" for number in range(1, 8)}
    assert met >= {"C2.2", "C2.3", "C3.1", "C3.3", "C3.4", "C3.5", "C3.6", "C3.8", "C5.3", "C6.1"}
    assert phases >= set(Phase) - {Phase.SEATING}


@examples(60)
@given(hard_positions())
def test_c3_6_and_c4_refusals_in_hard_positions(case: tuple[Position, int]) -> None:
    position, choice = case
    try:
        state = GAME.from_position(position)
    except BadState:
        assume(False)
    check_all(state)
    for _ in range(3):
        legal = state.legal_actions()
        state.apply(legal[choice % len(legal)])
        if state.to_move == CHANCE:
            return
        check_all(state)
        choice //= 7


def test_c2_2_only_a_card_that_was_dealt() -> None:
    state = fresh(3, "en", Rng(1))
    others = set(range(10)) - set(state.legal_actions())
    for card in others:
        check_refusal(state, GAME.format(state, card), "C2.2")
    play(state, legal_moves(state)[0])
    check_refusal(state, "stop", "C2.2")


def test_refusals_say_why_in_words() -> None:
    """A sentence, its rule, and a stable key with values for the locale files."""
    state = table(3).stack("Marble|Wood", "0").acting("Marble|Wood").state()
    told = GAME.explain(state, GAME.parse(state, "card weave"))
    assert told is not None
    assert "weave" in str(told)
    assert str(told).endswith("(C3.5)")
    assert told.values == {"kind": "weave"}
