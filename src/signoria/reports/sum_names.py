"""The names of the sums of a run, for those who add up and for those who read.

A name is made here and nowhere else, so that one that is misspelt is an error of the type checker
and not a chart that is silently left out.
"""

from __future__ import annotations

from typing import Literal, NewType

from ..games.shared.stats import Role

SumName = NewType("SumName", str)
By = Literal["order", "entrant"]  # of the seats, from the start; of the bots, as they were named
DEEDS: tuple[Role, ...] = ("choice", "route")  # the roles of what a seat does
BOTH: tuple[By, By] = ("order", "entrant")

GAMES = SumName("games")
TURNS = SumName("turns")
DECISIONS = SumName("decisions")
CHANCES = SumName("chances")
MARGINS = SumName("margins")
BEST = SumName("best")  # points of the winner
LEADER_WINS = SumName("leader wins")
POINTS_OVER_TIME = SumName("points over time")
RESULTS = SumName("results")  # one winner by points, one by the tie-break, several
ENDINGS = SumName("endings")  # by the rule that ended the game
WINNER_AT_HALF = SumName("winner at half")
CHANGES = SumName("changes")  # of the lead
DECIDED = SumName("decided")  # from when on the winner leads
APART = SumName("apart")  # squares of the points less their mean
APART_DEALT = SumName("apart dealt")
SETS = SumName("sets")


def wins(by: By) -> SumName:
    """The victories by seat or bot."""
    return SumName(f"{by} wins")


def points(by: By) -> SumName:
    """The points by seat or bot."""
    return SumName(f"{by} points")


def seats(by: By) -> SumName:
    """How many seats there were by seat or bot."""
    return SumName(f"{by} seats")


def apart(by: By) -> SumName:
    """The points less their mean by seat or bot."""
    return SumName(f"apart {by}")


def opening(kind: str) -> SumName:
    """Times, victories and points by what a seat began with."""
    return SumName(f"opening {kind}")


def amount(kind: str) -> SumName:
    """How often or how much of a kind of facts, by value."""
    return SumName(f"amount {kind}")


def doers(kind: str) -> SumName:
    """How many seats did each of a kind at least once, and their victories."""
    return SumName(f"doers {kind}")


def route(kind: str) -> SumName:
    """How often one fact of a kind follows another."""
    return SumName(f"route {kind}")


def scoring(kind: str) -> SumName:
    """The points of a kind of scorings, by value."""
    return SumName(f"scoring {kind}")


OPTION = "option "


def option(name: str, value: str) -> SumName:
    """What games with this value of an option came to."""
    return SumName(f"{OPTION}{name}={value}")


def option_of(name: SumName) -> tuple[str, str]:
    """The option and the value in a name that ``option`` has made."""
    found, _, value = name.removeprefix(OPTION).partition("=")
    return found, value
