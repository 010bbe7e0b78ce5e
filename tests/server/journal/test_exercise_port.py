"""What any journal promises of people who practise."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from signoria.server.journal.entries import Person
from signoria.server.journal.exercises.exercise_rows import ExerciseCounts, ExerciseRow
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import TokenRow
from tests.server.journal.support.matches import ADA
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal], Awaitable[None]]
Use = Callable[[Work], None]
BEA = Person("bea-bea-bea-bea-", "Bea")
ONE, TWO, THREE = (
    ExerciseRow(key, "third", made, due, "{}", b"\x00\xff")
    for key, made, due in (("one", 1, 30), ("two", 3, 10), ("three", 2, 20))
)
AWAY = ExerciseRow("away", "third", 4, None, "{}", b"")


async def live(journal: Journal) -> None:
    for person in (ADA, BEA):
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
        await journal.add_person(person, token)


def test_exercises_are_kept_once_and_are_one_person_s(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal)
        assert await journal.keep_exercises(ADA.id, []) == 0
        assert await journal.keep_exercises(ADA.id, [ONE, TWO, AWAY]) == 3
        changed = [row._replace(card="other", due=1) for row in (ONE, AWAY)]
        assert await journal.keep_exercises(ADA.id, [*changed, THREE]) == 1
        assert await journal.keep_exercises("?", [ONE]) == 0
        assert await journal.exercises(ADA.id) == [ONE, THREE, TWO, AWAY]
        assert await journal.find_exercise(ADA.id, "one") == ONE
        assert await journal.find_exercise(ADA.id, "away") == AWAY
        assert await journal.find_exercise(ADA.id, "?") is None
        assert await journal.keep_exercises(BEA.id, [ONE]) == 1
        assert await journal.exercises(BEA.id) == [ONE]
        assert await journal.find_exercise(BEA.id, "two") is None
        assert await journal.exercises("?") == []

    work_with(work)


def test_the_one_that_is_due_for_longest_comes_first(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal)
        assert await journal.count_exercises(ADA.id, 99) == ExerciseCounts(0, 0)
        await journal.keep_exercises(ADA.id, [ONE, TWO, THREE, AWAY])
        await journal.keep_exercises(BEA.id, [ONE._replace(due=1)])
        assert await journal.next_exercise(ADA.id, 9) is None
        for now, due in ((9, 0), (10, 1), (29, 2), (30, 3)):
            assert await journal.count_exercises(ADA.id, now) == ExerciseCounts(due, 3)
        assert await journal.next_exercise(ADA.id, 99) == TWO
        assert await journal.schedule_exercise(ADA.id, "two", "{}", "again", 40)
        assert await journal.next_exercise(ADA.id, 99) == THREE
        assert await journal.schedule_exercise(ADA.id, "three", "{}", "again", None)
        assert await journal.next_exercise(ADA.id, 99) == ONE
        assert await journal.count_exercises(ADA.id, 99) == ExerciseCounts(2, 2)

    work_with(work)


def test_of_two_tries_at_once_one_counts(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal)
        await journal.keep_exercises(ADA.id, [ONE])
        assert await journal.schedule_exercise(ADA.id, "one", "{}", "first", 50)
        assert not await journal.schedule_exercise(ADA.id, "one", "{}", "second", 60)
        for person, key in ((BEA.id, "one"), (ADA.id, "?"), ("?", "one")):
            assert not await journal.schedule_exercise(person, key, "first", "other", 60)
        assert await journal.exercises(ADA.id) == [ONE._replace(card="first", due=50)]

    work_with(work)


def test_one_of_two_people_has_the_exercises_of_both(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal)
        await journal.keep_exercises(ADA.id, [ONE, TWO])
        await journal.keep_exercises(BEA.id, [ONE._replace(card="hers"), THREE])
        await journal.join_people(BEA.id, ADA.id)
        assert await journal.exercises(ADA.id) == [ONE, THREE, TWO]
        assert await journal.exercises(BEA.id) == []

    work_with(work)


def test_exercises_go_with_the_last_browser(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live(journal)
        await journal.keep_exercises(BEA.id, [ONE])
        assert await journal.forget_token(BEA.id.encode(), 2)
        assert await journal.exercises(BEA.id) == []

    work_with(work)
