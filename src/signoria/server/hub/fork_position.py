"""Making the matches that begin in the middle of another game."""

from __future__ import annotations

from ..domain.handlers import fork_match
from ..domain.likeness import Likeness
from ..domain.variations import LineEnd
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
    now = hub.context.times.now()
    fresh = hub.promises.redeem(wish.shuffle, person, now)
    entries = await hub.view(
        match,
        person,
        lambda model: fork_match.fork_match(model, person, actions, wish, fresh, now),
    )
    return await hub.begin(fresh, entries, person)


async def from_line(
    hub: Hub, end: LineEnd, likeness: Likeness, person: Person, wish: PlayLine
) -> MatchCard:
    """A new match against bots that begins with the end of a line; raises ``Refusal``."""
    now = hub.context.times.now()
    fresh = hub.promises.redeem(wish.shuffle, person, now)
    like = (await hub.protection()).find_like(likeness)
    entries = fork_match.fork_line(end, person, wish, fresh, now, like)
    return await hub.begin(fresh, entries, person)
