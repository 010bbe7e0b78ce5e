"""What the heuristic bot takes things to be worth, in one place.

Everything is a whole number, so that the bot plays the same on every machine, compiled or not.
"""

from __future__ import annotations


class Weights:
    """The numbers that can be turned; times are in thousandths of a turn."""

    def __init__(self) -> None:
        self.race = 1  # whether all is done for Brunelleschi as long as he is free
        self.dice = 1  # whether routes are weighed by all throws of the die, or by distance
        self.exact = 1  # whether it matters on which hex at home the next project begins
        self.crowd = 300  # the golden hex may be taken when we come (F4.2)
        self.giotto = 3000  # what his bonus may cost in the race (F5.4)
        self.finish = 500  # thousandths of the time from hiring Brunelleschi to the Dome that count
        self.poor = 8000  # hiring Brunelleschi without the money for his tools
        self.depth = 2  # projects that are looked ahead when there is no race
        self.fuss = 5  # points that a hire must bring, so that none is made in vain
        self.eager = 150  # points for making the Dome when that wins
        self.margin = 10  # points that rivals may still gain when the Dome is made
        self.open_turns = 30  # turns to the end while nobody owns Brunelleschi
        self.own_turns = 20  # while we do
        self.rival_turns = 14  # while a rival does
        self.final_turns = 7  # and has made The Sacrifice of Isaac

    def names(self) -> list[str]:
        """The names of all weights."""
        return [
            name
            for name in dir(self)
            if not name.startswith("_") and isinstance(getattr(self, name), int)
        ]
