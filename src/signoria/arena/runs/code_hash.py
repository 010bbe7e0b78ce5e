"""Fingerprints of the code that plays, so that no run is continued by another code."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from ... import bots, games
from ...bots import own
from ..batch import Batch

RULES = ("rules", "state", "position", "knowledge")  # folders of a game that say how it goes on
DIGITS = 16
SOURCES = (".py", ".pxd")  # what is compiled follows from them


def code_hashes(batch: Batch) -> dict[str, str]:
    """By what plays a batch, the beginning of a SHA-256 of its code: rules, bots, each own bot."""
    found = {"rules": hash_rules(batch.game), "bots": hash_bots(batch.game)}
    lent = {one.name: one.sources() for one in batch.lent}
    for name in sorted(set(batch.bots)):
        if name in lent or own.is_own(name):
            found[name] = hash_files(lent[name] if name in lent else own.sources_of(name))
    return found


@cache
def hash_rules(game: str) -> str:
    """The fingerprint of a game's rules."""
    folder = Path(str(games.__file__)).parent
    named = folder / game.replace("-", "_")
    return hash_sources([*(named / part for part in RULES), folder / "shared" / "engine"])


@cache
def hash_bots(game: str) -> str:
    """The fingerprint of the bots that come with the program."""
    folder = Path(str(games.__file__)).parent / game.replace("-", "_")
    return hash_sources([folder / "bots", Path(str(bots.__file__)).parent])


def hash_sources(folders: Iterable[Path]) -> str:
    """The fingerprint of all sources in some folders, by their names and what they say."""
    return hash_files(
        path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in SOURCES
    )


def hash_files(paths: Iterable[Path]) -> str:
    """The fingerprint of some files."""
    digest = sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:DIGITS]
