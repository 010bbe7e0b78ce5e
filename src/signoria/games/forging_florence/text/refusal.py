"""Why an action is not legal now."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from ...contract import IllegalAction
from ..map import grid, maps
from ..map.journeys import SHOP_SITES
from ..rules import names
from ..rules.board import (
    ARTISTS,
    BRUNELLESCHI,
    CENTRE,
    COIN,
    DOME,
    FACES,
    ISAAC,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    RESOURCES,
    SHOP_SELLS,
    TOP_LEVEL,
    Move,
    Phase,
    Resource,
    Terrain,
)
from ..rules.values import STANDARD, Values
from .reasons import because

if TYPE_CHECKING:
    from ..position.position import Hand, HasPosition, Position


def _walk(position: Position, me: Hand, hex: int) -> IllegalAction:
    """Why the figure does not come there (F4.2, F4.6)."""
    if position.phase != Phase.WALKING:
        return because("moved" if position.moved else "roll-first")
    golden_taken = any(hand.hex == CENTRE for hand in position.hands if hand is not me)
    if hex == CENTRE and golden_taken:
        return because("golden-taken")
    if not walkable(position, hex):
        return because("blocked", hex=maps.name(hex))
    if hex == CENTRE and position.must_leave:
        return because("must-leave")
    if hex == CENTRE and not sum(me.unsold):
        return because("golden-to-sell")
    in_the_way = golden_taken and hex in within(position, me.hex, position.roll)
    reason = "golden-way" if in_the_way else "too-far"
    return because(reason, hex=maps.name(hex), roll=position.roll)


def within(position: Position, start: int, most: int) -> set[int]:
    """The hexes at most so far away, were the golden hex free."""
    found = edge = {start}
    for _ in range(most):
        beside = {at for hex in edge for at in maps.beside(hex) if walkable(position, at)}
        edge = beside - found
        found = found | edge
    return found


def walkable(position: Position, hex: int) -> bool:
    """Whether figures may enter a hex (F2.2)."""
    if position.terrain[hex] != Terrain.MILL:
        return position.terrain[hex] < Terrain.MILL
    return hex == grid.where(position.terrain, Terrain.MILL)[position.empty_mill]


def sources(position: Position) -> dict[int, int]:
    """The resource at each quarry, standing mill and shop, by hex (F4.3)."""
    terrain = position.terrain
    found = {hex: int(Resource.STONE) for hex in grid.where(terrain, Terrain.QUARRY)}
    mills = grid.where(terrain, Terrain.MILL)
    found |= {hex: int(Resource.PAPER) for hex in mills if hex != mills[position.empty_mill]}
    shops = grid.where(terrain, *SHOP_SITES)
    return found | {
        hex: SHOP_SELLS[kind] for hex, kind in zip(shops, position.shop_at, strict=True)
    }


def offered_resources(position: Position, hex: int) -> set[int]:
    """The resources to be had on a hex (F4.3)."""
    found = sources(position)
    return {found[at] for at in maps.beside(hex) if at in found}


def _take(position: Position, me: Hand, resource: int) -> IllegalAction:
    """Why a token is not to be had (F4.3)."""
    name = names.RESOURCES[resource]
    if resource not in offered_resources(position, me.hex):
        return because("not-beside", resource=name)
    values = position.values
    great = position.owner[BRUNELLESCHI] == position.active
    limit = values.great_limit if great else values.limit
    if me.tokens[resource] >= limit:
        return because("limit", resource=name, limit=limit)
    price = COIN * values.price[resource]
    if COIN * me.coins < price:
        return because("too-dear", price=price, lire=COIN * me.coins)
    return because("ruin")


def _create(position: Position, me: Hand, piece: int) -> IllegalAction:
    """Why the piece is not made (F4.4)."""
    house = position.houses[position.active]
    artist = PIECE_ARTIST[piece]
    made = sum(hand.made[piece] for hand in position.hands)
    if house not in maps.beside(me.hex):
        return because("not-home")
    if position.owner[artist] != position.active:
        return because("not-his-owner", artist=names.ARTISTS[artist])
    level = position.values.sort_level[PIECE_SORT[piece]]
    if me.level < level:
        return because("level-sort", level=level)
    if made == (1 if piece == DOME else position.values.copies[PIECE_SORT[piece]]):
        return because("no-copies", piece=names.PIECES[piece])
    if piece == DOME and not me.made[ISAAC]:
        return because("isaac-first")
    needs = tokens_needed(position.values, piece)
    lacking = next(i for i in range(RESOURCES) if me.tokens[i] < needs[i])
    return because(
        "lacks",
        piece=names.PIECES[piece],
        tokens=needs[lacking],
        resource=names.RESOURCES[lacking],
    )


def tokens_needed(values: Values, piece: int) -> tuple[int, ...]:
    """What a piece takes of each resource (F4.4)."""
    first = RESOURCES * PIECE_SORT[piece]
    times = values.great_needs if PIECE_ARTIST[piece] == BRUNELLESCHI else 1
    return tuple(times * tokens for tokens in values.needs[first : first + RESOURCES])


def _sell(me: Hand, piece: int) -> IllegalAction:
    """Why the piece is not sold (F4.5)."""
    if me.hex != CENTRE:
        return because("not-golden")
    if not me.unsold[piece]:
        return because("none-unsold", piece=names.PIECES[piece])
    return because("fresh")


def _upgrade(values: Values, me: Hand) -> IllegalAction:
    """Why the house does not rise (F4.7)."""
    if me.level == TOP_LEVEL:
        return because("top-level")
    wanted, pieces = values.rise[me.level - 1], "paintings" if me.level == 1 else "books"
    if wanted == STANDARD.rise[me.level - 1]:
        return because(f"two-{pieces}")
    return because(f"more-{pieces}", wanted=wanted)


def _hire(position: Position, me: Hand, artist: int, gone: int | None) -> IllegalAction:
    """Why the artist does not come (F4.8, F4.10)."""
    name = names.ARTISTS[artist]
    if position.owner[artist] != NOBODY:
        return because("hired", artist=name)
    values = position.values
    if me.level < values.artist_level[artist]:
        return because("level-artist", artist=name, level=values.artist_level[artist])
    if me.coins < values.fee[artist]:
        price = COIN * values.fee[artist]
        return because("fee", artist=name, price=price, lire=COIN * me.coins)
    room = position.owner.count(position.active) < values.rooms[me.level - 1]
    if room != (gone is None):
        return because("room" if room else "no-room")
    if gone is not None and position.owner[gone] != position.active:
        return because("not-own", artist=names.ARTISTS[gone])
    return because("ruin")


def _act(position: Position, me: Hand, action: int) -> IllegalAction:
    """Why not before or after the move (F4.1)."""
    if action == Move.ROLL:
        return because("moved" if position.moved else "must-sell")
    if action < Move.CREATE:
        return _take(position, me, action - Move.TAKE)
    if action < Move.SELL:
        return _create(position, me, action - Move.CREATE)
    if action < Move.UPGRADE:
        return _sell(me, action - Move.SELL)
    if action == Move.UPGRADE:
        return _upgrade(position.values, me)
    if action < Move.EXCHANGE:
        return _hire(position, me, action - Move.HIRE, None)
    if action < Move.END:
        return _hire(position, me, *divmod(action - Move.EXCHANGE, ARTISTS))
    return because("must-leave")


def refusal(state: HasPosition, action: SupportsIndex) -> IllegalAction:
    """Why an action that is not legal is not; for one that is, the answer has no meaning."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < Move.ROLLED + FACES:
        return because("unknown", action=str(action))
    position = state.position()
    me = position.hands[position.active]
    if position.phase == Phase.OVER:
        return because("over")
    if position.phase == Phase.ROLLING:
        if number < Move.ROLLED:
            return because("chance")
        return because("no-face", number=number - Move.ROLLED + 1)
    if number >= Move.ROLLED:
        return because("not-chance")
    if number < Move.ROLL:
        return _walk(position, me, number)
    return because("walk-first") if position.phase == Phase.WALKING else _act(position, me, number)
