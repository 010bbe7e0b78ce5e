"""Changes of a view: what a seat knows on top of what all know, and what a step has changed.

A change is a path and the value that stands there: ``[["mats", 2, "hand"], ["ship", "ship"]]``.
A path goes through structures by the names of their fields and through lists by index.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ...games.contract import Change

if TYPE_CHECKING:
    from .socket import Situation

__all__ = ["Change", "ViewPatcher", "apply_changes", "replace_at"]


class ViewPatcher:
    """What one connection sees, as its situations come: views as plain objects.

    ``public`` is what everybody may know, ``view`` that with what the seat knows on top; both are
    None before the start.
    """

    def __init__(self) -> None:
        self.public: Any = None
        self.view: Any = None

    def patch(self, situation: Situation) -> None:
        """Look at the next situation."""
        if situation.changes is None:
            self.public = msgspec.json.decode(situation.view)
        else:
            self.public = apply_changes(self.public, situation.changes)
        self.view = apply_changes(self.public, situation.own)


def apply_changes(view: Any, changes: Iterable[tuple[Sequence[str | int], Any]]) -> Any:
    """A view, read from JSON into plain objects, with changes made; the old one stays."""
    for path, value in changes:
        view = replace_at(view, path, value)
    return view


def replace_at(whole: Any, path: Sequence[str | int], value: Any) -> Any:
    """The same with another value at the path."""
    if not path:
        return value
    step, *rest = path
    if isinstance(whole, list):
        at = cast(int, step)
        return [*whole[:at], replace_at(whole[at], rest, value), *whole[at + 1 :]]
    return whole | {step: replace_at(whole[step], rest, value)}
