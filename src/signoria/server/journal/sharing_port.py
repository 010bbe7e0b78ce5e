"""What a shared database does for servers that limit, guard and promise together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class LikenessRow(NamedTuple):
    """How a match among people can be known again, as of one of its versions; None: it is over."""

    match: str
    version: int
    data: bytes | None


class SharingJournal(Protocol):
    """The part of a shared journal for what is one over all servers; raises ``JournalError``."""

    async def key(self, name: str) -> bytes:
        """A key of all servers by what it is for; made when it is asked for first."""

    async def add_value(self, match: str, person: str, value: str) -> str:
        """What a person adds to the shuffle of the match that may follow one; the first stands."""

    async def values(self, match: str) -> dict[str, str]:
        """What people have added to the match that may follow one, by their ids."""

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        """Add seconds to accounts, which wane by themselves; the seconds that each has now.

        Nothing if another server is at it: then nothing was added, and nobody has waited.
        """

    async def tell_likenesses(self, rows: Sequence[LikenessRow]) -> None:
        """Let other servers know; what is older than what is known changes nothing."""

    async def hear_likenesses(self) -> list[LikenessRow]:
        """What other servers have told since the last time; at first all that runs.

        Now and then what does not run any more is found, of which nobody has told.
        """
