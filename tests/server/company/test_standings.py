"""Standings and matches of a group, against a count of all evenings by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from signoria.server.company import standings as counting
from signoria.server.company.standings import Standings
from signoria.server.domain.damage import DamagedMatches
from signoria.server.hub.match_search import Search
from signoria.server.journal.entries import Person
from signoria.server.protocol.company import GameStandings, StandingRow
from signoria.server.protocol.match_lists import MatchSearch

from ..world import asynchronous
from .evenings import BOT, PEOPLE, Evening, journal_with

ADA, BEA, CAT, *_ = PEOPLE
GAMES = ("calimala", "forging-florence")
NUMBERS = st.lists(st.integers(1, 4), min_size=4, max_size=4)
EVENINGS = st.lists(
    st.builds(
        Evening,
        table=st.lists(st.sampled_from([*PEOPLE[:3], BOT, None]), min_size=4, max_size=4),
        status=st.sampled_from(["over", "over", "abandoned", "running", "waiting"]),
        places=NUMBERS,
        scores=NUMBERS,
        updated=st.integers(0, 5),
        game=st.sampled_from(GAMES),
    ),
    max_size=12,
)
GROUPS = st.sampled_from([(BEA,), (CAT,), (BEA, CAT)])


def is_ours(evening: Evening, group: Sequence[Person], only: bool) -> bool:
    """Whether all of these sat there in a match that began, and nobody else if that is sought."""
    there = {one for one in evening.table if one and one != BOT}
    whole = there == set(group) if only else there >= set(group)
    return whole and evening.status != "waiting"


def row_of(person: Person, evenings: Sequence[Evening]) -> StandingRow:
    """How somebody did in these evenings, all of which came to their end."""
    seats = [[n for n, one in enumerate(each.table) if one == person] for each in evenings]
    places = [min(each.places[n] for n in own) for each, own in zip(evenings, seats, strict=True)]
    scores = [max(each.scores[n] for n in own) for each, own in zip(evenings, seats, strict=True)]
    average = round(sum(places) / len(places), 2) if places else None
    return StandingRow(places.count(1), average, max(scores, default=None))


def count_by_hand(evenings: Sequence[Evening], group: Sequence[Person]) -> list[GameStandings]:
    """The standings of a group, counted by hand."""
    found = []
    for game in GAMES:
        own = [one for one in evenings if one.game == game]
        over = [one for one in own if one.status == "over"]
        given_up = sum(one.status == "abandoned" for one in own)
        if over or given_up:
            rows = [row_of(person, over) for person in group]
            found.append(GameStandings(game, len(over), given_up, rows))
    return sorted(found, key=lambda one: (-one.matches, one.game))


@given(EVENINGS, GROUPS, st.booleans(), st.integers(1, 4))
def test_standings_count_every_evening_once(
    evenings: list[Evening], others: tuple[Person, ...], only: bool, chunk: int
) -> None:
    async def work() -> None:
        journal, group = await journal_with(evenings), (ADA, *others)
        standings = Standings(journal, [one.id for one in group], only=only)
        ours = [one for one in evenings if is_ours(one, group, only)]
        assert await standings.count() == count_by_hand(ours, group)
        assert not standings.more

    before, counting.CHUNK = counting.CHUNK, chunk
    try:
        asyncio.run(work())
    finally:
        counting.CHUNK = before


@given(EVENINGS, GROUPS, st.booleans())
def test_the_matches_of_a_group_are_found(
    evenings: list[Evening], others: tuple[Person, ...], only: bool
) -> None:
    async def work() -> None:
        journal, group = await journal_with(evenings), (ADA, *others)
        await journal.archive(ADA.id, "m0", away=True)
        wish, ids = MatchSearch(only=only), [one.id for one in others]
        page = await Search(journal, DamagedMatches(), ADA, wish, ids).find_page()
        ours = {f"m{n}" for n, one in enumerate(evenings) if is_ours(one, group, only)}
        assert {card.id for card in page.matches} == ours
        for card in page.matches:
            own = [seat for seat, one in enumerate(evenings[int(card.id[1:])].table) if one == ADA]
            assert [seat.seat for seat in card.seats if seat.yours] == own

    asyncio.run(work())


@asynchronous
async def test_of_very_many_matches_the_newest_are_counted() -> None:
    places, scores = (1, 2), (9, 8)
    evenings = [
        Evening([ADA, BEA], places=places, scores=scores, updated=number) for number in range(7)
    ]
    journal = await journal_with(evenings)
    before = counting.CHUNK, counting.MOST
    counting.CHUNK, counting.MOST = 3, 6
    try:
        standings = Standings(journal, [ADA.id, BEA.id], only=False)
        (game,) = await standings.count()
    finally:
        counting.CHUNK, counting.MOST = before
    assert (game.matches, standings.more, standings.looked_at) == (6, True, 6)
