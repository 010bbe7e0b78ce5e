"""What a run plays, as it stands in ``run.json`` and in every file of the run."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from ... import __version__, games
from ..batch import Batch

FORMAT, VERSION = "signoria-run", 1
PARTS = 128  # into so many shards a run is cut, unless they would become too large
MOST = 1000  # games in a shard


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content of the files depends on; ``options`` are all of the game's."""

    format: str = FORMAT
    version: int = VERSION
    signoria: str
    game: str
    rules: str
    bots: tuple[str, ...]
    rotate: bool
    options: dict[str, str]
    games: int
    seed: int
    shard: int

    @property
    def batch(self) -> Batch:
        """The same as games to be played."""
        return Batch(self.game, self.bots, self.games, self.seed, self.options, self.rotate)

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The numbers of the games of a shard."""
        first = shard * self.shard
        return range(first, min(first + self.shard, self.games))

    def hash(self) -> str:
        """SHA-256 of the settings as canonical JSON."""
        return sha256(msgspec.json.encode(self, order="sorted")).hexdigest()

    def encoded(self) -> bytes:
        """What ``run.json`` says."""
        return msgspec.json.encode(msgspec.to_builtins(self) | {"hash": self.hash()})


def settings(batch: Batch, shard: int | None = None) -> Settings:
    """The settings for a batch, in shards of so many games or as many as are handy."""
    game = games.load(batch.game)
    return Settings(
        signoria=__version__,
        game=batch.game,
        rules=game.rules_version,
        bots=batch.bots,
        rotate=batch.rotate,
        options=game.chosen(batch.players, batch.options),
        games=batch.games,
        seed=batch.seed,
        shard=shard or handy(batch.games, batch.players),
    )


def handy(games: int, players: int) -> int:
    """How many games to a shard: whole sets, enough shards to share out and to go on from."""
    most = MOST - MOST % players
    return min(most, players * -(-games // (PARTS * players)))


def differences(one: Settings, other: Settings) -> Iterator[tuple[str, str, str]]:
    """In what two runs differ: the name of the setting, and its values in words."""
    for name in Settings.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine != theirs:
            yield name, worded(mine), worded(theirs)


def worded(value: object) -> str:
    """A setting's value as JSON writes it."""
    return msgspec.json.encode(value).decode()
