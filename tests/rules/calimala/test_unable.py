"""Why a use cannot be carried out (text/unable.py) agrees with what can be (rules/possible.py)."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from signoria.games import CHANCE, TERMINAL

USES = 48


def test_c4_reasons_agree_with_the_rules(plain: ModuleType) -> None:
    """Over random games and all 48 uses; each side says yes and no often."""
    package = f"{plain.__name__}.calimala"
    possible = import_module(f"{package}.rules.possible")
    unable = import_module(f"{package}.text.unable")
    counts = {True: 0, False: 0}
    for seed in range(6):
        rng = plain.Rng(seed)
        game = plain.load("calimala")
        state = game.new_state(game.setup(3 + seed % 3, rng=rng))
        while state.to_move != TERMINAL:
            position = state.position()
            for seat, me in enumerate(position.mats):
                for use in range(USES):
                    can = possible.use_possible(state, state.players[seat], use)
                    assert (unable.unable(position, me, use) is None) == can, (seat, use)
                    counts[can] += 1
            for _ in range(4):
                if state.to_move == CHANCE:
                    state.apply(rng.pick_weighted(state.chance_outcomes()))
                elif state.to_move != TERMINAL:
                    legal = state.legal_actions()
                    state.apply(legal[rng.below(len(legal))])
    assert min(counts.values()) > 10_000
