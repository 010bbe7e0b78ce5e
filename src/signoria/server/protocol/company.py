"""Bodies of the HTTP calls about people one has sat with at a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Seat
from .http import Request
from .patterns import whole

PersonKey = Annotated[str, Meta(pattern=whole("[A-Za-z0-9_-]{16}"))]
PersonPlace = Annotated[str, Meta(pattern=whole(r"[0-9]{1,15}\.[A-Za-z0-9_-]{16}"))]
GroupKeys = Annotated[list[PersonKey], Meta(min_length=1, max_length=7)]


class Companion(msgspec.Struct):
    """Somebody with whom one has sat in so many ``matches`` that began.

    ``key`` is how oneself knows the person; it is the same each time, and of no use to anybody
    else.  ``name`` is the one of the ``last`` match, which changed then, in seconds since 1970.
    ``invitable``: one may invite the person by name; if not, nobody tells why.  ``hidden``: one has
    hidden the person, who cannot invite oneself any more.
    """

    key: str
    name: str
    matches: int
    last: int
    invitable: bool
    hidden: bool


class CompanionPage(msgspec.Struct):
    """People, the last met first; ``next`` leads to those after them, None where none are.

    A page may have few people, or none, although there are more.
    """

    people: list[Companion]
    next: str | None


class HidingWish(Request):
    """Whether somebody is hidden."""

    hidden: bool


class InvitationRule(Request):
    """Who may invite one by name: those one has sat with at a table, or nobody."""

    by: Literal["met", "nobody"]


class NewInvitation(Request):
    """To keep an open seat of one's match for somebody one has sat with."""

    seat: Seat
    person: PersonKey


class Group(Request):
    """Oneself and others, by their keys.  ``only``: matches in which no other people sat."""

    people: GroupKeys
    only: bool = False


class StandingRow(msgspec.Struct):
    """How somebody stands: the matches won, also those with others; None where none has ended."""

    wins: int
    average_place: float | None
    best_score: int | None


class GameStandings(msgspec.Struct):
    """The ``matches`` of a game that came to their end, those that were given up, and the rows.

    The first row is one's own; the others follow as the people do.
    """

    game: str
    matches: int
    given_up: int
    rows: list[StandingRow]


class GroupStandings(msgspec.Struct):
    """The people of a group without oneself, and its standings by games.

    ``more``: there are older matches, which were not counted.
    """

    people: list[Companion]
    games: list[GameStandings]
    more: bool
