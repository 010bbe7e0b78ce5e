"""All matches of a page: what a browser has, its person may take along at any time."""

from __future__ import annotations

from ... import record as records
from ..domain.match.model import Model
from ..domain.refusals import Refusal
from ..hub.hub import Hub, check_sight
from ..journal.entries import Person
from ..views import record_export


class PageHub(Hub):
    """As the hub of a server, but that records are given before the end, too.

    They say nothing of the shuffle, which nobody but this browser has seen.
    """

    async def record(self, match: str, person: Person | None) -> str:
        """The record of a match that has begun, or of one that is shut as far as it goes."""

        def write(model: Model) -> str:
            check_sight(model, person)
            return records.write(record_export.unpromised_record(model).record())

        try:
            return await (await self.room(match)).read(write)
        except Refusal as refused:
            if refused.problem.reason != "damaged":
                raise
        return await super().record(match, person)
