"""Long texts that attacks send: records, lines, maps."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from signoria.games.forging_florence.map import maps
from signoria.record import Match, read

GOLDEN = Path(__file__).parents[2] / "golden"
MAPS = 60


@cache
def record(name: str) -> str:
    """A golden record."""
    return (GOLDEN / f"{name}.record").read_text("utf-8")


@cache
def line(name: str) -> dict[str, Any]:
    """The same as a line."""
    match = Match.from_record(read(record(name)))
    moves = [played.move.text for played in match.played]
    return {"game": match.game.name, "setup": dict(match.setup.to_dict()), "moves": moves}


def swap_hexes(rand: random.Random) -> str:
    """The usual map with a few hexes in each other's places: all numbers are right."""
    signs = list(maps.default())
    hexes = [at for at, sign in enumerate(signs) if sign not in "/*"]
    for _ in range(rand.randrange(1, 12)):
        one, other = rand.sample(hexes, 2)
        signs[one], signs[other] = signs[other], signs[one]
    return "".join(signs)


def florence(text: str) -> dict[str, Any]:
    """A match on such a map."""
    seats = [{"kind": "me"}, {"kind": "device", "name": "Neighbour"}]
    return {"game": "forging-florence", "seats": seats, "options": {"map": text}}
