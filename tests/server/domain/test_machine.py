"""Random commands, legal and not, from several people: what must hold whatever they do."""

from __future__ import annotations

from typing import Any, Literal

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.games.contract import CHANCE, Rng
from signoria.server.domain import commands
from signoria.server.domain.match.model import Model
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import (
    Answered,
    AnyEntry,
    Moved,
    Person,
    Proposed,
    TimedOut,
    Undone,
)
from signoria.server.protocol import socket
from signoria.server.views import match_card, perspective
from tests.server import frames
from tests.support.effort import examples

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    EVE,
    INVITATION,
    ME,
    OPEN,
    PEOPLE,
    ROBOT,
    Table,
    everything,
    fold_all,
    hello,
)

ANYBODY = st.sampled_from([ANN, BOB, CID, EVE, ROBOT, None])
SEATS = st.integers(-1, 5)
CLOCK = 60
WISHES = st.lists(st.sampled_from([OPEN, BOT, DEVICE]), min_size=2, max_size=3)


def waiting(machine: Match) -> bool:
    """Whether the match has not begun."""
    return machine.model.status == "waiting"


def running(machine: Match) -> bool:
    """Whether the game is under way."""
    return machine.model.status == "running"


class Match(RuleBasedStateMachine):
    """One match and what is known of it from outside."""

    @initialize(
        wishes=WISHES,
        host_plays=st.booleans(),
        public=st.booleans(),
        clock=st.sampled_from([None, CLOCK]),
        seed=st.integers(0, 9),
    )
    def make(
        self, wishes: list[Any], host_plays: bool, public: bool, clock: int | None, seed: int
    ) -> None:
        seats = [ME, *wishes] if host_plays else [*wishes, OPEN]
        self.table = Table(*seats, seed=seed, public=public, clock=clock)
        self.yes: set[str] = set()
        self.snapshots = [(self.model.version, self.model.snapshot())]

    @property
    def model(self) -> Model:
        return self.table.model

    def attempt(self, person: Person | None, command: commands.AnyCommand) -> None:
        """A refusal changes nothing; what is allowed is checked by ``judge``."""
        before, shown = everything(self.model), fold_all(self.table.entries)
        try:
            made = self.table.do(person, command)
        except Refusal:
            assert everything(self.model) == before
            return
        assert made
        self.judge(shown, person, command, made)

    def judge(
        self,
        before: Model,
        person: Person | None,
        command: commands.AnyCommand,
        made: list[AnyEntry],
    ) -> None:
        assert before.status in ("waiting", "running")
        for entry in made:
            if isinstance(entry, Moved) and entry.by == "seat":
                assert isinstance(command, socket.Move)
                assert entry.seat in before.seats_of(person.id if person else None)
                assert entry.seat not in before.standing_in
                assert before.timed_out != entry.seat
            if isinstance(entry, Moved) and entry.by in ("bot", "clock"):
                assert isinstance(command, commands.BotMove)
                absent = entry.seat in before.standing_in or before.timed_out == entry.seat
                assert before.chairs[entry.seat].bot or absent
            if isinstance(entry, Undone):
                self.judge_undone(before, person, command, entry)
            if isinstance(entry, Proposed):
                assert person
                self.yes = {person.id}
            if isinstance(entry, Answered):
                assert person
                self.yes |= {person.id} if entry.yes else set()

    def judge_undone(
        self, before: Model, person: Person | None, command: commands.AnyCommand, entry: Undone
    ) -> None:
        """Nobody's knowledge is taken back without asking."""
        assert before.play
        assert person
        gone = before.play.taken[entry.actions :]
        own = before.seats_of(person.id)
        people = {
            chair.person.id
            for seat, chair in enumerate(before.chairs)
            if chair.person and not chair.remote and seat not in before.standing_in
        }
        if isinstance(command, socket.Undo):
            assert {one.seat for one in gone} <= set(own)
            state = before.game.new_state(before.play.setup)
            for number, one in enumerate(before.play.taken):
                hidden = number >= entry.actions and before.game.reveals(state, one.action)
                assert not hidden
                state.apply(one.action)
        elif isinstance(command, commands.Leave):
            assert people - {person.id} <= self.yes
        else:
            assert people <= self.yes | {person.id}
        assert gone[0].seat == entry.seat
        assert gone[0].by == "seat"

    # -- what anybody may try ------------------------------------------------------------------

    @rule(person=ANYBODY, seat=st.none() | SEATS, right=st.booleans())
    def join(self, person: Person | None, seat: int | None, right: bool) -> None:
        self.attempt(person, commands.Join(seat, INVITATION if right else "wrong"))

    @precondition(waiting)
    @rule(person=ANYBODY, seat=SEATS, bot=st.sampled_from(["random", "heuristic", "none"]))
    def fill(self, person: Person | None, seat: int, bot: str) -> None:
        self.attempt(person, commands.FillSeat(seat, bot))

    @precondition(waiting)
    @rule(person=ANYBODY, seat=SEATS)
    def remote(self, person: Person | None, seat: int) -> None:
        self.attempt(person, commands.SeatNetworkBot(seat, ROBOT))

    @precondition(waiting)
    @rule(person=ANYBODY, seat=SEATS)
    def free(self, person: Person | None, seat: int) -> None:
        self.attempt(person, commands.FreeSeat(seat))

    @rule(person=ANYBODY, leaving=st.integers(0, 7))
    def leave_or_return(self, person: Person | None, leaving: int) -> None:
        self.attempt(person, commands.Leave() if leaving == 0 else commands.ComeBack())

    @rule(person=ANYBODY, behind=st.integers(-1, 3), action=st.integers(-1, 250))
    def move(self, person: Person | None, behind: int, action: int) -> None:
        self.attempt(person, frames.move(self.model.version - behind, action))

    @precondition(running)
    @rule(pick=st.integers(0, 200), again=st.booleans())
    def move_and_perhaps_undo(self, pick: int, again: bool) -> None:
        """Whoever has to decide does so, and may regret it."""
        deciding, legal = self.model.decider(), self.table.legal()
        assert deciding
        person = self.model.chairs[deciding.seat].person
        version, action = self.model.version, legal[pick % len(legal)]
        if deciding.kind == "bot":
            self.attempt(None, commands.BotMove(deciding.seat, version, action))
        elif person:
            self.attempt(PEOPLE[person.id], frames.move(version, action))
            if again:
                self.attempt(PEOPLE[person.id], frames.undo(self.model.version))

    @precondition(running)
    @rule(person=ANYBODY, behind=st.integers(0, 2))
    def undo(self, person: Person | None, behind: int) -> None:
        self.attempt(person, frames.undo(self.model.version - behind))

    @precondition(running)
    @rule(person=ANYBODY, behind=st.integers(0, 1), abandon=st.integers(0, 5))
    def propose(self, person: Person | None, behind: int, abandon: int) -> None:
        what: Literal["undo", "abandon"] = "abandon" if abandon == 0 else "undo"
        self.attempt(person, frames.propose(self.model.version - behind, what))

    @rule(person=ANYBODY, right=st.booleans(), yes=st.integers(0, 3))
    def answer(self, person: Person | None, right: bool, yes: int) -> None:
        asked = self.model.proposal
        number = asked.number if asked and right else self.model.version - 1
        self.attempt(person, frames.answer(number, yes > 0))

    @precondition(running)
    @rule(seat=SEATS, action=st.integers(-1, 250))
    def bot_move(self, seat: int, action: int) -> None:
        self.attempt(None, commands.BotMove(seat, self.model.version, action))

    @precondition(running)
    @rule(late=st.booleans())
    def time_out(self, late: bool) -> None:
        seat, deadline = self.model.to_move, self.model.deadline
        self.table.now += 1000 * CLOCK if late else 1
        early = deadline is None or self.table.now < deadline
        version = self.model.version
        self.attempt(None, commands.TimeOut(-1 if seat is None else seat, version))
        timed_out = [entry for entry in self.table.entries[version:] if isinstance(entry, TimedOut)]
        assert not (early and timed_out)

    # -- what brings the match further ---------------------------------------------------------

    @precondition(waiting)
    @rule()
    def fill_all(self) -> None:
        """The match begins."""
        for seat, chair in enumerate(self.model.chairs):
            if not chair.person and not chair.bot:
                guest = [BOB, CID, EVE, ROBOT][seat]
                self.attempt(guest, commands.Join(seat, INVITATION))

    @precondition(running)
    @rule(seed=st.integers(0, 1000), decisions=st.integers(1, 30))
    def play_on(self, seed: int, decisions: int) -> None:
        self.table.play(Rng(seed), decisions)

    @precondition(lambda self: self.model.proposal is not None)
    @rule()
    def agree(self) -> None:
        """Everybody says yes to what is asked."""
        for person in (ANN, BOB, CID, EVE, ROBOT):
            if self.model.proposal:
                self.attempt(person, frames.answer(self.model.proposal.number, True))

    @rule()
    def keep(self) -> None:
        self.snapshots.append((self.model.version, self.model.snapshot()))

    # -- what must hold ------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost(self) -> None:
        """All entries, or a snapshot and the rest, give the match as it is."""
        if not hasattr(self, "table"):
            return
        assert self.model.version == len(self.table.entries)
        whole = fold_all(self.table.entries)
        version, data = self.snapshots[-1]
        resumed = Model.from_snapshot(data)
        assert resumed
        for entry in self.table.entries[version:]:
            resumed.fold(entry)
        fresh = Model.from_snapshot(self.model.snapshot())
        assert fresh
        for other in (whole, resumed, fresh):
            assert everything(other) == everything(self.model)
            for seat in range(len(self.model.chairs)):
                person = self.model.chairs[seat].person
                assert hello(other, person, seat) == hello(self.model, person, seat)

    @invariant()
    def nothing_waits_that_needs_nobody(self) -> None:
        """Between commands somebody is to decide, or the match is over or waits for people."""
        if not hasattr(self, "table") or self.model.status != "running":
            return
        assert self.model.play
        assert self.model.play.state.to_move != CHANCE
        assert not self.model.play.state.is_forced()

    @invariant()
    def everybody_is_told_about_themselves_only(self) -> None:
        if not hasattr(self, "table"):
            return
        for person in (ANN, BOB, CID, EVE, ROBOT):
            for seat in range(len(self.model.chairs)):
                who = perspective.perspective_of(self.model, person.id, seat)
                assert (who.seat == seat) == (seat in self.model.seats_of(person.id))
            shown = match_card.card_for(self.model, person.id)
            invites = person is ANN and self.model.status == "waiting"
            assert (shown.invitation is not None) == invites


Match.TestCase.settings = examples(60)
TestMatch = Match.TestCase
