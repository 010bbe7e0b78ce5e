"""The socket of a match, with the cookie of somebody's browser."""

from __future__ import annotations

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from .person import Person

LARGEST = 4 << 20  # bytes of a frame


def open_socket(person: Person, match: str) -> ClientConnection:
    """A connection to a match as whoever holds a seat there; whole states come with it."""
    address = f"{person.url.replace('http', 'ws', 1)}/api/matches/{match}/socket?state=1"
    jar = person.context.cookies(person.url)
    return connect(
        address,
        origin=Origin(person.url),
        additional_headers={"Cookie": "; ".join(f"{x.get('name')}={x.get('value')}" for x in jar)},
        max_size=LARGEST,
        proxy=None,
    )
