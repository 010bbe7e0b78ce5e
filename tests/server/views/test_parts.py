"""Parts of views that are shown again are what they would be if they were made anew."""

from __future__ import annotations

from typing import Any

from signoria import games
from signoria.games.calimala.view import build_view, counts, mats, memo
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from tests.support.effort import effort

GAME = games.load("calimala")
KEPT = (
    *(
        build_view.STREETS_SHOWN,
        build_view.CHOICES_SHOWN,
        build_view.TILES_SHOWN,
        build_view.STANDINGS_SHOWN,
    ),
    *(mats.SHOWN, counts.OF_CITIES, counts.OF_BUILDINGS, counts.OF_MATERIALS, counts.OF_KINDS),
)


def shown_parts(state: State) -> list[Any]:
    """Everything that anybody is shown of a state."""
    seats = range(len(state.scores))
    return [GAME.public(state), *(GAME.own(state, seat) for seat in seats)]


def test_what_was_shown_in_other_games_is_not_shown_here() -> None:
    known = [shown_parts(state) for state in walk()]
    assert all(KEPT)
    for before, state in zip(known, walk(), strict=True):
        for each in KEPT:
            each.clear()
        assert shown_parts(state) == before


def test_too_many_parts_are_forgotten() -> None:
    some: dict[int, int] = {}
    for at in range(3 * memo.MOST):
        assert memo.remember(some, at, -at) == -at == some[at]
        assert len(some) <= memo.MOST


def walk() -> list[State]:
    """All positions of games of all sizes, each with a setup of its own."""
    found: list[State] = []
    for seed in range(effort(9)):
        rng = Rng(seed)
        state = GAME.new_state(GAME.setup(3 + seed % 3, rng=rng))
        while state.to_move != TERMINAL:
            found.append(state.clone())
            if state.to_move == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
    return found
