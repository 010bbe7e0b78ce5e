"""People who come and go over months: nobody blocks a match, and nobody loses a seat early."""

from __future__ import annotations

from typing import Literal

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.decoders import json_decoder
from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.match.absence import (
    DAY,
    absence_days,
    find_wait,
    settling_at,
)
from signoria.server.domain.match.model import Model
from signoria.server.domain.match.refold import replay_match
from signoria.server.domain.match.snapshots import Snapshot, read_snapshot
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import (
    Abandoned,
    AnyEntry,
    Created,
    Drawn,
    Moved,
    Offered,
    OnVacation,
    Person,
    Reminded,
    Started,
    StoodIn,
    Undone,
)
from tests.server import frames
from tests.support.effort import examples

from .tables import (
    ANN,
    BOB,
    CID,
    EVE,
    INVITATION,
    ME,
    OPEN,
    PEOPLE,
    Table,
    everything,
    fold_all,
    kinds,
    mover,
    reason_of,
)

HOUR = DAY // 24
PLAYERS = [ANN, BOB, CID]
LINK = "in-the-place-of-who-does-not-come"
UNHEARD = (Reminded, StoodIn, Offered, OnVacation)  # by these nobody is heard of who is waited for
NEWCOMER = st.sampled_from([EVE, EVE, EVE, *PLAYERS])
ANYBODY = st.sampled_from([*PLAYERS, EVE])


def running(machine: Months) -> bool:
    """Whether the game is under way."""
    return machine.model.status == "running"


