"""What a study notes of a game of Forging Florence: artists, pieces, tokens, ways, prestige."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from ...shared.stats import Fact, Kind, Role, Scorer, Scoring, StatsSchema
from ..map import grid
from ..map.journeys import SHOP_SITES
from ..position.position import Position
from ..rules import names
from ..rules.board import ARTISTS, CENTRE, DOME, FACES, HEXES, Move, Terrain
from ..state.state import State

Facts = tuple[Fact, ...]
HOME, GOLDEN = "guild-house", "golden"
PLACES = ("quarry", "mill", *names.SHOPS, GOLDEN, HOME)
VISITS = {name: Fact("visit", name) for name in PLACES}


def kind(name: str, role: Role, words: str | None, values: tuple[str, ...]) -> Kind:
    """A kind of facts or scorings of this game."""
    return Kind(name, role, f"stats-{name}", words, values)


def sites(position: Position) -> dict[int, str]:
    """What stands where on the map that any seat may have use for (F2.2, F3.2)."""
    terrain = position.terrain
    found = dict.fromkeys(grid.where(terrain, Terrain.QUARRY), "quarry")
    mills = grid.where(terrain, Terrain.MILL)
    found |= {hex: "mill" for hex in mills if hex != mills[position.empty_mill]}
    shops = zip(grid.where(terrain, *SHOP_SITES), position.shop_at, strict=True)
    return found | {hex: names.SHOPS[kind] for hex, kind in shops}


def visits(position: Position) -> list[Facts]:
    """What any seat visits on each hex where its walk may end, its own house apart."""
    near: list[Facts] = [()] * HEXES
    for hex, name in sites(position).items():
        for at in grid.beside(hex):
            if VISITS[name] not in near[at]:
                near[at] = (*near[at], VISITS[name])
    near[CENTRE] = (*near[CENTRE], VISITS[GOLDEN])
    return near


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
    return (*found, *((Fact("die", str(number), number),) for number in range(1, FACES + 1)))


DEEDS = deeds()


class Counting(Scorer):
    """Tells whenever somebody's prestige changes, line by line of the final count (F5.3, F5.4)."""

    def __init__(self, state: State) -> None:
        self._parts = [[0] * len(names.PARTS) for _ in state.scores]
        self._number = 0

    def scorings(self, action: int, state: State) -> Sequence[Scoring]:
        """What the action just applied has brought."""
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


class FlorenceStudy(StatsSchema):
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
        kind("visit", "route", "stats-place-{}", PLACES),
        kind("die", "chance", None, tuple(str(number) for number in range(1, FACES + 1))),
    )
    scorings = (kind("prestige", "scoring", "part-{}", names.PARTS),)
    endings = kind("ending", "ending", "stats-ending-{}", ("dome", "rounds"))
    may_score = range(Move.CREATE, Move.END)  # walking, buying and the die bring nothing
    firsts = MappingProxyType({"hired": "first-hire", "piece": "first-piece"})

    def action_facts(self, state: State) -> Sequence[Sequence[Facts]]:
        """By seat, action and outcome; what a walk leads to depends on the map and the house."""
        position, found = state.position(), list[list[Facts]]()
        anybody = visits(position)
        for seat in range(position.players):
            own = [*anybody, *DEEDS]
            for hex in grid.beside(position.houses[seat]):
                own[hex] = (*own[hex], VISITS[HOME])
            found.append(own)
        return found

    def opening_facts(self, state: State) -> Sequence[tuple[int, Fact]]:
        """The first artists (F3.1)."""
        painters = state.setup.painters
        return [(seat, Fact("painter", name)) for seat, name in enumerate(painters)]

    def ending(self, state: State) -> str:
        """The Dome with the turns after it, or the last round (F5.1, F5.2)."""
        position = state.position()
        dome = any(hand.made[DOME] for hand in position.hands) and not position.last_turns
        return "dome" if dome else "rounds"

    def scorer(self, state: State) -> Counting:
        """Who follows the prestige of a game."""
        return Counting(state)


STATS = FlorenceStudy()
