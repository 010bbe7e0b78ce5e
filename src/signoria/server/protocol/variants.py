"""Variants: files that change numbers of a game's rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .common import Problem
from .http import Request

LONGEST = 60_000  # characters of a file
Amount = int | list[int]
GameName = Annotated[str, Meta(max_length=40)]


class VariantNumber(msgspec.Struct):
    """A number that a variant may set, or a list of ``most`` at the most (0: no list).

    ``usual`` is the rulebook's.  ``text`` is the end of the id of the message that says what it is,
    with the messages ``names`` in it; ``rule`` is the number of the rule that it belongs to.
    """

    key: str
    usual: Amount
    low: int
    high: int
    step: int
    most: int
    rule: str
    text: str
    names: dict[str, str]


class VariantNumbers(msgspec.Struct):
    """All numbers of a game, in the order of a file, under these rules."""

    game: str
    rules: str
    numbers: list[VariantNumber]


class VariantText(Request):
    """The text of a file, or what differs in one word."""

    game: GameName
    text: Annotated[str, Meta(max_length=LONGEST)]


class TrialGames(msgspec.Struct):
    """Games of bots with so many players: rounds in the mean, and how many one alone has won."""

    players: int
    games: int
    rounds: float
    won: int


class CheckedVariant(msgspec.Struct):
    """What a text is: the value of the option ``variant``, and all that differs from the rulebook.

    ``faults`` are all that is wrong with it; then there is no variant.  ``trials`` are games that
    were played with it: none where nothing differs, where there is no time for them, or where
    nobody can play them beside the server.  ``verdict``: ``unplayable`` if nobody scored in any,
    ``undecided`` if nobody won one alone, ``slow`` if they were not over in time, else empty.
    """

    variant: str | None
    changes: dict[str, Amount] = {}
    faults: list[Problem] = []
    trials: list[TrialGames] = []
    verdict: str = ""
