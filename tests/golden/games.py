"""The golden games: for each game, number of players and edition or set of options, from a seed.

They are played at random or by a player that nobody tunes, not by a bot: only a change of the
rules, of what chance may do or of the record's format changes them.  After each turn a comment
gives a digest of all legal actions, and chance outcomes with their weights, of that turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from signoria.games import registry
from signoria.games.contract import CHANCE, Rng, State
from signoria.record import Match, write
from tests.rules.forging_florence import planner

FOLDER = Path(__file__).parent
Chooser = Callable[[Any, Rng], int]


class Golden(NamedTuple):
    """One of the games; ``label`` tells it from others of the same game and players.

    ``rules`` is the version under which it is played, None being the newest.
    """

    game: str
    players: int
    label: str
    options: dict[str, str]
    seed: int
    rules: str | None = None

    @property
    def path(self) -> Path:
        """Where the game is stored."""
        return FOLDER / f"{self.game}-{self.players}-{self.label}.record"


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


def at_random(state: State, rng: Rng) -> int:
    """Anything that can happen."""
    return rng.pick_weighted(options(state))


# Chosen so that every game has a reshuffle (C3.8) and a seat to be chosen (C5.3).
CALIMALA = [
    Golden("calimala", players, edition, {"edition": edition}, seed)
    for players, seed in ((3, 19), (4, 16), (5, 11))
    for edition in ("en", "de")
]
# Here a disc of the activated space takes the seat though others lie elsewhere (C5.3).
SAME_SPACE = Golden("calimala", 4, "de-same-space", {"edition": "de"}, 36)
# Played while rules version 1 was the newest, and as they were then (C5.3).
CALIMALA_1 = [
    golden._replace(label="de-rules-1", rules="1") for golden in CALIMALA if golden.label == "de"
]
VARIANTS = {"economy": "tools", "brunelleschi": "dome", "shops": "free", "rounds": "80"}
# Chosen so that one of each pair ends with the Dome (F5.1), the other with the last round (F5.2),
# and that all bonuses occur (F5.4).
FLORENCE = [
    Golden("forging-florence", players, label, options, seed)
    for label, options, seeds in (
        ("default", {}, (9, 18, 7)),
        ("variants", VARIANTS, (7, 10, 14)),
    )
    for players, seed in zip((2, 3, 4), seeds, strict=True)
]
LITERAL = Golden("forging-florence", 2, "literal", {"economy": "literal", "rounds": "60"}, 1)
GOLDEN = [*CALIMALA, SAME_SPACE, *CALIMALA_1, *FLORENCE, LITERAL]
CHOOSERS: dict[str, Chooser] = {"calimala": at_random, "forging-florence": planner.choose}


def play(golden: Golden) -> Match:
    """The game, with its comments."""
    game, rng = registry.load(golden.game, golden.rules), Rng(golden.seed)
    match = Match(game, game.setup(golden.players, golden.options, rng=rng))
    choose, choices = CHOOSERS[golden.game], Choices()
    while not match.over:
        choices.add(match.state)
        match.apply(choose(match.state, rng))
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


def text(golden: Golden) -> str:
    """The record of the game as it is played now."""
    return write(play(golden).record())
