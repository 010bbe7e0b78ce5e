"""A batch of games between bots: what is to be played, cut into chunks, and added up again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ..bots import Bot, load
from ..games import load as load_game
from ..games.contract import Tally
from .driver import play_game

RANDOM = "random"
# Fixed, so that sums are formed in the same order whatever the number of threads.
RANDOM_CHUNK = 250
DRIVEN_CHUNK = 10


@dataclass(frozen=True)
class Batch:
    """What is to be played: ``bots`` by seat, game number i decided by the seed and i only."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def random(self) -> bool:
        """Whether all play at random, which the game itself does fastest."""
        return set(self.bots) == {RANDOM}


class Chunk(NamedTuple):
    """Some games of a batch, by number."""

    batch: Batch
    first: int
    games: int


def chunk_size(batch: Batch) -> int:
    """The games of a chunk."""
    return RANDOM_CHUNK if batch.random else DRIVEN_CHUNK


def chunks(batch: Batch) -> Iterator[Chunk]:
    """The batch in chunks, in order."""
    size = chunk_size(batch)
    for first in range(0, batch.games, size):
        yield Chunk(batch, first, min(size, batch.games - first))


def play_chunk(chunk: Chunk) -> Tally:
    """Play the games of a chunk."""
    batch = chunk.batch
    if not batch.random:
        return driven(chunk)
    game = load_game(batch.game)
    return game.playouts(batch.players, batch.options, batch.seed, chunk.first, chunk.games)


@lru_cache
def table_of(game: str, bots: tuple[str, ...]) -> list[Bot]:
    """The bots by seat; seats of the same name share one."""
    made = {name: load(name, game) for name in bots}
    return [made[name] for name in bots]


def driven(chunk: Chunk) -> Tally:
    """Games in which each bot is asked for every decision."""
    batch = chunk.batch
    game = load_game(batch.game)
    table = table_of(batch.game, batch.bots)
    total = empty(batch.players)
    for number in range(chunk.first, chunk.first + chunk.games):
        state, decisions = play_game(game, batch.options, table, batch.seed, number)
        ranking = state.ranking()
        wins = tuple((place == 1) / ranking.count(1) for place in ranking)
        rounds = state.turn // batch.players
        total = added(total, Tally(1, decisions, rounds, tuple(state.scores), wins))
    return total


def empty(players: int) -> Tally:
    """The sums of no games."""
    return Tally(0, 0, 0, (0,) * players, (0.0,) * players)


def added(one: Tally, other: Tally) -> Tally:
    """The sums of two lots of games."""
    return Tally(
        one.games + other.games,
        one.decisions + other.decisions,
        one.rounds + other.rounds,
        tuple(a + b for a, b in zip(one.scores, other.scores, strict=True)),
        tuple(a + b for a, b in zip(one.wins, other.wins, strict=True)),
    )
