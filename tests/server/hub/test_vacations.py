"""Vacations: shown in all matches, over with the next move, and so many days a year at most."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from signoria.server.domain.commands import LetStandIn, Remind
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.vacations import Vacations
from signoria.server.journal.rows import TokenRow

from ..world import ANN, BEN, CAT, Party, World, asynchronous, party, world

DAY = 24 * 3600  # seconds


class Away(NamedTuple):
    """Two matches of Ann, Ben and Cat, in each of which Ben is to move, and their vacations."""

    here: World
    parties: list[Party]
    vacations: Vacations

    @property
    def match(self) -> str:
        """The first of the matches."""
        return self.parties[0].match

    async def list_shown(self) -> list[int | None]:
        """Until when Ben is said to be away, in each match."""
        cards = [await self.here.hub.card(one.match, CAT) for one in self.parties]
        return [card.seats[1].vacation for card in cards]

    async def refusal_of(self, command: Remind | LetStandIn) -> str:
        """Why Cat may not do it."""
        with pytest.raises(Refusal) as caught:
            await self.here.hub.carry_out(self.match, CAT, command)
        return caught.value.problem.reason


async def sit_down(here: World) -> Away:
    """They are persons whom the journal knows."""
    here.clock.go_on(1)
    for person in (ANN, BEN, CAT):
        row = TokenRow(person.name.encode(), person.id, "browser", None, None, 1)
        await here.journal.add_person(person, row)
    parties = [await party(here, options={"start": "1"}) for _ in range(2)]
    return Away(here, parties, Vacations(here.hub))


@asynchronous
async def test_in_a_vacation_nobody_reminds_or_replaces(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        away = await sit_down(here)
        await away.vacations.begin(BEN, 10)
        until = here.clock.at // 1000 + 10 * DAY
        assert await away.list_shown() == [until, until]
        assert (await away.vacations.find(BEN)).until == until
        here.clock.go_on(10 * DAY)
        assert await away.refusal_of(Remind(1)) == "remind-later"
        assert await away.refusal_of(LetStandIn(1)) == "not-absent"
        here.clock.go_on(3 * DAY)
        card = await here.hub.carry_out(away.match, CAT, LetStandIn(1))
        assert card.seats[1].absent


@asynchronous
async def test_a_move_in_one_match_ends_it_in_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        away = await sit_down(here)
        await away.vacations.begin(BEN, 10)
        here.clock.go_on(DAY + 1)
        await away.parties[0].move()
        await here.hub.context.tasks.wait()
        assert await away.list_shown() == [None, None]
        stand = await away.vacations.find(BEN)
        assert (stand.until, stand.left) == (None, 28)  # the second day had begun


@asynchronous
async def test_so_many_days_within_a_year(tmp_path: Path) -> None:
    async with world(tmp_path, vacation=12) as here:
        away = await sit_down(here)
        await away.vacations.begin(BEN, 10)
        for days, reason in ((1, "on-vacation"), (12, "on-vacation")):
            with pytest.raises(Refusal) as caught:
                await away.vacations.begin(BEN, days)
            assert caught.value.problem.reason == reason
        here.clock.go_on(10 * DAY)
        with pytest.raises(Refusal) as caught:
            await away.vacations.begin(BEN, 3)
        assert caught.value.problem.reason == "few-vacation-days"
        await away.vacations.begin(BEN, 2)
        assert (await away.vacations.find(BEN)).left == 0
        here.clock.go_on(360 * DAY)
        assert (await away.vacations.find(BEN)).left == 5
        here.clock.go_on(20 * DAY)
        assert (await away.vacations.find(BEN)).left == 12


@asynchronous
async def test_who_is_back_says_so_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        away = await sit_down(here)
        await away.vacations.begin(BEN, 10)
        until = (await away.vacations.find(BEN)).until
        await here.close()
        here.open()
        away = Away(here, away.parties, Vacations(here.hub))
        assert await away.list_shown() == [until, until]
        await away.vacations.end(BEN)
        assert await away.list_shown() == [None, None]
        await away.vacations.end(BEN)  # once more is no harm
        assert (await away.vacations.find(BEN)).left == 30