class Months(RuleBasedStateMachine):
    """One match without a clock, and what an onlooker with a calendar knows of it."""

    @initialize(days=st.sampled_from([None, 1, 7]), vacant=st.booleans())
    def begin(self, days: int | None, vacant: bool) -> None:
        self.table = Table(ME, OPEN, OPEN, absence=days)
        self.days = days or 3
        self.moved = self.table.now  # when the game last stood otherwise
        self.heard = dict.fromkeys((person.id for person in [*PLAYERS, EVE]), 0)
        self.reminded = -DAY
        self.away: dict[str, int] = {}  # until when people are on vacation
        self.asked = 0  # when the proposal under way was made
        for person in (BOB, CID):
            self.table.do(person, commands.Join(None, INVITATION))
        if vacant and self.waits_for:
            self.table.now += 7 * DAY
            other = next(one for one in PLAYERS if one.id != self.waits_for)
            self.table.do(other, commands.LetStandIn(self.model.seats_of(self.waits_for)[0]))

    @property
    def model(self) -> Model:
        return self.table.model

    @property
    def waits_for(self) -> str | None:
        """The person who is to move, if no bot does."""
        deciding = self.model.decider()
        if deciding is None or deciding.kind == "bot":
            return None
        person = self.model.chairs[deciding.seat].person
        return person.id if person else None

    def silent(self, person: str) -> int:
        """For how long a person who is to move has done nothing, vacation apart."""
        return self.table.now - max(self.moved, self.heard[person], self.away.get(person, 0))

    def attempt(self, person: Person | None, command: commands.AnyCommand) -> list[AnyEntry]:
        """What a command makes; a refusal changes nothing, and leads to nothing."""
        before = everything(self.model)
        try:
            made = self.table.do(person, command)
        except Refusal:
            assert everything(self.model) == before
            return []
        if any(isinstance(one, Moved | Drawn | Started) for one in made):
            self.moved = self.table.now
        if made and person and person.id in self.heard and not isinstance(made[0], UNHEARD):
            self.heard[person.id] = self.table.now
        for one in made:
            if isinstance(one, Moved) and one.by == "seat":
                self.away.pop(person_on(self.model, one.seat), None)
            if isinstance(one, StoodIn):
                self.away.pop(person_on(self.model, one.seat), None)
            if isinstance(one, Undone):  # whoever wished it decides anew
                self.heard[person_on(self.model, one.seat)] = self.table.now
        return made

    # -- what people do --------------------------------------------------------------------------

    @precondition(running)
    @rule(seed=st.integers(0, 99), decisions=st.integers(1, 8))
    def play(self, seed: int, decisions: int) -> None:
        """Whoever is to decide does so, be it a bot."""
        rng = Rng(seed)
        for _ in range(decisions):
            deciding, legal = self.model.decider(), self.table.legal()
            assert deciding
            version, action = self.model.version, legal[rng.below(len(legal))]
            if deciding.kind == "bot":
                self.attempt(None, commands.BotMove(deciding.seat, version, action))
            else:
                assert self.waits_for
                self.attempt(PEOPLE[self.waits_for], frames.move(version, action))
            if not running(self):
                return

    @precondition(running)
    @rule(person=ANYBODY, seat=st.integers(0, 3))
    def remind(self, person: Person, seat: int) -> None:
        waits, before = self.waits_for, self.model
        held = waits and seat in before.seats_of(waits)
        able = person.id in people_playing(before) and person.id != waits
        due = waits is not None and self.silent(waits) >= DAY
        again = self.table.now - self.reminded >= DAY
        made = self.attempt(person, commands.Remind(seat))
        assert bool(made) == bool(held and able and due and again)
        if made:
            self.reminded = self.table.now

    @precondition(running)
    @rule(person=ANYBODY, seat=st.integers(0, 3))
    def let_stand_in(self, person: Person, seat: int) -> None:
        waits = self.waits_for
        held = waits and seat in self.model.seats_of(waits)
        able = person.id in people_playing(self.model) and person.id != waits
        due = waits is not None and self.silent(waits) >= self.days * DAY
        made = self.attempt(person, commands.LetStandIn(seat))
        assert bool(made) == bool(held and able and due)
        if made:
            assert seat in self.model.absent
            assert self.model.status != "running" or self.waits_for != waits

    @precondition(running)
    @rule(person=ANYBODY, days=st.sampled_from([None, 1, 5, 30]))
    def take_vacation(self, person: Person, days: int | None) -> None:
        """As the server lets them, who knows how many days are left."""
        until = None if days is None else self.table.now + days * DAY
        able = person.id in people_playing(self.model)
        made = self.attempt(person, commands.TakeVacation(until))
        assert bool(made) == (able and until != self.away.get(person.id))
        if made and until is not None:
            self.away[person.id] = until
        elif made:
            del self.away[person.id]

    @precondition(lambda self: running(self) and self.model.absent)
    @rule(person=st.sampled_from(PLAYERS), other=st.integers(0, 9))
    def offer(self, person: Person, other: int) -> None:
        seat = other if other < 4 else min(self.model.absent)
        able = person.id in people_playing(self.model)
        open_to = self.model.absent - self.model.offers.keys()
        made = self.attempt(person, commands.OfferSeat(seat, LINK))
        assert bool(made) == (able and seat in open_to)

    @precondition(lambda self: running(self) and self.model.offers)
    @rule(person=NEWCOMER, other=st.integers(0, 9), link=st.sampled_from([LINK] * 4 + [INVITATION]))
    def take_over(self, person: Person, other: int, link: str) -> None:
        seat = other if other < 4 else min(self.model.offers)
        able = link == LINK and not self.model.seats_of(person.id)
        offered = seat in self.model.offers
        made = self.attempt(person, commands.Join(seat, link))
        assert bool(made) == (able and offered)
        if made:
            assert person_on(self.model, seat) == person.id
            assert seat not in self.model.standing_in

    @rule(person=ANYBODY, leaving=st.integers(0, 9))
    def leave_or_return(self, person: Person, leaving: int) -> None:
        away = self.model.standing_in.keys() & self.model.seats_of(person.id)
        able = away and running(self)
        made = self.attempt(person, commands.Leave() if leaving == 0 else commands.ComeBack())
        if leaving and able:  # nobody who was away is refused, nor sent away again at once
            assert made
            wait = find_wait(self.model)
            assert wait is None or wait.seat not in away or wait.since == self.table.now

    @precondition(running)
    @rule(person=ANYBODY, abandon=st.integers(0, 3))
    def propose(self, person: Person, abandon: int) -> None:
        what: Literal["undo", "abandon"] = "abandon" if abandon == 0 else "undo"
        if self.attempt(person, frames.propose(self.model.version, what)):
            self.asked = self.table.now

    @precondition(lambda self: self.model.proposal is not None)
    @rule(person=ANYBODY, yes=st.integers(0, 3))
    def answer(self, person: Person, yes: int) -> None:
        assert self.model.proposal
        self.attempt(person, frames.answer(self.model.proposal.number, yes > 0))

    # -- what time does --------------------------------------------------------------------------

    @rule(hours=st.sampled_from([1, 5, 23, 24, 25, 71, 72, 73, 200]))
    def wait(self, hours: int) -> None:
        """Alarms ring while time passes, as a room lets them."""
        end = self.table.now + hours * HOUR
        due = settling_at(self.model)
        if due is not None and due <= end:
            assert self.model.proposal
            number = self.model.proposal.number
            self.table.now = due - 1
            assert not self.attempt(None, commands.Settle(number)) or due <= self.asked
            self.table.now = max(self.table.now, due)
            made = self.attempt(None, commands.Settle(number))
            assert len(made) == 1
        self.table.now = max(self.table.now, end)

    # -- what must hold --------------------------------------------------------------------------

    @invariant()
    def no_proposal_waits_for_the_absent(self) -> None:
        if self.model.proposal is not None:
            assert self.table.now - self.asked < self.days * DAY

    @invariant()
    def who_waits_knows_for_whom_and_how_long(self) -> None:
        found, waits = find_wait(self.model), self.waits_for
        assert (found is None) == (waits is None)
        if found is not None and waits is not None:
            assert self.table.now - found.since == self.silent(waits)
            assert found.replace == found.since + self.days * DAY

    @invariant()
    def nothing_is_lost(self) -> None:
        for other in (fold_all(self.table.entries), Model.from_snapshot(self.model.snapshot())):
            assert other
            assert everything(other) == everything(self.model)
        assert self.model.offers.keys() <= self.model.absent <= self.model.standing_in.keys()


