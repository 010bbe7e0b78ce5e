"""Reports that people make to administrators, with what was said around a line."""

from __future__ import annotations

import msgspec

from ...decoders import convert, json_decoder
from ..domain.clean_text import clean_text
from ..domain.clock.times import SECOND
from ..domain.ids import new_id
from ..domain.match.model import Model
from ..domain.refusals import refusal
from ..hub.hub import Hub
from ..journal.administration_rows import ReportRow
from ..journal.entries import Person
from ..journal.rows import ChatRow
from ..protocol import administration as bodies
from ..protocol.common import Room
from ..views.perspective import may_see
from .actor import Actor
from .office import Office, reach_journal

AROUND = 5  # lines before and after the one that is reported
LAST = 500  # lines of a room among which it may be
WAITING = 20  # reports of one person that nobody has answered
LISTED = 200
decode_context = json_decoder(list[bodies.TalkLine]).decode


class ReportDesk:
    """Takes reports and lists them; raises ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._office = Office(hub)
        self._hub = hub

    async def take(self, match: str, reporter: Person, report: bodies.NewReport) -> int:
        """Keep a report of somebody at a match; how many of the reporter's wait now."""
        model_view = await self._look(match, reporter, report)
        async with reach_journal():
            waiting = await self._office.journal.open_reports_by(reporter.id)
            if waiting >= WAITING:
                raise refusal("many-reports", most=WAITING)
            lines = await self._hub.context.journal.chat(match, report.room, LAST)
            person = find_speaker(lines, report.number) if report.number else model_view
            if person is None or person == reporter.id:
                raise refusal("nobody-reported")
            row = ReportRow(
                id=new_id(),
                at=self._office.now,
                match=match,
                room=report.room,
                number=report.number,
                reporter=reporter.id,
                person=person,
                reason=report.reason,
                text=clean_text(report.text),
                context=msgspec.json.encode(around(lines, report.room, report.number)),
            )
            await self._office.journal.keep_report(row)
        return waiting + 1

    async def _look(self, match: str, reporter: Person, report: bodies.NewReport) -> str | None:
        """Who sits on the reported seat; raises ``Refusal`` for who may not see what it reports."""

        def look(model: Model) -> str | None:
            if not may_see(model, reporter.id):
                raise refusal("private")
            seated = bool(model.seats_of(reporter.id))
            if report.number and seated != (report.room == "players"):
                raise refusal("no-such-line")
            return sitting(model, report.seat)

        return await (await self._hub.room(match)).read(look)

    async def list(self, *, also_closed: bool) -> bodies.Reports:
        """The newest reports."""
        async with reach_journal():
            rows = await self._office.journal.reports(also_closed=also_closed, number=LISTED)
            return bodies.Reports([await self._line(row) for row in rows])

    async def count_open(self) -> int:
        """How many wait, as far as they are listed."""
        async with reach_journal():
            return len(await self._office.journal.reports(also_closed=False, number=LISTED))

    async def close(self, actor: Actor, report: str, answer: str) -> None:
        """Note what came of a report."""
        answer = clean_text(answer)
        await self._office.note(actor, "close report", report, answer)
        async with reach_journal():
            if not await self._office.journal.close_report(report, self._office.now, answer):
                raise refusal("no-such-report")

    async def _line(self, row: ReportRow) -> bodies.ReportLine:
        return bodies.ReportLine(
            id=row.id,
            at=row.at // SECOND,
            match=row.match,
            room=row.room,
            number=row.number,
            reporter=await self._name(row.reporter),
            person=await self._name(row.person),
            reason=convert(row.reason, bodies.ReportReason),
            text=row.text,
            context=decode_context(row.context),
            closed=None if row.closed is None else row.closed // SECOND,
            answer=row.answer,
        )

    async def _name(self, person: str) -> bodies.PersonRef:
        found = await self._office.journal.known_person(person)
        return bodies.PersonRef(person, found.name if found else "")


def sitting(model: Model, seat: int | None) -> str | None:
    """Who sits on a seat; None where nobody does, or none is meant."""
    if seat is None or seat >= len(model.chairs):
        return None
    person = model.chairs[seat].person
    return person.id if person else None


def find_speaker(lines: list[ChatRow], number: int) -> str:
    """Who has said a line; raises ``Refusal`` if it is not there."""
    found = next((line.person for line in lines if line.number == number), None)
    if found is None:
        raise refusal("no-such-line")
    return found


def around(lines: list[ChatRow], room: Room, number: int | None) -> list[bodies.TalkLine]:
    """The lines around one, or the last ones, as they are kept with a report."""
    places = [place for place, line in enumerate(lines) if line.number == number]
    middle = places[0] if places else len(lines) - AROUND
    return [talk_line(room, row) for row in lines[max(0, middle - AROUND) : middle + AROUND + 1]]


def talk_line(room: Room, row: ChatRow) -> bodies.TalkLine:
    """A line of talk as administrators see it."""
    return bodies.TalkLine(room, row.number, row.at // SECOND, row.person, row.name, row.text)
