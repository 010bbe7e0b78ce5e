"""Small damage to what a client might send, chosen by a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

SIGNS = b'\x00\x7f\x80\xff\xc3\xed\xa0{}[]",:\\/0-+eE. \n\tuntf'
VALUES = (
    *(b"NaN", b"Infinity", b"-1", b"1e999", b"1e-999", b"9" * 40, b"18446744073709551616", b"-0"),
    *(b"null", b"true", b"[]", b"{}", b'""', b'"\\ud800"', b'"\\u0000"', b"1.5", b'"1"'),
    *(b"[" * 200, b'{"a":' * 100 + b"1" + b"}" * 100, b'"' + b"x" * 600 + b'"', b"0x10", b"01"),
)
GOOD: Sequence[Any] = (
    *(0, 1, 3, 7, 8, -1, 60, 2**31, 2**53, 1.5, True, None, [], {}, "", " ", "x" * 41, "x" * 81),
    *("stop", "keep Lisbon", "undo", "abandon", "move", "ping", "calimala", "en", "random"),
    *("\0", "\ud800", "\u202e", "é\u0301", "wood ", "WOOD", "=", "master", [[]], ["stop"] * 33),
)
Change = Callable[[bytes, random.Random], bytes]


def place(text: bytes, rand: random.Random) -> int:
    """Somewhere in a text."""
    return rand.randrange(len(text) + 1)


def cut(text: bytes, rand: random.Random) -> bytes:
    """Some bytes less."""
    at = place(text, rand)
    return text[:at] + text[at + rand.randrange(1, 9) :]


def put(text: bytes, rand: random.Random) -> bytes:
    """A byte more."""
    at = place(text, rand)
    return text[:at] + bytes([rand.choice(SIGNS)]) + text[at:]


def other(text: bytes, rand: random.Random) -> bytes:
    """Another byte."""
    at = place(text, rand)
    return text[:at] + bytes([rand.choice(SIGNS)]) + text[at + 1 :]


def twice(text: bytes, rand: random.Random) -> bytes:
    """A part twice."""
    at = place(text, rand)
    end = at + rand.randrange(1, 30)
    return text[:end] + text[at:end] + text[end:]


def short(text: bytes, rand: random.Random) -> bytes:
    """The beginning only."""
    return text[: place(text, rand)]


def value(text: bytes, rand: random.Random) -> bytes:
    """Another value after a colon or a bracket."""
    starts = [at + 1 for at, sign in enumerate(text) if sign in b":["]
    if not starts:
        return put(text, rand)
    at = rand.choice(starts)
    end = min((end for end in (text.find(sign, at) for sign in (b",", b"}", b"]")) if end >= 0),
              default=len(text))  # fmt: skip
    return text[:at] + rand.choice(VALUES) + text[end:]


def key(text: bytes, rand: random.Random) -> bytes:
    """One key more, or one of them again with another value."""
    names = [b'"more"', *(part + b'"' for part in text.split(b'":')[:-1])]
    name = rand.choice(names)
    name = name[name[:-1].rfind(b'"') :]
    return text.replace(b"{", b"{" + name + b":" + rand.choice(VALUES) + b",", 1)


def inner(text: bytes, rand: random.Random) -> bytes:
    """Another value, or one less, in what is still JSON."""
    try:
        whole = json.loads(text)
    except ValueError:
        return put(text, rand)
    at, name = rand.choice(list(places(whole)) or [({"": 0}, "")])
    if isinstance(at, dict) and rand.random() < 0.1:
        del at[name]
    else:
        at[name] = rand.choice(GOOD)
    return json.dumps(whole).encode()


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All lists and objects in a value, each with the places in it."""
    if isinstance(value, dict | list):
        for name in value if isinstance(value, dict) else range(len(value)):
            yield value, name
            yield from places(value[name])


JSON: Sequence[Change] = (cut, put, other, twice, short, value, value, key, *[inner] * 7)


def mutate_text(text: bytes, rand: random.Random, changes: Sequence[Change]) -> bytes:
    """A text with one to three changes."""
    for _ in range(rand.choice((1, 1, 1, 2, 3))):
        text = rand.choice(changes)(text, rand)
    return text
