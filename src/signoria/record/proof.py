"""Checks that setup and chance outcomes of a record follow from the seed that it was bound to."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..games.contract import CHANCE, BadSetup, State
from . import fair
from .errors import RecordError
from .match import Match
from .model import NOWHERE, Move, Place, Record

COMMITMENT, SEED, OPTIONS, UNDONE = "Seed-Commitment", "Seed", "Options", "Undone-Draws"
FROM = "From"  # of which game a position is; told to people, and checked by nobody
NUMBERS = re.compile(r"\d{1,6}( \d{1,6})*", re.ASCII)


class Proof(NamedTuple):
    """What was proven: so many outcomes; so many draws were taken back.

    The setup was proven as well, unless the game begins at a position.
    """

    draws: int
    undone: int


def headers(seed: str, options: dict[str, str], undone: list[int]) -> dict[str, str]:
    """The headers with which a record of a game that is over can be checked."""
    found = {
        COMMITMENT: fair.commitment(seed),
        SEED: seed,
        OPTIONS: " ".join(f"{name}={value}" for name, value in options.items()),
    }
    if undone:
        found[UNDONE] = " ".join(map(str, sorted(undone)))
    return found


def bound(record: Record) -> bool:
    """Whether the record commits to a seed, known yet or not."""
    return COMMITMENT in record.headers


def check(match: Match, record: Record) -> Proof | None:
    """Compare a record, as it was replayed, with its seed; None if it does not tell the seed.

    Raises ``RecordError`` at the first thing that does not follow from it.
    """
    if not bound(record) or SEED not in record.headers:
        return None
    return _Check(match, record).run()


class _Check:
    """One check."""

    def __init__(self, match: Match, record: Record) -> None:
        self.match = match
        self.record = record
        self.seed = record.headers[SEED]

    def run(self) -> Proof:
        """Everything in its order."""
        self.check_seed()
        if self.match.position is None:
            self.check_setup()
        drawn = [move for turn in self.record.turns for move in turn.moves if move.seat == CHANCE]
        undone = self.undone(len(drawn))
        numbers = [draw for draw in range(len(drawn) + len(undone)) if draw not in undone]
        self.check_draws(list(zip(drawn, numbers, strict=True)))
        return Proof(len(drawn), len(undone))

    def place(self, name: str) -> Place:
        """Where a header or a field of the setup stands."""
        return self.record.places.get(name, NOWHERE)

    def check_seed(self) -> None:
        """The seed is the one that was committed to."""
        try:
            right = fair.commitment(self.seed)
        except ValueError:
            raise RecordError(self.place(SEED), "bad-seed") from None
        if self.record.headers[COMMITMENT] != right:
            expected = [f"{COMMITMENT}: {right}"]
            raise RecordError(self.place(COMMITMENT), "wrong-seed", expected)

    def check_setup(self) -> None:
        """The setup follows from it."""
        game, found = self.match.game, self.match.setup
        try:
            right = fair.setup(game, found.players, self.options(), self.seed).to_dict()
        except BadSetup as error:
            raise RecordError(self.place(OPTIONS), "bad-setup", problem=error) from None
        for name, value in found.to_dict().items():
            if right.get(name) != value:
                expected = [f"{name}: {right.get(name)}"]
                raise RecordError(self.place(name), "unfair-setup", expected)

    def options(self) -> dict[str, str]:
        """The options under which the game was set up."""
        pairs = [pair.partition("=") for pair in self.record.headers.get(OPTIONS, "").split()]
        names = [name for name, _, value in pairs if value]
        if sorted(names) != sorted(option.name for option in self.match.game.options):
            named = " ".join(f"{option.name}=..." for option in self.match.game.options)
            raise RecordError(self.place(OPTIONS), "bad-options", [f"{OPTIONS}: {named}"])
        return {name: value for name, _, value in pairs}

    def undone(self, drawn: int) -> set[int]:
        """The numbers of the draws that were taken back; all draws are numbered without a gap."""
        text = self.record.headers.get(UNDONE)
        if text is None:
            return set()
        listed = [int(number) for number in text.split()] if NUMBERS.fullmatch(text) else []
        ascending = listed == sorted(set(listed))
        if not listed or not ascending or listed[-1] >= drawn + len(listed):
            raise RecordError(self.place(UNDONE), "bad-undone")
        return set(listed)

    def check_draws(self, drawn: list[tuple[Move, int]]) -> None:
        """All outcomes follow from it."""
        state = self.match.first()
        draws = iter(drawn)
        for played in self.match.played:
            if state.to_move == CHANCE:
                self.check_draw(state, played.action, *next(draws))
            state.apply(played.action)

    def check_draw(self, state: State, action: int, move: Move, number: int) -> None:
        """One outcome follows from it."""
        right = fair.outcome(state, self.seed, number)
        if right != action:
            expected = [self.match.game.format(state, right)]
            raise RecordError(move.place, "unfair-draw", expected, draw=number)
