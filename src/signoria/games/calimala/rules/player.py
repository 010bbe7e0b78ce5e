"""What one player owns, has placed and knows.  player.pxd has the C struct."""

from .board import BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, MAX_WORKSHOPS, PORTS


class Player:
    """One mat (C1.1) and everything else that belongs to a seat, all small numbers."""

    def __init__(self) -> None:
        self.seat = 0
        self.warehouse = [0] * MATERIALS
        self.workshops = 0
        self.cloth = [0] * MAX_WORKSHOPS
        self.ships = 0
        self.houses = [0] * PORTS  # by trade city
        self.delivered = [0] * CITIES
        self.contributed = [0] * (CHURCHES * MATERIALS)
        self.artworks = [0] * BUILDINGS
        self.reserve = 0
        self.coloured = 0  # discs in reserve
        self.white = 0
        self.removed = 0  # coloured discs out of the game
        self.seats = 0
        self.newest_seat = 0  # number of its tile
        self.council_art = 0  # the rank of its first artwork at the council, from 1
        self.hand = [0] * KINDS
        self.hand_size = 0
        self.dealt = [0] * DEALT  # scoring cards
        self.kept = 0
        self.score = 0


def goods(me: Player) -> list[int]:
    """What a player has, from the warehouse to the white discs, in the order of the fields."""
    return [
        *(*me.warehouse, me.workshops, *me.cloth, me.ships, *me.houses, *me.delivered),
        *(*me.contributed, *me.artworks, me.reserve, me.coloured, me.white),
    ]
