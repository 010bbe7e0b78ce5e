"""What a journal promises of several servers where there is only one."""

from __future__ import annotations

from .rows import ALONE, Announcement, Lease, LeaseNews


class Alone:
    """The part of a journal that one server has for itself: all matches are its own."""

    shared = False
    work = None  # nobody else has the database
    sharing = None

    def lease(self, match: str, first: int) -> Lease:
        """What every append names."""
        return ALONE

    async def leads(self) -> bool:
        """There is no other."""
        return True

    async def take_match(self, match: str, *, wanted: bool) -> None:
        """Have a match, as all others."""

    async def release_match(self, match: str) -> None:
        """Nobody else wants it."""

    async def renew_lease(self) -> LeaseNews:
        """Nothing is to be done."""
        return LeaseNews(lost=False, wanted=[], due=[])

    async def announce(self, announcement: Announcement) -> None:
        """Nobody else is to know."""

    def check_lease(self) -> None:
        """It is never over."""
