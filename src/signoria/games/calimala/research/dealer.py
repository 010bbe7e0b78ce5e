"""New games of Calimala; see ``games/shared/engine/dealer.py`` for what each call promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from ...shared.engine.dealer import Dealer
from ..knowledge.deck_history import Guess
from ..rules import deal
from ..state import factory
from ..state.state import State
from .search_state import CalimalaSearchState

if TYPE_CHECKING:
    from ..game import Calimala

if not cython.compiled:
    from ..rules.memory import copy_table

UNUSED = Guess()  # takes much memory, and nobody asks the true games for guesses


class CalimalaDealer(Dealer):
    """Deals cards, squares and tiles (C2)."""

    def __init__(self, blank: State, players: int) -> None:
        self.blank = blank
        self.own = CalimalaSearchState()
        self.own.guess = UNUSED
        self.own.table = blank.clone()
        self.own.seats = players
        self.world = self.own

    def deal(self, seed: int) -> None:
        """A random deal with the options."""
        copy_table(self.own.table, self.blank)
        deal.deal_all(self.own.table, self.own.seats, seed)

    def load(self, state: State) -> None:
        """Go on from a copy of this state."""
        copy_table(self.own.table, state)

    def parts(self) -> tuple[Any, Any]:
        """The table is reached by the world."""
        return self.own, self.own.table

    def state(self) -> State:
        """A copy of the game as it stands."""
        return self.own.table.clone()


def make(game: Calimala, players: int, options: Mapping[str, str] | None) -> CalimalaDealer:
    """A dealer for a number of players; raises ``BadSetup``."""
    return CalimalaDealer(factory.blank(game.numbers(players, options)), players)
