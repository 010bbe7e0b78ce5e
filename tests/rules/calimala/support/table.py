"""A builder of positions: a test says what matters, the rest is filled in consistently.

``table(4).mat(0, wood=2, hand="build").stack("Artwork|Ship", "w 2 1").state()`` is a game of four
in which seat 0 is about to place a disc.  Unless told otherwise the city is the beginner's layout
(C2.1), the deck holds every card not seen elsewhere, each cube not placed lies in its owner's
reserve, and as many turns have passed as there are discs on the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from signoria.games.calimala import GAME
from signoria.games.calimala.position.position import Mat, Position
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import COPIES, GERMAN, NOBODY, STREETS, TILES, WHITE, Phase

from . import fill, words
from .words import Counts

BEGINNER = "marble wood weave / brick contribute transport / artwork ship build"


@dataclass
class Table:
    """The position under construction; every method returns the table."""

    players: int
    city: Counts
    mats: dict[int, dict[str, Any]] = field(default_factory=dict)
    stacks: dict[int, Counts] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    first_tiles: tuple[str, ...] = ()
    whole: dict[str, Any] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)

    def mat(self, seat: int, **what: Any) -> Table:
        """What a seat has: see ``_mat`` for the words."""
        self.mats.setdefault(seat, {}).update(what)
        return self

    def stack(self, street: str, discs: str) -> Table:
        """The discs of a street from bottom to top: seats, or ``w`` for white."""
        self.stacks[words.street_number(self.city, street)] = words.discs(discs)
        return self

    def council(self, *seats: int | None) -> Table:
        """Who sits on the tiles scored so far; None: scored without a seat (C5.3)."""
        self.seats = tuple(NOBODY if seat is None else seat for seat in seats)
        return self

    def tiles(self, *categories: str) -> Table:
        """The first scoring tiles; the others follow in the order of rules/board.py."""
        self.first_tiles = categories
        return self

    def piles(self, *, deck: str | None = None, discard: str | None = None) -> Table:
        """The cards of one pile; the other one holds the rest."""
        given = {"deck": deck, "discard": discard}
        self.cards = {pile: cards for pile, cards in given.items() if cards is not None}
        return self

    def is_(self, **values: Any) -> Table:
        """Anything of the whole table: turn, start, active, edition, face_up, ..."""
        self.whole.update(values)
        return self

    def german(self) -> Table:
        """The edition whose rule C5.3 takes the white disc out of the game."""
        return self.is_(edition=GERMAN)

    def acting(
        self, street: str, depth: int = 0, left: Counts | None = None, duty: bool | None = None
    ) -> Table:
        """The disc ``depth`` from the top of the street is being activated."""
        number = words.street_number(self.city, street)
        stack = self.stacks[number]
        top = stack[-1]
        active = self.whole.get("active", 0 if top == WHITE else top)
        mover = active if depth == 0 else stack[-1 - depth]
        times = (2, 2) if depth == 0 and top == WHITE else (1, 1)
        owes = int(depth == 0 if duty is None else duty)  # board.Duty
        return self.is_(
            phase=Phase.ACTING, street=number, depth=depth, mover=mover, active=active,
            left=left or times, duty=owes,
        )  # fmt: skip

    def position(self) -> Position:
        """The whole position; raises ``fill.Impossible`` if nothing consistent fits."""
        phase = self.whole.get("phase", Phase.PLACING)
        active = self.whole.get("active", 0)
        discs = self._discs(active, placed_now=phase == Phase.ACTING)
        turn, start, reserves, rest = discs.solve(3 * (STREETS - len(self.stacks)))
        mats = [replace(self._mat(s), coloured=c, white=w) for s, (c, w) in enumerate(reserves)]
        mats = self._with_seats(self._with_cubes(mats))
        secrets, face_up, aside = self._deal()
        mats = [replace(m, dealt=secrets[s][0], kept=secrets[s][1]) for s, m in enumerate(mats)]
        values = {
            "players": self.players, "mats": tuple(mats), "squares": self.city,
            "tiles": self._tiles(), "stacks": fill.spread(rest, self.stacks),
            "aside": aside, "scored": len(self.seats),
            "council": self.seats + (NOBODY,) * (TILES - len(self.seats)),
            "mover": active, "active": active, "phase": phase, **self._piles(mats),
        }  # fmt: skip
        said = {**values, **self.whole, "turn": turn, "start": start, "face_up": face_up}
        return Position(**said)

    def state(self) -> Any:
        """The game from this position on."""
        return GAME.from_position(self.position())

    def _discs(self, active: int, placed_now: bool) -> fill.Discs:
        on_streets = [disc for stack in self.stacks.values() for disc in stack]
        given = [
            on_streets.count(seat)
            + self.seats.count(seat)
            + self.mats.get(seat, {}).get("removed", 0)
            for seat in range(self.players)
        ]
        fixed = {key: {s: m[key] for s, m in self.mats.items() if key in m}
                 for key in ("coloured", "white")}  # fmt: skip
        white = on_streets.count(WHITE) + self.whole.get("removed_white", 0)
        turn, start = self.whole.get("turn"), self.whole.get("start")
        return fill.Discs(self.players, active, placed_now, given, white, start, turn, **fixed)

    def _mat(self, seat: int) -> Mat:
        """wood, brick, marble, cloth, ships, houses, delivered, contributed, artworks, hand."""
        said = self.mats.get(seat, {})
        cloth = tuple(said.get("cloth", (0,)))
        hand = words.count(said.get("hand", ""))
        return Mat(
            warehouse=tuple(said.get(name, 0) for name in names.MATERIALS),
            workshops=len(cloth),
            cloth=cloth + (0,) * (3 - len(cloth)),
            ships=said.get("ships", 0),
            houses=tuple(
                int(city in said.get("houses", "").split()) for city in names.TRADE_CITIES
            ),
            delivered=words.by_name(said.get("delivered", {}), names.CITIES),
            contributed=words.contributions(said.get("contributed", {})),
            artworks=words.by_name(said.get("artworks", {}), names.BUILDINGS),
            hand=hand,
            hand_size=sum(hand),
            removed=said.get("removed", 0),
            score=said.get("score", 0),
        )

    def _with_cubes(self, mats: list[Mat]) -> list[Mat]:
        rooms = fill.room_in_cities([mat.delivered for mat in mats])
        done = []
        for seat, mat in enumerate(mats):
            placed = sum(map(sum, (mat.warehouse, mat.cloth, mat.delivered)))
            placed += sum(mat.contributed) + sum(mat.artworks)
            reserve = self.mats.get(seat, {}).get("reserve", 40 - placed)
            spent = fill.spend(placed, reserve, rooms)
            delivered = tuple(a + b for a, b in zip(mat.delivered, spent, strict=True))
            done.append(replace(mat, reserve=reserve, delivered=delivered))
        return done

    def _with_seats(self, mats: list[Mat]) -> list[Mat]:
        done, place = [], 1
        for seat, mat in enumerate(mats):
            tiles = [number for number, owner in enumerate(self.seats, 1) if owner == seat]
            at_council = mat.artworks[3]
            first = self.mats.get(seat, {}).get("council_art", place if at_council else 0)
            place += at_council
            done.append(
                replace(mat, seats=len(tiles), newest_seat=max(tiles, default=0), council_art=first)
            )
        return done

    def _deal(self) -> tuple[list[tuple[Counts, int]], int, int]:
        said = {seat: mat["kept"] for seat, mat in self.mats.items() if "kept" in mat}
        kept = {seat: names.SCORING_CARDS.index(card) for seat, card in said.items()}
        face_up = self.whole.get("face_up")
        up = None if face_up is None else names.SCORING_CARDS.index(face_up)
        dealt, up, aside = fill.deal(self.players, kept, up)
        return [(cards, kept.get(s, cards[0])) for s, cards in enumerate(dealt)], up, aside

    def _tiles(self) -> Counts:
        rest = [name for name in names.TILES if name not in self.first_tiles]
        return tuple(names.TILES.index(name) for name in (*self.first_tiles, *rest))

    def _piles(self, mats: list[Mat]) -> dict[str, Any]:
        rest = [COPIES - sum(mat.hand[kind] for mat in mats) for kind in range(9)]
        piles = {pile: words.count(cards) for pile, cards in self.cards.items()}
        if set(piles) == {"deck"}:
            piles["discard"] = tuple(n - d for n, d in zip(rest, piles["deck"], strict=True))
        else:
            piles.setdefault("discard", (0,) * 9)
            piles["deck"] = tuple(n - d for n, d in zip(rest, piles["discard"], strict=True))
        return {**piles, "deck_size": sum(piles["deck"])}


def table(players: int = 3, squares: str = BEGINNER) -> Table:
    """An empty table, ``squares`` in reading order."""
    city = tuple(words.kinds(squares))
    assert sorted(city) == list(range(9)), squares
    return Table(players, city)
