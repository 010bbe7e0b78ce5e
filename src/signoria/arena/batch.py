"""A batch of games between bots: what is to be played, cut into chunks, and added up again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple, TypeVar

from ..bots import Bot
from ..bots.own import LentBot, is_own, load, name_game
from ..games import load as load_game
from ..games.contract import State, Tally
from .play_game import play_game
from .set_wins import add_blocks, count_game, empty_blocks

RANDOM = "random"
# Fixed, so that sums are formed in the same order whatever the number of threads.
RANDOM_CHUNK = 250
DRIVEN_CHUNK = 10
T = TypeVar("T")


@dataclass(frozen=True)
class Batch:
    """What is to be played: ``bots`` are the entrants, game i decided by the seed and i only.

    Entrants sit by seat in the order of their names.  If they ``rotate``, games come in sets, as
    many games as entrants, with the same setup and chance; everybody moves on by one seat from one
    game to the next.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    rotate: bool = False
    lent: tuple[LentBot, ...] = ()  # what a program has handed over, by the names in ``bots``

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def own(self) -> bool:
        """Whether a bot of somebody's own is at the table."""
        return bool(self.lent) or any(map(is_own, self.bots))

    @property
    def random(self) -> bool:
        """Whether all play at random, which the game itself does fastest."""
        return set(self.bots) == {RANDOM} and not self.rotate

    def set_of(self, number: int) -> int:
        """The set to which a game belongs; without rotation each game is its own."""
        return number // self.players if self.rotate else number

    def entrants(self, number: int) -> list[int]:
        """Who sits where in a game: the index in ``bots``, by seat."""
        shift = number if self.rotate else 0
        return [(seat + shift) % self.players for seat in range(self.players)]


class Chunk(NamedTuple):
    """Some games of a batch, by number."""

    batch: Batch
    first: int
    games: int


def chunk_size(batch: Batch) -> int:
    """The games of a chunk; a bot that may fail shall take no others with it."""
    if batch.own:
        return 1
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
        return play_driven(chunk)
    game = load_game(batch.game)
    return game.playouts(batch.players, batch.options, batch.seed, chunk.first, chunk.games)


@lru_cache
def table_of(game: str, bots: tuple[str, ...], lent: tuple[LentBot, ...] = ()) -> list[Bot]:
    """The bots by entrant; those of the same name share one.

    Raises ``BotFault`` where one of somebody's own cannot be had.
    """
    given = {one.name: one.checked for one in lent}
    made = {name: given.get(name) or load(name, game) for name in bots}
    return [made[name] for name in bots]


def play_driven(chunk: Chunk) -> Tally:
    """Games in which each bot is asked for every decision; sums are by entrant."""
    batch = chunk.batch
    game, table = load_game(batch.game), table_of(batch.game, batch.bots, batch.lent)
    total, blocks = empty_tally(batch.players), empty_blocks(batch.players)
    for number in range(chunk.first, chunk.first + chunk.games):
        seated = batch.entrants(number)
        bots = [table[entrant] for entrant in seated]
        with name_game(number):
            state, decisions = play_game(
                game, batch.options, bots, batch.seed, number, batch.set_of(number)
            )
        found = game_tally(state, decisions, seated)
        count_game(blocks, batch.set_of(number), found.wins)
        total = add_tallies(total, found)
    return replace(total, blocks=tuple(map(tuple, blocks))) if batch.rotate else total


def game_tally(state: State, decisions: int, seated: Sequence[int]) -> Tally:
    """The sums of one finished game by entrant, who sit as ``seated`` says."""
    ranking = state.ranking()
    wins = [(place == 1) / ranking.count(1) for place in ranking]
    rounds = state.turn // len(seated)
    return Tally(1, decisions, rounds, by_entrant(state.scores, seated), by_entrant(wins, seated))


def by_entrant(values: Sequence[T], seated: Sequence[int]) -> tuple[T, ...]:
    """Values by seat in the order of the entrants."""
    return tuple(values[seated.index(entrant)] for entrant in range(len(seated)))


def empty_tally(players: int) -> Tally:
    """The sums of no games."""
    return Tally(0, 0, 0, (0,) * players, (0.0,) * players)


def add_tallies(one: Tally, other: Tally) -> Tally:
    """The sums of two lots of games."""
    return Tally(
        one.games + other.games,
        one.decisions + other.decisions,
        one.rounds + other.rounds,
        tuple(a + b for a, b in zip(one.scores, other.scores, strict=True)),
        tuple(a + b for a, b in zip(one.wins, other.wins, strict=True)),
        add_blocks(one.blocks, other.blocks),
    )
