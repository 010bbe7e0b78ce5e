"""What the heuristic bot takes things to be worth, in one place.

Points are counted in thousandths throughout, and everything is a whole number, so that the bot
plays the same on every machine, compiled or not.
"""

from __future__ import annotations


class Weights:
    """The numbers that ``tools.research.tune_heuristic`` turns; one of 0 switches an idea off."""

    def __init__(self) -> None:
        # Majorities: how sure is a lead?  Margins are counted in half cubes.
        self.sharp = 400  # thousandths of a half cube: even at once another disc may act first
        self.spread = 420  # and more by the square root of the turns until the scoring
        self.near = 38  # thousandths off for every turn until then: what is far may be caught up
        self.final = 1000  # thousandths of the points of known scoring cards
        # Means: a first piece at the start of the game.
        self.wood = 470
        self.brick = 250
        self.marble = 350
        self.cloth = 450
        self.spare_cloth = 200  # beyond what ships and houses take at once
        self.ship = 1500
        self.house = 1200
        self.workshop = 1050
        self.more = 700  # thousandths that each further ship, house is worth of the one before
        self.card = 500
        self.fade = 3  # turns left at which means for later use are worth half
        # Discs
        self.own = 1000  # thousandths of what own discs gain by acting now and not later
        self.seat = 1800
        self.rival_seat = 400
        self.feed = 520  # thousandths of what others' discs do when we activate them
        self.white = 1500  # a white disc kept for later
        self.delivery = 900  # a cloth delivered
        self.artwork = 900
        self.contribution = 700
        self.build = 1200
        # The opening: which card is taken first; only comparisons count.
        self.start_wood = 0
        self.start_brick = 0
        self.start_marble = -1
        self.start_build = 1
        self.start_weave = 1
        self.depth = 3  # actions that are looked ahead within an activation

    def names(self) -> list[str]:
        """The names of all weights."""
        return [
            name
            for name in dir(self)
            if not name.startswith("_") and isinstance(getattr(self, name), int)
        ]
