"""All that a crowd was told, against what the database holds in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from signoria.server.journal.entries import AnyEntry, Moved
from signoria.server.startup.database import locate, open_journal
from tests.server.wire.crowd import Acknowledged, Match
from tests.server.wire.test_crash import check, check_done, read_match

from .paced import PacedCrowd


@dataclass
class Audit:
    """Acknowledged moves, those of them that are not there, and those that are there too often.

    ``close`` are the frames of the tables that were looked at closely, ``untrue`` the tables of
    these at which somebody was shown what is not so.
    """

    matches: int = 0
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    close: int = 0
    untrue: int = 0

    @property
    def sound(self) -> bool:
        """Whether all is as everybody was told."""
        return not (self.lost or self.doubled or self.untrue)


async def audit(database: str, crowd: PacedCrowd) -> Audit:
    """Look through all matches of a crowd, once their servers have gone."""
    found = Audit(matches=len(crowd.matches))
    journal = open_journal(locate(database))
    try:
        for match in crowd.matches:
            entries, talk = await read_match(journal, match.id)
            found.moves += len(match.done)
            found.lost += sum(not is_kept(one, entries) for one in match.done)
            found.doubled += count_doubled(match, entries, crowd.sent[match.id])
            if crowd.is_close(match):
                found.close += sum(map(len, match.told.values()))
                found.untrue += not is_true(match, entries, talk)
    finally:
        await journal.close()
    return found


def is_kept(one: Acknowledged, entries: Sequence[AnyEntry]) -> bool:
    """Whether an acknowledged move is where its answer said."""
    try:
        check_done(one, entries, ())
    except AssertionError:
        return False
    return one.version <= len(entries)


def count_doubled(match: Match, entries: Sequence[AnyEntry], sent: int) -> int:
    """Moves that stand at one place, and those beyond what anybody has sent."""
    places = Counter(one.version for one in match.done)
    made = sum(isinstance(entry, Moved) and entry.by == "seat" for entry in entries)
    return places.total() - len(places) + max(0, made - sent)


def is_true(match: Match, entries: Sequence[AnyEntry], talk: Sequence[str]) -> bool:
    """Whether every frame that a seat was shown is what the journal has for its eyes."""
    try:
        check(match, entries, talk)
    except AssertionError:
        return False
    return True
