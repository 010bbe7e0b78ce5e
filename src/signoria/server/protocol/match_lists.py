"""Bodies of the HTTP call that lists one's own matches."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import MatchCard
from .company import PersonKey
from .http import Request
from .patterns import whole

Outcome = Literal["under-way", "won", "lost", "ended"]
Seconds = Annotated[int, Meta(ge=0, lt=2**40)]
ListKey = Annotated[str, Meta(pattern=whole(r"[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}"))]


class MatchSearch(Request):
    """Which of one's own matches are sought; what is left out says nothing.

    ``name`` is a part of the name of somebody who plays in it, in any case of letters.  Of those
    with an ``outcome``, ``under-way`` have not ended, and ``ended`` have, also without a winner;
    ``won`` and ``lost`` are told of one's own seats.  ``archived``: those
    that were put away, instead of all others.  ``since`` and ``before`` limit when something
    last happened, in seconds since 1970.  ``after`` is the ``next`` of the page before.  With
    ``people`` only matches that began are sought in which these have sat with oneself, also those
    that were put away; with ``only`` no other people sat there.
    """

    game: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    outcome: Outcome | None = None
    archived: bool = False
    since: Seconds | None = None
    before: Seconds | None = None
    after: ListKey | None = None
    people: Annotated[tuple[PersonKey, ...], Meta(max_length=7)] = ()
    only: bool = False


class Archive(Request):
    """Whether a match that has ended is put away from one's own lists."""

    archived: bool


class MatchPage(msgspec.Struct):
    """Matches, the last changed first; ``next`` leads to those after them, None where none are.

    A page may have few matches, or none, although there are more: one search looks through some
    hundred only.
    """

    matches: list[MatchCard]
    next: str | None
