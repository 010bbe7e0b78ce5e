"""Takes what is due from the outbox, and sends it or lets it wait."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

from ..domain.clock.times import Times
from ..journal.errors import JournalError
from ..journal.notice_rows import DueNotices, NoticeKey, OutboxRow, WayKind, WayRow
from ..journal.port import Journal
from . import schedule
from .delivery import Courier, Undelivered
from .message import Message, compose, message_id
from .message_for_all import compose_for_all, may_follow

LOOK = 1.0  # seconds between two looks at the outbox
MOST = 500  # notices at one look
AT_ONCE = 20  # ways that are served at the same time
log = logging.getLogger(__name__)


class Sight(Protocol):
    """Knows who has looked at which match."""

    def saw(self, match: str, person: str, at: int) -> bool:
        """Whether a person has had a match in sight at a moment or later, for certain."""

    def sure_at(self, match: str, person: str, at: int) -> int | None:
        """When that will be certain of somebody who has it in sight now; None for others."""


class Outbox:
    """Sends notices for as long as ``run`` does; ``counts`` has what became of them, for metrics.

    Each way is served by itself, one message after the other, so that a slow one delays no other.
    """

    def __init__(
        self,
        journal: Journal,
        couriers: Mapping[WayKind, Courier],
        sight: Sight,
        base_url: str,
        times: Times,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self._journal = journal
        self._couriers = couriers
        self._sight = sight
        self._base = base_url
        self._times = times
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Look again and again; never ends."""
        try:
            while True:
                try:
                    await self.look()
                except JournalError as error:
                    log.warning("the outbox cannot be read: %s", error)
                await asyncio.sleep(LOOK)
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def look(self) -> None:
        """Begin to serve all ways by which something is due."""
        now = self._times.now()
        await self._pass_over_seen(await self._journal.watched_notices(now, MOST), now)
        for due in await self._journal.due_notices(now, MOST):
            if due.way.id not in self._busy:
                task = asyncio.create_task(self._serve(due))
                self._busy[due.way.id] = task

    async def settle(self) -> None:
        """Wait until nothing is being sent."""
        await asyncio.gather(*self._busy.values())

    async def _serve(self, due: DueNotices) -> None:
        """Do for a way what is due; whatever fails is tried again and concerns no other."""
        try:
            async with self._places:
                try:
                    for some in await self._find_messages(due):
                        await self._send(due, some)
                finally:
                    await self._journal.release_way(due.way.id)
        except JournalError as error:
            log.warning("a notice waits: %s", error)
        except Exception:
            log.exception("a notice waits")
        finally:
            del self._busy[due.way.id]

    async def _find_messages(self, due: DueNotices) -> list[list[OutboxRow]]:
        """What is to be sent now: messages that were tried already, then all that is new."""
        now = self._times.now()
        plans = [(one, self._plan(due, one, now)) for one in due.notices]
        await self._put_off(plans)
        tried: dict[str, list[OutboxRow]] = {}
        fresh = list[OutboxRow]()
        for one, plan in plans:
            if isinstance(plan, schedule.Send):
                (tried.setdefault(one.message, []) if one.message else fresh).append(one)
        told = [one for one in fresh if tried and schedule.once(due.way, due.wishes.get(one.match))]
        if told:
            await self._journal.withdraw_notices(told)
            fresh = [one for one in fresh if one not in told]
        return [*tried.values(), *([fresh] if fresh else [])]

    async def _pass_over_seen(self, watched: Sequence[OutboxRow], now: int) -> None:
        """Withdraw or put off what somebody has in sight; others may send the rest, too."""
        await self._put_off([(one, self._plan_by_sight(one, now)) for one in watched])

    async def _put_off(self, plans: Sequence[tuple[OutboxRow, schedule.Plan]]) -> None:
        """Withdraw what is to be dropped, and let wait what is not to be sent yet."""
        if gone := [one for one, plan in plans if isinstance(plan, schedule.Drop)]:
            self.counts["withdrawn"] += len(gone)
            await self._journal.withdraw_notices(gone)
        waiting = dict[int, list[NoticeKey]]()
        for one, plan in plans:
            if isinstance(plan, schedule.Wait):
                waiting.setdefault(plan.until, []).append(one.key)
        for until, keys in waiting.items():
            await self._journal.postpone_notices(keys, until)

    def _plan(self, due: DueNotices, one: OutboxRow, now: int) -> schedule.Plan:
        """What becomes of a notice now."""
        seen, wish = self._plan_by_sight(one, now), due.wishes.get(one.match)
        if not isinstance(seen, schedule.Send):
            return seen
        return schedule.plan(due.way, due.profile.zone, one.at, now, one.kind, wish)

    def _plan_by_sight(self, one: OutboxRow, now: int) -> schedule.Plan:
        """What becomes of a notice for what the person has in sight, or has had."""
        if self._sight.saw(one.match, one.person, one.at):
            return schedule.Drop()
        sure = self._sight.sure_at(one.match, one.person, one.at)
        return schedule.Wait(sure) if sure is not None and sure > now else schedule.Send()

    async def _send(self, due: DueNotices, notices: Sequence[OutboxRow]) -> None:
        """Send notices as one message; its id is on the disk before it leaves."""
        way = due.way
        id = notices[0].message or message_id(way.id, notices)
        claimed = await self._journal.claim_notices(notices, id)
        told = [one for one in notices if one.key in claimed]
        message = await self._compose(id, due, told)
        if message is None:
            await self._journal.withdraw_notices(told)
            return
        try:
            await self._couriers[way.kind].deliver(way, message, self._times.now())
        except Undelivered as failed:
            await self._note_failure(way, id, failed)
        else:
            self.counts["sent"] += 1
            await self._journal.finish_message(way.id, id, self._times.now())

    async def _compose(self, id: str, due: DueNotices, told: Sequence[OutboxRow]) -> Message | None:
        """The message for notices; None if their matches are gone, or are its owner's no more."""
        find, match = self._journal.find_rows, due.way.match
        if match is None:
            rows = await find(due.way.person, [one.match for one in told])
            return compose(id, told, rows, due.profile, self._base)
        owner = due.way.person
        if not any(may_follow(row, owner) for row in await find(owner, [match])):
            return None
        asked = [(one, row) for one in told for row in await find(one.person, [match])]
        return compose_for_all(id, asked, due.profile, self._base)

    async def _note_failure(self, way: WayRow, message: str, failed: Undelivered) -> None:
        """Try again later, or never; the owner sees why."""
        if failed.ended:
            self.counts["closed"] += 1
            await self._journal.remove_way(way.person, way.id)
            return
        again = None if failed.final else schedule.retry_at(way.failures, self._times.now())
        self.counts["failed" if again else "closed"] += 1
        await self._journal.fail_message(way.id, message, failed.fault, again)
