"""Several people at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .person import Person

if TYPE_CHECKING:
    from ..conftest import People

Pair = tuple[Person, Person, str]


def seat_pair(people: People, **wishes: Any) -> Pair:
    """Ada, who has made a public match with a bot, and Bea, who has joined; both see the table."""
    host, guest = people("Ada"), people("Bea")
    match = host.create("me", "open", "bot", public=True, **wishes)
    guest.call("POST", f"/api/matches/{match}/join", seat=1)
    for one in (host, guest):
        one.go(f"/m/{match}").page.locator(".table").wait_for()
    return host, guest, match
