"""What one player owns and has made.  player.pxd has the C struct."""

from .board import PIECES, RESOURCES, SORTS


class Player:
    """Everything that belongs to a seat, all small numbers."""

    def __init__(self) -> None:
        self.seat = 0
        self.hex = 0  # where its figure stands
        self.coins = 0  # of 5 lire
        self.level = 0  # of its guild house (F4.7)
        self.tokens = [0] * RESOURCES
        self.made = [0] * PIECES
        self.unsold = [0] * PIECES
        self.fresh = [0] * PIECES  # made in this turn (F4.5)
        self.made_of = [0] * SORTS
        self.for_sale = 0  # the sum of unsold
        self.hires = 0
        self.painter = 0  # its first artist (F3.1)
        self.giotto = 0  # whether it has earned his bonus (F5.4)
        self.michelangelo = 0  # sculptures made while owning him
        self.leonardo = 0  # pieces sold while owning him


def pieces(me: Player) -> list[int]:
    """The pieces that a player has made, not sold, and made in this turn."""
    return [*me.made, *me.unsold, *me.fresh]
