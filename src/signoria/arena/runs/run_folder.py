"""The folder of a run: what is finished, what is missing, and how a shard gets into it.

A file is written beside its place and renamed, and a shard's file of its games comes last, so
whatever interrupts, a shard is there as a whole or not at all.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from filelock import FileLock

from ...decoders import json_decoder
from .run_settings import FORMATS, RunSettings

MANIFEST = "run.json"
LOCK = ".lock"


class BadFolder(ValueError):
    """A folder that cannot be a run's; ``reason`` is the key of a message with ``values``."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class RunFolder:
    """A folder with a run in it, or to be in it."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def lock(self) -> FileLock:
        """What one process at a time may hold to write here; makes the folder."""
        self.path.mkdir(parents=True, exist_ok=True)
        return FileLock(self.path / LOCK, timeout=0)

    def begin(self, settings: RunSettings) -> RunSettings | None:
        """Make it a folder of this run, of which fewer games may be here.

        Returns the settings of another run that is here.  Raises ``BadFolder`` if something else is
        in it.
        """
        if (self.path / MANIFEST).exists():
            there = self.read()
            if settings.grows(there):
                self._grow(there, settings)
                return None
            return None if there == settings else there
        if any(entry.name != LOCK for entry in self.path.iterdir()):
            raise BadFolder("other", path=str(self.path))
        for name in settings.kind.tables:
            (self.path / name).mkdir(exist_ok=True)
        write_whole(self.path / MANIFEST, settings.to_json())
        return None

    def _grow(self, there: RunSettings, settings: RunSettings) -> None:
        """Make it a folder of the same run with more games; a last shard that is short goes."""
        last = there.shards - 1
        if len(there.games_of(last)) < there.shard:
            self.file(there.kind.tables[-1], last).unlink(missing_ok=True)
        write_whole(self.path / MANIFEST, settings.to_json())

    def shard(self) -> int | None:
        """How many games are in a shard of the run that is here; None if there is none."""
        try:
            return self.read().shard
        except BadFolder:
            return None

    def read(self) -> RunSettings:
        """The settings in ``run.json``; raises ``BadFolder`` if there are none that make sense."""
        path = self.path / MANIFEST
        try:
            found = json_decoder(RunSettings).decode(path.read_bytes())
        except (OSError, msgspec.DecodeError):
            raise BadFolder("unreadable", path=str(path)) from None
        if found.format not in FORMATS:
            raise BadFolder("unreadable", path=str(path))
        if found.version != found.kind.version:
            known = found.kind.version
            raise BadFolder("version", path=str(path), version=found.version, known=known)
        return found

    def file(self, table: str, shard: int) -> Path:
        """Where a shard's part of a table is."""
        return self.path / table / f"{shard:05}.parquet"

    def finished_shards(self, settings: RunSettings) -> list[int]:
        """The shards that are there."""
        last = settings.kind.tables[-1]
        return [k for k in range(settings.shards) if self.file(last, k).exists()]

    def keep(self, shard: int, files: Mapping[str, bytes]) -> None:
        """Put a shard's files into the folder, in the order in which they come."""
        for name, content in files.items():
            write_whole(self.file(name, shard), content)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole or not at all, even if the power fails."""
    beside = path.with_name(f".{path.name}.new")
    with open(beside, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
