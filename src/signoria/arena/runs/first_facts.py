"""The first fact of some kinds in a game, for each seat, once more under a name of its own."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np

from ... import games
from ...bots.own import LentBot
from .play_shard import play_shard
from .run_settings import RunSettings
from .run_tables import FACTS, TableBuilder, Tables

_AT = {column.name: at for at, column in enumerate(FACTS)}
GAME, PLY, SEAT, KIND = (_AT[name] for name in ("game", "ply", "seat", "kind"))
MOST_SEATS = 256


def play_tables(settings: RunSettings, shard: int, lent: tuple[LentBot, ...] = ()) -> Tables:
    """Play the games of a shard; all rows that are kept of them."""
    tables = play_shard(settings, shard, lent)
    add_first_facts(tables.facts, games.stats_schema(settings.game).firsts)
    return tables


def add_first_facts(facts: TableBuilder, firsts: Mapping[str, str]) -> None:
    """Put before the first fact of each of these kinds the same one of the other kind."""
    rows = np.frombuffer(facts.numbers).reshape(-1, len(FACTS))
    keys, found = facts.keys["kind"], [rows]
    for kind, first in firsts.items():
        own = rows[rows[:, KIND] == keys.number(kind)]
        _, at = np.unique(own[:, GAME] * MOST_SEATS + own[:, SEAT], return_index=True)
        new = own[at]
        new[:, KIND] = keys.number(first)
        found.insert(0, new)
    every = np.concatenate(found)
    order = np.lexsort((every[:, PLY], every[:, GAME]))
    facts.numbers = array("d", every[order].tobytes())
