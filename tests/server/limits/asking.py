"""Measures what calls take, beside what they cost."""

from __future__ import annotations

from typing import Any

from signoria.server.limits.costs import CALLS, Price
from signoria.server.protocol import calls

from .worst import GAME, SEATS, Ground

Measured = dict[str, tuple[float, float]]  # the price of what was asked, and what it took
NEW = {"game": GAME, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)], "public": True}


class Asking:
    """Two people who ask for things; ``number`` tells the tries apart."""

    def __init__(self, here: Ground, number: int) -> None:
        self.here = here
        self.number = number
        self.took: Measured = {}

    async def come(self) -> None:
        """Two people are there."""
        self.ann, self.token = await self.here.person("A" * 40)
        self.ben, self.other = await self.here.person("B" * 40)

    async def ask(
        self, name: str, body: object = None, token: str | None = None, **path: object
    ) -> Any:
        """Measure a call; ``parts`` is how many of them its price counts, ``more`` comes to it."""
        parts, more = path.pop("parts", 0), path.pop("more", 0.0)
        query = path.pop("query", "")
        call = next(one for one in calls.CALLS if one.name == name)
        where = call.path.format(**path) + str(query)
        took, status, answer = await self.here.call(call.method, where, token or self.token, body)
        assert status == 200, (name, status, answer)
        assert isinstance(parts, int)
        assert isinstance(more, float)
        price = Price(CALLS[name].base, CALLS[name].each).of(parts) + more
        self.took.setdefault(name, (price, took))
        return answer
