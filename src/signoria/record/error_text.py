"""Errors of games and of the system in the words of a language.

The locale files make sentences of the stable keys; what has none is told in its own words.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping

from ..games.contract import BadNotation, BadSetup, IllegalAction
from ..locales import Locale, Value

Detail = str | int | Exception

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


def value_text(words: Locale, value: Detail) -> str:
    """A value of a message as text; an error as the sentence that says what is wrong."""
    if isinstance(value, IllegalAction):
        return refusal_text(words, value)
    if isinstance(value, BadSetup):
        return f"{value.field}: {bad_setup_text(words, value)}"
    if isinstance(value, BadNotation):
        return bad_move_text(words, value)
    if isinstance(value, OSError):
        return system_text(words, value)
    # As a text: Fluent would group the digits of a number by thousands.
    return str(value)


def bad_setup_text(words: Locale, error: BadSetup) -> str:
    """What is wrong with a part of a setup."""
    own = words.of(error.game)
    return own.text(f"bad-setup-{error.reason}", **as_texts(name_values(own, error.values)))


def as_texts(values: Mapping[str, Value]) -> dict[str, Value]:
    """The values of an error as texts."""
    return {name: str(value) for name, value in values.items()}


def bad_move_text(words: Locale, error: BadNotation) -> str:
    """Why a text is no move."""
    own = words.of(error.game)
    return own.text(f"bad-move-{error.reason}", **as_texts(name_values(own, error.values)))


def system_text(words: Locale, error: OSError) -> str:
    """What the system says is wrong."""
    name = SYSTEM.get(error.errno or 0)
    return words.text(f"system-{name}") if name else error.strerror or str(error)


def refusal_text(words: Locale, refusal: IllegalAction) -> str:
    """A refusal in words with its rule; ``where`` among its values is in which place."""
    own = words.of(refusal.game)
    name = f"illegal-{refusal.reason}"
    if not own.has(name):
        return str(refusal)
    values = name_values(own, refusal.values, "category")
    for kind, value in refusal.values.items():
        if own.has(f"{kind}-{value}-in"):
            values["where"] = own.text(f"{kind}-{value}-in")
    return words.text("illegal", text=own.text(name, **values), rule=refusal.rule)


def name_values(words: Locale, values: Mapping[str, Value], *stems: str) -> dict[str, Value]:
    """The values of an error with keys replaced by names, see ``called``."""
    return {name: name_value(words, value, name, *stems) for name, value in values.items()}


def name_value(words: Locale, value: Value, *stems: str) -> Value:
    """The name of a key such as "lisbon" by what it may be; numbers and the rest as they are."""
    names = [f"{stem}-{value}" for stem in stems] if isinstance(value, str) else []
    return next((words.text(name) for name in names if words.has(name)), value)
