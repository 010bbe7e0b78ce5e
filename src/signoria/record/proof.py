"""Checks that setup and chance outcomes of a record follow from the seed that it was bound to."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import NamedTuple

from ..games.contract import CHANCE, BadSetup, State
from . import fair
from .errors import RecordError
from .match import Match
from .model import NOWHERE, SCHEME, Move, Place, Record

COMMITMENT, SEED, OPTIONS, UNDONE = "Seed-Commitment", "Seed", "Options", "Undone-Draws"
MATCH, VALUES = "Match", "Values"
FROM = "From"  # of which game a position is; told to people, and checked by nobody
NUMBERS = re.compile(r"\d{1,6}( \d{1,6})*", re.ASCII)


class Proof(NamedTuple):
    """What was proven, under which scheme: so many outcomes; so many draws were taken back.

    The setup was proven as well, unless the game begins at a position.  In the second scheme the
    seats are ``speaking`` that have added something to the shuffle, the others ``silent``.
    """

    draws: int
    undone: int
    scheme: int
    speaking: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()


def proof_headers(
    shuffle: fair.Shuffle, options: dict[str, str], undone: list[int]
) -> dict[str, str]:
    """The headers with which a record of a game that is over can be checked."""
    found = {COMMITMENT: fair.commitment(shuffle.seed), SEED: shuffle.seed}
    if shuffle.scheme != fair.ALONE:
        values = " ".join(value or fair.NOTHING for value in shuffle.values)
        found |= {SCHEME: str(shuffle.scheme), MATCH: shuffle.match, VALUES: values}
    found[OPTIONS] = " ".join(f"{name}={value}" for name, value in options.items())
    if undone:
        found[UNDONE] = " ".join(map(str, sorted(undone)))
    return found


def take_out_proof(headers: MutableMapping[str, str]) -> None:
    """Take out what a record says of its shuffle, where nobody else was told the commitment."""
    for name in (COMMITMENT, SEED, SCHEME, MATCH, VALUES, OPTIONS, UNDONE):
        headers.pop(name, None)


def has_commitment(record: Record) -> bool:
    """Whether the record commits to a seed, known yet or not."""
    return COMMITMENT in record.headers


def check(match: Match, record: Record) -> Proof | None:
    """Compare a record, as it was replayed, with its seed; None if it does not tell the seed.

    Raises ``RecordError`` at the first thing that does not follow from it, and if the commitment
    was taken out while what belongs to it stands.
    """
    if not has_commitment(record):
        check_unbound(record)
        return None
    return _Check(match, record).run() if SEED in record.headers else None


def check_unbound(record: Record) -> None:
    """Nothing stands that belongs to a commitment; raises ``RecordError``.

    A game in the terminal has a seed of its own kind, a number, that nobody is bound to.
    """
    secret = fair.SEED.fullmatch(record.headers.get(SEED, ""))
    found = [name for name in (SCHEME, VALUES) if name in record.headers]
    for name in [*([SEED] if secret else []), *found]:
        place = record.places.get(name, NOWHERE)
        raise RecordError(place, "no-commitment", [f"{COMMITMENT}: ..."], field=name)


class _Check:
    """One check."""

    def __init__(self, match: Match, record: Record) -> None:
        self.match = match
        self.record = record
        self.seed = record.headers[SEED]

    def run(self) -> Proof:
        """Everything in its order."""
        self.check_seed()
        shuffle = self.shuffle()
        if self.match.position is None:
            self.check_setup(shuffle)
        drawn = [move for turn in self.record.turns for move in turn.moves if move.seat == CHANCE]
        undone = self.undone_draws(len(drawn))
        numbers = [draw for draw in range(len(drawn) + len(undone)) if draw not in undone]
        self.check_draws(shuffle, list(zip(drawn, numbers, strict=True)))
        seats = range(len(shuffle.values))
        speaking = tuple(seat for seat in seats if shuffle.values[seat] is not None)
        silent = tuple(seat for seat in seats if seat not in speaking)
        return Proof(len(drawn), len(undone), shuffle.scheme, speaking, silent)

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

    def shuffle(self) -> fair.Shuffle:
        """What everything follows from, by the scheme that the record names."""
        found = self.record.headers.get(SCHEME, str(fair.ALONE))
        known = [str(scheme) for scheme in fair.SCHEMES]
        if found not in known:
            expected = [f"{SCHEME}: {scheme}" for scheme in known]
            raise RecordError(self.place(SCHEME), "unknown-scheme", expected, found=found)
        if int(found) == fair.ALONE:
            return fair.Shuffle(self.seed)
        if MATCH not in self.record.headers:
            raise RecordError(self.place(SCHEME), "missing", [f"{MATCH}: ..."], field=MATCH)
        return fair.Shuffle(self.seed, int(found), self.record.headers[MATCH], self.values())

    def values(self) -> tuple[str | None, ...]:
        """What each seat has added."""
        words = self.record.headers.get(VALUES, "").split()
        good = all(word == fair.NOTHING or fair.SEED.fullmatch(word) for word in words)
        if not good or len(words) != self.match.setup.players:
            place = self.place(VALUES) if VALUES in self.record.headers else self.place(SCHEME)
            raise RecordError(place, "bad-values", [f"{VALUES}: ..."])
        return tuple(None if word == fair.NOTHING else word for word in words)

    def check_setup(self, shuffle: fair.Shuffle) -> None:
        """The setup follows from it."""
        game, found = self.match.game, self.match.setup
        try:
            right = shuffle.setup(game, found.players, self.options()).to_dict()
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
        options = self.match.game.options
        wanted = {option.name for option in options if not option.special or option.name in names}
        if sorted(names) != sorted(wanted):
            named = " ".join(f"{option.name}=..." for option in options if not option.special)
            raise RecordError(self.place(OPTIONS), "bad-options", [f"{OPTIONS}: {named}"])
        return {name: value for name, _, value in pairs}

    def undone_draws(self, drawn: int) -> set[int]:
        """The numbers of the draws that were taken back; all draws are numbered without a gap."""
        text = self.record.headers.get(UNDONE)
        if text is None:
            return set()
        listed = [int(number) for number in text.split()] if NUMBERS.fullmatch(text) else []
        ascending = listed == sorted(set(listed))
        if not listed or not ascending or listed[-1] >= drawn + len(listed):
            raise RecordError(self.place(UNDONE), "bad-undone")
        return set(listed)

    def check_draws(self, shuffle: fair.Shuffle, drawn: list[tuple[Move, int]]) -> None:
        """All outcomes follow from it."""
        state = self.match.first()
        draws = iter(drawn)
        for played in self.match.played:
            if state.to_move == CHANCE:
                self.check_draw(shuffle, state, played.action, *next(draws))
            state.apply(played.action)

    def check_draw(
        self, shuffle: fair.Shuffle, state: State, action: int, move: Move, number: int
    ) -> None:
        """One outcome follows from it."""
        right = shuffle.outcome(state, number)
        if right != action:
            expected = [self.match.game.format(state, right)]
            raise RecordError(move.place, "unfair-draw", expected, draw=number)
