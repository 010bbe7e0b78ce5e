"""A game of Calimala as Python sees it: checked calls around the fast, unchecked rules."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Any

import cython

from ...contract import CHANCE, TERMINAL, Tally
from ...shared.engine.rng import Rng
from ..knowledge import determinize, features, what_a_seat_sees
from ..knowledge.deck_history import Guess
from ..position.setup import Setup
from ..rules import legality, play, scoring, values
from ..rules.playouts import tally
from ..rules.table import Table
from ..text.refusal import refusal
from . import codec

if TYPE_CHECKING:
    from ..position.position import Position

if not cython.compiled:
    from ..rules.board import KINDS, NOBODY, SQUARES, Category, Move, Phase
    from ..rules.memory import copy_table, floats, is_standard, store


class State(Table):
    """A game under way; see ``signoria.games.contract.State`` for what each call promises."""

    @property
    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        if self.phase == Phase.DRAWING:
            return CHANCE
        return TERMINAL if self.phase == Phase.OVER else self.mover

    @property
    def turn(self) -> int:
        """The number of turns completed (C3.1)."""
        return self.turns

    @property
    def phases(self) -> int:
        """How many scoring phases there have been (C5)."""
        return self.scored

    @property
    def begun(self) -> bool:
        """Whether the scoring cards are kept and the starting cards taken (C2.2, C2.3)."""
        return self.phase > Phase.TAKING

    @property
    def setup(self) -> Setup:
        """What was decided before the first move (C2)."""
        return Setup.of(codec.read(self))

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return [self.players[seat].score for seat in range(self.seats)]

    @property
    def viewer(self) -> int | None:
        """The seat for which hidden things are erased (NOBODY: a spectator); None if whole."""
        return self.blind - 1 if self.blind else None

    def squares_shown(self) -> list[int]:
        """The kind on each of the nine squares (C1.4), which name the streets."""
        return [self.squares[i] for i in range(SQUARES)]

    def is_chance(self) -> bool:
        """Whether a card is to be drawn."""
        return self.phase == Phase.DRAWING

    def legal_actions(self) -> list[int]:
        """The actions open to ``to_move``, ascending; on a state seen by a seat only its own."""
        return [self.choices[i] for i in range(self._list())]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The cards that may be drawn, each with its number in the deck (C3.8)."""
        if self.phase != Phase.DRAWING or self.blind:
            return []
        return [(Move.DRAWN + kind, self.deck[kind]) for kind in range(KINDS) if self.deck[kind]]

    def is_legal(self, action: int) -> bool:
        """Whether the action, or chance outcome, can be applied now."""
        if not cython.compiled:
            action = index(action)  # as C does by itself
        if self.phase == Phase.DRAWING:
            kind = action - Move.DRAWN
            return 0 <= kind < KINDS and not self.blind and self.deck[kind] > 0
        for i in range(self._list()):
            if self.choices[i] == action:
                return True
        return False

    def allows(self, action: Any) -> bool:
        """Whether a value that comes from outside, a number or not, is a legal action."""
        try:
            return self.is_legal(action)
        except (TypeError, ValueError, OverflowError):  # nothing that an action could be
            return False

    def apply(self, action: int) -> None:
        """Carry out an action or a chance outcome; raises ``IllegalAction``, changing nothing."""
        if not self.allows(action):
            raise refusal(self, action)
        self.listed = 0
        play.apply(self, action)

    def is_forced(self) -> bool:
        """Whether public facts alone leave one action only (C3.9).

        A hand and the scoring cards dealt are not public, so what depends on them is not forced.
        """
        if self.phase == Phase.KEEPING or self.phase == Phase.DRAWING or self.phase == Phase.OVER:
            return False
        if self.phase == Phase.PLACING or self.phase == Phase.ACTING:
            if self.players[self.mover].hand_size:
                return False
        return self._list() == 1

    def __repr__(self) -> str:
        return f"<Calimala, {self.seats} players, {self.turns} turns completed>"

    def clone(self) -> State:
        """An independent copy."""
        new: State = State.__new__(State)
        copy_table(new, self)
        return new

    def ranking(self) -> list[int]:
        """The place of each seat, from 1, equal when shared (C6.3)."""
        return [scoring.place(self, seat) for seat in range(self.seats)]

    def to_bytes(self) -> bytes:
        """The whole state, secrets included."""
        if is_standard(self):
            return store(self)
        return store(self) + b"\xff" + values.LAYOUT.differences(codec.read_values(self))

    def hash(self) -> int:
        """64 bits of the whole state (BLAKE2b of its bytes, big-endian)."""
        return int.from_bytes(blake2b(self.to_bytes(), digest_size=8).digest(), "big")

    def position(self) -> Position:
        """The whole table as plain values; of a blind state, what is left of it."""
        position: Position = codec.read(self)
        return position

    def seen_by(self, seat: int | None) -> State:
        """A copy without all that the seat (None: a spectator) has not seen (C8.5)."""
        new = self.clone()
        if not self.blind:
            what_a_seat_sees.blind(new, NOBODY if seat is None else self._seat(seat))
        elif self.blind - 1 != (NOBODY if seat is None else seat):
            raise ValueError("what another seat has seen cannot be known from here")
        return new

    def resample(self, seat: int, rng: Rng) -> State:
        """A whole state drawn from those that agree with all that the seat has seen (C8.6)."""
        seen = self.seen_by(self._seat(seat))
        new = seen.clone()
        determinize.guess_all(new, seen, Guess(), seat, rng.next())
        return new

    def observation(self, seat: int) -> array[float]:
        """What the seat sees as numbers, see knowledge/features.py."""
        out = array("f", bytes(4 * features.size()))
        features.fill(self, self._seat(seat), floats(out))
        return out

    def points_now(self, category: int) -> list[tuple[int, int, int]]:
        """Cubes, rank key and points of each seat if the category (0 to 15) scored now (C5.5)."""
        if not 0 <= category <= Category.PALAZZO:
            raise ValueError(f"a category is a number from 0 to 15, not {category}")
        return scoring.points_now(self, category)

    def card_points_now(self, category: int) -> list[tuple[int, int, int]]:
        """Cubes, rank key and points of each seat if a card scored a category now (C6.2)."""
        if not 0 <= category <= Category.PALAZZO:
            raise ValueError(f"a category is a number from 0 to 15, not {category}")
        return scoring.card_points_now(self, category)

    def playouts(self, seed: int, first: int, games: int) -> Tally:
        """Random games from here, numbered from ``first``; releases the interpreter lock."""
        if self.blind:
            raise ValueError("a state with hidden things erased cannot be played on")
        Rng(seed)  # refuses what is no seed
        return tally(self, 0, seed, first, games)

    def _list(self) -> int:
        """Write down the choices of the seat to move, unless they are, or it is another's move."""
        if self.blind and self.blind != self.mover + 1:
            return 0
        if self.listed == 0:
            self.listed = legality.legal(self)
        return self.listed

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")
        return seat
