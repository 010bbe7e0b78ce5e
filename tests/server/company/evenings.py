"""Evenings that were played: matches as they are stored, without their moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.cells.cells import MemoryCells
from signoria.server.journal.entries import Person
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import MatchRow, TokenRow
from signoria.server.protocol.common import Holder, MatchCard, SeatInfo, Status
from signoria.server.views.match_card import StoredCard
from tests.server.journal.support.matches import first_entry

NAMES = ("Ada", "Bea", "Cat", "Dan", "Eve")
PEOPLE = tuple(Person(name.lower() * 5 + "-", name) for name in NAMES)
BOT = Person("a-network-bot---", "Bot 3")


class Evening(NamedTuple):
    """Who sat there in order, None for a bot of the server; its end, with the places and scores."""

    table: Sequence[Person | None]
    status: Status = "over"
    places: Sequence[int] = ()
    scores: Sequence[int] = ()
    updated: int = 1000
    game: str = "calimala"


def seat_info(number: int, person: Person | None) -> SeatInfo:
    """A seat as a card has it."""
    holder: Holder = "network-bot" if person == BOT else "person" if person else "bot"
    name = person.name if person else None
    return SeatInfo(seat=number, holder=holder, name=name, bot=None, yours=False, standing_in=None)


def card_of(match: str, evening: Evening) -> bytes:
    """The card of an evening as it is stored."""
    over = evening.status == "over"
    card = MatchCard(
        id=match,
        game=evening.game,
        options={},
        status=evening.status,
        public=False,
        spectators=False,
        clock=None,
        host=False,
        seats=[seat_info(number, person) for number, person in enumerate(evening.table)],
        to_move=None,
        your_turn=False,
        created=0,
        updated=0,
        invitation=None,
        rematch=None,
        scores=list(evening.scores) if over else None,
        ranking=list(evening.places) if over else None,
    )
    return msgspec.json.encode(StoredCard(card, PEOPLE[0].id))


async def play(journal: Journal, match: str, evening: Evening) -> None:
    """Write an evening down."""
    members: dict[str, list[int]] = {}
    for seat, person in enumerate(evening.table):
        if person:
            members.setdefault(person.id, []).append(seat)
    turn = None if evening.status == "waiting" else 1
    row = MatchRow(
        status=evening.status,
        updated=evening.updated,
        turn=turn,
        card=card_of(match, evening),
        members=members,
    )
    await journal.append(match, 1, [first_entry()], row)


async def journal_with(evenings: Sequence[Evening]) -> Journal:
    """A journal in memory with these people and evenings, ``m0`` and so on."""
    journal: Journal = await CellJournal.open(MemoryCells())
    for person in (*PEOPLE, BOT):
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
        await journal.add_person(person, token)
    for number, evening in enumerate(evenings):
        await play(journal, f"m{number}", evening)
    return journal
