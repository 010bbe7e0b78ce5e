"""The bots of a tournament: ours, and those of others to measure ours against."""

from __future__ import annotations

from importlib.util import find_spec

from ... import bots
from ...bots import own, search

OPENSPIEL = "openspiel-ismcts"


def names(game: str) -> list[str]:
    """The bots that may sit at the table, those first that play everywhere."""
    theirs = [OPENSPIEL] if find_spec("pyspiel") else []
    return [*bots.names(game), *search.NAMES, *theirs]


def load(name: str, game: str) -> bots.Bot:
    """A new bot of that name; raises ``ValueError``, also where what it needs is missing."""
    if name.partition("@")[0] != OPENSPIEL:
        return own.load(name, game)
    try:
        from ...envs.openspiel.ismcts_bot import Peer
    except ModuleNotFoundError as error:
        raise ValueError(f"{OPENSPIEL} needs the extra 'research'") from error
    return Peer(name, game)
