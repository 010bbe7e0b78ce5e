"""What any journal promises of the means by which people come back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from signoria.server.journal.entries import Chair, Created, Person, Seated
from signoria.server.journal.notice_rows import (
    UNCONFIRMED,
    Notice,
    NoticeChange,
    Profile,
    WayRow,
)
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import MatchRow, TokenRow, VacationRow
from signoria.server.journal.sign_in_rows import Challenge, LetterRow, PasskeyRow
from tests.server.journal.support.matches import ADA, first_entry, move_entry
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal], Awaitable[None]]
Use = Callable[[Work], None]
BEA = Person("bea", "Bea")
MAIL = WayRow(id="mail", person=ADA.id, kind="mail", target="Ada@a.example", created=1)
NEW = replace(MAIL, id="new", person=BEA.id, target="ada@A.example", created=2, fault="refuses")
KEY = PasskeyRow(b"\x00\xffkey", ADA.id, "Key", b"\x00public", 0, False, 3, None)


def browser(person: Person, name: str) -> TokenRow:
    return TokenRow(name.encode(), person.id, "browser", None, None, 1)


async def meet(journal: Journal) -> None:
    """Ada and Bea, who both read one address; one of Ada's other ways is not hers yet."""
    for person in (ADA, BEA):
        await journal.add_person(person, browser(person, person.id))
    await journal.keep_profile(BEA.id, Profile("de", "UTC"))
    unconfirmed = replace(MAIL, id="asked", target="eve@a.example", open=False, fault=UNCONFIRMED)
    hook = replace(MAIL, id="hook", kind="webhook", target="eve@a.example")
    for way in (MAIL, NEW, unconfirmed, hook):
        await journal.add_way(way)


