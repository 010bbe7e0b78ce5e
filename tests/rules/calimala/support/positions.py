"""Hypothesis strategies for positions: anything that the limits of C1 allow, mostly extreme."""

from __future__ import annotations

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import COPIES
from tests.rules.calimala.support.slots import CHURCH_SLOTS

from . import fill
from .table import BEGINNER, Table, table

RING = tuple(kind for kind in names.KINDS if kind != "contribute")


@st.composite
def cities(draw: st.DrawFn) -> str:
    """Nine squares, Contribute in the centre."""
    ring = draw(st.permutations(RING))
    return " ".join([*ring[:4], "contribute", *ring[4:]])


@st.composite
def hands(draw: st.DrawFn, most: int = 9) -> str:
    """Up to so many cards, at most five of a kind; often several of few kinds."""
    pool = draw(st.lists(st.sampled_from(names.KINDS), min_size=1, max_size=4, unique=True))
    source = st.sampled_from(pool) | st.sampled_from(names.KINDS)
    cards = draw(st.lists(source, max_size=most))
    return " ".join(kind for kind in names.KINDS for _ in range(min(COPIES, cards.count(kind))))


# How much there is of things with four slots: anything, hardly anything, almost everything.
AMOUNTS = {
    "any": st.sampled_from([0, 4]) | st.integers(0, 4),
    "poor": st.sampled_from([0, 0, 0, 1]),
    "stuffed": st.sampled_from([4, 4, 4, 3]),
}


@st.composite
def mats(draw: st.DrawFn) -> dict[str, Any]:
    """Words for Table.mat; the reserve is often short."""
    sort = draw(st.sampled_from(sorted(AMOUNTS)))
    amount = AMOUNTS[sort]
    mat: dict[str, Any] = {material: draw(amount) for material in names.MATERIALS}
    shops = draw(st.integers(1, 3))
    mat["cloth"] = tuple(draw(amount) for _ in range(shops))
    mat["ships"] = draw(st.integers(0, 1 if sort == "poor" else 3))
    cities = st.lists(st.sampled_from(names.TRADE_CITIES), max_size=3, unique=True)
    mat["houses"] = "" if sort == "poor" else " ".join(draw(cities))
    mat["hand"] = draw(hands())
    reserve = draw(st.sampled_from([0, 1, 2, 3, None]))
    if reserve is not None:
        mat["reserve"] = reserve
    return mat


def fill_board(draw: st.DrawFn, setting: Table) -> None:
    """Fill some ports, church slots and artwork slots with the cubes of seats 1 and 2."""
    ports = st.lists(st.sampled_from(names.PORTS), max_size=3, unique=True)
    delivered = {port: draw(st.integers(10, 12)) for port in draw(ports)}
    walls = st.lists(st.sampled_from(names.BUILDINGS), max_size=4, unique=True)
    slots = dict(zip(names.BUILDINGS, (5, 3, 4, 4), strict=True))
    art = {wall: slots[wall] - draw(st.integers(0, 1)) for wall in draw(walls)}
    places = [(church, m) for church in range(3) for m in names.MATERIALS]
    gone = draw(st.lists(st.sampled_from(places), max_size=9, unique=True))
    contributed = {
        f"{names.CHURCHES[church]} {m}": CHURCH_SLOTS[church] - draw(st.integers(0, 1))
        for church, m in gone
    }
    setting.mat(1, delivered=delivered)
    setting.mat(2, artworks=art) if draw(st.booleans()) else setting.mat(2, contributed=contributed)


@st.composite
def hard_positions(draw: st.DrawFn) -> tuple[Position, int]:
    """Seat 0 places next, with a number that steers the choices of a test."""
    setting = table(3, draw(cities() | st.just(BEGINNER))).mat(0, **draw(mats()))
    fill_board(draw, setting)
    try:
        position = setting.position()
    except fill.Impossible:
        assume(False)
    return position, draw(st.integers(0, 3**24))
