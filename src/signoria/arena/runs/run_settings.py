"""What a run plays, as it stands in ``run.json`` and in every file of the run."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

import msgspec

from ... import __version__, games
from ..batch import Batch
from .code_hash import code_hashes
from .run_tables import NAMES

PARTS = 128  # shards of a run, unless they would become too large


class RunFormat(NamedTuple):
    """What is kept: the name and version of the format, its tables, and games in a shard at most.

    A shard is finished when its file of the last table is there.
    """

    format: str
    version: int
    tables: tuple[str, ...]
    most: int


RUN = RunFormat("signoria-run", 1, NAMES, 1000)
DATASET = RunFormat("signoria-dataset", 1, ("positions", "games"), 12)
FORMATS = {kind.format: kind for kind in (RUN, DATASET)}


class RunSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that the content of the files depends on; ``options`` are all of the game's.

    ``code`` has fingerprints of what plays, see ``code_hash``; ``observation`` is the version of
    the observations' layout where these are kept.
    """

    format: str
    version: int
    signoria: str
    game: str
    rules: str
    code: dict[str, str] = {}
    observation: int | None = None
    bots: tuple[str, ...]
    rotate: bool
    options: dict[str, str]
    games: int
    seed: int
    shard: int

    @property
    def kind(self) -> RunFormat:
        """What is kept of the games."""
        return FORMATS[self.format]

    @property
    def batch(self) -> Batch:
        """The games to be played."""
        return Batch(self.game, self.bots, self.games, self.seed, self.options, self.rotate)

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard)

    def games_of(self, shard: int) -> range:
        """The numbers of the games of a shard."""
        first = shard * self.shard
        return range(first, min(first + self.shard, self.games))

    def hash(self) -> str:
        """SHA-256 of the settings as canonical JSON."""
        return sha256(msgspec.json.encode(self, order="sorted")).hexdigest()

    def to_json(self) -> bytes:
        """What ``run.json`` says."""
        return msgspec.json.encode(msgspec.to_builtins(self) | {"hash": self.hash()})

    def to_metadata(self) -> bytes:
        """What each file says: all but the number of games, which may grow."""
        said = msgspec.to_builtins(self)
        del said["games"]
        return msgspec.json.encode(said)

    def grows(self, there: RunSettings) -> bool:
        """Whether this is another run with more games."""
        return self.games > there.games and msgspec.structs.replace(there, games=self.games) == self


def run_settings(batch: Batch, shard: int | None = None, kind: RunFormat = RUN) -> RunSettings:
    """The settings for keeping a batch, in shards of so many games or as many as are handy."""
    game = games.load(batch.game)
    return RunSettings(
        format=kind.format,
        version=kind.version,
        signoria=__version__,
        game=batch.game,
        rules=game.rules_version,
        code=code_hashes(batch),
        observation=games.observation_version(batch.game) if kind is DATASET else None,
        bots=batch.bots,
        rotate=batch.rotate,
        options=game.resolve_options(batch.players, batch.options),
        games=batch.games,
        seed=batch.seed,
        shard=shard or shard_size(batch.games, batch.players, kind.most),
    )


def shard_size(games: int, players: int, most: int = RUN.most) -> int:
    """How many games to a shard: whole sets, enough shards to share out and to go on from."""
    return min(most - most % players, players * -(-games // (PARTS * players)))


def differences(one: RunSettings, other: RunSettings) -> Iterator[tuple[str, str, str]]:
    """In what two runs differ: the name of the setting, and its values in words."""
    for name in RunSettings.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine != theirs:
            yield name, value_text(mine), value_text(theirs)


def value_text(value: object) -> str:
    """A setting's value as JSON writes it."""
    return msgspec.json.encode(value).decode()
