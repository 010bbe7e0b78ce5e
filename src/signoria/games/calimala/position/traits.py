"""What everybody can see of a position in pieces, by which positions like it are found."""

from __future__ import annotations

from ...contract import Traits
from ..rules import names
from ..rules.board import PORTS
from .position import Mat, Position

# Of the fifteen tiles.  Who gives all six cities each other's names, and so has the same game,
# leaves nine; two random orders have eight in common once in 100,000 games.
ALIKE = 8
ENOUGH = 12  # tiles in random order of which two games have so many in common as rarely
TELLING = 4  # cubes on the board from which a mat is like few others


def traits(position: Position) -> Traits:
    """Its tiles in their order (C1.6), and what each seat has and has placed (C1.1).

    A tile to which a variant gives its place tells nothing.
    """
    places = position.values.places
    tiles = [(at, tile) for at, tile in enumerate(position.tiles) if places[tile] == 0]
    rare = len(tiles) >= ENOUGH
    if not rare:  # the same in many games, which are told apart by what is drawn
        tiles = list(enumerate(position.tiles))
    order = frozenset(f"{at} {names.TILES[tile]}" for at, tile in tiles)
    table = (
        piece for mat in position.mats if discs_placed(mat) >= TELLING for piece in pieces(mat)
    )
    return Traits(order, ALIKE, rare, frozenset(table))


def discs_placed(mat: Mat) -> int:
    """Cubes on the board."""
    return sum(mat.delivered) + sum(mat.contributed) + sum(mat.artworks)


def pieces(mat: Mat) -> tuple[str, str]:
    """A mat in two pieces, so that one thing that is another leaves the rest as it is.

    Which city of its kind is which makes no difference: with other names it is the same game, and
    the tiles do not tell it any more when some of them have been scored.
    """
    store = (mat.warehouse, mat.workshops, mat.cloth, mat.ships, sum(mat.houses), discs_placed(mat))
    delivered = sorted(mat.delivered[:PORTS]), sorted(mat.delivered[PORTS:])
    return f"store {store}", f"board {delivered} {mat.contributed} {mat.artworks}"
