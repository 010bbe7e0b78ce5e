"""What administrators see: lists of people and matches, and all of one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from ...decoders import json_decoder
from ..domain.clock.times import SECOND
from ..domain.refusals import refusal
from ..hub.hub import Hub
from ..hub.match_search import read_place, write_place
from ..journal.administration_rows import (
    KnownMatch,
    KnownPerson,
    KnownToken,
    LogRow,
    MatchFilter,
    PersonPlace,
    Restriction,
)
from ..journal.rows import ListPlace
from ..people.devices import device_id
from ..protocol import administration as bodies
from ..protocol.common import Room, Status
from .match_acts import MatchActs
from .office import Office, reach_journal
from .reports import talk_line

PAGE = 50
LINES = 200  # of the talk of a room
LOG = 200
OF_ONE = 20  # lines of the log, and matches, of one person or match
ROOMS: tuple[Room, ...] = ("players", "spectators")
PLACE = re.compile(r"[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}")


class AdminLists:
    """Reads lists; raises ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._office = Office(hub)
        self._hub = hub
        self._matches = MatchActs(hub)

    async def people(self, text: str, after: str | None) -> bodies.PersonPage:
        """A page of people."""
        place = PersonPlace(*check_place(after)) if after else None
        async with reach_journal():
            rows = await self._office.journal.search_people(text, place, PAGE)
        more = f"{rows[-1].created}.{rows[-1].id}" if len(rows) == PAGE else None
        return bodies.PersonPage([self._person(row) for row in rows], more)

    async def person(self, person: str) -> bodies.PersonFile:
        """All of one person."""
        known = await self._office.find_person(person)
        async with reach_journal():
            tokens = await self._office.journal.tokens(person, self._office.now)
            sought = MatchFilter(person=person)
            matches = await self._office.journal.search_all_matches(sought, None, OF_ONE)
            log = await self._office.journal.admin_log(OF_ONE, person)
        return bodies.PersonFile(
            self._person(known),
            [token_info(row) for row in tokens],
            [self._match(row) for row in matches],
            log_lines(log),
        )

    async def matches(
        self, text: str, status: Status | None, person: str | None, after: str | None
    ) -> bodies.MatchLines:
        """A page of matches."""
        if after:
            check_place(after)
        sought, place = MatchFilter(text, status, person), read_place(after)
        async with reach_journal():
            rows = await self._office.journal.search_all_matches(sought, place, PAGE)
        last = ListPlace(rows[-1].updated, rows[-1].id) if len(rows) == PAGE else None
        return bodies.MatchLines([self._match(row) for row in rows], last and write_place(last))

    async def match(self, match: str) -> bodies.MatchFile:
        """All of one match."""
        known, journal = await self._matches.find_match(match), self._hub.context.journal
        async with reach_journal():
            talk = [
                talk_line(room, row)
                for room in ROOMS
                for row in await journal.chat(match, room, LINES)
            ]
            log = await self._office.journal.admin_log(OF_ONE, match)
        return bodies.MatchFile(self._match(known), talk, log_lines(log))

    async def log(self) -> bodies.AdminLog:
        """The last acts."""
        async with reach_journal():
            return bodies.AdminLog(log_lines(await self._office.journal.admin_log(LOG)))

    async def administrators(self) -> bodies.Administrators:
        """Who looks after the server."""
        async with reach_journal():
            found = await self._office.journal.administrators()
        return bodies.Administrators([bodies.PersonRef(one.id, one.name) for one in found])

    def _person(self, row: KnownPerson) -> bodies.PersonLine:
        used = None if row.used is None else row.used // SECOND
        return bodies.PersonLine(
            *(row.id, row.name, row.created // SECOND, used, row.administrator),
            self._restrictions(row.id),
        )

    def _match(self, row: KnownMatch) -> bodies.MatchLine:
        return bodies.MatchLine(
            id=row.id,
            game=game_of(row.card),
            status=row.status,
            created=row.created // SECOND,
            updated=row.updated // SECOND,
            public=row.public,
            people=[bodies.PersonRef(*member) for member in row.members],
            restrictions=self._restrictions(row.id),
        )

    def _restrictions(self, target: str) -> list[bodies.RestrictionInfo]:
        return [restriction_info(one) for one in self._office.context.restrictions.of(target)]


class CardGame(msgspec.Struct):
    """Of a match's card, the game."""

    game: str


class StoredGame(msgspec.Struct):
    """Of a stored card, the game."""

    card: CardGame


decode_card = json_decoder(StoredGame).decode


def game_of(card: bytes) -> str:
    """The game of a match, as its stored card tells; empty if that is damaged."""
    try:
        return decode_card(card).card.game
    except msgspec.DecodeError:
        return ""


def restriction_info(row: Restriction) -> bodies.RestrictionInfo:
    """A restriction as it is told."""
    until = None if row.until is None else row.until // SECOND
    return bodies.RestrictionInfo(row.kind, row.at // SECOND, until, row.reason)


def token_info(row: KnownToken) -> bodies.TokenInfo:
    """What stands for somebody, as it is told."""
    return bodies.TokenInfo(
        id=device_id(row.hash),
        kind=row.kind,
        name=row.agent or "",
        since=row.created // SECOND,
        used=None if row.used is None else row.used // SECOND,
        until=None if row.expires is None else row.expires // SECOND,
        match=row.match,
        seat=row.seat,
    )


def log_lines(rows: Iterable[LogRow]) -> list[bodies.LogLine]:
    """Lines of the log as they are told."""
    return [
        bodies.LogLine(row.at // SECOND, row.actor, row.act, row.target, row.detail) for row in rows
    ]


def check_place(text: str) -> tuple[int, str]:
    """A place in a list; raises ``Refusal`` for what is none."""
    if not PLACE.fullmatch(text):
        raise refusal("bad-place")
    number, _, key = text.partition(".")
    return int(number), key
