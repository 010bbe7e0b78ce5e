"""Who is let in to a table, and who has to go for that."""

from __future__ import annotations

from collections.abc import Collection

from ..domain.refusals import refusal
from .context import RoomLimits
from .viewer import Viewer

MOST_OWN = 16  # connections of one person who holds a seat


def viewer_to_dismiss(
    viewers: Collection[Viewer], viewer: Viewer, seated: bool, limits: RoomLimits
) -> Viewer | None:
    """The viewer in whose place this one comes in, if any; raises ``Refusal``.

    Who holds a seat always comes in, if need be in a spectator's place or in that of the oldest of
    its own many connections.  Spectators are few of one address, and of all.
    """
    if not seated:
        check_spectator(viewers, viewer, limits)
        return None
    own = [one for one in viewers if is_same_person(one, viewer)]
    if len(own) >= MOST_OWN:
        return oldest(own)
    return oldest(spectators(viewers)) if len(viewers) >= limits.viewers else None


def check_spectator(viewers: Collection[Viewer], viewer: Viewer, limits: RoomLimits) -> None:
    """Refuse a spectator where there are too many."""
    same = sum(one.address == viewer.address for one in spectators(viewers))
    known = viewer.address is not None
    if len(viewers) >= limits.viewers or (known and same >= limits.spectators_per_address):
        raise refusal("table-full")


def is_same_person(one: Viewer, other: Viewer) -> bool:
    """Whether both are connections of one person."""
    return bool(one.person and other.person and one.person.id == other.person.id)


def spectators(viewers: Collection[Viewer]) -> list[Viewer]:
    """Those who hold no seat."""
    return [one for one in viewers if not one.seats]


def oldest(viewers: Collection[Viewer]) -> Viewer | None:
    """Who came first of these, if there are any."""
    return min(viewers, key=lambda one: one.number, default=None)
