"""Three friends and a Calimala of two weeks with closed tabs; nobody asks the host for anything.

Each looks at the match when a message says so, some hours later.  Ben loses his telephone, Cat
never comes again.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from signoria import record
from signoria.cli.verify import check_record
from signoria.server.domain.commands import LetStandIn, Remind
from signoria.server.journal.entries import Person
from signoria.server.people.codes import Codes
from signoria.server.people.devices import Devices
from signoria.server.protocol.common import MatchCard
from tests.server.notices.browser import Browser
from tests.server.notices.endpoint import Posted
from tests.server.notices.push_world import Told, pushing
from tests.server.notices.test_outbox import play_out
from tests.server.world import ANN, BEN, CAT, asynchronous, party

HOUR = 3600  # seconds
DAY = 24  # hours
LOSS, SEARCH, LAST = DAY, 2 * DAY, 4 * DAY  # a telephone, the sheet of codes; Cat's last hour
WEEKS = 14 * DAY


class Friends:
    """Who is told what, and when each comes; ``kinds`` is what has been told, by person."""

    def __init__(self, here: Told, match: str) -> None:
        self.here = here
        self.match = match
        self.random = Random(7)
        self.comes: dict[Person, int] = {}
        self.kinds: dict[Person, list[str]] = {ANN: [], BEN: [], CAT: []}

    async def spend(self, hour: int) -> None:
        """An hour: messages arrive, and whoever wanted to come by now comes."""
        for posted in await self.here.send(HOUR):
            self.hear(posted, hour)
        for person in [one for one, at in self.comes.items() if at <= hour]:
            del self.comes[person]
            await self.visit(person)

    def hear(self, posted: Posted, hour: int) -> None:
        """A message is read on the device that it has reached, if anybody has that."""
        name = posted.path.rpartition("/")[2]
        person = next(one for one in self.kinds if name.startswith(one.name))
        told = self.here.browsers[person.id].read(posted.body)
        self.kinds[person].append(told["text"])
        lost = person is BEN and hour >= LOSS and "laptop" not in name
        if not lost and not (person is CAT and hour >= LAST):
            self.comes.setdefault(person, hour + self.random.randint(0, 3))

    async def visit(self, person: Person) -> None:
        """Open the match, decide as long as one is asked, and close the tab."""
        client = await self.here.enter(self.match, person)
        await play_out(client)
        await client.leave()

    async def look(self, person: Person) -> MatchCard:
        """Look why nothing happens: remind who is absent, or let a bot stand in when one may."""
        card, now = await self.here.hub.card(self.match, person), self.here.clock.at // 1000
        if card.wait is None or card.seats[card.wait.seat].name == person.name:
            return card
        if card.wait.replace is not None and card.wait.replace <= now:
            return await self.here.hub.carry_out(self.match, person, LetStandIn(card.wait.seat))
        if card.wait.remind <= now:
            return await self.here.hub.carry_out(self.match, person, Remind(card.wait.seat))
        return card


async def come_back(here: Told, codes: Codes, code: str) -> None:
    """Ben types a code at a laptop, ends the telephone there, and is told at the laptop."""
    person, token = await codes.redeem(code)
    assert person == BEN
    await Devices(here.journal).end_others(person, token)
    assert await here.journal.ways(BEN.id) == []
    browser = here.browsers[BEN.id] = Browser(f"{here.there.url}/{BEN.name}-laptop")
    await here.add(BEN, browser, token=token)


@asynchronous
async def test_three_friends_play_for_two_weeks_and_lose_nothing(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        for person in (ANN, BEN, CAT):
            await here.meet(person)
        codes = Codes(here.journal, lambda: here.clock.at)
        sheet = await codes.renew(BEN)
        table = await party(here)
        friends = Friends(here, table.match)
        for client in table.clients:
            await client.leave()
        for person in (ANN, BEN, CAT):  # each looks once at what has begun
            friends.comes[person] = 1
        for hour in range(WEEKS):
            await friends.spend(hour)
            if hour == SEARCH:
                await come_back(here, codes, sheet[3])
                await friends.visit(BEN)
            if hour % DAY == 0:
                await friends.look(ANN)
            card = await here.hub.card(table.match, ANN)
            if card.status == "over":
                break
        assert card.status == "over"
        assert LAST < hour < WEEKS
        assert [seat.absent for seat in card.seats] == [False, False, True]
        assert [seat.name for seat in card.seats] == [one.name for one in (ANN, BEN, CAT)]
        assert any("wait for your move" in title for title in friends.kinds[CAT])
        assert any("a bot plays for you" in title for title in friends.kinds[CAT])
        read = record.read(await here.hub.record(table.match, ANN))
        match = record.Match.from_record(read)
        assert match.difference is None
        assert check_record(match, read, "it").whole
