"""One player's mat and the slots it can still fill: the actions of C4, written from the rules.

This is a second reading of the rules, slow and plain; it shares nothing with the engine but the
numbers of the notation (rules/board.py).  A ``Hold`` is a value; ``results`` gives, for every use
of an action that is possible, what is held afterwards.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import SHIPMENT, Kind, Use
from signoria.games.calimala.rules.values import Values

Counts = tuple[int, ...]


class Hold(NamedTuple):
    """What a player holds and what is free for it on the board."""

    ware: Counts  # wood, brick, marble
    cloth: Counts  # by workshop that it has
    ships: int
    houses: Counts
    reserve: int
    cities: Counts  # free slots
    churches: Counts  # free slots, church * 3 + material
    walls: Counts  # free artwork slots
    hand: Counts
    values: Values  # the numbers of the rules


def hold_of(position: Position, seat: int) -> Hold:
    """What a seat holds in this position."""
    mat = position.mats[seat]
    rules = position.values
    free = [rules.city[i] - sum(m.delivered[i] for m in position.mats) for i in range(6)]
    churches = [
        rules.church[slot] - sum(m.contributed[slot] for m in position.mats) for slot in range(9)
    ]
    walls = [rules.artwork[b] - sum(m.artworks[b] for m in position.mats) for b in range(4)]
    return Hold(
        mat.warehouse, mat.cloth[: mat.workshops], mat.ships, mat.houses, mat.reserve,
        tuple(free), tuple(churches), tuple(walls), mat.hand, rules,
    )  # fmt: skip


def change_count(counts: Counts, index: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return tuple(n + by if i == index else n for i, n in enumerate(counts))


def take(hold: Hold, material: int) -> dict[int, Hold]:
    """C4.1: one cube from the reserve into a warehouse with room."""
    if hold.reserve == 0 or hold.ware[material] == hold.values.ware[material]:
        return {}
    ware = change_count(hold.ware, material, 1)
    return {material: hold._replace(ware=ware, reserve=hold.reserve - 1)}


def pay(hold: Hold, wood: int, brick: int) -> Hold | None:
    """The price goes back to the reserve; None if it cannot be paid."""
    if hold.ware[0] < wood or hold.ware[1] < brick:
        return None
    ware = (hold.ware[0] - wood, hold.ware[1] - brick, hold.ware[2])
    return hold._replace(ware=ware, reserve=hold.reserve + wood + brick)


def build(hold: Hold) -> dict[int, Hold]:
    """C4.2: a ship, a trade house where there is none, or a workshop."""
    found = {}
    rules = hold.values
    ship, house, shop = (
        pay(hold, *cubes) for cubes in ((rules.ship, 0), (0, rules.house), rules.workshop)
    )
    if ship and hold.ships < rules.ships:
        found[int(Use.BUILD_SHIP)] = ship._replace(ships=hold.ships + 1)
    for city in range(3):
        if house and not hold.houses[city]:
            new = change_count(hold.houses, city, 1)
            found[Use.BUILD_HOUSE + city] = house._replace(houses=new)
    if shop and len(hold.cloth) < rules.workshops:
        found[int(Use.BUILD_WORKSHOP)] = shop._replace(cloth=(*hold.cloth, 0))
    return found


def artwork(hold: Hold) -> dict[int, Hold]:
    """C4.3: one marble to a free artwork slot."""
    if hold.ware[2] == 0:
        return {}
    rest = hold._replace(ware=change_count(hold.ware, 2, -1))
    return {
        Use.PLACE_ARTWORK + place: rest._replace(walls=change_count(hold.walls, place, -1))
        for place in range(4)
        if hold.walls[place]
    }


def weave(hold: Hold) -> dict[int, Hold]:
    """C4.4: one cloth into each workshop with room, the emptiest first if the reserve is short."""
    open_shops = [shop for shop, cloth in enumerate(hold.cloth) if cloth < hold.values.cloth]
    served = sorted(open_shops, key=lambda shop: (hold.cloth[shop], shop))[: hold.reserve]
    if not served:
        return {}
    cloth = tuple(n + (shop in served) for shop, n in enumerate(hold.cloth))
    return {int(Use.WEAVE_CLOTH): hold._replace(cloth=cloth, reserve=hold.reserve - len(served))}


def less_cloth(cloth: Counts, amount: int) -> Counts:
    """C4.8: cloth leaves the fullest workshop, of equals the leftmost."""
    left = list(cloth)
    for _ in range(amount):
        left[left.index(max(left))] -= 1
    return tuple(left)


def deliver(hold: Hold, cloth: Counts) -> Hold | None:
    """The cloth (by city) is delivered; None without as much cloth or as many free slots."""
    amount = sum(cloth)
    if amount > sum(hold.cloth) or any(c > f for c, f in zip(cloth, hold.cities, strict=True)):
        return None
    cities = tuple(f - c for c, f in zip(cloth, hold.cities, strict=True))
    return hold._replace(cities=cities, cloth=less_cloth(hold.cloth, amount))


def ship(hold: Hold) -> dict[int, Hold]:
    """C4.5: for each ship at most one cloth to any port."""
    found = {}
    for way in range(19):
        ports = SHIPMENT[3 * way : 3 * way + 3]
        after = deliver(hold, (*ports, 0, 0, 0)) if sum(ports) <= hold.ships else None
        if after:
            found[Use.SHIP_CLOTH + way] = after
    return found


def transport(hold: Hold) -> dict[int, Hold]:
    """C4.6: for each house at most one cloth to its city."""
    found = {}
    for cloth in product((0, 1), repeat=3):
        fits = any(cloth) and all(c <= h for c, h in zip(cloth, hold.houses, strict=True))
        after = deliver(hold, (0, 0, 0, *cloth)) if fits else None
        if after:
            bits = cloth[0] + 2 * cloth[1] + 4 * cloth[2]
            found[Use.TRANSPORT_CLOTH + bits - 1] = after
    return found


def contribute(hold: Hold) -> dict[int, Hold]:
    """C4.7: one wood, brick or marble to a slot of that material at a church."""
    found = {}
    for slot in range(9):
        if hold.churches[slot] and hold.ware[slot % 3]:
            ware = change_count(hold.ware, slot % 3, -1)
            churches = change_count(hold.churches, slot, -1)
            found[Use.CONTRIBUTE_CUBE + slot] = hold._replace(ware=ware, churches=churches)
    return found


def results(hold: Hold, kind: int) -> dict[int, Hold]:
    """What is held after each possible use of an action; empty if it is impossible (C3.4)."""
    if kind <= Kind.MARBLE:
        return take(hold, kind)
    ways = {
        Kind.BUILD: build, Kind.ARTWORK: artwork, Kind.WEAVE: weave, Kind.SHIP: ship,
        Kind.TRANSPORT: transport, Kind.CONTRIBUTE: contribute,
    }  # fmt: skip
    return ways[Kind(kind)](hold)


def card_results(hold: Hold, kind: int) -> dict[int, Hold]:
    """The same by a card from hand, which is gone afterwards (C3.5)."""
    if hold.hand[kind] == 0:
        return {}
    without = hold._replace(hand=change_count(hold.hand, kind, -1))
    return results(without, kind)
