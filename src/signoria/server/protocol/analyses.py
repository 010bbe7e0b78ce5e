"""Bodies of the HTTP calls for analyses of games that are over, and for hints."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...analysis.findings import Decision, Luck, Outlook
from ...analysis.stages import Name
from .http import Request

Standing = Literal["waiting", "running", "whole", "stopped", "failed"]


class AnalysisNews(msgspec.Struct, kw_only=True):
    """An analysis as far as it has come, by its ``key``, under which it is found again.

    While it is ``waiting``, ``ahead`` others come before it.  ``progress`` is the part that is
    done, from 0 to 1.  The lists are what was found after as many findings as the caller said to
    have (``?after=N``), and ``next`` is how many it has now; what is found of a moment later on
    takes the place of what was found before.
    """

    key: str
    state: Standing
    ahead: int
    stage: Name
    progress: float
    next: int
    outlooks: list[Outlook]
    decisions: list[Decision]
    luck: list[Luck]


class Withdrawn(msgspec.Struct):
    """Nobody at the caller's address waits for the analysis any more."""

    key: str


class HintWish(Request):
    """Ask what to do in the position of this version."""

    version: Annotated[int, Meta(ge=0, le=2**31)]


class HintWay(msgspec.Struct):
    """One of the best moves: its number and notation, its worth from 0 to 1, its share of tries.

    ``unsure``: the tries do not tell its worth from that of the best.
    """

    action: int
    move: str
    worth: float
    share: float
    unsure: bool


class HintAim(msgspec.Struct):
    """A later move of the seat that the best one works towards, and in which share of the tries."""

    move: str
    share: float


class Hint(msgspec.Struct):
    """The best moves for the seat to move, best first, from what it has seen.

    ``version`` is the match's since which the position is as it is.  ``exact``: the rest of the
    game was searched out, so that their worths are no estimates.  ``then`` are the seat's own moves
    that would follow the best one, until chance or somebody else comes; ``after`` is the table
    then, as the seat would see it, null where something hidden would come to light.  ``aim`` is
    what it all works towards, where that takes several turns.
    """

    version: int
    seat: int
    ways: list[HintWay]
    exact: bool
    then: list[str]
    after: msgspec.Raw
    aim: HintAim | None
