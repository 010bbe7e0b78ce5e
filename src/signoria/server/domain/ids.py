"""Ids of people, matches and what belongs to them."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """An id that nobody can guess: 95 random bits or more in 16 signs.

    None begins with a hyphen: on a command line that would be an option.
    """
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found
