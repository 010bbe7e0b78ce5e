"""What a match keeps of a person who is removed: a seat, under an id of its own and without a name.

Of all entries only those that say who takes a seat hold names.  They are changed as bytes, so that
also a match is cleared of a name that can be read only in part.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from ...decoders import json_decoder
from .entries import AnyEntry, Chair, Created, Person, Seated, TakenOver
from .joins import rename_people

NAMING = (b'{"entry":"created"', b'{"entry":"seated"', b'{"entry":"taken-over"')
ID_BYTES = 12  # of which an id of a person is made
decode_entry = json_decoder(AnyEntry).decode


def alias_of(person: str, match: str) -> str:
    """Who a removed person is in a match: always the same there, and nobody's elsewhere.

    Once the person's id is forgotten, nothing leads from one match to another.
    """
    digest = sha256(f"removed {person} {match}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def names_people(data: bytes) -> bool:
    """Whether an entry is of a kind that names people."""
    return data.startswith(NAMING)


def erase_names(data: bytes, people: Iterable[str], alias: str) -> bytes:
    """JSON with these persons under another id, and without a name."""
    for person in people:
        named = rb'\{"id":"%s","name":"(?:[^"\\]|\\.)*"' % re.escape(person).encode()
        data = re.sub(named, b'{"id":"%s","name":""' % alias.encode(), data)
    return rename_people(data, dict.fromkeys(people, alias))


def replace_name(data: bytes, people: Iterable[str], name: str) -> bytes:
    """JSON with these persons under another name."""
    fresh = msgspec.json.encode(name)
    for person in people:
        own = rb'(\{"id":"%s","name":)"(?:[^"\\]|\\.)*"' % re.escape(person).encode()
        named = own + rb'(?!\},"bot":null,"device":true)'  # the name of a guest at its device
        data = re.sub(named, lambda found: found[1] + fresh, data)
    return data


def redraw_card(card: bytes, naming: Sequence[bytes]) -> bytes:
    """A card of a list with the names that the entries of a match give, in order.

    A card that cannot be read is left out of lists; there is nothing to keep of it.
    """
    try:
        whole: dict[str, Any] = msgspec.json.decode(card)
        seats: list[dict[str, Any]] = whole["card"]["seats"]
        table = Table(naming)
        for number, seat in enumerate(seats):
            table.rename(number, seat)
    except (msgspec.DecodeError, LookupError, TypeError):
        return b"{}"
    return msgspec.json.encode(whole)


def told_name(person: Person | None) -> str | None:
    """What somebody is called; None for nobody, and for who has been removed."""
    return (person.name or None) if person else None


class Table:
    """Who sits where by entries in their order, and who did before."""

    def __init__(self, naming: Sequence[bytes]) -> None:
        self._chairs: dict[int, Chair] = {}
        self._before: dict[int, list[str]] = {}
        for data in naming:
            try:
                self._seat(decode_entry(data))
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue  # who sits there has no name then

    def rename(self, number: int, seat: dict[str, Any]) -> None:
        """Give a seat of a card the name of its person, if it has one."""
        chair = self._chairs.get(number, Chair())
        if seat.get("bot") is None:
            seat["name"] = told_name(chair.person or chair.invited)
        seat["declined"] = told_name(chair.declined)
        seat["before"] = [name for name in self._before.get(number, ()) if name]

    def _seat(self, entry: AnyEntry) -> None:
        """Take in an entry."""
        match entry:
            case Created():
                self._chairs = dict(enumerate(entry.chairs))
            case Seated():
                self._chairs[entry.seat] = entry.chair
            case TakenOver():
                if gone := self._chairs.get(entry.seat, Chair()).person:
                    self._before.setdefault(entry.seat, []).append(gone.name)
                self._chairs[entry.seat] = Chair(person=entry.person)
            case _:
                return
