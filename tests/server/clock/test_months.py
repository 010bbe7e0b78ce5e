"""Matches over months on a real server: restarts, sleep, changes of clocks, pauses, absence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.server.domain.clock.turn_clock import GRACE
from signoria.server.domain.commands import Join
from signoria.server.domain.match.model import Model
from signoria.server.hub.heartbeat import KEPT
from signoria.server.hub.vacations import Vacations
from signoria.server.journal.entries import AnyEntry, Person, ServerDown, TimedOut
from signoria.server.journal.rows import TokenRow
from signoria.server.protocol.clocks import ClockRules, Night
from signoria.server.rooms.room import Room
from tests.server import frames
from tests.support.effort import examples

from ..world import ANN, BEN, CAT, ME, OPEN, SetClock, World, new_match
from .reckoning import check_no_turn_was_lost, count, reckon

T = TypeVar("T")
PEOPLE = (ANN, BEN, CAT)
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600  # seconds
EVER = 10**15  # milliseconds
ROME, HOBART = Night(23, 7, "Europe/Rome"), Night(22, 6, "Australia/Hobart")
RULES = (
    ClockRules(bank=20 * MINUTE, increment=30),
    ClockRules(bank=5 * MINUTE, increment=10, per="decision", most=6 * MINUTE),
    ClockRules(bank=DAY, increment=DAY, most=DAY, night=HOBART),
    ClockRules(bank=3 * DAY, increment=8 * HOUR, night=ROME, most=5 * DAY),
    ClockRules(bank=10 * DAY, night=ROME),
)
# A week before clocks are changed in Rome or Hobart.
BEGINS = [datetime(2026, *day, 9, 30, tzinfo=UTC) for day in ((3, 22), (10, 18), (9, 27))]
SPANS = st.one_of(st.integers(1, 90 * MINUTE), st.integers(HOUR, 4 * DAY))


class Months(RuleBasedStateMachine):
    """One match of three people, none of whom looks on for long; the test's clock goes on."""

    @initialize(rules=st.sampled_from(RULES), begin=st.sampled_from(BEGINS), start=st.booleans())
    def begin(self, rules: ClockRules, begin: datetime, start: bool) -> None:
        self.agreed, self.runner = rules, asyncio.Runner()
        self.folder = TemporaryDirectory()
        self.clock = SetClock(round(begin.timestamp() * 1000))
        self.restarted = self.clock.at
        self.entries: list[AnyEntry] = []
        self._model: Model | None = None
        self.known = 0  # entries that were looked at
        self.do(self.open())
        self.do(self.sit_down(start))

    async def open(self) -> None:
        """A server that starts; its looks at the time, each two seconds, would take hours here."""
        self.here = World(Path(self.folder.name), self.clock, idle=60.0).open()
        await self.here.hub.start()
        self.look_no_more()
        await self.here.hub.context.tasks.wait()

    def look_no_more(self) -> None:
        self.here.hub._uptime.stop()
        self.here.hub._heartbeat._alarm.cancel()

    async def sit_down(self, start: bool) -> None:
        for person in PEOPLE:
            row = TokenRow(person.name.encode(), person.id, "browser", None, None, 1)
            await self.here.journal.add_person(person, row)
        options = {"start": "0"} if start else {}
        self.match = await new_match(
            self.here.hub, ME, OPEN, OPEN, public=True, clock=self.agreed, options=options
        )
        for person in (BEN, CAT):
            await self.here.hub.carry_out(self.match, person, Join())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and all that it brings about; learn what is in the journal."""
        found = self.runner.run(work)
        self.runner.run(self.follow())
        return found

    async def follow(self) -> None:
        await self.here.hub.context.tasks.wait()
        if hasattr(self, "match"):
            kept = await self.here.journal.load(self.match, from_start=True)
            assert kept is not None
            self.entries = kept.entries

    async def room(self) -> Room:
        return await self.here.hub.room(self.match)

    @property
    def model(self) -> Model:
        """The match of all its entries, as any process would read it."""
        if self._model is None or self._model.version != len(self.entries):
            self._model = Model("m")
            for entry in self.entries:
                self._model.fold(entry)
        return self._model

    @property
    def running(self) -> bool:
        return self.model.status == "running"

    async def run_for(self, milliseconds: int) -> None:
        """Time passes in which the server runs; it stops at each moment when a clock rings."""
        end = self.clock.at + milliseconds
        await self.settle()
        while self.clock.at < end:
            due = (await self.room()).wake_at
            ahead = end if due is None or due <= self.clock.at else min(end, due)
            self.clock.go_on((ahead - self.clock.at) / 1000)
            await self.here.journal.note_uptime(self.clock.at, EVER, KEPT)
            await self.settle()

    async def settle(self) -> None:
        """All that is due now is done, though it may first have to be read."""
        for _ in range(3):
            await self.here.hub.context.tasks.wait()
            self.clock.go_on(0)
        await self.here.hub.context.tasks.wait()

    @rule(seconds=SPANS)
    def wait(self, seconds: int) -> None:
        """The server runs, and nobody does anything."""
        self.do(self.run_for(seconds * 1000))

    @precondition(lambda self: self.running and self.model.timed_out is None)
    @rule(choice=st.integers(0, 99), minutes=st.integers(0, 20))
    def move(self, choice: int, minutes: int) -> None:
        """Whoever is to move does after some minutes, if there is still time."""
        self.do(self.run_for(minutes * 60_000))
        if self.running and self.model.timed_out is None:
            self.do(self.decide(choice))

    async def decide(self, choice: int) -> None:
        model = self.model
        assert model.play is not None
        legal, seat = model.play.state.legal_actions(), model.to_move
        assert seat is not None
        command = frames.move(model.version, legal[choice % len(legal)])
        await (await self.room()).carry_out_to_end(PEOPLE[seat], command)

    @precondition(lambda self: self.running and self.model.deadline is not None)
    @rule()
    def wait_to_the_last_moment(self) -> None:
        """A millisecond before its end the time is not up."""
        due, version = self.do(self.deadline()), self.model.version
        if due > self.clock.at + 1:
            self.do(self.run_for(due - 1 - self.clock.at))
        assert self.model.version == version

    @precondition(lambda self: self.running and self.model.deadline is not None)
    @rule()
    def run_out(self) -> None:
        """At its end it is up, and all can read so."""
        due, seat = self.do(self.deadline()), self.model.to_move
        version = len(self.entries)
        self.do(self.run_for(max(0, due - self.clock.at)))
        self.do(asyncio.sleep(0))
        assert self.entries[version] == TimedOut(at=self.clock.at, seat=seat or 0)

    async def deadline(self) -> int:
        room = await self.room()
        found = await room.read(room.turns.deadline)
        assert found is not None
        return found

    @rule(seconds=st.integers(2, 4 * DAY), in_order=st.booleans())
    def restart(self, seconds: int, in_order: bool) -> None:
        """The server is gone for a while, which nobody pays for."""
        left, self.before = self.left_now(), self.entries[-1]
        self.runner.run(self.here.close() if in_order else self.here.die())
        self.clock.at += seconds * 1000
        self.restarted = self.clock.at
        self.do(self.open())
        self.expect_nothing_used(left)

    @rule(seconds=st.integers(151, 3 * DAY))
    def sleep(self, seconds: int) -> None:
        """The host sleeps, and all goes on late."""
        left, self.before = self.left_now(), self.entries[-1]
        self.do(self.fall_asleep(seconds))
        self.restarted = self.clock.at
        self.expect_nothing_used(left)

    async def fall_asleep(self, seconds: int) -> None:
        await self.room()
        self.here.hub._uptime.watch()
        self.clock.sleep(seconds)
        await self.here.hub.context.tasks.wait()
        self.look_no_more()

    def left_now(self) -> int | None:
        """What the seat whose time runs has left by the reckoning; None if none runs."""
        found = reckon(self.entries, self.agreed)
        if found.runs is None:
            return None
        used = count(found.since, self.clock.at, self.agreed.night)
        return max(0, found.left[found.runs] - used)

    def expect_nothing_used(self, left: int | None) -> None:
        """What was left before the outage is left after it, and time to look at it."""
        self.do(self.room())  # whoever looks at it next
        if left is None:
            return
        assert self.left_now() == left
        if self.entries[-1] != self.before:
            assert isinstance(self.entries[-1], ServerDown)
            assert self.do(self.deadline()) >= self.clock.at + GRACE

    @precondition(lambda self: self.running and self.model.paused is None)
    @rule(who=st.sampled_from(PEOPLE), agreed=st.booleans())
    def ask_for_a_pause(self, who: Person, agreed: bool) -> None:
        """All others agree, or one does not."""
        asked = self.do(self.propose(who, agreed))
        assert (self.model.paused is not None) == (agreed or not asked)

    async def propose(self, who: Person, agreed: bool) -> bool:
        """Whether anybody was asked; who has left all to the clock for days is not."""
        room = await self.room()
        await room.carry_out_to_end(who, frames.propose(room.version, "pause"))
        found = False
        for other in PEOPLE:
            asked = await room.read(lambda model: model.proposal)
            if asked is not None and other is not who:
                found = True
                await room.carry_out_to_end(other, frames.answer(asked.number, agreed))
        return found

    @precondition(lambda self: self.running and self.model.paused is not None)
    @rule(who=st.sampled_from(PEOPLE))
    def resume(self, who: Person) -> None:
        """Anybody lets the clocks run on."""

        async def end_pause() -> None:
            await (await self.room()).carry_out_to_end(who, frames.resume())

        self.do(end_pause())

    @rule(who=st.sampled_from(PEOPLE))
    def go_on_vacation(self, who: Person) -> None:
        """Where a clock runs it runs on, as was agreed."""
        before = len(self.entries)

        async def begin() -> None:
            away = Vacations(self.here.hub)
            if (await away.find(who)).until is None and (await away.find(who)).left:
                await away.begin(who, 1)

        self.do(begin())
        assert len(self.entries) == before

    @rule(seconds=st.integers(1, 3 * HOUR))
    def set_back(self, seconds: int) -> None:
        """Somebody corrects the clock of the host."""
        self.clock.at -= seconds * 1000
        self.do(self.here.journal.note_uptime(self.clock.at, EVER, KEPT))

    @invariant()
    def everybody_has_what_is_reckoned(self) -> None:
        if not self.entries or self.model.play is None:
            return
        found, model = reckon(self.entries, self.agreed), self.model
        assert model.bank is not None
        seats = range(len(PEOPLE))
        assert [model.bank.left_at(self.agreed, one, found.since) for one in seats] == found.left
        assert all(left >= 0 for left in found.left)
        if self.running:
            assert model.bank.runs == found.runs
        if self.running and found.runs is not None:
            due = model.deadline
            assert due is not None
            assert count(found.since, due, self.agreed.night) == found.left[found.runs]
        check_no_turn_was_lost(self.entries, self.known, self.agreed)
        self.known = len(self.entries)

    @invariant()
    def a_snapshot_holds_all_of_it(self) -> None:
        if self.entries:
            again = Model.from_snapshot(self.model.snapshot())
            assert again is not None
            assert (again.bank, again.paused) == (self.model.bank, self.model.paused)

    def teardown(self) -> None:
        if hasattr(self, "here"):
            self.runner.run(self.here.close())
            self.runner.close()
            self.folder.cleanup()


TestMonths = Months.TestCase
TestMonths.settings = settings(examples(12), stateful_step_count=15, deadline=None)
