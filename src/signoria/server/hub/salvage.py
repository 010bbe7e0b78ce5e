"""What the people of a match that is shut can still have of it."""

from __future__ import annotations

from ... import record as records
from ..domain.match import refold
from ..domain.match.model import Model
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..rooms.context import RoomContext
from ..views import record_export


async def salvage_record(context: RoomContext, match: str, person: Person | None) -> str:
    """The record of a match that is shut, as far as it goes; raises ``Refusal``.

    It shows what was hidden, so that the match is shut for good before anybody gets it: also a
    program that could go on with it will not.
    """
    try:
        model = refold.salvage_match(match, await context.journal.salvage(match))
        member = person is not None and await context.journal.has_member(match, person.id)
        if not member:
            raise refusal("private")
        if model.play is None:
            raise refusal("nothing-left")
        await context.journal.shut_match(match)
    except JournalError as error:
        raise refusal("not-kept") from error
    context.protection.end(match)
    return write_record(model)


def write_record(model: Model) -> str:
    """The record."""
    return records.write(record_export.record_so_far(model).record())
