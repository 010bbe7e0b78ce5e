"""What administrators have forbidden, as every room and call of a server asks it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from ..domain.clock.times import SECOND, Times
from ..domain.refusals import Refusal, refusal
from ..journal.administration_rows import Restriction, RestrictionKind
from ..journal.port import Journal

FOR_EVER = "never"  # ends what nobody lifts, as the refusal says it
NO_REASON = "none"


class Restrictions:
    """All restrictions, as they were read last; few, so that they are in memory."""

    def __init__(self, times: Times) -> None:
        self._times = times
        self._rows: dict[tuple[RestrictionKind, str], Restriction] = {}

    async def refresh(self, journal: Journal) -> None:
        """Read them anew; raises ``JournalError``."""
        if journal.administration is not None:
            self.replace(await journal.administration.restrictions())

    def replace(self, rows: Iterable[Restriction]) -> None:
        """Have these and no others."""
        self._rows = {(row.kind, row.target): row for row in rows}

    def find(self, kind: RestrictionKind, target: str) -> Restriction | None:
        """The restriction in force; None without one."""
        found = self._rows.get((kind, target))
        if found is None or (found.until is not None and found.until <= self._times.now()):
            return None
        return found

    def of(self, target: str) -> list[Restriction]:
        """All in force for a person or a match."""
        kinds: tuple[RestrictionKind, ...] = ("ban", "silence", "hidden", "closed")
        found = [self.find(kind, target) for kind in kinds]
        return [one for one in found if one is not None]

    def is_hidden(self, match: str) -> bool:
        """Whether only the people of a match may see it."""
        return self.find("hidden", match) is not None

    def check_ban(self, person: str) -> None:
        """Raise ``Refusal`` for who may change nothing."""
        if found := self.find("ban", person):
            raise refuse(found, "banned")

    def check_name(self, person: str) -> None:
        """Raise ``Refusal`` for who may not choose what others read of it."""
        self.check_ban(person)
        if found := self.find("silence", person):
            raise refuse(found, "silenced")

    def check_talk(self, person: str, match: str) -> None:
        """Raise ``Refusal`` where a person may say nothing."""
        self.check_name(person)
        if found := self.find("closed", match):
            raise refuse(found, "talk-closed")


def refuse(restriction: Restriction, reason: str) -> Refusal:
    """The refusal that a restriction brings, with its end and its reason."""
    why = restriction.reason or NO_REASON
    return refusal(reason, until=moment(restriction.until), why=why)


def moment(until: int | None) -> str:
    """A moment for people, in universal time; ``never`` where there is none."""
    if until is None:
        return FOR_EVER
    return f"{datetime.fromtimestamp(until / SECOND, UTC):%Y-%m-%d %H:%M} UTC"
