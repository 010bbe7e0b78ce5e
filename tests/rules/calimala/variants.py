"""Variants of Calimala to play with: any that can be, and single numbers."""

from __future__ import annotations

from signoria.games.calimala.variant import SCHEMA
from signoria.games.shared.variants.schema import Number
from tests.support import variants

ANY = variants.any_of(SCHEMA)


def option(**changes: Number) -> dict[str, str]:
    """The option for some numbers by key, with ``__`` for a dot and ``_`` for a hyphen."""
    return variants.option(SCHEMA, **changes)
