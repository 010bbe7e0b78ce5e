"""What any journal promises of people who sat at one table, and of who wants to be left alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from signoria.server.journal.company_rows import CompanionRow
from signoria.server.journal.entries import AnyEntry, Person, Started
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import ListPlace, MatchRow, TokenRow
from signoria.server.protocol.common import Status
from tests.server.journal.support.matches import ADA, first_entry
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal], Awaitable[None]]
Use = Callable[[Work], None]
BEA = Person("bea-bea-bea-bea-", "Bea")
CAT = Person("cat-cat-cat-cat-", "Cat")
DAN = Person("dan-dan-dan-dan-", "Dan")
STARTED = Started(at=2, rules="1", setup={})


async def live(journal: Journal, *people: Person) -> None:
    for person in people:
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
        await journal.add_person(person, token)


async def sit(
    journal: Journal, match: str, *people: Person, status: Status = "over", updated: int = 1
) -> None:
    """A match with these on its seats, in order; one that does not wait has begun."""
    members = {person.id: [seat] for seat, person in enumerate(people)}
    members.setdefault(ADA.id, [])
    begun = status != "waiting"
    entries: list[AnyEntry] = [first_entry(), *([STARTED] if begun else [])]
    turn, card = (3 if begun else None), match.encode()
    row = MatchRow(status=status, updated=updated, turn=turn, card=card, members=members)
    await journal.append(match, 1, entries, row)


async def company(journal: Journal, person: Person) -> dict[str, CompanionRow]:
    return {row.person: row for row in await journal.companions(person.id)}


def test_companions_are_who_sat_at_a_table_that_began(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA, BEA, CAT, DAN)
        await sit(journal, "a", ADA, BEA, updated=5)
        await sit(journal, "b", BEA, ADA, CAT, status="running", updated=9)
        await sit(journal, "c", ADA, BEA, status="abandoned", updated=7)
        await sit(journal, "d", ADA, DAN, status="waiting")
        await sit(journal, "e", BEA, DAN)  # Ada is its host only
        assert await company(journal, ADA) == {
            BEA.id: CompanionRow(BEA.id, 3, 9, "b"),
            CAT.id: CompanionRow(CAT.id, 1, 9, "b"),
        }
        assert (await company(journal, DAN)).keys() == {BEA.id}
        assert sorted(await journal.company_of("b", ADA.id)) == [BEA.id, CAT.id]
        for match in ("d", "e", "?"):
            assert await journal.company_of(match, ADA.id) == []

    work_with(work)


def test_a_meeting_tells_the_table_and_who_may_invite(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA, BEA, CAT)
        await sit(journal, "a", ADA, BEA, CAT, DAN)

        async def invitable(viewer: Person) -> dict[str, bool]:
            rows = sorted(await journal.companions(viewer.id))
            found = await journal.meetings(viewer.id, rows)
            assert [one.person for one in found] == [row.person for row in rows]
            assert {bytes(one.card) for one in found} == {b"a"}
            return {one.name or "?": one.invitable for one in found}

        rows = await journal.companions(ADA.id)
        seats = {one.person: list(one.seats) for one in await journal.meetings(ADA.id, rows)}
        assert seats == {BEA.id: [1], CAT.id: [2], DAN.id: [3]}
        assert await invitable(ADA) == {"Bea": True, "Cat": True, "?": False}  # Dan is nobody
        assert await journal.invited_by(BEA.id) == "met"
        await journal.keep_invited_by(BEA.id, "nobody")
        assert await journal.invited_by(BEA.id) == "nobody" == await journal.invited_by("?")
        assert await invitable(ADA) == {"Bea": False, "Cat": True, "?": False}
        await journal.keep_invited_by(BEA.id, "met")
        for _ in range(2):
            await journal.hide(CAT.id, ADA.id, away=True)
        await journal.hide("?", ADA.id, away=True)
        assert await journal.hidden_people(CAT.id) == [ADA.id]
        assert await journal.hidden_people("?") == []
        assert await invitable(ADA) == {"Bea": True, "Cat": False, "?": False}
        assert await invitable(BEA) == {"Ada": True, "Cat": True, "?": False}
        assert await invitable(CAT) == {"Ada": True, "Bea": True, "?": False}
        await journal.hide(CAT.id, ADA.id, away=False)
        assert await journal.hidden_people(CAT.id) == []

    work_with(work)


def test_matches_of_a_group_come_page_by_page(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA)
        for number in range(30):
            at_table = [ADA, BEA, CAT][: 1 + number % 3]
            await sit(journal, f"m{number:02}", *at_table, updated=number // 2)
        await journal.archive(ADA.id, "m29", away=True)
        await sit(journal, "w", ADA, BEA, CAT, status="waiting", updated=99)

        async def read_all(*others: Person) -> list[str]:
            found, place = list[str](), None
            ids = [other.id for other in others]
            while rows := await journal.group_matches(ADA.id, ids, place, 4):
                place = ListPlace(rows[-1].row.updated, rows[-1].row.id)
                found += [one.row.id for one in rows]
                for one in rows:
                    assert one.row.seats == [0] == one.seats[ADA.id]
                    assert {*ids} <= one.seats.keys()
            return found

        ordered = [f"m{number:02}" for number in sorted(range(30), key=lambda n: (-(n // 2), n))]
        assert await read_all(BEA) == [match for match in ordered if int(match[1:]) % 3 > 0]
        assert await read_all(BEA, CAT) == [match for match in ordered if int(match[1:]) % 3 == 2]
        assert await read_all(DAN) == await read_all(BEA, DAN) == []

    work_with(work)


def test_joined_people_are_one_companion_with_the_stricter_wish(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA, BEA, CAT, DAN)
        await sit(journal, "a", ADA, BEA)
        await sit(journal, "b", ADA, CAT, updated=4)
        await journal.keep_invited_by(CAT.id, "nobody")
        await journal.hide(CAT.id, DAN.id, away=True)
        await journal.hide(CAT.id, BEA.id, away=True)
        await journal.hide(ADA.id, CAT.id, away=True)
        await journal.hide(DAN.id, BEA.id, away=True)
        await journal.join_people(CAT.id, BEA.id)
        assert await company(journal, ADA) == {BEA.id: CompanionRow(BEA.id, 2, 4, "b")}
        assert await journal.invited_by(BEA.id) == "nobody"
        hidden = {one.name: await journal.hidden_people(one.id) for one in (ADA, BEA, CAT, DAN)}
        assert hidden == {"Ada": [BEA.id], "Bea": [DAN.id], "Cat": [], "Dan": [BEA.id]}

    work_with(work)


def test_removed_people_are_no_companions_and_nobodys_wish(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA, BEA, CAT)
        await sit(journal, "a", ADA, BEA)
        await journal.hide(ADA.id, BEA.id, away=True)
        await journal.hide(BEA.id, CAT.id, away=True)
        await journal.begin_removal(BEA.id, 5)
        assert await journal.companions(ADA.id) == []
        assert await journal.company_of("a", ADA.id) == []
        assert await journal.hidden_people(ADA.id) == await journal.hidden_people(BEA.id) == []
        await journal.erase_names("a", BEA.id)
        await journal.finish_removal(BEA.id)
        left: list[Any] = [row.person for row in await journal.companions(ADA.id)]
        assert BEA.id not in left

    work_with(work)


def test_who_comes_back_never_leaves_no_wishes(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal, ADA, BEA)
        await journal.hide(BEA.id, ADA.id, away=True)
        await journal.keep_invited_by(BEA.id, "nobody")
        await journal.forget_token(BEA.id.encode(), 3)
        assert await journal.hidden_people(BEA.id) == []
        await live(journal, BEA)
        assert await journal.invited_by(BEA.id) == "met"

    work_with(work)


def test_the_key_is_kept_once_and_is_not_that_of_push(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        assert await journal.company_key() is None
        assert await journal.keep_company_key("one") == "one"
        assert await journal.keep_company_key("two") == "one" == await journal.company_key()
        assert await journal.push_key() is None

    work_with(work)
