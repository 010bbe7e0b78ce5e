"""What any journal promises of notices: in one append, once each, withdrawn when seen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from signoria.server.journal.entries import Person
from signoria.server.journal.notice_rows import (
    Choice,
    DueNotices,
    Notice,
    NoticeChange,
    NoticeKey,
    Profile,
    WayRow,
)
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import MatchRow, TokenRow
from tests.server.journal.support.matches import ADA, first_entry, move_entry
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal], Awaitable[None]]
Use = Callable[[Work], None]
HOOK = WayRow(id="hook", person=ADA.id, kind="webhook", target="https://a.example/", created=1)
BROWSER = replace(HOOK, id="browser", kind="push", secret="point.auth", name="Firefox, Linux")
BEA = Person("bea", "Bea")
LETTER = replace(HOOK, id="letter", kind="mail", target="ada@a.example", created=2)
KEY = NoticeKey(ADA.id, "m", "hook")


def notice(version: int = 1, due: int = 10, person: Person = ADA) -> Notice:
    return Notice(person.id, "turn", version, 5, due, [1, 2])


def row(*added: Notice, withdrawn: list[str] | None = None) -> MatchRow:
    change = NoticeChange(withdrawn or [], list(added))
    return MatchRow(status="running", updated=1, to_move=0, members={ADA.id: [0]}, notices=change)


async def meet(journal: Journal, *ways: WayRow) -> None:
    await journal.add_person(ADA, TokenRow(b"ada", ADA.id, "browser", None, None, 1))
    for way in ways:
        await journal.add_way(way)


async def claim(journal: Journal, message: str) -> list[NoticeKey]:
    """Claim all that waits."""
    found = await journal.due_notices(99, 9)
    return await journal.claim_notices([one for due in found for one in due.notices], message)


async def withdraw_all(journal: Journal) -> None:
    """Withdraw all that waits."""
    found = await journal.due_notices(99, 9)
    await journal.withdraw_notices([one for due in found for one in due.notices])


def due_keys(found: list[DueNotices]) -> list[tuple[str, str, int]]:
    return [(due.way.id, one.match, one.version) for due in found for one in due.notices]


def test_an_append_puts_one_notice_for_each_open_way(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        closed = replace(HOOK, id="closed", open=False)
        never = replace(HOOK, id="never", choice=Choice("never"))
        await meet(journal, HOOK, LETTER, closed, never)
        await journal.append("m", 1, [first_entry()], row(notice()))
        assert await journal.due_notices(9, 9) == []
        found = await journal.due_notices(10, 9)
        assert due_keys(found) == [("hook", "m", 1), ("letter", "m", 1)]
        assert found[0].notices[0].moved == [1, 2]
        assert (found[0].way, found[0].profile) == (HOOK, Profile())
        await journal.append("m", 2, [move_entry(2)], row(notice(2, due=11)))
        assert due_keys(await journal.due_notices(11, 9)) == [("hook", "m", 2), ("letter", "m", 2)]
        await journal.append("m", 3, [move_entry(3)], row(withdrawn=[ADA.id]))
        assert await journal.due_notices(99, 9) == []

    work_with(work)


def test_who_has_no_way_or_has_muted_the_match_gets_none(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal)
        await journal.append("m", 1, [first_entry()], row(notice()))
        await journal.add_way(HOOK)
        assert await journal.due_notices(99, 9) == []
        await journal.choose_for_match(ADA.id, "m", "never")
        assert await journal.match_choices(ADA.id) == {"m": "never"}
        await journal.append("m", 2, [move_entry(2)], row(notice(2)))
        assert await journal.due_notices(99, 9) == []
        await journal.choose_for_match(ADA.id, "m", None)
        await journal.append("m", 3, [move_entry(3)], row(notice(3)))
        assert due_keys(await journal.due_notices(99, 9)) == [("hook", "m", 3)]
        await journal.choose_for_match(ADA.id, "m", "never")
        assert await journal.due_notices(99, 9) == []

    work_with(work)


def test_one_match_is_told_otherwise_than_the_others(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.choose_for_match(ADA.id, "m", "at-once")
        await journal.append("m", 1, [first_entry()], row(notice()))
        (due,) = await journal.due_notices(10, 9)
        assert due.wishes == {"m": "at-once"}
        await journal.postpone_notices([KEY], 50)
        await journal.choose_for_match(ADA.id, "m", "digest")
        (due,) = await journal.due_notices(10, 9)  # it is looked at anew
        assert due.wishes == {"m": "digest"}
        await journal.choose_for_match(ADA.id, "m", None)
        assert await journal.match_choices(ADA.id) == {}

    work_with(work)


def test_a_way_of_a_match_tells_of_all_its_people_and_of_nothing_else(
    work_with: Use,  # noqa: F811
) -> None:
    async def work(journal: Journal) -> None:
        await journal.append("m", 1, [first_entry()], row())
        await meet(journal, HOOK, replace(LETTER, match="m"))
        await journal.choose_for_match(ADA.id, "m", "never")
        await journal.append("n", 1, [first_entry()], row(notice()))
        await journal.append("m", 2, [move_entry(2)], row(notice(2), notice(2, person=BEA)))
        found = await journal.due_notices(99, 9)
        assert due_keys(found) == [("hook", "n", 1), ("letter", "m", 2), ("letter", "m", 2)]
        assert {one.person for one in found[1].notices} == {ADA.id, BEA.id}
        await journal.choose_for_match(ADA.id, "m", None)
        await journal.choose_for_match(ADA.id, "m", "never")  # what the match tells stays
        await journal.note_visit(BEA.id, "m")
        assert due_keys(await journal.due_notices(99, 9)) == [("hook", "n", 1), ("letter", "m", 2)]
        await journal.append("m", 3, [move_entry(3)], row(withdrawn=[ADA.id]))
        assert due_keys(await journal.due_notices(99, 9)) == [("hook", "n", 1)]
        assert (await journal.ways(ADA.id))[1].match == "m"

    work_with(work)


def test_a_message_keeps_its_id_until_it_has_arrived(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.append("m", 1, [first_entry()], row(notice()))
        assert await claim(journal, "one") == [KEY]
        await journal.fail_message("hook", "one", "slow", 20)
        assert await journal.due_notices(19, 9) == []
        (due,) = await journal.due_notices(20, 9)
        assert due.notices[0].message == "one"
        assert (due.way.failures, due.way.again, due.way.fault) == (1, 20, "slow")
        await journal.append("m", 2, [move_entry(2)], row(notice(2)))  # it is another turn by now
        assert await journal.claim_notices(due.notices, "one") == []
        await journal.finish_message("hook", "one", 30)
        (due,) = await journal.due_notices(99, 9)
        assert (due.notices[0].version, due.notices[0].message) == (2, None)
        assert (due.way.failures, due.way.told) == (0, 30)
        assert await claim(journal, "two") == [KEY]
        await journal.finish_message("hook", "two", 31)
        assert await journal.due_notices(99, 9) == []

    work_with(work)


def test_a_way_that_fails_for_good_is_closed_until_it_is_opened(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.append("m", 1, [first_entry()], row(notice()))
        assert await claim(journal, "one") == [KEY]
        await journal.fail_message("hook", "one", "gone", None)
        assert await journal.due_notices(99, 9) == []
        way = await journal.find_way("hook")
        assert way is not None
        assert (way.open, way.fault) == (False, "gone")
        await journal.append("m", 2, [move_entry(2)], row(notice(2)))
        assert await journal.due_notices(99, 9) == []
        assert await journal.open_way("hook")
        assert await journal.find_way("hook") == HOOK
        assert not await journal.open_way("unknown")

    work_with(work)


def test_what_is_withdrawn_late_takes_no_newer_notice_along(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.append("m", 1, [first_entry()], row(notice()))
        (due,) = await journal.due_notices(99, 9)
        await journal.append("m", 2, [move_entry(2)], row(notice(2)))
        await journal.withdraw_notices(due.notices)
        assert due_keys(await journal.due_notices(99, 9)) == [("hook", "m", 2)]

    work_with(work)


def test_a_visit_withdraws_what_waits_and_ends_the_absence(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        for match in ("m", "n"):
            await journal.append(match, 1, [first_entry()], row(notice()))
        await journal.finish_message("hook", "another", 5)
        await journal.note_visit(ADA.id, "m")
        (due,) = await journal.due_notices(99, 9)
        assert (due.way.told, [one.match for one in due.notices]) == (None, ["n"])
        await journal.note_visit(ADA.id)
        assert await journal.due_notices(99, 9) == []

    work_with(work)


def test_wishes_are_kept_and_are_their_owners_alone(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.append("m", 1, [first_entry()], row(notice(due=50)))
        choice = Choice("digest", 7, (22, 6))
        assert not await journal.choose("?", "hook", choice)
        assert await journal.choose(ADA.id, "hook", choice)
        assert [way.choice for way in await journal.ways(ADA.id)] == [choice]
        assert due_keys(await journal.due_notices(5, 9)) == [("hook", "m", 1)]
        await journal.postpone_notices([KEY], 60)
        assert await journal.due_notices(59, 9) == []
        await withdraw_all(journal)
        assert await journal.due_notices(99, 9) == []
        await journal.keep_profile(ADA.id, Profile("de", "Europe/Rome"))
        assert await journal.profile(ADA.id) == Profile("de", "Europe/Rome")
        assert not await journal.remove_way("?", "hook")
        assert await journal.remove_way(ADA.id, "hook")
        assert await journal.ways(ADA.id) == []

    work_with(work)


def test_who_is_forgotten_takes_ways_and_notices_along(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, HOOK)
        await journal.append("m", 1, [first_entry()], row(notice()))
        assert await journal.forget_token(b"ada", 2)
        assert await journal.find_way("hook") is None
        assert await journal.due_notices(99, 9) == []

    work_with(work)


def test_turns_that_wait_are_found_over_all_matches(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        for match, to_move in (("m", 0), ("n", 1), ("o", 0)):
            await journal.append(match, 1, [first_entry()], replace(row(), to_move=to_move))
        assert sorted(await journal.matches_to_move(ADA.id)) == ["m", "o"]
        assert [one.id for one in await journal.find_rows(ADA.id, ["n", "?", "m"])] == ["n", "m"]
        assert await journal.matches_to_move("?") == []

    work_with(work)


def test_what_waits_without_a_seat_of_ones_own_is_found(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        waiting = MatchRow(status="waiting", updated=1, members={ADA.id: [0], "bea": []})
        await journal.append("m", 1, [first_entry()], waiting)
        await journal.append("n", 1, [first_entry()], replace(waiting, updated=2))
        await journal.append("o", 1, [first_entry()], replace(waiting, status="running"))
        found = await journal.unseated_rows("bea")
        assert [(one.id, one.seats) for one in found] == [("n", []), ("m", [])]
        assert await journal.unseated_rows(ADA.id) == []
        assert await journal.unseated_rows("?") == []

    work_with(work)


def test_the_key_for_browsers_is_made_once(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        assert await journal.push_key() is None
        assert await journal.keep_push_key("one") == "one"
        assert await journal.keep_push_key("another") == "one"
        assert await journal.push_key() == "one"

    work_with(work)


def test_a_browser_is_a_way_like_others(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await meet(journal, BROWSER)
        assert await journal.ways(ADA.id) == [BROWSER]
        bea = Person("bea", "Bea")
        await journal.add_person(bea, TokenRow(b"bea", bea.id, "browser", None, None, 1))
        await journal.add_way(replace(BROWSER, id="double", person=bea.id))
        assert await journal.join_people(ADA.id, bea.id) == []
        assert [way.id for way in await journal.ways(bea.id)] == ["double"]
        assert await journal.forget_token(b"bea", 2) is False  # the browser of Ada is Bea, too
        assert await journal.forget_token(b"ada", 2)
        assert await journal.find_way("double") is None

    work_with(work)
