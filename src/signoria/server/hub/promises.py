"""Shuffles that are promised before their match is made, so that its people can add to them.

A promise names the id of the match and the commitment to its seed; only then a browser sends what
it adds (docs/decisions/0015-fair-shuffles.md).  Promises are not kept anywhere: they follow from a
key of this process, or of all servers on one database, so that any of them can keep what another
has promised.  A match has its id once, so a promise is good once.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from typing import NamedTuple, Protocol

from ...record import fair
from ..domain.ids import new_id
from ..domain.match.shuffle import MatchSecrets
from ..domain.refusals import journal_refusal, refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.sharing_port import SharingJournal
from ..protocol import http

HOUR = 3_600_000  # milliseconds; a promise holds to the end of the next one
ID_BYTES = 12  # of an id of a match, as ``new_id`` makes them
MOST = 10_000  # next matches of which values are remembered; the first are forgotten first


class NextMatch(NamedTuple):
    """The match that is to follow one that has ended; what its people add, by their ids."""

    secrets: MatchSecrets
    values: dict[str, str]


class Values(Protocol):
    """What people add to matches that may follow one; see ``SharingJournal``."""

    async def add_value(self, match: str, person: str, value: str) -> str:
        """Add a person's value; what stands, which is the first."""

    async def values(self, match: str) -> dict[str, str]:
        """What people have added, by their ids."""


class OwnValues:
    """The same in the memory of the only server."""

    def __init__(self) -> None:
        self._values: OrderedDict[str, dict[str, str]] = OrderedDict()

    async def add_value(self, match: str, person: str, value: str) -> str:
        """Add a person's value; what stands, which is the first."""
        stands = self._values.setdefault(match, {}).setdefault(person, value)
        if len(self._values) > MOST:
            self._values.popitem(last=False)
        return stands

    async def values(self, match: str) -> dict[str, str]:
        """What people have added, by their ids."""
        return dict(self._values.get(match, {}))


class Promises:
    """What a server has promised, or all servers on one database."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self._own = True
        self._values: Values = OwnValues()

    async def share(self, sharing: SharingJournal) -> None:
        """Promise by the key of all servers from now on; raises ``JournalError``."""
        if self._own:
            self._key, self._own = await sharing.key("shuffles"), False
            self._values = sharing

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
        following = self._following(match)
        return commitment(following.match, following.seed)

    async def add_next(
        self, match: str, added: http.Contribution, person: Person
    ) -> http.Commitment:
        """What a person adds to the shuffle of the match that may follow; raises ``Refusal``.

        Only the first counts, also from another device of the same person.
        """
        found = self.promise_next(match)
        if (found.match, found.commitment) != (added.match, added.commitment):
            raise refusal("other-commitment")
        try:
            stands = await self._values.add_value(match, person.id, added.value)
        except JournalError as error:
            raise journal_refusal(error) from error
        if stands != added.value:
            raise refusal("contributed")
        return found

    async def next_match(self, match: str, before: str | None) -> NextMatch:
        """The match that follows this one, as it was promised; raises ``Refusal``.

        Where ``before`` was to follow, which comes to nothing, it is another one without a promise.
        """
        following = self._following(match, before)
        try:
            return NextMatch(following, {} if before else await self._values.values(match))
        except JournalError as error:
            raise journal_refusal(error) from error

    def _following(self, match: str, before: str | None = None) -> MatchSecrets:
        """What the match needs that follows: the same whenever and wherever it is asked for."""
        what = f"{match} {before or ''}"
        id = urlsafe_b64encode(self._derive(f"match {what}")[:ID_BYTES]).decode()
        if id.startswith("-"):  # on a command line that would be an option
            id = id.replace("-", "_", 1)
        return MatchSecrets(id, self._derive(f"seed {what}").hex(), new_id())

    def _seed(self, match: str, person: Person, hour: int) -> str:
        """The seed of a match that was promised to a person in this hour since 1970."""
        return self._derive(f"{hour} {match} {person.id}").hex()

    def _derive(self, what: str) -> bytes:
        """32 bytes that only who has the key can tell."""
        return hmac.new(self._key, what.encode(), "sha256").digest()


def commitment(match: str, seed: str) -> http.Commitment:
    """The promise of a match with this seed."""
    return http.Commitment(match=match, commitment=fair.commitment(seed))


def fresh_secrets() -> MatchSecrets:
    """An id, a seed (256 random bits) and an invitation that nobody can guess."""
    return MatchSecrets(new_id(), secrets.token_hex(32), new_id())
