"""What a journal promises administrators, in a file and in PostgreSQL; a page has none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from signoria.server.journal.administration_port import AdministrationJournal
from signoria.server.journal.administration_rows import (
    EntryCode,
    LogRow,
    MatchFilter,
    PersonPlace,
    ReportRow,
    Restriction,
)
from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.entries import Chair, Created, Person, Seated
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import ListPlace, MatchRow, TokenRow
from tests.server.journal.support.matches import ADA, first_entry
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal, AdministrationJournal], Awaitable[None]]
Administer = Callable[[Work], None]
BEA = Person("bea-bea-bea-bea-", 'Béa "100%" \\ _x')
BOT = Person("bot-bot-bot-bot-", "Bot Ada")
NEVER = 1 << 60


@pytest.fixture
def administer(work_with: Callable[[Callable[[Journal], Awaitable[None]]], None]) -> Administer:  # noqa: F811
    """Do something with the journal and its part for administrators."""

    def run(work: Work) -> None:
        async def find(journal: Journal) -> None:
            if isinstance(journal, CellJournal):
                assert journal.administration is None
                pytest.skip("nobody looks after a server within a page")
            assert journal.administration is not None
            await work(journal, journal.administration)

        work_with(find)

    return run


async def live(journal: Journal, *people: Person) -> None:
    for at, person in enumerate(people, 1):
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, at)
        await journal.add_person(person, token)


def test_administrators_are_appointed_and_dismissed(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        for person in (BEA.id, ADA.id, ADA.id, "nobody"):
            await office.appoint(person, 5, "root")
        assert await office.administrators() == [ADA, BEA]
        await office.dismiss(BEA.id)
        found = await office.known_person(ADA.id)
        assert found is not None
        assert found.administrator
        await journal.join_people(ADA.id, BEA.id)
        assert await office.administrators() == [BEA]
        await journal.begin_removal(BEA.id, 9)
        assert await office.administrators() == []
        assert await office.known_person(BEA.id) is None

    administer(work)


def test_people_are_found_by_a_part_of_the_name_and_page_by_page(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        bot = TokenRow(b"bot", BOT.id, "bot", "m", 1, 9)
        await journal.add_person(BOT, bot)
        await journal.note_use(ADA.id.encode(), 77, "Firefox")
        every = await office.search_people("", None, 9)
        assert [row.name for row in every] == [BEA.name, ADA.name]
        assert [row.used for row in every] == [None, 77]
        first = await office.search_people("", None, 1)
        place = PersonPlace(first[0].created, first[0].id)
        assert await office.search_people("", place, 9) == every[1:]
        for text in ('"100%"', "\\ _X", BEA.id):
            assert [row.id for row in await office.search_people(text, None, 9)] == [BEA.id]
        assert await office.search_people("1_0", None, 9) == []

    administer(work)


def test_matches_are_found_by_id_people_and_status(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        row = MatchRow(status="running", updated=3, card=b"{}", members={ADA.id: [0], "gone": [1]})
        await journal.append("m", 1, [first_entry()], row)
        over = MatchRow(status="over", updated=7, card=b"{}", members={BEA.id: []})
        await journal.append("n", 1, [first_entry(public=False)], over)

        async def find(
            sought: MatchFilter, after: ListPlace | None = None, number: int = 9
        ) -> list[str]:
            return [one.id for one in await office.search_all_matches(sought, after, number)]

        assert await find(MatchFilter()) == ["n", "m"]
        assert await find(MatchFilter(), None, 1) == ["n"]
        assert await find(MatchFilter(), ListPlace(7, "n")) == ["m"]
        assert await find(MatchFilter("aDa")) == ["m"]
        assert await find(MatchFilter("n")) == ["n"]
        assert await find(MatchFilter(status="running")) == ["m"]
        assert await find(MatchFilter(person=BEA.id)) == ["n"]
        (found,) = await office.search_all_matches(MatchFilter("m"), None, 9)
        assert found.members == [(ADA.id, ADA.name)]
        assert (found.public, found.version, found.card) == (True, 1, b"{}")

    administer(work)


def test_restrictions_replace_each_other_and_follow_who_is_joined(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        await office.keep_restriction(Restriction("silence", ADA.id, 1, 5, "words"))
        later = Restriction("silence", ADA.id, 2, 9, "more words")
        await office.keep_restriction(later)
        hidden = Restriction("hidden", "m", 2, None, "")
        await office.keep_restriction(hidden)
        await office.keep_restriction(Restriction("closed", "m", 2, None, ""))
        await office.lift_restriction("closed", "m")
        assert await office.restrictions() == [hidden, later]
        longer = Restriction("silence", BEA.id, 3, 7, "")
        await office.keep_restriction(longer)
        await office.keep_restriction(Restriction("ban", ADA.id, 3, None, ""))
        await journal.join_people(ADA.id, BEA.id)
        found = {(one.kind, one.target): one.until for one in await office.restrictions()}
        assert found == {("ban", BEA.id): None, ("hidden", "m"): None, ("silence", BEA.id): 9}
        await journal.begin_removal(BEA.id, 9)
        assert await office.restrictions() == [hidden]

    administer(work)


def test_a_name_is_replaced_wherever_it_stands(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        rude = Person(BEA.id, 'Rude "\\1" name')
        await live(journal, ADA, rude)
        seated = Seated(at=2, seat=2, chair=Chair(person=rude))
        card = b'{"host": "x", "card": {"seats": [{}, {"bot": "random"}, {"name": "Rude"}]}}'
        row = MatchRow(status="running", updated=3, card=card, members={rude.id: [2]})
        await journal.append("m", 1, [first_entry(), seated], row)
        await journal.keep_snapshot("m", 2, b"old")
        await journal.say("m", "players", 4, rude.id, 2, rude.name, "words")
        assert await office.matches_with(rude.id) == ["m"]
        name = 'Gentle \\g<1> "B"'
        await office.replace_name(rude.id, name)
        await office.replace_name_in("m", rude.id, name)
        stored = await journal.load("m")
        assert stored is not None
        assert stored.snapshot is None
        created, chair = stored.entries
        assert isinstance(created, Created)
        assert created.host == ADA
        assert chair == Seated(at=2, seat=2, chair=Chair(person=Person(rude.id, name)))
        assert [line.name for line in await journal.chat("m", "players", 9)] == [name]
        (found,) = await office.search_all_matches(MatchFilter("m"), None, 9)
        assert b"Rude" not in found.card
        assert b"Gentle" in found.card
        assert found.members == [(rude.id, name)]

    administer(work)


def test_a_line_is_emptied_and_keeps_its_number(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await journal.append("m", 1, [first_entry()], MatchRow(status="running", updated=3))
        for text in ("one", "two"):
            await journal.say("m", "players", 4, ADA.id, 0, "Ada", text)
        assert await office.empty_line("m", "players", 1)
        assert not await office.empty_line("m", "players", 1)
        assert not await office.empty_line("m", "spectators", 2)
        lines = await journal.chat("m", "players", 9)
        assert [(line.number, line.text) for line in lines] == [(1, ""), (2, "two")]

    administer(work)


def report(id: str, at: int, reporter: str, person: str) -> ReportRow:
    return ReportRow(id, at, "m", "players", 1, reporter, person, "words", "he said", b"[\x00]")


def test_reports_wait_until_they_are_answered(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        one, two = report("1", 5, ADA.id, BEA.id), report("2", 6, ADA.id, "x")
        for each in (one, two):
            await office.keep_report(each)
        assert await office.reports(also_closed=False, number=9) == [two, one]
        assert await office.open_reports_by(ADA.id) == 2
        assert await office.close_report("1", 8, "silenced")
        assert not await office.close_report("1", 9, "again")
        assert await office.reports(also_closed=False, number=9) == [two]
        answered = one._replace(closed=8, answer="silenced")
        assert await office.reports(also_closed=True, number=9) == [two, answered]
        await journal.begin_removal(BEA.id, 9)
        assert await office.reports(also_closed=True, number=9) == [two]
        await journal.begin_removal(ADA.id, 9)
        assert await office.reports(also_closed=True, number=9) == []

    administer(work)


def test_the_log_tells_who_did_what_and_forgets_the_removed(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA)
        rows = [
            LogRow(str(at), at, "root", "rename", target, "A → B")
            for at, target in ((1, ADA.id), (2, "m"))
        ]
        for row in rows:
            await office.note_act(row)
        assert await office.admin_log(9) == rows[::-1]
        assert await office.admin_log(1) == rows[1:]
        assert await office.admin_log(9, ADA.id) == rows[:1]
        await journal.begin_removal(ADA.id, 9)
        assert [row.detail for row in await office.admin_log(9)] == ["A → B", ""]

    administer(work)


def test_codes_let_people_in_so_often_and_so_long(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        assert await office.choice("entry") is None
        for value in ("open", "invited"):
            await office.keep_choice("entry", value)
        assert await office.choice("entry") == "invited"
        await office.keep_entry_code(EntryCode(b"a", 1, 10, 2))
        assert [await office.use_entry_code(b"a", at) for at in (2, 3, 4)] == [True, True, False]
        await office.keep_entry_code(EntryCode(b"b", 1, 10, 2))
        assert not await office.use_entry_code(b"b", 10)
        assert not await office.use_entry_code(b"c", 1)

    administer(work)


def test_what_is_dropped_takes_its_restrictions_and_reports_along(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await journal.append("m", 1, [first_entry()], MatchRow(status="over", updated=3))
        await office.keep_restriction(Restriction("hidden", "m", 2, None, ""))
        await office.keep_report(report("1", 5, ADA.id, BEA.id))
        assert await journal.drop_matches(NEVER, 9) == ["m"]
        assert await office.restrictions() == []
        assert await office.reports(also_closed=True, number=9) == []

    administer(work)


def test_all_that_stands_for_a_person_is_listed_and_ended(administer: Administer) -> None:
    async def work(journal: Journal, office: AdministrationJournal) -> None:
        await live(journal, ADA, BEA)
        await journal.add_person(BOT, TokenRow(b"\x01", BOT.id, "bot", "m", 2, 5))
        await journal.add_link(TokenRow(b"\x02", ADA.id, "device", None, None, 6, 9))
        browser, link = await office.tokens(ADA.id, 8)
        assert (browser.kind, browser.hash, browser.expires) == ("browser", ADA.id.encode(), None)
        assert (link.kind, link.hash, link.created, link.expires) == ("device", b"\x02", 6, 9)
        assert [one.kind for one in await office.tokens(ADA.id, 9)] == ["browser"], "it is over"
        (token,) = await office.tokens(BOT.id, 8)
        assert (token.kind, token.match, token.seat) == ("bot", "m", 2)
        await office.end_tokens(BEA.id, [b"\x01", b"\x02"])
        assert len(await office.tokens(ADA.id, 8)) == 2, "they are somebody else's"
        await office.end_tokens(ADA.id, [b"\x02"])
        await office.end_tokens(BOT.id, [b"\x01"])
        assert await office.tokens(BOT.id, 8) == []
        assert await journal.use_link(b"\x02", b"\x03", 8) is None
        await journal.add_link(TokenRow(b"\x04", ADA.id, "device", None, None, 6, 9))
        assert await journal.use_link(b"\x04", b"\x05", 8) == ADA
        kinds = [one.kind for one in await office.tokens(ADA.id, 8)]
        assert kinds == ["browser", "browser"], "a link that was used is of no use"

    administer(work)
