"""What a study notes of a game of Calimala: streets, actions, where cubes go, and every scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from types import MappingProxyType

from ...contract import TERMINAL
from ...shared.stats import PARTED, Fact, Kind, Role, Scorer, Scoring, StatsSchema
from ..position.position import Position
from ..rules import names
from ..rules.board import NOBODY, NOTHING, SCORING_CARDS, START_KIND, USE_KIND, Category, Move
from ..rules.board import Kind as Deed
from ..state.state import State
from ..text import notation

Facts = tuple[Fact, ...]
USES = len(USE_KIND)
STREETS = tuple(PARTED.join(pair) for pair in combinations(names.KINDS, 2))
_ORDER = {kind: at for at, kind in enumerate(names.KINDS)}


def kind(name: str, role: Role, words: str, values: tuple[str, ...]) -> Kind:
    """A kind of facts or scorings of this game."""
    return Kind(name, role, f"stats-{name}", words, values)


def street(squares: Sequence[int], number: int) -> str:
    """A street by its two actions in the order of the actions' list, whatever lies first."""
    pair = [names.KINDS[at] for at in notation.street_kinds(squares, number)]
    return PARTED.join(sorted(pair, key=_ORDER.__getitem__))


def use_facts(use: int) -> Iterator[Fact]:
    """What an action carried out leads to, besides itself."""
    target = notation.use_target(use)
    match USE_KIND[use]:
        case Deed.BUILD if len(target) == 2:
            yield Fact("house", target[1])
        case Deed.ARTWORK:
            yield Fact("artwork", target[0])
        case Deed.SHIP | Deed.TRANSPORT:
            for city in dict.fromkeys(target):
                yield Fact("delivered", city, target.count(city))
        case Deed.CONTRIBUTE:
            yield Fact("church", target[1])
            yield Fact("material", target[0])


def ways_to_use(name: str) -> list[Facts]:
    """The 48 ways to carry out an action, on a street or by a card as ``name`` says."""
    return [(Fact(name, names.KINDS[USE_KIND[use]]), *use_facts(use)) for use in range(USES)]


def before_streets() -> list[Facts]:
    """What is noted of the opening decisions, whose numbers come first."""
    kept: list[Facts] = [(Fact("kept", card),) for card in names.SCORING_CARDS]
    return kept + [(Fact("start-card", names.KINDS[at]),) for at in START_KIND]


def after_streets() -> list[Facts]:
    """What is noted of the actions and outcomes whose numbers come after those of placing."""
    found = ways_to_use("action") + ways_to_use("card")
    found += [(Fact("gave-up", name),) for name in names.KINDS]
    found += [()] * (Move.DRAWN - Move.STOP)
    return found + [(Fact("drew", name),) for name in names.KINDS]


BEFORE, AFTER = before_streets(), after_streets()


class Counting(Scorer):
    """Tells the scoring phases when they happen, and the scoring cards at the end (C5, C6.2)."""

    def __init__(self, state: State) -> None:
        self._tiles = [names.TILES.index(tile) for tile in state.setup.tiles]
        self._phases = state.phases
        self._number = 0

    def scorings(self, action: int, state: State) -> Sequence[Scoring]:
        """What was scored in the turn; cubes and seats are still as they were then."""
        done, self._phases = self._phases, state.phases
        if state.to_move == TERMINAL:
            return self._end(state, done)
        told: list[Scoring] = []
        for category in self._tiles[done : self._phases]:
            told += self._lines("tile", category, state.points_now(category), False)
        return told

    def _end(self, state: State, done: int) -> list[Scoring]:
        """The tiles that the last action has scored, those without a seat as it ended the game."""
        position, told = state.position(), list[Scoring]()
        for tile in range(done, self._phases):
            final = position.council[tile] == NOBODY
            category = self._tiles[tile]
            told += self._lines("tile", category, state.points_now(category), final)
        return told + self._cards(state, position)

    def _cards(self, state: State, position: Position) -> list[Scoring]:
        """The scoring cards, the open one first, then clockwise from the starting seat (C6.2)."""
        told: list[Scoring] = []
        cards: list[tuple[int, int | None]] = [(position.face_up, None)]
        for step in range(position.players):
            seat = (position.start + step) % position.players
            cards.append((position.mats[seat].kept, seat))
        for card, owner in cards:
            if card != NOTHING:
                category = Category.PALAZZO if card == SCORING_CARDS - 1 else card
                points = state.card_points_now(category)
                told += self._lines("card", category, points, True, owner)
        return told

    def _lines(
        self,
        kind: str,
        category: int,
        points: Sequence[tuple[int, int, int]],
        final: bool,
        owner: int | None = None,
    ) -> list[Scoring]:
        """A line for each seat; those without cubes have no place (C5.5)."""
        self._number += 1
        keys = [key for _, key, _ in points]
        return [
            Scoring(
                number=self._number,
                kind=kind,
                what=names.CATEGORIES[category],
                seat=seat,
                points=won,
                final=final,
                owner=owner,
                amount=cubes,
                place=1 + sum(other > key for other in keys) if key else None,
            )
            for seat, (cubes, key, won) in enumerate(points)
        ]


class CalimalaStudy(StatsSchema):
    """Streets, actions, deliveries and buildings; tiles and scoring cards."""

    facts = (
        kind("kept", "opening", "category-{}", names.SCORING_CARDS),
        kind("start-card", "opening", "kind-{}", tuple(names.KINDS[at] for at in START_KIND)),
        kind("first-street", "opening", "kind-{}", STREETS),
        kind("street", "choice", "kind-{}", STREETS),
        kind("white", "choice", "kind-{}", STREETS),
        kind("action", "choice", "kind-{}", names.KINDS),
        kind("card", "choice", "kind-{}", names.KINDS),
        kind("gave-up", "choice", "kind-{}", names.KINDS),
        kind("delivered", "route", "category-{}", names.CITIES),
        kind("house", "choice", "category-{}", names.TRADE_CITIES),
        kind("artwork", "choice", "building-{}", names.BUILDINGS),
        kind("church", "choice", "category-{}", names.CHURCHES),
        kind("material", "choice", "kind-{}", names.MATERIALS),
        kind("drew", "chance", "kind-{}", names.KINDS),
    )
    scorings = (
        kind("tile", "scoring", "category-{}", names.TILES),
        Kind("card", "scoring", "stats-scoring-card", "category-{}", names.CATEGORIES),
    )
    endings = kind("ending", "ending", "stats-ending-{}", ("discs", "tiles"))
    firsts = MappingProxyType({"street": "first-street"})

    def action_facts(self, state: State) -> Sequence[Sequence[Facts]]:
        """By seat, action and outcome; streets are named by their kinds (C1.4)."""
        squares = state.squares_shown()
        streets = [street(squares, number) for number in range(Move.PLACE_WHITE - Move.PLACE)]
        coloured: list[Facts] = [(Fact("street", name),) for name in streets]
        white: list[Facts] = [(Fact("white", name),) for name in streets]
        return [[*BEFORE, *coloured, *white, *AFTER]] * len(state.scores)

    def ending(self, state: State) -> str:
        """All discs placed, or the fifteenth tile while there were some left (C6.1)."""
        left = any(mat.coloured + mat.white for mat in state.position().mats)
        return "tiles" if left else "discs"

    def scorer(self, state: State) -> Counting:
        """Who follows the scorings of a game."""
        return Counting(state)


STATS = CalimalaStudy()