def people_playing(model: Model) -> set[str]:
    """The people who play themselves."""
    return {
        chair.person.id
        for seat, chair in enumerate(model.chairs)
        if chair.person and seat not in model.standing_in
    }


def person_on(model: Model, seat: int) -> str:
    """Who sits there."""
    person = model.chairs[seat].person
    assert person
    return person.id


Months.TestCase.settings = examples(60)
TestMonths = Months.TestCase


def start_timed_table(clock: int) -> Table:
    """Two people with a clock, under way."""
    table = Table(ME, OPEN, game="forging-florence", clock=clock)
    table.do(BOB, commands.Join(None, INVITATION))
    return table


def let_time_run_out(table: Table) -> None:
    """Whoever is to move does not, and a bot decides until it is another's turn."""
    seat, version = table.model.to_move, table.model.version
    assert seat is not None
    assert isinstance(table.model.created.clock, int)
    table.now += 1000 * table.model.created.clock
    table.do(None, commands.TimeOut(seat, version))
    while table.model.to_move == seat:
        table.decision(table.legal()[-1])


def test_where_a_clock_runs_nobody_else_replaces_anybody() -> None:
    table = start_timed_table(14 * 24 * 3600)
    table.now += 13 * DAY
    other = BOB if mover(table) == ANN else ANN
    stand_in = commands.LetStandIn(table.model.to_move or 0)
    assert reason_of(lambda: table.do(other, stand_in)) == "clock-runs"


def test_whoever_leaves_all_to_the_clock_for_three_days_is_not_asked() -> None:
    """One turn that was late costs nobody the vote."""
    table = start_timed_table(24 * 3600)
    late = mover(table)
    other = BOB if late == ANN else ANN
    for _ in range(2):
        let_time_run_out(table)
        assert Abandoned not in kinds(give_up(table, other))
        while mover(table) == other:
            table.decision(table.legal()[-1])
    let_time_run_out(table)
    table.now += DAY - 1
    assert Abandoned not in kinds(give_up(table, other))
    table.now += 1
    assert kinds(give_up(table, other)) == [Abandoned]


def give_up(table: Table, person: Person) -> list[AnyEntry]:
    """A person proposes to give the match up."""
    return table.do(person, frames.propose(table.model.version, "abandon"))


def test_a_match_of_before_gives_three_days() -> None:
    old = msgspec.json.encode(Table(ME, OPEN, game="forging-florence").model.created)
    assert b"absence" not in old
    assert absence_days(json_decoder(Created).decode(old)) == 3
    assert absence_days(start_timed_table(60).model.created) is None


def test_a_snapshot_of_before_is_passed_over_and_the_entries_know_all() -> None:
    """It lacks the signs of life that the entries tell."""
    table = Table(ME, OPEN, game="forging-florence")
    table.do(BOB, commands.Join(None, INVITATION))
    table.now += DAY
    give_up(table, BOB if mover(table) == ANN else ANN)
    kept = msgspec.msgpack.decode(table.model.snapshot())
    names = [field.name for field in msgspec.structs.fields(Snapshot)]
    before = msgspec.msgpack.encode(kept[: names.index("signs")])
    assert read_snapshot(before) is not None
    assert Model.from_snapshot(before) is None
    assert replay_match(table.model.id, table.entries, before).signs == table.model.signs != {}
