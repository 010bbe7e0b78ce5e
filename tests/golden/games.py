"""The golden games: one for each number of players and edition, played from fixed seeds.

They are played at random, not by a bot that may be tuned: only a change of the rules, of what
chance may do or of the record's format changes them.  After each turn a comment gives a digest of
all legal actions, and chance outcomes with their weights, of that turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from signoria.games import registry
from signoria.games.contract import CHANCE, Rng, State
from signoria.record import Match, write

GAME = registry.load("calimala")
FOLDER = Path(__file__).parent
EDITIONS = next(option.values for option in GAME.options if option.name == "edition")
# Chosen so that every game has a reshuffle (C3.8) and a seat to be chosen (C5.3).
SEEDS = {3: 19, 4: 16, 5: 11}


def tables() -> list[tuple[int, str]]:
    """All numbers of players and editions that the game has."""
    return [(players, edition) for players in GAME.players for edition in EDITIONS]


def path(players: int, edition: str) -> Path:
    """Where the game is stored."""
    return FOLDER / f"calimala-{players}-{edition}.record"


def options(state: State) -> list[tuple[int, int]]:
    """What can happen now, each with its weight; decisions weigh 1."""
    if state.to_move == CHANCE:
        return state.chance_outcomes()
    return [(action, 1) for action in state.legal_actions()]


class Choices:
    """A digest of everything that could be chosen since it was last asked for."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, state: State) -> None:
        """Take in what can be chosen now."""
        numbers = [state.to_move, *(int(n) for option in options(state) for n in option)]
        self._hash.update(repr(numbers).encode())

    def text(self) -> str:
        """The digest; a new one begins."""
        digest = self._hash.hexdigest()
        self._hash = blake2b(digest_size=8)
        return f"choices {digest}"


def play(players: int, edition: str) -> Match:
    """The game, with its comments."""
    rng = Rng(SEEDS[players])
    match = Match(GAME, GAME.setup(players, {"edition": edition}, rng=rng))
    choices = Choices()
    while not match.over:
        choices.add(match.state)
        match.apply(rng.weighted(options(match.state)))
        if match.last_hash:
            match.comments[len(match.played)] = choices.text()
    return match


def digests(match: Match) -> Iterator[tuple[int, str]]:
    """The comments that a finished match ought to have, found by playing it again."""
    again = Match(match.game, match.setup)
    choices = Choices()
    for action in match.actions:
        choices.add(again.state)
        again.apply(action)
        if again.last_hash:
            yield len(again.played), choices.text()


def text(players: int, edition: str) -> str:
    """The record of the game as it is played now."""
    return write(play(players, edition).record())
