"""The directory: everybody one has sat with, by keys that are of use to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.company import directory as directories
from signoria.server.company.company_keys import CompanyKeys
from signoria.server.company.directory import Directory
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Person
from signoria.server.journal.port import Journal
from signoria.server.protocol.company import Companion

from ..world import asynchronous
from .evenings import BOT, PEOPLE, Evening, journal_with

ADA, BEA, CAT, DAN, EVE = PEOPLE
TABLES = st.lists(st.sampled_from([*PEOPLE, BOT, None]), min_size=1, max_size=4)
EVENINGS = st.lists(
    st.builds(
        Evening,
        table=TABLES,
        status=st.sampled_from(["waiting", "running", "abandoned"]),
        updated=st.integers(0, 3).map(lambda hours: hours * 1000),
    ),
    max_size=12,
)


async def read_all(
    journal: Journal, keys: CompanyKeys, person: Person, *, hidden: bool = False
) -> list[Companion]:
    """All pages of a directory."""
    found, after, pages = list[Companion](), None, 0
    while pages == 0 or after:
        page = await Directory(journal, keys, person).find_page(after, hidden=hidden)
        assert len(page.people) <= directories.PAGE
        found, after, pages = [*found, *page.people], page.next, pages + 1
    return found


def companions_of(person: Person, evenings: Sequence[Evening]) -> dict[str, tuple[int, int]]:
    """Of everybody else at the person's tables: how many matches together, and the last."""
    found: dict[str, tuple[int, int]] = {}
    for evening in evenings:
        if person in evening.table and evening.status != "waiting":
            for other in {one for one in evening.table if one} - {person, BOT}:
                matches, last = found.get(other.name, (0, 0))
                found[other.name] = matches + 1, max(last, evening.updated // 1000)
    return found


@given(EVENINGS, st.integers(1, 3))
def test_everybody_once_and_no_key_of_another_s(evenings: list[Evening], page: int) -> None:
    async def work() -> None:
        journal = await journal_with(evenings)
        keys = CompanyKeys(journal)
        told = {person: await read_all(journal, keys, person) for person in PEOPLE}
        for person, found in told.items():
            numbers = {one.name: (one.matches, one.last) for one in found}
            assert numbers == companions_of(person, evenings)
            assert len(found) == len(numbers)
            assert [one.last for one in found] == sorted((one.last for one in found), reverse=True)
            for one in found:
                ids = {known.name: known.id for known in PEOPLE}
                own = await Directory(journal, keys, person).find([one.key])
                assert own == [ids[one.name]]
                assert not any(id in repr(one) for id in ids.values())
                for other in PEOPLE:
                    if other != person:
                        with pytest.raises(Refusal, match="at a table"):
                            await Directory(journal, keys, other).find([one.key])

    before, directories.PAGE = directories.PAGE, page
    try:
        asyncio.run(work())
    finally:
        directories.PAGE = before


@asynchronous
async def test_keys_stay_when_the_server_starts_again() -> None:
    journal = await journal_with([Evening([ADA, BEA], "running")])
    (one,) = await read_all(journal, CompanyKeys(journal), ADA)
    (again,) = await read_all(journal, CompanyKeys(journal), ADA)
    assert one == again
    other = await journal_with([Evening([ADA, BEA], "running")])
    (elsewhere,) = await read_all(other, CompanyKeys(other), ADA)
    assert one.key != elsewhere.key


@asynchronous
async def test_who_is_hidden_is_listed_apart_and_not_told() -> None:
    journal = await journal_with([Evening([ADA, BEA, CAT], "running")])
    keys = CompanyKeys(journal)

    async def names(person: Person, *, hidden: bool = False) -> dict[str, bool]:
        found = await read_all(journal, keys, person, hidden=hidden)
        assert all(one.hidden == hidden for one in found)
        return {one.name: one.invitable for one in found}

    bea = next(one for one in await read_all(journal, keys, ADA) if one.name == "Bea")
    told = await Directory(journal, keys, ADA).hide(bea.key, hidden=True)
    assert (told.name, told.hidden) == ("Bea", True)
    assert await names(ADA) == {"Cat": True}
    assert await names(ADA, hidden=True) == {"Bea": True}
    assert await names(BEA) == {"Ada": False, "Cat": True}
    await Directory(journal, keys, ADA).hide(bea.key, hidden=False)
    assert await names(BEA) == {"Ada": True, "Cat": True}


@asynchronous
async def test_whoever_cannot_be_invited_looks_alike() -> None:
    """Who wants no invitations, who has hidden the one who asks, and who is no more."""

    async def tell(change: str) -> Any:
        journal = await journal_with([Evening([ADA, BEA], "running")])
        await journal.keep_company_key("the same")
        if change == "nobody":
            await journal.keep_invited_by(BEA.id, "nobody")
        if change == "hidden":
            await journal.hide(BEA.id, ADA.id, away=True)
        if change == "gone":
            await journal.forget_token(BEA.id.encode(), 1)
        return await read_all(journal, CompanyKeys(journal), ADA)

    assert await tell("nobody") == await tell("hidden") == await tell("gone") != await tell("")


@asynchronous
async def test_a_part_of_a_name_finds_people_on_later_pages() -> None:
    others = [Person(f"{n:016}", f"{'Zoë' if n % 30 == 29 else 'Max'} {n}") for n in range(90)]
    journal = await journal_with(
        [Evening([ADA, one], "running", updated=9000 - n) for n, one in enumerate(others)]
    )
    directory = Directory(journal, CompanyKeys(journal), ADA)
    page = await directory.find_page(None, name=" ZO")
    assert [one.name for one in page.people] == ["Zoë 29", "Zoë 59", "Zoë 89"]
    assert page.next is None
    assert (await directory.find_page(None, name="nobody")).people == []


@asynchronous
async def test_joined_people_are_one_and_removed_ones_are_gone() -> None:
    evenings = [Evening([ADA, BEA], "running"), Evening([CAT, ADA], "running", updated=9000)]
    journal = await journal_with([*evenings, Evening([ADA, DAN, None], "running")])
    keys = CompanyKeys(journal)
    await journal.join_people(CAT.id, BEA.id)
    found = {one.name: one.matches for one in await read_all(journal, keys, ADA)}
    assert found == {"Cat": 2, "Dan": 1}  # under the name of the last evening
    dan = next(one for one in await read_all(journal, keys, ADA) if one.name == "Dan")
    await journal.begin_removal(DAN.id, 1)
    for step in (journal.erase_names("m2", DAN.id), journal.finish_removal(DAN.id), None):
        assert [one.name for one in await read_all(journal, keys, ADA)] == ["Cat"]
        with pytest.raises(Refusal):
            await Directory(journal, keys, ADA).find_companions([dan.key])
        if step:
            await step


@asynchronous
async def test_a_table_tells_the_others_at_it() -> None:
    journal = await journal_with(
        [Evening([ADA, BEA, CAT, BOT], "running"), Evening([ADA, DAN], "waiting")]
    )
    keys = CompanyKeys(journal)

    async def names(person: Person, match: str) -> list[str]:
        page = await Directory(journal, keys, person).find_table(match)
        assert page.next is None
        return sorted(one.name for one in page.people)

    assert await names(ADA, "m0") == ["Bea", "Cat"]
    for person, match in ((EVE, "m0"), (ADA, "m1"), (ADA, "none")):
        assert await names(person, match) == []


@asynchronous
async def test_a_guest_s_name_is_not_the_person_s() -> None:
    guest = Person(BEA.id, "Aunt")
    journal = await journal_with([Evening([ADA, guest, BEA], "running")])
    (one,) = await read_all(journal, CompanyKeys(journal), ADA)
    assert one.name == "Bea"


@pytest.mark.parametrize("after", ["", "x", "1", "1.", ".x", "-1.x", "²." + "x" * 16, "9" * 99])
@asynchronous
async def test_any_text_is_a_place(after: str) -> None:
    journal = await journal_with([Evening([ADA, BEA], "running")])
    await Directory(journal, CompanyKeys(journal), ADA).find_page(after, hidden=False)
