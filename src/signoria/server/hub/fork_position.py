"""Making the matches that begin in the middle of another game."""

from __future__ import annotations

from ..domain.handlers import fork_match
from ..domain.likeness import Likeness
from ..domain.variations import End
from ..journal.entries import Person
from ..protocol import http
from ..protocol.common import MatchCard
from ..protocol.lines import PlayLine
from .hub import Hub


async def from_match(
    hub: Hub, match: str, person: Person, actions: int, wish: http.PlayOn
) -> MatchCard:
    """A new match against bots that begins with a moment of another one; raises ``Refusal``."""
    await hub.protection()
    now = hub.house.times.now()
    fresh = hub.promises.redeem(wish.shuffle, person, now)
    entries = await hub.look(
        match,
        person,
        lambda model: fork_match.from_match(model, person, actions, wish, fresh, now),
    )
    return await hub.begin(fresh, entries, person)


async def from_line(
    hub: Hub, end: End, likeness: Likeness, person: Person, wish: PlayLine
) -> MatchCard:
    """A new match against bots that begins with the end of a line; raises ``Refusal``."""
    now = hub.house.times.now()
    fresh = hub.promises.redeem(wish.shuffle, person, now)
    like = (await hub.protection()).like(likeness)
    entries = fork_match.from_line(end, person, wish, fresh, now, like)
    return await hub.begin(fresh, entries, person)
