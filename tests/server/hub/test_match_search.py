"""All matches of a person, page by page, and those that are sought among them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.decoders import convert
from signoria.server.domain.commands import Join
from signoria.server.domain.damage import DamagedMatches
from signoria.server.hub.match_search import CHUNK, MOST, PAGE, Search
from signoria.server.journal.entries import Person
from signoria.server.journal.rows import ListPlace, LobbyRow
from signoria.server.protocol.common import Holder, MatchCard, SeatInfo, Status
from signoria.server.protocol.match_lists import MatchPage, MatchSearch
from signoria.server.views.match_card import StoredCard

from ..world import ANN, BEN, ME, OPEN, RANDOM, World, asynchronous, new_match, world

GAMES = ("calimala", "forging-florence")
NAMES = ("Bea", "bea l.", "Carlo", None)
ENDS = ("waiting", "running", "won", "lost", "abandoned")
DAY = 24 * 3600


class Matches:
    """A journal that has a person's matches only, one for each of these kinds."""

    def __init__(self, kinds: list[tuple[str, str | None, str]]) -> None:
        self.rows = [make_row(number, *kind) for number, kind in enumerate(kinds)]
        self.asked = 0

    async def list_matches(
        self, person: str, after: ListPlace | None, number: int, *, archived: bool
    ) -> list[LobbyRow]:
        assert person == ANN.id
        assert not archived
        self.asked += 1
        ordered = sorted(self.rows, key=lambda row: (-row.updated, row.id))
        behind = [
            row
            for row in ordered
            if after is None or (-row.updated, row.id) > (-after[0], after[1])
        ]
        return behind[:number]


def make_row(number: int, game: str, name: str | None, end: str) -> LobbyRow:
    """A match of Ann, in seat 0, and somebody else; two of them change on each day."""
    status: Status = "over" if end in {"won", "lost"} else end  # type: ignore[assignment]
    card = MatchCard(
        id=f"m{number:04}",
        game=game,
        options={},
        status=status,
        public=False,
        spectators=False,
        clock=None,
        host=False,
        seats=[make_seat(0, "Ann"), make_seat(1, name)],
        to_move=None,
        your_turn=False,
        created=0,
        updated=0,
        invitation=None,
        rematch=None,
        scores=[9, 8],
        ranking={"won": [1, 2], "lost": [2, 1]}.get(end),
    )
    body = msgspec.json.encode(StoredCard(card, ANN.id))
    updated = 1000 * DAY * (number // 2)
    return LobbyRow(card.id, 1, status, 0, updated, None, body, [0])


def make_seat(number: int, name: str | None) -> SeatInfo:
    """A seat of a person, or of a bot, which has no name."""
    holder: Holder = "person" if name else "bot"
    return SeatInfo(seat=number, holder=holder, name=name, bot=None, yours=False, standing_in=None)


def read_all(matches: Matches, wish: MatchSearch) -> list[MatchPage]:
    """All pages of what is sought."""
    pages, after = list[MatchPage](), None
    while not pages or after:
        asked = msgspec.structs.replace(wish, after=after)
        page = asyncio.run(Search(matches, DamagedMatches(), ANN, asked).find_page())  # type: ignore[arg-type]
        pages.append(page)
        after = page.next
    return pages


WISHES = st.builds(
    MatchSearch,
    game=st.sampled_from([None, *GAMES]),
    name=st.sampled_from(["", "BEA", "carlo", "ann", "nobody"]),
    outcome=st.sampled_from([None, "under-way", "won", "lost", "ended"]),
    since=st.sampled_from([None, 0, 3 * DAY, 9 * DAY]),
    before=st.sampled_from([None, 0, 5 * DAY, 99 * DAY]),
)
KINDS = st.tuples(st.sampled_from(GAMES), st.sampled_from(NAMES), st.sampled_from(ENDS))


@given(st.lists(KINDS, max_size=130), WISHES)
@settings(deadline=None)
def test_the_pages_have_each_match_that_is_sought_once_and_in_order(
    kinds: list[tuple[str, str | None, str]], wish: MatchSearch
) -> None:
    expected = []
    for number, (game, name, end) in enumerate(kinds):
        day = DAY * (number // 2)
        people = f"ann {name or ''}".casefold()
        outcome = {
            None: True,
            "under-way": end in {"waiting", "running"},
            "ended": end not in {"waiting", "running"},
        }.get(wish.outcome, end == wish.outcome)
        sought = wish.game in {None, game} and wish.name.casefold() in people and outcome
        if sought and (wish.since or 0) <= day and (wish.before is None or day < wish.before):
            expected.append((-(number // 2), f"m{number:04}"))
    pages = read_all(Matches(kinds), wish)
    assert [card.id for page in pages for card in page.matches] == [
        id for _, id in sorted(expected)
    ]
    assert all(len(page.matches) <= PAGE for page in pages)


def test_a_page_is_full_before_the_next_begins() -> None:
    pages = read_all(Matches([("calimala", None, "won")] * (2 * PAGE + 1)), MatchSearch())
    assert [len(page.matches) for page in pages] == [PAGE, PAGE, 1]


def test_one_search_looks_through_a_bounded_number() -> None:
    matches = Matches([("calimala", None, "won")] * (3 * MOST))
    wish = MatchSearch(name="nobody")
    first = asyncio.run(Search(matches, DamagedMatches(), ANN, wish).find_page())  # type: ignore[arg-type]
    assert first.matches == []
    assert first.next is not None
    assert matches.asked == MOST // CHUNK
    assert len(read_all(matches, wish)) == 4  # the last one finds that there is no more


@asynchronous
async def test_a_person_finds_what_it_played(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        among = await new_match(here.hub, ME, OPEN, RANDOM, public=True)
        await here.hub.carry_out(among, BEN, Join())
        alone = await new_match(here.hub, ME, RANDOM, RANDOM)
        assert await find(here, ANN) == {among, alone}
        assert await find(here, ANN, name="be") == {among}
        assert await find(here, BEN) == {among}
        assert await find(here, BEN, outcome="ended") == set()


async def find(here: World, person: Person, **wish: str) -> set[str]:
    """The matches that a person finds."""
    context = here.hub.context
    sought = convert(wish, MatchSearch)
    page = await Search(context.journal, context.damaged, person, sought).find_page()
    return {card.id for card in page.matches}


@pytest.mark.parametrize("after", ["", "x", "1", "1.", "1.m/..", "9" * 30 + ".m", "-1.m"])
def test_a_place_that_is_none_is_refused(after: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        convert({"after": after}, MatchSearch)
