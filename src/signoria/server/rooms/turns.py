"""What makes a match go on by itself: bots that are to move, and the clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeVar

from ... import bots
from ...games.contract import Game, State
from ..domain.clock.times import SECOND, Alarm, pause
from ..domain.clock.turn_clock import with_grace
from ..domain.commands import AnyCommand, BotMove, Expire, Settle, TimeOut
from ..domain.match.absence import settling_at
from ..domain.match.expiry import expires_at
from ..domain.match.model import Model
from ..domain.refusals import Refusal
from ..journal.entries import Person
from ..monitoring.spans import root_span, span
from .broadcast import Audience
from .context import RoomContext

AGAIN = 5 * SECOND  # after the journal has failed
LONGEST = 600 * SECOND  # between attempts, each of which waits twice as long as the one before
log = logging.getLogger(__name__)
T = TypeVar("T")


class BotTurn(NamedTuple):
    """A decision that a bot is to make for a seat, in the position of a version.

    ``people`` are those who play.
    """

    game: Game
    bot: str
    state: State
    seat: int
    version: int
    people: frozenset[str]


class LiveMatch(Protocol):
    """What the turns need of their room: who looks on, the match as it stands, commands."""

    id: str
    audience: Audience

    async def read(self, what: Callable[[Model], T]) -> T:
        """Something of the match; raises ``Refusal``."""

    async def carry_out_to_end(self, person: Person | None, command: AnyCommand) -> int:
        """Carry out a command durably; raises ``Refusal``."""


class TurnScheduler:
    """The bots and the clock of one room."""

    def __init__(self, room: LiveMatch, context: RoomContext) -> None:
        self._room = room
        self._context = context
        self._clock = Alarm(context.times)
        self._settling = Alarm(context.times)
        self._expiry = Alarm(context.times)
        self._again = Alarm(context.times)
        self._bots: asyncio.Task[None] | None = None
        self._stopped = False
        self._failures = 0  # in a row

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or is to be asked again."""
        return self._bots is not None or self._again.is_set

    def deadline(self, model: Model) -> int | None:
        """Until when a person must have moved, in milliseconds; None without a clock."""
        if model.deadline is None:
            return None
        return with_grace(model.deadline, model.since, self._context.uptime.began)

    def next_wake(self, model: Model) -> int | None:
        """When the match will go on by itself, in milliseconds; None if only people can.

        Where nobody plays but bots, it goes on as somebody looks at it, and rests otherwise.
        """
        if model.status == "waiting":
            return expires_at(model)
        if model.bots_only:
            return None
        due = model.last_at if bot_turn(model) else self.deadline(model)
        settling = self.settling(model)
        return due if settling is None else min(settling, settling if due is None else due)

    def settling(self, model: Model) -> int | None:
        """When a proposal is carried out without those who are silent, in milliseconds."""
        due = settling_at(model)
        if due is None or model.proposal is None:
            return None
        return with_grace(due, model.proposal.at, self._context.uptime.began)

    def schedule(self, model: Model) -> None:
        """Let bots play and the clock run as the match stands now."""
        self._again.cancel()
        self._clock.cancel()
        self._settling.cancel()
        self._expiry.cancel()
        if self._stopped:
            return
        if (end := expires_at(model)) is not None:
            self._expiry.set(end, lambda: self._start_carrying_out(Expire()))
        settling = self.settling(model)
        if settling is not None and model.proposal is not None:
            settle = Settle(model.proposal.number)
            self._settling.set(settling, lambda: self._start_carrying_out(settle))
        due = self.deadline(model)
        if due is not None and model.to_move is not None:
            late = TimeOut(model.to_move, model.position)
            self._clock.set(due, lambda: self._run_out(model, late))
        elif bot_turn(model) and self._bots is None:
            self._bots = self._context.tasks.start(self._room.id, self._play_bots())

    def retry_later(self) -> None:
        """The journal, or something of this match, has failed: go on after a while."""
        self._clock.cancel()
        if not self._stopped:
            wait = min(AGAIN << min(self._failures, 10), LONGEST)
            self._failures += 1
            self._again.set(self._context.times.now() + wait, self._start_retry)

    def stop(self) -> None:
        """Nothing goes on by itself any more; what a bot still answers is dropped."""
        self._stopped = True
        self._clock.cancel()
        self._settling.cancel()
        self._expiry.cancel()
        self._again.cancel()
        if self._bots is not None:
            self._bots.cancel()

    def _run_out(self, model: Model, late: TimeOut) -> None:
        """The clock has run out; not so if the host has slept meanwhile, which gives more time."""
        due = self.deadline(model)
        if due is None or due <= self._context.times.now():
            self._start_carrying_out(late)
        else:
            self.schedule(model)

    def _start_carrying_out(self, command: AnyCommand) -> None:
        self._context.tasks.start(self._room.id, self._carry_out(command))

    async def _carry_out(self, command: AnyCommand) -> None:
        with self._retry_on_failure():
            await self._attempt(command)

    def _start_retry(self) -> None:
        self._context.tasks.start(self._room.id, self._retry())

    async def _retry(self) -> None:
        with self._retry_on_failure():
            await self._room.read(self.schedule)

    @contextmanager
    def _retry_on_failure(self) -> Iterator[None]:
        """Whatever fails in this match is tried again later, and concerns no other."""
        try:
            yield
        except Refusal:
            self.retry_later()
        except Exception:
            log.exception("match %s: cannot go on by itself", self._room.id)
            self.retry_later()

    async def _play_bots(self) -> None:
        """Let bots move until it is a person's turn."""
        try:
            with self._retry_on_failure():
                going = True
                while going and (turn := await self._room.read(self._next_bot_turn)):
                    with root_span("bot.turn", **{"signoria.bot": turn.bot}):
                        going = await self._attempt(await self._choose_move(turn))
                    self._failures = 0
        finally:
            self._bots = None

    def _next_bot_turn(self, model: Model) -> BotTurn | None:
        """The next turn of a bot; none searches where that would be advice on another match."""
        turn = bot_turn(model)
        if turn is None or not bots.searches(turn.bot, turn.game.name):
            return turn
        if model.guarded or self._context.protection.is_steered(model):
            return turn._replace(bot=model.stand_in)
        return turn

    async def _choose_move(self, turn: BotTurn) -> BotMove:
        """Have a bot decide; not faster than people can follow, nor than its hand may tell."""
        watched = bool(self._room.audience.viewers)
        thinking = self._context.bot_pool.choose(
            turn.game, turn.bot, turn.state, turn.seat, watched=watched
        )
        with span("bot.think"):
            if least := self._least_seconds(turn):
                action, _ = await asyncio.gather(thinking, pause(self._context.times, least))
            else:
                action = await thinking
        return BotMove(turn.seat, turn.version, action)

    def _least_seconds(self, turn: BotTurn) -> float:
        """The seconds that a bot's answer takes at least, by what everybody may know alone.

        A bot with one legal move answers at once and one with many does not, so its time would
        tell of what it holds.  One that searches is waited for as long as it may search.  Others
        take some milliseconds, which tell somebody who plays alone nothing worth waiting for.
        """
        limits, audience = self._context.limits, self._room.audience
        pace = limits.pace if audience.has_people else 0.0
        if not turn.game.hides:
            return pace
        searching = self._context.bot_pool.least_seconds(turn.game, turn.bot)
        if searching and (turn.people or audience.viewers):
            return max(pace, searching)
        others = len(turn.people) > 1 or audience.has_strangers(turn.people)
        return max(pace, limits.quick if others else 0.0)

    async def _attempt(self, command: AnyCommand) -> bool:
        """Ask for what the match may have gone past meanwhile; whether it makes sense to go on."""
        try:
            await self._room.carry_out_to_end(None, command)
        except Refusal as refusal:
            return refusal.problem.reason == "stale"
        return True


def bot_turn(model: Model) -> BotTurn | None:
    """The turn of the bot that is to move now, None if none is."""
    seat = model.to_move
    bot = None if seat is None else model.bot_for(seat)
    if seat is None or bot is None or model.play is None:
        return None
    people = frozenset(chair.person.id for chair in model.chairs if chair.person)
    return BotTurn(model.game, bot, model.play.state.clone(), seat, model.position, people)
