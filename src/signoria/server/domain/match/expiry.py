"""Until when a match waits for people: one that never begins does not stand in lists for ever."""

from __future__ import annotations

from .absence import DAY
from .model import Model

WAITING = 14  # days since anybody has sat down or got up


def expires_at(model: Model) -> int | None:
    """When a match ends by itself for which nobody comes, in milliseconds; None once it runs."""
    return model.last_at + WAITING * DAY if model.status == "waiting" else None
