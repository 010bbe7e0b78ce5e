"""All matches of a person, page by page, and those that are sought among them."""

from __future__ import annotations

from collections.abc import Sequence

from ..company.table_names import sit_alone
from ..domain.damage import DamagedMatches
from ..journal.company_rows import GroupRow
from ..journal.entries import Person
from ..journal.port import Journal
from ..journal.rows import ListPlace, LobbyRow
from ..protocol.common import MatchCard
from ..protocol.match_lists import MatchPage, MatchSearch
from ..views import match_card

PAGE = 20  # matches that a page shows
CHUNK = 50  # matches read at once
MOST = 500  # matches that one search looks through, so that it takes a bounded time
LIVE = ("waiting", "running")


class Search:
    """One search of a person among all its matches, or among those with these ``others``."""

    def __init__(
        self,
        journal: Journal,
        damages: DamagedMatches,
        person: Person,
        wish: MatchSearch,
        others: Sequence[str] = (),
    ) -> None:
        self._journal, self._damages = journal, damages
        self._person, self._wish, self._others = person, wish, others
        self.looked_at = 0  # matches, found or not

    async def find_page(self) -> MatchPage:
        """The next page of the matches that are sought, the last changed first."""
        found, place = list[MatchCard](), read_place(self._wish.after)
        while self.looked_at < MOST:
            rows = await self._read(place)
            for one in rows:
                row = one.row
                if too_old(row, self._wish):
                    return MatchPage(found, None)
                found += self._pick(one)
                place = ListPlace(row.updated, row.id)
                if len(found) == PAGE:
                    return MatchPage(found, write_place(place))
            if len(rows) < CHUNK:
                return MatchPage(found, None)
        return MatchPage(found, place and write_place(place))

    async def _read(self, place: ListPlace | None) -> list[GroupRow]:
        """The next matches in which somebody may be sought, without seats where nobody is."""
        me, away = self._person.id, self._wish.archived
        if self._others:
            return await self._journal.group_matches(me, self._others, place, CHUNK)
        rows = await self._journal.list_matches(me, place, CHUNK, archived=away)
        return [GroupRow(row, {}) for row in rows]

    def _pick(self, one: GroupRow) -> list[MatchCard]:
        """The card of a match that is sought, or none."""
        self.looked_at += 1
        cards = match_card.read_cards([one.row], self._person, self._damages)
        found = [card for card in cards if is_sought(card, self._wish)]
        return [card for card in found if self._is_ours(one, card)]

    def _is_ours(self, one: GroupRow, card: MatchCard) -> bool:
        """Whether nobody else has sat there, if that is sought."""
        people, holders = (self._person.id, *self._others), [seat.holder for seat in card.seats]
        return not (self._wish.only and self._others) or sit_alone(people, one.seats, holders)


def too_old(row: LobbyRow, wish: MatchSearch) -> bool:
    """Whether this match and all after it last changed before what is sought."""
    return wish.since is not None and row.updated // 1000 < wish.since


def is_sought(card: MatchCard, wish: MatchSearch) -> bool:
    """Whether a match is one of those that are sought."""
    return (
        wish.game in {None, card.game}
        and (wish.before is None or card.updated < wish.before)
        and has_name(card, wish.name)
        and has_outcome(card, wish)
    )


def has_name(card: MatchCard, part: str) -> bool:
    """Whether the name of somebody in the match has this part."""
    sought = part.strip().casefold()
    return any(sought in (seat.name or "").casefold() for seat in card.seats)


def has_outcome(card: MatchCard, wish: MatchSearch) -> bool:
    """Whether the match has ended as is sought, for the person's own seats."""
    if wish.outcome in {None, "under-way", "ended"}:
        return wish.outcome is None or (card.status in LIVE) == (wish.outcome == "under-way")
    places = [card.ranking[seat.seat] for seat in card.seats if card.ranking and seat.yours]
    return bool(places) and (1 in places) == (wish.outcome == "won")


def read_place(text: str | None) -> ListPlace | None:
    """A place in the list as ``write_place`` writes it."""
    if text is None:
        return None
    updated, _, match = text.partition(".")
    return ListPlace(int(updated), match)


def write_place(place: ListPlace) -> str:
    """A place in the list as a text."""
    return f"{place.updated}.{place.match}"
