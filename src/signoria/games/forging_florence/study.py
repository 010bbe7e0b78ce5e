"""What a study notes of a game of Forging Florence: artists, pieces, tokens, ways, prestige."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from ..studying import Fact, Kind, Role, Scorer, Scoring, Study
from . import grid, names
from .board import ARTISTS, CENTRE, DIE, HEXES, Move, Terrain
from .journeys import SHOP_SITES
from .position import Position
from .state import State

Facts = tuple[Fact, ...]
HOME, GOLDEN = "guild-house", "golden"
PLACES = ("quarry", "mill", *names.SHOPS, GOLDEN, HOME)


def kind(name: str, role: Role, words: str | None, values: tuple[str, ...]) -> Kind:
    """A kind of facts or scorings of this game."""
    return Kind(name, role, f"study-{name}", words, values)


def sites(position: Position, seat: int) -> dict[int, str]:
    """What stands where on the map that a seat may have use for (F2.2, F3.1, F3.2)."""
    terrain = position.terrain
    found = dict.fromkeys(grid.where(terrain, Terrain.QUARRY), "quarry")
    mills = grid.where(terrain, Terrain.MILL)
    found |= {hex: "mill" for hex in mills if hex != mills[position.empty_mill]}
    shops = zip(grid.where(terrain, *SHOP_SITES), position.shop_at, strict=True)
    found |= {hex: names.SHOPS[kind] for hex, kind in shops}
    return found | {position.houses[seat]: HOME}


def visits(position: Position, seat: int) -> list[Facts]:
    """What lies beside each hex on which a walk may end."""
    near: list[list[str]] = [[] for _ in range(HEXES)]
    for hex, name in sites(position, seat).items():
        for at in grid.beside(hex):
            if name not in near[at]:
                near[at].append(name)
    near[CENTRE].append(GOLDEN)
    return [tuple(Fact("visit", name) for name in places) for places in near]


def deeds() -> tuple[Facts, ...]:
    """What is noted of all actions and outcomes but walks, which come first."""
    found: list[Facts] = [()] * (Move.TAKE - Move.ROLL)
    found += [(Fact("took", name),) for name in names.RESOURCES]
    found += [(Fact("piece", name),) for name in names.PIECES]
    found += [(Fact("sold", name),) for name in names.PIECES]
    found += [(Fact("raised", HOME),)]
    found += [(Fact("hired", name),) for name in names.ARTISTS]
    found += [(Fact("hired", name),) for name in names.ARTISTS for _ in range(ARTISTS)]
    found += [()] * (Move.ROLLED - Move.END)
    return (*found, *((Fact("die", str(number), number),) for number in range(1, DIE + 1)))


DEEDS = deeds()


class Counting(Scorer):
    """Tells whenever somebody's prestige changes, line by line of the final count (F5.3, F5.4)."""

    def __init__(self, state: State) -> None:
        self._parts = [[0] * len(names.PARTS) for _ in state.scores]
        self._number = 0

    def scored(self, action: int, state: State) -> Sequence[Scoring]:
        """What the action just applied has brought; walking, buying and the die bring nothing."""
        if not Move.CREATE <= action < Move.END:
            return ()
        now = [state.parts(seat) for seat in range(len(self._parts))]
        if now == self._parts:
            return ()
        before, self._parts = self._parts, now
        self._number += 1
        return [
            Scoring(self._number, "prestige", names.PARTS[part], seat, new - old)
            for seat, lines in enumerate(zip(before, now, strict=True))
            for part, (old, new) in enumerate(zip(*lines, strict=True))
            if new != old
        ]


class FlorenceStudy(Study):
    """Artists, pieces, tokens, the places that figures visit, the die; prestige."""

    facts = (
        kind("painter", "opening", "artist-{}", names.PAINTERS),
        kind("first-hire", "opening", "artist-{}", names.ARTISTS),
        kind("first-piece", "opening", "piece-{}", names.PIECES),
        kind("hired", "choice", "artist-{}", names.ARTISTS),
        kind("piece", "choice", "piece-{}", names.PIECES),
        kind("sold", "choice", "piece-{}", names.PIECES),
        kind("took", "choice", "resource-{}-label", names.RESOURCES),
        kind("raised", "choice", "building-{}", (HOME,)),
        kind("visit", "route", "study-place-{}", PLACES),
        kind("die", "chance", None, tuple(str(number) for number in range(1, DIE + 1))),
    )
    scorings = (kind("prestige", "scoring", "part-{}", names.PARTS),)
    firsts = MappingProxyType({"hired": "first-hire", "piece": "first-piece"})

    def noted(self, state: State, seat: int) -> Sequence[Facts]:
        """By action and outcome; what a walk leads to depends on the map and the seat's house."""
        return [*visits(state.position(), seat), *DEEDS]

    def began(self, state: State) -> Sequence[tuple[int, Fact]]:
        """The first artists (F3.1)."""
        painters = state.setup.painters
        return [(seat, Fact("painter", name)) for seat, name in enumerate(painters)]

    def scorer(self, state: State) -> Counting:
        """Who follows the prestige of a game."""
        return Counting(state)


STUDY = FlorenceStudy()
