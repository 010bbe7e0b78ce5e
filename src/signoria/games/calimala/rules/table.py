"""Everything on the table, as plain data.  The rules are functions in the modules beside it."""

import cython

if not cython.compiled:
    from .board import (
        CHOICES,
        CITIES,
        KINDS,
        LOG,
        MAX_SEATS,
        SETS,
        SQUARES,
        STACK,
        START_CARDS,
        STREETS,
        TILES,
    )
    from .memory import link
    from .player import Player
    from .values import STANDARD


class Table:
    """The fields from ``block`` to ``log`` are the state; the rest is scratch paper."""

    def __cinit__(self) -> None:  # compiled only: Python never calls it
        link(self)

    def __init__(self) -> None:
        if not cython.compiled:
            self.players = [Player() for _ in range(MAX_SEATS)]
            self.seats = 0
            self.edition = 0
            self.layout = 0
            self.start = 0
            self.squares = [0] * SQUARES
            self.street_kind = [0] * (2 * STREETS)
            self.tiles = [0] * TILES
            self.face_up = 0
            self.aside = 0
            self.discs = [0] * (STREETS * STACK)  # bottom to top
            self.height = [0] * STREETS
            self.scored = 0
            self.council = [0] * TILES
            self.city_used = [0] * CITIES
            self.church_used = [0] * KINDS
            self.artwork_used = [0] * 4
            self.open_cards = [0] * START_CARDS
            self.deck = [0] * KINDS
            self.deck_size = 0
            self.discard = [0] * KINDS
            self.discard_size = 0
            self.turns = 0
            self.active = 0
            self.mover = 0
            self.phase = 0
            self.street = 0
            self.depth = 0
            self.left = [0, 0]
            self.duty = 0
            self.removed_white = 0
            self.blind = 0  # what a seat has not seen is erased, see knowledge/what_a_seat_sees.py
            self.values = STANDARD  # the numbers of the rules
            self.log_length = 0
            self.log = [0] * LOG
            self.listed = 0  # how many choices of this very position are written down
            self.choices = [0] * CHOICES
            self.allowed = [0] * SETS  # the legal actions as bits, see legality.py
            self.points = [0] * MAX_SEATS
            self.keys = [0] * MAX_SEATS
