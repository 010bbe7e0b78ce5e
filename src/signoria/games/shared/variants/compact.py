"""A variant in one word, as options and records carry it: its hash and what is not standard.

``5c1f0a9be2d81734:prestige.sculpture:30+die.faces:2/3/4``, with no sign that OpenSpiel uses itself;
people may as well write ``prestige.sculpture=30,die.faces=2/3/4``.  The hash names the variant: it
is over the game, the rules version and all that differs.  What differs is enough, since the numbers
of a rules version never change, and a number that a variant cannot set yet is the rulebook's.
"""

from __future__ import annotations

import re
from hashlib import blake2b

from .lines import Lines
from .reading import HEAD, as_number, check_value, contradictions, read_file
from .schema import STANDARD, Fault, Number, Numbers, Schema

HASH = re.compile(r"([0-9a-f]{16}):(.+)", re.ASCII | re.DOTALL)
ENTRY = re.compile(r"([a-z0-9._-]+)[:=]([0-9]{1,6}(?:/[0-9]{1,6}){0,99})", re.ASCII)
LONGEST = 4_000  # characters
NO_LINES = Lines("")


def write_compact(schema: Schema, numbers: Numbers) -> str:
    """The variant in one word; ``standard`` if nothing differs."""
    entries = "+".join(
        f"{key}:{number_text(numbers[key])}"
        for key, usual in schema.standard.items()
        if numbers[key] != usual
    )
    return f"{digest(schema, entries)}:{entries}" if entries else STANDARD


def number_text(number: Number) -> str:
    """A number, or a list with slashes."""
    return str(number) if isinstance(number, int) else "/".join(map(str, number))


def digest(schema: Schema, entries: str) -> str:
    """The hash that names a variant: 16 hexadecimal digits."""
    whole = f"{schema.game} {schema.rules}\n{entries}\n"
    return blake2b(whole.encode(), digest_size=8).hexdigest()


def is_compact(text: str) -> bool:
    """Whether a text is meant to be a variant in one word, not a file."""
    return "\n" not in text.strip() and not any(text.strip().startswith(name) for name in HEAD)


def is_word(text: str) -> bool:
    """Whether a text looks like numbers by key and not like the name of a file."""
    return bool(HASH.fullmatch(text) or ENTRY.fullmatch(re.split("[+,]", text)[0].strip()))


def read_any(schema: Schema, text: str) -> tuple[dict[str, Number], list[Fault]]:
    """The numbers of a file or of the one word for it, and all that is wrong."""
    if text.strip() == STANDARD:
        return schema.standard, []
    return (read_compact if is_compact(text) else read_file)(schema, text)


def read_compact(schema: Schema, text: str) -> tuple[dict[str, Number], list[Fault]]:
    """All numbers, and what is wrong; the hash may be left out where a person writes it."""
    named, entries = None, text.strip()
    if len(entries) > LONGEST:
        return schema.standard, [Fault(1, "long", {"value": len(entries), "most": LONGEST})]
    if match := HASH.fullmatch(entries):
        named, entries = match[1], match[2]
    found, faults = read_entries(schema, entries)
    faults = faults or contradictions(schema, found, NO_LINES)
    right = write_compact(schema, found)
    if named and not faults and not right.startswith(f"{named}:"):
        faults = [Fault(1, "hash", {"value": named, "right": right.partition(":")[0]})]
    return found, faults


def read_entries(schema: Schema, text: str) -> tuple[dict[str, Number], list[Fault]]:
    """The numbers of entries that are parted by a plus or a comma."""
    found, faults = dict(schema.standard), list[Fault]()
    for entry in re.split("[+,]", text):
        match = ENTRY.fullmatch(entry.strip())
        if not match:
            faults.append(Fault(1, "entry", {"value": entry.strip()[:40]}))
            continue
        wanted, numbers = schema.by_key.get(match[1]), [int(n) for n in match[2].split("/")]
        value = numbers if (wanted and wanted.most) or len(numbers) > 1 else numbers[0]
        if fault := check_value(schema, match[1], value, 1):
            faults.append(fault)
        else:
            found[match[1]] = as_number(value)
    return found, faults
