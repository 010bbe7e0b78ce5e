"""Shuffles that are promised before their match is made, so that its people can add to them.

A promise names the id of the match and the commitment to its seed; only then a browser sends what
it adds (docs/decisions/0015-fair-shuffles.md).  Promises of new matches are not kept anywhere:
their seeds follow from a key of this process, or of all servers on one database, so that any of
them can keep what another has promised.  A match has its id once, so a promise is good once.
"""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from typing import NamedTuple

from ...record import fair
from ..domain.ids import new_id
from ..domain.match.shuffle import MatchSecrets
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.sharing_port import SharingJournal
from ..protocol import http

HOUR = 3_600_000  # milliseconds; a promise holds to the end of the next one
MOST = 10_000  # next matches that are remembered; those promised first are forgotten first


class NextMatch(NamedTuple):
    """The match that is to follow one that has ended; what its people add, by their ids."""

    secrets: MatchSecrets
    values: dict[str, str]


class Promises:
    """All that a server has promised and not yet made."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self._own = True
        self._next: OrderedDict[str, NextMatch] = OrderedDict()

    async def share(self, sharing: SharingJournal) -> None:
        """Promise by the key of all servers from now on; raises ``JournalError``."""
        if self._own:
            self._key, self._own = await sharing.key("shuffles"), False

    def promise(self, person: Person, now: int) -> http.Commitment:
        """The shuffle of a match that this person may make; ``now`` in milliseconds."""
        match = new_id()
        return commitment(match, self._seed(match, person, now // HOUR))

    def redeem(self, added: http.Contribution | None, person: Person, now: int) -> MatchSecrets:
        """What was promised to this person; all fresh if it adds nothing.  Raises ``Refusal``."""
        if added is None:
            return fresh_secrets()
        for hour in (now // HOUR, now // HOUR - 1, now // HOUR + 1):  # another server is ahead
            seed = self._seed(added.match, person, hour)
            if fair.commitment(seed) == added.commitment:
                return MatchSecrets(added.match, seed, new_id())
        raise refusal("other-commitment")

    def promise_next(self, match: str) -> http.Commitment:
        """The shuffle of the match that may follow this one."""
        if match not in self._next:
            self._next[match] = NextMatch(fresh_secrets(), {})
            if len(self._next) > MOST:
                self._next.popitem(last=False)
        following = self._next[match].secrets
        return commitment(following.match, following.seed)

    def add_next(self, match: str, added: http.Contribution, person: Person) -> http.Commitment:
        """What a person adds to the shuffle of the match that may follow; raises ``Refusal``.

        Only the first counts, also from another device of the same person.
        """
        found = self.promise_next(match)
        if (found.match, found.commitment) != (added.match, added.commitment):
            raise refusal("other-commitment")
        if self._next[match].values.setdefault(person.id, added.value) != added.value:
            raise refusal("contributed")
        return found

    def next_match(self, match: str) -> NextMatch:
        """The match that follows this one: the one that was promised, else a fresh one."""
        return self._next.get(match) or NextMatch(fresh_secrets(), {})

    def forget_next(self, match: str) -> None:
        """The match that was to follow is made."""
        self._next.pop(match, None)

    def _seed(self, match: str, person: Person, hour: int) -> str:
        """The seed of a match that was promised to a person in this hour since 1970."""
        return hmac.new(self._key, f"{hour} {match} {person.id}".encode(), "sha256").hexdigest()


def commitment(match: str, seed: str) -> http.Commitment:
    """The promise of a match with this seed."""
    return http.Commitment(match=match, commitment=fair.commitment(seed))


def fresh_secrets() -> MatchSecrets:
    """An id, a seed (256 random bits) and an invitation that nobody can guess."""
    return MatchSecrets(new_id(), secrets.token_hex(32), new_id())
