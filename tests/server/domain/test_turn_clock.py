"""The clock of a match against a reckoning of its own: moves, chance, undo, restarts."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.server.domain import commands
from signoria.server.domain.clock.turn_clock import GRACE, with_grace
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import AnyEntry, Moved, Person, Undone
from tests.server import frames
from tests.support.effort import examples

from .tables import ANN, BOB, CID, INVITATION, ME, OPEN, Table, fold_all, reason_of

SECOND, DAY = 1000, 24 * 3600
MOMENTS = st.integers(0, 10**12)
SOME = st.integers(0, 999)
PEOPLE = (ANN, BOB, CID)


@given(due=MOMENTS, since=MOMENTS, began=MOMENTS)
@settings(examples(200))
def test_a_restart_takes_no_time_from_anybody(due: int, since: int, began: int) -> None:
    found = with_grace(due, since, began)
    assert found >= due
    if since < began:
        assert found >= began + GRACE
        assert found in (due, began + GRACE)
    else:
        assert found == due


class Clock(RuleBasedStateMachine):
    """A match of three people; ``begun`` is when the clock of the decision now to be made began.

    ``used`` has what each action that stands took of its seat's time, ``late`` the seat for which a
    bot decides.
    """

    @initialize(
        game=st.sampled_from(["calimala", "forging-florence"]),
        clock=st.sampled_from([60, 7 * DAY]),
        seed=st.integers(1, 50),
    )
    def begin(self, game: str, clock: int, seed: int) -> None:
        self.limit = clock * SECOND
        self.table = Table(ME, OPEN, OPEN, game=game, clock=clock, seed=seed)
        self.used: list[int] = []
        self.late: int | None = None
        self.started = self.begun = 0
        for person in (BOB, CID):
            self.do(person, commands.Join(invitation=INVITATION))
        self.begun = self.now

    @property
    def now(self) -> int:
        return self.table.now

    @property
    def model(self) -> Model:
        return self.table.model

    @property
    def deadline(self) -> int | None:
        """As the room reckons it."""
        due = self.model.deadline
        return None if due is None else with_grace(due, self.model.since, self.started)

    @property
    def running(self) -> bool:
        return self.model.status == "running"

    def do(self, person: Person | None, command: commands.AnyCommand) -> None:
        self.follow(self.table.do(person, command))

    def follow(self, entries: Sequence[AnyEntry]) -> None:
        """The reckoning of its own."""
        for entry in entries:
            if type(entry).__name__ not in ("Moved", "Drawn"):
                continue
            self.used.append(self.now - self.begun)
            self.begun = self.now
            if isinstance(entry, Moved) and entry.seat != self.late:
                self.late = None
        if self.model.to_move != self.late:
            self.late = None

    @rule(seconds=st.one_of(st.integers(0, 90), st.integers(0, 8 * DAY)))
    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.table.now += seconds * SECOND

    @rule(whole=st.booleans())
    def restart(self, whole: bool) -> None:
        """The server comes back, from a snapshot or from all entries."""
        kept = None if whole else Model.from_snapshot(self.model.snapshot())
        self.table.model = kept or fold_all(self.table.entries)
        self.started = self.now

    @precondition(lambda self: self.running and self.late is None)
    @rule(choice=SOME)
    def move(self, choice: int) -> None:
        """Whoever is to move does, in time or before anybody has noticed that it is not."""
        legal = self.table.legal()
        assert self.model.to_move is not None
        person = PEOPLE[self.model.to_move]
        self.do(person, frames.move(self.model.version, legal[choice % len(legal)]))

    @precondition(lambda self: self.running and self.late is None)
    @rule(over=st.integers(0, 5))
    def time_out(self, over: int) -> None:
        """The time passes; not a moment before its end it is up."""
        seat, deadline = self.model.to_move, self.deadline
        assert seat is not None
        assert deadline is not None
        command = commands.TimeOut(seat, self.model.position)
        if self.now < self.begun + self.limit:
            assert reason_of(lambda: self.table.do(None, command)) == "stale"
        self.table.now = max(self.now, deadline) + over
        self.do(None, command)
        self.late = seat

    @precondition(lambda self: self.running and self.late is not None)
    @rule(choice=SOME)
    def stand_in(self, choice: int) -> None:
        """A bot goes on for who was late; the person itself cannot."""
        assert self.late is not None
        legal = self.table.legal()
        action = legal[choice % len(legal)]
        person, own = PEOPLE[self.late], frames.move(self.model.version, action)
        assert reason_of(lambda: self.table.do(person, own)) == "timed-out"
        self.do(None, commands.BotMove(self.late, self.model.version, action))

    @precondition(lambda self: self.running)
    @rule(who=st.sampled_from(PEOPLE))
    def take_back(self, who: Person) -> None:
        """What reveals nothing is taken back at once: the time that it took is not given back."""
        assert self.model.play is not None
        left = self.model.play.find_free_undo(self.model.seats_of(who.id))
        if left is not None:
            used = self.used[left]
            self.do(who, frames.undo(self.model.version))
            self.taken_back(left, self.now - used)

    @precondition(lambda self: self.running)
    @rule(who=st.sampled_from(PEOPLE))
    def agree(self, who: Person) -> None:
        """All agree to take something back, which winds the clock up."""
        assert self.model.play is not None
        seats = self.model.seats_of(who.id)
        left, free = self.model.play.find_last_own(seats), self.model.play.find_free_undo(seats)
        if left is None or left == free:
            return
        self.do(who, frames.propose(self.model.version, "undo"))
        for other in PEOPLE:
            asked = self.model.proposal  # those who have left all to the clock are not waited for
            if asked is not None and other is not who:
                self.do(other, frames.answer(asked.number, True))
        assert isinstance(self.table.entries[-1], Undone)
        self.taken_back(left, self.now)

    def taken_back(self, left: int, begun: int) -> None:
        del self.used[left:]
        self.begun, self.late = begun, None

    @invariant()
    def the_clock_is_right(self) -> None:
        if not hasattr(self, "table"):
            return
        assert self.model.timed_out == self.late
        if not self.running or self.late is not None:
            assert self.deadline is None
            return
        due = self.begun + self.limit
        if self.begun < self.started:
            due = max(due, self.started + GRACE)
        assert self.deadline == due


TestClock = Clock.TestCase
TestClock.settings = settings(examples(150), stateful_step_count=30)
