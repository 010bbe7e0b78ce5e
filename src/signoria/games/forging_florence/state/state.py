"""A game of Forging Florence as Python sees it: checked calls around the fast, unchecked rules."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Any

import cython

from ...contract import CHANCE, TERMINAL, Tally
from ...shared.engine.rng import Rng
from ..knowledge import features
from ..position.setup import Setup
from ..rules import legality, play, possible, scoring, values
from ..rules.playouts import tally
from ..rules.table import Table
from ..text.refusal import refusal
from . import codec

if TYPE_CHECKING:
    from ..position.position import Position

if not cython.compiled:
    from ..rules.board import FACES, Move, Phase
    from ..rules.memory import copy_table, floats, is_standard, store


class State(Table):
    """A game under way; see ``signoria.games.contract.State`` for what each call promises."""

    @property
    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        if self.phase == Phase.ROLLING:
            return CHANCE
        return TERMINAL if self.phase == Phase.OVER else self.active

    @property
    def turn(self) -> int:
        """The number of turns completed."""
        return self.turns

    @property
    def turns_left(self) -> int:
        """The turns to the end with this one, as far as is known (F5.1, F5.2)."""
        return possible.turns_left(self)

    @property
    def begun(self) -> bool:
        """There are no decisions before the first turn (F3)."""
        return True

    @property
    def setup(self) -> Setup:
        """What was decided before the first move (F3)."""
        return Setup.of(codec.read(self))

    @property
    def scores(self) -> list[int]:
        """Prestige by seat, as if the game ended now (F5.3, F5.4)."""
        return [scoring.prestige(self, self.players[seat]) for seat in range(self.seats)]

    def parts(self, seat: int) -> list[int]:
        """The lines of a seat's prestige, in the order of ``names.PARTS``."""
        return scoring.parts(self, self._seat(seat))

    def is_chance(self) -> bool:
        """Whether the die is to be thrown."""
        return self.phase == Phase.ROLLING

    def legal_actions(self) -> list[int]:
        """The actions open to ``to_move``, ascending."""
        return [self.choices[i] for i in range(self._list())]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The numbers of the die, by the faces that show them (F1.1)."""
        if self.phase != Phase.ROLLING:
            return []
        weights = [self._faces(number) for number in range(1, FACES + 1)]
        return [(Move.ROLLED + i, weights[i]) for i in range(FACES) if weights[i]]

    def is_legal(self, action: int) -> bool:
        """Whether the action, or chance outcome, can be applied now."""
        if not cython.compiled:
            action = index(action)  # as C does by itself
        if self.phase == Phase.ROLLING:
            number = action - Move.ROLLED + 1
            return 1 <= number <= FACES and self._faces(number) > 0
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
        """Whether one action only is left; all facts are public."""
        return self._list() == 1

    def __repr__(self) -> str:
        return f"<Forging Florence, {self.seats} players, {self.turns} turns completed>"

    def clone(self) -> State:
        """An independent copy."""
        new: State = State.__new__(State)
        copy_table(new, self)
        return new

    def ranking(self) -> list[int]:
        """The place of each seat, from 1, equal when shared (F5.5)."""
        return [scoring.place(self, seat) for seat in range(self.seats)]

    def to_bytes(self) -> bytes:
        """The whole state."""
        if is_standard(self):
            return store(self)
        return store(self) + values.LAYOUT.differences(codec.read_values(self))

    def hash(self) -> int:
        """64 bits of the whole state (BLAKE2b of its bytes, big-endian)."""
        return int.from_bytes(blake2b(self.to_bytes(), digest_size=8).digest(), "big")

    def position(self) -> Position:
        """The whole table as plain values."""
        position: Position = codec.read(self)
        return position

    def seen_by(self, seat: int | None) -> State:
        """A copy: nothing in this game is hidden from anybody."""
        if seat is not None:
            self._seat(seat)
        return self.clone()

    def resample(self, seat: int, rng: Rng) -> State:
        """A copy: every seat has seen all."""
        self._seat(seat)
        return self.clone()

    def observation(self, seat: int) -> array[float]:
        """What the seat sees as numbers, see knowledge/features.py."""
        out = array("f", bytes(4 * features.size()))
        features.fill(self, self._seat(seat), floats(out))
        return out

    def playouts(self, seed: int, first: int, games: int) -> Tally:
        """Random games from here, numbered from ``first``; releases the interpreter lock."""
        Rng(seed)  # refuses what is no seed
        return tally(self, 0, seed, first, games)

    def _list(self) -> int:
        """Write down the choices of the seat to move, unless they are."""
        if self.listed == 0:
            self.listed = legality.legal(self)
        return self.listed

    def _faces(self, number: int) -> int:
        """How many faces of the die show this number."""
        count = 0
        for i in range(self.values.faces):
            if self.values.face[i] == number:
                count += 1
        return count

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")
        return seat