def test_letters_go_to_all_who_have_confirmed_an_address(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        found = await journal.add_letters("ADA@a.example", [b"1", b"2", b"3"], 5, 10)
        assert [(one.way.id, one.person, one.profile.language) for one in found] == [
            ("new", BEA, "de"),
            ("mail", ADA, "en"),
        ]
        assert len(await journal.add_letters("ada@a.example", [b"4"], 5, 10)) == 1
        for stranger in ("eve@a.example", "ada@a.exampl", "%", ""):
            assert await journal.add_letters(stranger, [b"5", b"6"], 5, 10) == []
        assert await journal.find_letter(b"2") == LetterRow(b"2", "mail", 10)
        for unsent in (b"3", b"5", b"6", b"?"):
            assert await journal.find_letter(unsent) is None

    work_with(work)


def test_a_letter_brings_back_once_and_in_time(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        await journal.add_letters("ada@a.example", [b"1", b"2"], 5, 10)
        assert await journal.use_letter(b"2", b"late", 10) is None
        assert await journal.use_letter(b"2", b"second", 9) == ADA
        assert await journal.use_letter(b"2", b"vain", 9) is None
        assert await journal.find_letter(b"2") == LetterRow(b"2", "mail", 10, 9)
        assert await journal.find_person(b"second") == ADA
        for nobody in (b"late", b"vain"):
            assert await journal.find_person(nobody) is None
        assert await journal.remove_way(BEA.id, "new")
        assert await journal.use_letter(b"1", b"vain", 9) is None
        assert await journal.find_letter(b"1") is None

    work_with(work)


def test_whom_a_letter_can_bring_back_is_not_forgotten(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        assert not await journal.forget_token(ADA.id.encode(), 5)
        assert not await journal.forget_token(BEA.id.encode(), 5)
        await journal.add_letters("ada@a.example", [b"1", b"2"], 5, 10)
        assert await journal.use_letter(b"2", b"back", 6) == ADA
        await journal.remove_way(ADA.id, "mail")  # what was only asked for brings nobody back
        assert await journal.forget_token(b"back", 7)
        assert await journal.find_letter(b"2") is None

    work_with(work)


def test_a_passkey_counts_on_and_brings_back(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        other = KEY._replace(id=b"other", created=2, sign_count=7, backed_up=True)
        assert await journal.add_passkey(KEY)
        assert await journal.add_passkey(other)
        assert not await journal.add_passkey(KEY._replace(person=BEA.id))
        assert await journal.passkeys(ADA.id) == [other, KEY]
        assert await journal.passkeys(BEA.id) == []
        for count, back in ((0, ADA), (0, ADA), (3, ADA), (3, None), (0, None), (4, ADA)):
            own = f"{count} {back}".encode()
            assert await journal.use_passkey(KEY.id, count, True, own, 9) == back
            assert await journal.find_person(own) == back
            await journal.end_devices(ADA.id, [own])
        assert await journal.find_passkey(KEY.id) == KEY._replace(
            sign_count=4, backed_up=True, used=9
        )
        assert await journal.use_passkey(b"?", 9, True, b"vain", 9) is None
        assert not await journal.remove_passkey(BEA.id, KEY.id)
        assert await journal.remove_passkey(ADA.id, KEY.id)
        assert not await journal.remove_passkey(ADA.id, KEY.id)
        assert await journal.find_passkey(KEY.id) is None

    work_with(work)


def test_a_challenge_is_taken_once_and_in_time(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        await journal.add_challenge(b"ada", ADA.id, 1, 10)
        await journal.add_challenge(b"any", None, 1, 10)
        await journal.add_challenge(b"old", None, 1, 5)
        assert await journal.take_challenge(b"ada", 9) == Challenge(ADA.id)
        assert await journal.take_challenge(b"ada", 9) is None
        assert await journal.take_challenge(b"any", 9) == Challenge(None)
        assert await journal.take_challenge(b"old", 5) is None
        assert await journal.take_challenge(b"?", 5) is None

    work_with(work)


def test_whom_a_passkey_can_bring_back_is_not_forgotten(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, browser(ADA, "ada"))
        await journal.add_passkey(KEY)
        assert not await journal.forget_token(b"ada", 5)
        assert await journal.use_passkey(KEY.id, 1, True, b"back", 6) == ADA
        await journal.remove_passkey(ADA.id, KEY.id)
        assert await journal.forget_token(b"back", 7)

    work_with(work)


def stand_with(members: dict[str, list[int]]) -> MatchRow:
    return MatchRow(status="running", updated=1, card=b'{"host":"bea"}', members=members)


async def fill(journal: Journal) -> None:
    """All that Bea may have; one match of hers is Ada's, too."""
    await meet(journal)
    chair = Seated(at=2, seat=2, chair=Chair(person=BEA))
    await journal.append("both", 1, [first_entry(), chair], stand_with({ADA.id: [0], BEA.id: [2]}))
    await journal.append("hers", 1, [first_entry()], stand_with({BEA.id: []}))
    await journal.keep_snapshot("both", 1, b"... bea ...")
    await journal.keep_codes(BEA.id, [b"code"], 1)
    await journal.keep_vacation(BEA.id, VacationRow(3, 4))
    await journal.add_passkey(KEY._replace(person=BEA.id))
    await journal.add_link(TokenRow(b"link", BEA.id, "device", None, None, 1, 99))
    await journal.add_letters("ada@a.example", [b"1"], 1, 99)  # Bea's, whose way is newer
    hook = replace(MAIL, id="bea-hook", person=BEA.id, kind="webhook", target="https://b.example")
    await journal.add_way(hook)
    asked = Notice(BEA.id, "turn", 2, 1, 5, [])
    row = MatchRow(status="running", updated=2, notices=NoticeChange([], [asked]))
    await journal.append("hers", 2, [move_entry(2)], row)
    await journal.choose_for_match(BEA.id, "both", "never")
    await journal.choose_for_match(ADA.id, "both", "never")


def test_one_of_two_has_all_that_both_had(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await fill(journal)
        for one, other in ((BEA.id, "?"), ("?", ADA.id), (ADA.id, ADA.id)):
            assert await journal.join_people(one, other) == []
        assert await journal.join_people(BEA.id, ADA.id) == ["both", "hers"]
        lobby = await journal.lobby(ADA.id)
        assert {row.id: (row.seats, row.card) for row in lobby.mine} == {
            "both": ([0, 2], b'{"host":"ada-ada-ada-ada-"}'),
            "hers": ([], b'{"host":"ada-ada-ada-ada-"}'),
        }
        assert (await journal.lobby(BEA.id)).mine == []
        stored = await journal.load("both")
        assert stored is not None
        assert stored.snapshot is None  # it told of Bea
        assert stored.entries[1] == Seated(at=2, seat=2, chair=Chair(person=Person(ADA.id, "Bea")))
        assert stored.entries == await journal.salvage("both")
        assert [row.hash for row in await journal.devices(ADA.id)] == [b"ada-ada-ada-ada-", b"bea"]
        assert await journal.find_person(b"bea") == ADA
        assert await journal.use_link(b"link", b"vain", 2) is None
        assert await journal.use_code(b"code", b"by code", 2) == ADA
        assert await journal.use_passkey(KEY.id, 1, False, b"by key", 2) == ADA
        ways = {way.id for way in await journal.ways(ADA.id)}
        assert ways == {"mail", "asked", "hook", "new", "bea-hook"}
        assert await journal.use_letter(b"1", b"by letter", 2) == ADA
        assert await journal.match_choices(ADA.id) == {"both": "never"}
        assert await journal.vacations(ADA.id) == [VacationRow(3, 4)]
        due = await journal.due_notices(9, 9)
        told = {one.way.id: [notice.person for notice in one.notices] for one in due}
        assert told == {"bea-hook": [ADA.id], "new": [ADA.id]}
        assert await journal.ways(BEA.id) == []
        assert await journal.join_people(BEA.id, ADA.id) == []

    work_with(work)


def test_of_two_ways_to_one_end_the_confirmed_one_stays(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        yes = replace(MAIL, id="yes", person=BEA.id, target="eve@a.example")
        await journal.add_way(yes)
        await journal.join_people(BEA.id, ADA.id)
        kept = {(way.id, way.target) for way in await journal.ways(ADA.id)}
        assert ("yes", "eve@a.example") in kept
        assert "asked" not in {id for id, _ in kept}

    work_with(work)


def test_who_appends_late_or_joins_again_is_understood(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await fill(journal)
        eva = Person("eva", "Eva")
        await journal.add_person(eva, browser(eva, "eva"))
        await journal.join_people(BEA.id, ADA.id)
        await journal.append("both", 3, [move_entry(3)], stand_with({ADA.id: [0], BEA.id: [2]}))
        await journal.keep_snapshot("both", 3, b"... bea ...")
        assert await journal.join_people(ADA.id, eva.id) == ["both", "hers"]
        assert {row.id: row.seats for row in (await journal.lobby(eva.id)).mine} == {
            "both": [0, 2],
            "hers": [],
        }
        stored = await journal.load("both")
        assert stored is not None
        created, seat, _ = stored.entries
        assert isinstance(created, Created)
        assert isinstance(seat, Seated)
        assert (created.host.id, seat.chair.person) == (eva.id, Person(eva.id, "Bea"))

    work_with(work)
