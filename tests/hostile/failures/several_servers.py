"""Two servers behind a balancer under load, and all that may befall them and their database.

``Trial.live`` gives blow after blow and says what came of each; whoever calls looks at the report.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import httpx
import psycopg

from tests.server.wire.crowd import Match, is_over
from tests.server.wire.site import FROZEN, NUMBER, Site, site
from tests.support.postgres import Cluster

from .audit import Audit, audit
from .latecomers import Answers, freeze
from .paced import Paced, PacedCrowd

PEOPLE = 3  # at each table
AT_ONCE = 20  # clients that make tables
LATE = 20  # tables at which somebody moves as the server falls asleep, or while it sleeps
TABLES = "SELECT id FROM matches WHERE owner = %s AND status = 'running'"
FAILED = re.compile(r"^signoria_appends_failed_total ([0-9.]+)$", re.MULTILINE)


@dataclass
class Blow:
    """What befell, and in how many seconds each table that it befell had gone on.

    ``stuck`` are tables that had not after a minute.  ``answers`` are those to moves until all had
    gone on, ``away`` the seconds for which people had no table before them.
    """

    kind: str
    times: list[float]
    refused: Counter[str]
    stuck: int
    answers: Answers
    away: list[float]


@dataclass
class Report:
    """What came of a trial; ``before`` and ``during`` are moves for a server that fell asleep.

    ``appends`` are those that the database refused to it when it woke, ``answers`` those to all
    moves.
    """

    blows: list[Blow] = field(default_factory=list)
    before: Answers = field(default_factory=Counter)
    during: Answers = field(default_factory=Counter)
    answers: Answers = field(default_factory=Counter)
    appends: int = 0
    audit: Audit = field(default_factory=Audit)
    seconds: float = 0.0

    @property
    def stuck(self) -> int:
        """The tables that had not gone on after a minute, of all blows."""
        return sum(blow.stuck for blow in self.blows)

    @property
    def in_order(self) -> Answers:
        """The answers to moves but for those of blows that no operator means."""
        meant = [blow.answers for blow in self.blows if blow.kind != "restart"]
        return self.answers - sum(meant, Answers())

    def away(self, kind: str) -> list[float]:
        """The seconds for which people had no table before them in all blows of a kind."""
        return [each for blow in self.blows if blow.kind == kind for each in blow.away]

    def times(self, kind: str) -> list[float]:
        """The seconds of all tables in all blows of a kind."""
        return [each for blow in self.blows if blow.kind == kind for each in blow.times]


class Trial:
    """So many tables, at which people play until everything is over."""

    def __init__(
        self, folder: Path, cluster: Cluster, matches: int, thinking: float, seed: int = 7
    ) -> None:
        self.report = Report()
        self.crowd = PacedCrowd(seed, thinking)
        self._folder, self._cluster, self._matches = folder, cluster, matches
        self._database = cluster.new_database()
        self._closing = False
        self.crowd.enough = lambda match: self._closing or is_over(match)

    async def live(self, restarts: int, seconds: float = float("inf")) -> Report:
        """Kill, freeze, restart the database, then restart servers in turn, for so long at most."""
        began = monotonic()
        async with site(self._folder, self._database) as here:
            await self._sit_down(here)
            for number in range(NUMBER):
                await self._give("kill", here, number, here.kill(number))
            for number in range(NUMBER):
                await self._freeze(here, number)
            for how in ("stop", "crash"):
                await self._give(f"database {how}", here, None, self._restart_database(how))
            for count in range(restarts):
                if monotonic() - began > seconds:
                    break
                await self._give("restart", here, count % NUMBER, here.stop(count % NUMBER))
            self._closing = True
            await self.crowd.go()
        self.report.answers = self.crowd.answers.copy()
        self.report.audit = await audit(self._database, self.crowd)
        self.report.seconds = monotonic() - began
        return self.report

    async def _sit_down(self, here: Site) -> None:
        """Fill the tables, in the place of those that are over, too."""
        known = len(self.crowd.matches)
        missing = self._matches - sum(not is_over(match) for match in self.crowd.matches)
        shares = [range(missing)[at::AT_ONCE] for at in range(AT_ONCE)]
        await asyncio.gather(
            *(self.crowd.begin(here.front, [(PEOPLE, 0)] * len(share)) for share in shares if share)
        )
        self.crowd.join(self.crowd.matches[known:], here.url, Paced)

    async def _give(
        self, kind: str, here: Site, number: int | None, blow: Awaitable[object]
    ) -> None:
        """Let something befall a server, or all, and wait until every table has gone on."""
        victims = {match.id for match in self._tables_of(here, number)}
        refused, answers = self.crowd.refused.copy(), self.crowd.answers.copy()
        self.crowd.away.clear()
        self.crowd.note_blow(victims if number is not None else ())
        await blow
        stuck = len(await self.crowd.go_on())
        times = [at for match, at in self.crowd.gone_on.items() if match in victims]
        reasons, came = self.crowd.refused - refused, self.crowd.answers - answers
        blow_of = Blow(kind, times, reasons, stuck, came, self.crowd.away.copy())
        self.report.blows.append(blow_of)
        await self._sit_down(here)

    def _tables_of(self, here: Site, number: int | None) -> list[Match]:
        """The tables of a server, or of all."""
        if number is None:
            return [match for match in self.crowd.matches if not is_over(match)]
        with psycopg.connect(self._database) as connection:
            rows = connection.execute(TABLES, (here.names[number],)).fetchall()
        known = {match for (match,) in rows}
        return [match for match in self.crowd.matches if match.id in known and not is_over(match)]

    async def _freeze(self, here: Site, number: int) -> None:
        late = self._tables_of(here, number)[:LATE]
        failed = await failed_appends(here, number)

        async def blow() -> None:
            before, during = await freeze(here, number, self.crowd, late, FROZEN)
            self.report.before += before
            self.report.during += during

        await self._give("freeze", here, number, blow())
        self.report.appends += await failed_appends(here, number) - failed

    async def _restart_database(self, how: str) -> None:
        await asyncio.to_thread(getattr(self._cluster, how))
        self.crowd.expect_moves()
        await asyncio.to_thread(self._cluster.start)


async def failed_appends(here: Site, number: int) -> int:
    """How many appends a server has seen refused."""
    async with httpx.AsyncClient(trust_env=False) as client:
        text = (await client.get(here.metrics_url(number))).raise_for_status().text
    found = FAILED.search(text)
    assert found, text
    return int(float(found[1]))
