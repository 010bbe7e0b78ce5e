"""Errors of games and of the system in the words of a language.

The locale files make sentences of the stable keys; what has none is told in its own words.
"""

from __future__ import annotations

import errno

from ..games.contract import BadNotation, BadSetup, IllegalAction
from ..locales import Locale, Value

Told = str | int | Exception

SYSTEM = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EINVAL: "not-ordinary",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "file-too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EILSEQ: "bad-name",
    errno.EIO: "disk-error",
}


def told(words: Locale, value: Told) -> str:
    """A value of a message as text; an error as the sentence that says what is wrong."""
    if isinstance(value, IllegalAction):
        return refused(words, value)
    if isinstance(value, BadSetup):
        return f"{value.field}: {words.text(f'bad-setup-{value.reason}', **texts(value.values))}"
    if isinstance(value, BadNotation):
        return no_move(words, value)
    if isinstance(value, OSError):
        return system(words, value)
    # As a text, lest Fluent group the digits of numbers by thousands.
    return str(value)


def texts(values: dict[str, str | int]) -> dict[str, Value]:
    """The values of an error as texts."""
    return {name: str(value) for name, value in values.items()}


def no_move(words: Locale, error: BadNotation) -> str:
    """Why a text is no move."""
    values = texts(error.values)
    if "wanted" in values:
        values["wanted"] = words.text(f"wanted-{values['wanted']}")
    return words.text(f"bad-move-{error.reason}", **values)


def system(words: Locale, error: OSError) -> str:
    """What the system says is wrong."""
    name = SYSTEM.get(error.errno or 0)
    return words.text(f"system-{name}") if name else error.strerror or str(error)


def refused(words: Locale, refusal: IllegalAction) -> str:
    """A refusal in words with its rule."""
    name = f"illegal-{refusal.reason}"
    if not words.has(name):
        return str(refusal)
    return words.text("illegal", text=words.text(name, **named(words, refusal)), rule=refusal.rule)


def named(words: Locale, refusal: IllegalAction) -> dict[str, Value]:
    """The values of a refusal with keys replaced by names; ``where`` is in which city."""
    values = {name: called(words, name, value) for name, value in refusal.values.items()}
    inside = f"city-{refusal.values.get('city')}-in"
    if words.has(inside):
        values["where"] = words.text(inside)
    return values


def called(words: Locale, name: str, value: Value) -> Value:
    """A value's name in the language; anything that has none as it is."""
    stem = {"kind": "kind", "material": "material"}.get(name, "category")
    message = f"{stem}-{value}"
    return words.text(message) if words.has(message) else value
