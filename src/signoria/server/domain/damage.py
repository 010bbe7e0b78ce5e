"""Matches that cannot be read or replayed: each is shut by itself, and all else goes on."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Literal

from .refusals import Refusal, refusal

Kind = Literal["unreadable", "inconsistent", "rules-changed", "shut"]
NAMED = 5  # matches in the reason that /health gives
log = logging.getLogger(__name__)


class MatchDamaged(Exception):
    """A match cannot be played on.

    ``unreadable``: the database is damaged there; ``inconsistent``: an entry cannot follow on those
    before; ``rules-changed``: the game goes another way under the rules that there are now;
    ``shut``: its people have been given its record since, so that nothing is hidden any more.
    ``version`` is the last one that is whole.
    """

    def __init__(self, kind: Kind, version: int, about: str = "") -> None:
        super().__init__(f"{kind} after version {version}{about and f': {about}'}")
        self.kind: Kind = kind
        self.version = version


class DamagedMatches:
    """The matches that were found damaged since the server's start."""

    def __init__(self) -> None:
        self._kinds: dict[str, Kind] = {}
        self._cards: set[str] = set()

    def __contains__(self, match: str) -> bool:
        return match in self._kinds

    def __len__(self) -> int:
        return len(self._kinds)

    def add(self, match: str, damage: MatchDamaged) -> None:
        """Shut a match; the log says so once."""
        if match not in self._kinds:
            self._kinds[match] = damage.kind
            if damage.kind != "shut":
                log.error("match %s is shut: %s", match, damage)

    def add_card(self, match: str) -> None:
        """A match's card for lists cannot be read: the log says so once, the match goes on."""
        if match not in self._cards:
            self._cards.add(match)
            log.error("match %s: its card is damaged, so that lists leave it out", match)

    def check(self, match: str) -> None:
        """Raise ``Refusal`` for a match that is shut."""
        if match in self._kinds:
            raise self.refusal(match)

    def refusal(self, match: str) -> Refusal:
        """The refusal of whatever is asked of a match that is shut."""
        return refusal("damaged", kind=self._kinds[match])

    @property
    def by_kind(self) -> Counter[str]:
        """How many there are of each kind."""
        return Counter(self._kinds.values())

    def health(self) -> str | None:
        """Why the server is not quite well, with some of the matches; None if it is."""
        shut = {match: kind for match, kind in self._kinds.items() if kind != "shut"}
        if not shut:
            return None
        named = ", ".join(f"{match} ({kind})" for match, kind in list(shut.items())[:NAMED])
        more = ", ..." if len(shut) > NAMED else ""
        return f"{len(shut)} damaged matches are shut: {named}{more}"
