"""C3.6 by brute force: what is certain with the cards in hand, and what keeps it certain.

Every order of playable cards with every target is tried.  Positions that differ only in more free
slots than the cards left could ever fill count as one, which leaves the search exact.
"""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import STREETS, Duty, Kind, Move, Phase

from .duty_model import Counts, Hold, card_results, hold_of, results
from .words import street_kinds


def trim(hold: Hold) -> Hold:
    """Free slots that can make no difference are cut off, what can is kept.

    ``+ 1`` is for the connected action itself; a delivery fills at most three slots.
    """

    def cut(free: Counts, most: int) -> Counts:
        return tuple(min(n, most) for n in free)

    deliveries = 3 * (hold.hand[Kind.SHIP] + hold.hand[Kind.TRANSPORT] + 1)
    return hold._replace(
        cities=cut(hold.cities, deliveries),
        churches=cut(hold.churches, hold.hand[Kind.CONTRIBUTE] + 1),
        walls=cut(hold.walls, hold.hand[Kind.ARTWORK] + 1),
        reserve=min(hold.reserve, 3 * sum(hold.hand) + 3),
    )


def reachable(hold: Hold, wanted: Iterable[int]) -> set[int]:
    """Those of the wanted kinds that some order of playable hand cards makes possible."""
    wanted = set(wanted)
    found: set[int] = set()
    seen = {trim(hold)}
    waiting = list(seen)
    while waiting and found != wanted:
        here = waiting.pop()
        found |= {kind for kind in wanted - found if results(here, kind)}
        for kind in range(9):
            after = {trim(h) for h in card_results(here, kind).values()} - seen
            seen |= after
            waiting += after
    return found


def certain(hold: Hold, kinds: Iterable[int]) -> bool:
    """Whether some order of playable hand cards makes one of the kinds possible."""
    kinds = list(kinds)
    if any(results(hold, kind) for kind in kinds):
        return True
    return bool(sum(hold.hand)) and bool(reachable(hold, kinds))


def certain_streets(position: Position) -> list[int]:
    """The streets whose duty the seat to move can be certain to fulfil."""
    kinds = reachable(hold_of(position, position.mover), range(9))
    return [s for s in range(STREETS) if kinds & set(street_kinds(position.squares, s))]


def placements(position: Position) -> list[int]:
    """The legal actions of the placing phase."""
    mat = position.mats[position.mover]
    streets = certain_streets(position) or range(STREETS)
    found = [Move.PLACE + street for street in streets if mat.coloured]
    return found + [Move.PLACE_WHITE + street for street in streets if mat.white]


def kinds_left(position: Position, left: Counts) -> list[int]:
    """The connected actions that may still be used."""
    kinds = street_kinds(position.squares, position.street)
    return [kind for kind, times in zip(kinds, left, strict=True) if times]


def cards(position: Position, hold: Hold, kinds: list[int]) -> list[int]:
    """The cards that may be played, with their targets."""
    return [
        Move.CARD + use
        for kind in range(9)
        for use, after in card_results(hold, kind).items()
        if position.duty != Duty.OWED or certain(after, kinds)
    ]


def draws(position: Position, hold: Hold) -> list[int]:
    """The impossible actions that may be given up."""
    kinds = street_kinds(position.squares, position.street)
    found = []
    for index, kind in enumerate(kinds):
        after = tuple(n - (i == index) for i, n in enumerate(position.left))
        if after[index] < 0 or results(hold, kind):
            continue
        if position.duty != Duty.OWED or certain(hold, kinds_left(position, after)):
            found.append(Move.DRAW + kind)
    return found


def acts(position: Position) -> list[int]:
    """The legal actions while a disc is activated."""
    hold = hold_of(position, position.mover)
    kinds = kinds_left(position, position.left)
    connected = [Move.CONNECTED + use for kind in kinds for use in results(hold, kind)]
    stop = [] if position.duty == Duty.OWED else [int(Move.STOP)]
    return connected + cards(position, hold, kinds) + draws(position, hold) + stop


def legal(position: Position) -> list[int]:
    """All legal actions, ascending, in the phases that this oracle knows."""
    if position.phase == Phase.PLACING:
        return sorted(map(int, placements(position)))
    if position.phase == Phase.ACTING:
        return sorted(map(int, acts(position)))
    raise ValueError(f"no oracle for phase {position.phase}")
