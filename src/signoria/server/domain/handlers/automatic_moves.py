"""What follows a decision by itself: chance outcomes, and moves that the rules force."""

from __future__ import annotations

from ....games.contract import CHANCE, State
from ....record import fair
from ...journal.entries import AnyEntry, Drawn, Moved


def automatic_moves(state: State, shuffle: fair.Shuffle, draws: int, now: int) -> list[AnyEntry]:
    """The entries up to the next decision that is one, or to the end; ``state`` goes with them.

    ``draws`` is the number of the next draw.
    """
    found: list[AnyEntry] = []
    while True:
        if state.to_move == CHANCE:
            outcome = shuffle.outcome(state, draws)
            found.append(Drawn(at=now, outcome=outcome, draw=draws))
            draws += 1
            state.apply(outcome)
        elif state.forced():
            (action,) = state.legal_actions()
            found.append(Moved(at=now, seat=state.to_move, action=action, by="forced"))
            state.apply(action)
        else:
            return found
