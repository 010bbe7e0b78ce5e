"""The exercises of people: made from analyses, given without their answers, and judged."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ...analysis.exercises import Exercise, is_right, question_of, recall_verdict
from ...analysis.findings import Decision
from ...analysis.stages import Step
from ...bots.search.budget import Budget
from ..analyses import analyst_worker
from ..analyses.analyst_pool import AnalystPool
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.exercises.exercise_rows import ExerciseRow
from ..journal.port import Journal
from ..protocol import exercises as protocol
from ..rooms.protection import Protection
from . import schedule
from .exercise_table import Table, open_table, show_exercise
from .stored_exercise import decode, kept_exercise, key_of, make_row, seconds

BUDGET = Budget(seconds=2.0)  # for one try
SECONDS = 30.0  # after which an analyst has failed
log = logging.getLogger(__name__)


class Exercises:
    """What each person practises; ``judged`` counts tries, for metrics.

    ``now`` is the time in milliseconds since 1970.
    """

    def __init__(
        self,
        journal: Journal,
        analysts: AnalystPool,
        now: Callable[[], int],
        budget: Budget = BUDGET,
    ) -> None:
        self.judged = 0
        self._journal = journal
        self._analysts = analysts
        self._now = now
        self._budget = budget
        self._trying: set[str] = set()

    async def keep(
        self, person: Person, subject: str, found: Sequence[Exercise]
    ) -> protocol.MatchExercises:
        """Keep what can be learnt from the game with this key of its analysis."""
        now = self._now()
        rows = [make_row(subject, one, now) for one in found]
        made = await self._journal.keep_exercises(person.id, rows)
        keys = {key_of(subject, one) for one in found}
        every = await self._journal.exercises(person.id)
        kept = sum(row.key in keys and row.due is not None for row in every)
        return protocol.MatchExercises(made=made, kept=kept)

    async def practice(self, person: Person) -> protocol.Practice:
        """How many exercises there are, and how many of them now."""
        found = await self._journal.count_exercises(person.id, self._now())
        soonest = None
        if found.kept and not found.due:
            soonest = min(
                row.due for row in await self._journal.exercises(person.id) if row.due is not None
            )
        return protocol.Practice(due=found.due, kept=found.kept, next=seconds(soonest))

    async def next(self, person: Person) -> protocol.NextExercise:
        """The one that has been due for longest.

        One whose rules this program has no more, or that is damaged, is put away.
        """
        while row := await self._journal.next_exercise(person.id, self._now()):
            try:
                shown = show_exercise(row, decode(row.data))
            except ValueError as error:
                log.warning("an exercise of %s cannot be shown any more: %s", row.game, error)
                await self._journal.schedule_exercise(person.id, row.key, row.card, row.card, None)
            else:
                return protocol.NextExercise(shown, await self.practice(person))
        return protocol.NextExercise(None, await self.practice(person))

    async def judge(
        self, person: Person, key: str, move: str, protection: Protection
    ) -> protocol.Verdict:
        """What a move is worth; the first one of a day decides when the exercise comes back.

        Raises ``Refusal``.
        """
        row, table = await self._open(person, key, protection)
        action = table.read_move(move)
        with self._one_at_a_time(person):
            found = await self._judge(table, action)
        self.judged += 1
        right = is_right(found)
        due = await self._note(person, row, right=right)
        return protocol.Verdict(
            right=right,
            size=found.size,
            lost=found.lost,
            found=found if right else None,
            due=seconds(due),
        )

    async def solve(self, person: Person, key: str, protection: Protection) -> protocol.Solution:
        """The answer, for who has given up; raises ``Refusal``."""
        row, table = await self._open(person, key, protection)
        due = await self._note(person, row, right=False)
        return protocol.Solution(found=table.exercise.found, due=seconds(due))

    async def put_away(self, person: Person, key: str) -> protocol.Practice:
        """Have an exercise come no more; raises ``Refusal``."""
        row = await self._find(person, key)
        while not await self._journal.schedule_exercise(person.id, key, row.card, row.card, None):
            row = await self._find(person, key)  # a try came in between
        return await self.practice(person)

    async def list_kept(self, person: Person) -> protocol.KeptExercises:
        """All that is known of a person's exercises."""
        rows = await self._journal.exercises(person.id)
        return protocol.KeptExercises([kept_exercise(row) for row in rows])

    async def _find(self, person: Person, key: str) -> ExerciseRow:
        row = await self._journal.find_exercise(person.id, key)
        if row is None:
            raise refusal("no-such-exercise")
        return row

    async def _open(
        self, person: Person, key: str, protection: Protection
    ) -> tuple[ExerciseRow, Table]:
        """An exercise and its table; raises ``Refusal``, also where others play at such a table."""
        row = await self._find(person, key)
        try:
            table = open_table(decode(row.data))
        except ValueError:
            raise refusal("no-such-exercise") from None
        protection.check_line(table.likeness())
        return row, table

    async def _judge(self, table: Table, action: int) -> Decision:
        """What is known of a move, or an analyst finds; raises ``Refusal`` if it fails."""
        one = table.exercise
        known = recall_verdict(one, table.game, table.state, action)
        if known is not None:
            return known
        step = Step(question_of(one, action), self._budget)
        try:
            (found,) = await self._analysts.ask(SECONDS, analyst_worker.answer_steps, [step])
        except Exception as error:  # a search may fail in any way, and its process, too
            log.warning("a try was not judged: %s: %s", type(error).__name__, error)
            raise refusal("exercise-failed") from None
        assert isinstance(found, Decision)
        return found

    async def _note(self, person: Person, row: ExerciseRow, *, right: bool) -> int | None:
        """When the exercise comes back: as before, unless it was due."""
        now = self._now()
        if row.due is None or row.due > now:
            return row.due
        planned = schedule.next_appointment(row.card, now, right=right)
        if await self._journal.schedule_exercise(
            person.id, row.key, row.card, planned.card, planned.due
        ):
            return planned.due
        return (await self._find(person, row.key)).due  # another try was faster

    @contextmanager
    def _one_at_a_time(self, person: Person) -> Iterator[None]:
        """Let a person have one try judged at a time."""
        if person.id in self._trying:
            raise refusal("too-fast")
        self._trying.add(person.id)
        try:
            yield
        finally:
            self._trying.discard(person.id)
