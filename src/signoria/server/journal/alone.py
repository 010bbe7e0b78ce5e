"""What a journal promises of several servers where there is only one."""

from __future__ import annotations

from .notice_rows import OutboxRow
from .rows import ALONE, Announcement, Lease, LeaseNews


class Alone:
    """The part of a journal that one server has for itself: all matches are its own."""

    shared = False
    work = None  # nobody else has the database
    sharing = None
    began_alone = True

    def lease(self, match: str, first: int) -> Lease:
        """What every append names."""
        return ALONE

    async def leads(self) -> bool:
        """There is no other."""
        return True

    async def watched_notices(self, now: int, most: int) -> list[OutboxRow]:
        """This server knows who looks at what, and does everything as it sends."""
        return []

    async def release_way(self, way: str) -> None:
        """Nobody else waits for it."""

    async def take_match(self, match: str, *, wanted: bool) -> None:
        """Have a match, as all others."""

    async def release_match(self, match: str) -> None:
        """Nobody else wants it."""

    async def renew_lease(self) -> LeaseNews:
        """Nothing is to be done."""
        return LeaseNews(lost=False, wanted=[], due=[])

    async def announce(self, announcement: Announcement) -> None:
        """Nobody else is to know."""

    def check_lease(self, match: str | None = None) -> None:
        """It is never over."""
