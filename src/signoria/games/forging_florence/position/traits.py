"""What everybody can see of a position in pieces, by which positions like it are found."""

from __future__ import annotations

from ...contract import Traits
from ..rules import names
from ..rules.board import PIECES
from .position import Hand, Position
from .setup import Setup

TELLING = 4  # pieces made and artists hired, from which a hand is like few others
# The sites of houses and mills, and those of shops, in the images of the map (F2.1).
HOUSES = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0))
SHOPS = ((0, 1, 2, 3, 4, 5), (0, 4, 3, 2, 1, 5), (5, 1, 2, 3, 4, 0), (5, 4, 3, 2, 1, 0))


def traits(position: Position) -> Traits:
    """What chance has put on the map (F3.1), and what each seat has (F4)."""
    setup = Setup.of(position)
    table = (
        piece
        for seat, hand in enumerate(position.hands)
        if sum(hand.made) + hand.hires >= TELLING
        for piece in pieces(hand, owned_names(position, seat), corner(setup, seat))
    )
    return Traits(frozenset([ground(setup)]), 1, False, frozenset(table))


def ground(setup: Setup) -> str:
    """A key that is equal for all symmetries of the map and all orders of the seats."""
    return min(
        " ".join((*turned, setup_shops, str(mill)))
        for houses, shops in zip(HOUSES, SHOPS, strict=True)
        for setup_shops in [" ".join(setup.shops[site] for site in shops)]
        for mill in [houses[setup.no_mill]]
        for turned in rotations(
            [
                f"{houses[site]} {painter}"
                for site, painter in zip(setup.houses, setup.painters, strict=False)
            ]
        )
    )


def rotations(seats: list[str]) -> list[list[str]]:
    """The seats in their order, each of them as the first."""
    return [seats[first:] + seats[:first] for first in range(len(seats))]


def corner(setup: Setup, seat: int) -> str:
    """How shops and the next seat lie, looked at from the seat's own house; without the mills."""
    at = setup.houses[seat]
    houses, shops = HOUSES[at], [setup.shops[site] for site in SHOPS[at]]
    return f"{shops} {houses[setup.houses[(seat + 1) % setup.players]]}"


def owned_names(position: Position, seat: int) -> list[str]:
    """The artists of a seat."""
    return [names.ARTISTS[artist] for artist, owner in enumerate(position.owner) if owner == seat]


def pieces(hand: Hand, artists: list[str], corner: str) -> tuple[str, ...]:
    """A hand in pieces, so that one thing that is another leaves the rest as it is."""
    made = [(piece, hand.made[piece]) for piece in range(PIECES) if hand.made[piece]]
    unsold = [(piece, hand.unsold[piece]) for piece in range(PIECES) if hand.unsold[piece]]
    works = f"works {artists} {made} {hand.level}"
    purse = f"purse {artists[:1]} {made} {hand.coins} {hand.tokens}"
    figure = f"figure {artists[:1]} {made} {unsold} {hand.hex}"
    return tuple(f"{corner} {piece}" for piece in (works, purse, figure))
