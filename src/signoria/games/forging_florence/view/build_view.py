"""Building views: the table once for all, then the choices of the seat that decides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from ...contract import Change
from ..map import grid
from ..position.position import Hand, Position
from ..rules import names
from ..rules.board import (
    ARTISTS,
    BRUNELLESCHI,
    COIN,
    DOME,
    HEX_Q,
    HEX_R,
    HEXES,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    RESOURCES,
    Phase,
    Terrain,
)
from ..state.state import State
from ..text import notation, refusal
from ..variant.variants import VARIANTS
from . import view_types


def place(hex: int) -> tuple[int, int]:
    """Axial coordinates (F2.1)."""
    return HEX_Q[hex] - 6, HEX_R[hex] - 6


def _buildings(position: Position) -> dict[int, str]:
    """What stands on the sites (F3.1, F3.2)."""
    found = dict.fromkeys(position.houses, "guild-house")
    shops = [h for h in range(HEXES) if Terrain.SHOP_A <= position.terrain[h] < Terrain.QUARRY]
    found.update({h: names.SHOPS[kind] for h, kind in zip(shops, position.shop_at, strict=True)})
    mills = [h for h in range(HEXES) if position.terrain[h] == Terrain.MILL]
    found.update({h: "mill" for i, h in enumerate(mills) if i != position.empty_mill})
    return found


def _owner(position: Position, hex: int) -> int | None:
    """The seat at home in a guild house."""
    if hex not in position.houses:
        return None
    seat = position.houses.index(hex)
    return seat if seat < position.players else None


_Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]


def hexes(position: Position) -> list[view_types.Hex]:
    """The map, which does not change during a game."""
    return _hexes(
        (
            position.terrain,
            position.houses,
            position.shop_at,
            position.empty_mill,
            position.players,
        )
    )


@lru_cache(maxsize=64)
def _hexes(key: _Key) -> list[view_types.Hex]:
    terrain, houses, shop_at, empty_mill, players = key
    owner = (NOBODY,) * ARTISTS
    position = Position(players, (), terrain, houses, shop_at, empty_mill, owner)
    buildings, sources = _buildings(position), refusal.sources(position)
    return [
        view_types.Hex(
            *place(hex),
            terrain=names.TERRAINS[position.terrain[hex]],
            walkable=refusal.walkable(position, hex),
            building=buildings.get(hex),
            seat=_owner(position, hex),
            offers=[
                names.RESOURCES[i]
                for i in sorted({sources[at] for at in grid.beside(hex) if at in sources})
            ],
        )
        for hex in range(HEXES)
    ]


def _piece(hand: Hand, piece: int) -> view_types.Piece:
    return view_types.Piece(
        piece=names.PIECES[piece],
        artist=names.ARTISTS[PIECE_ARTIST[piece]],
        sort=names.SORTS[PIECE_SORT[piece]],
        made=hand.made[piece],
        unsold=hand.unsold[piece],
        fresh=hand.fresh[piece],
    )


def _player(state: State, position: Position, seat: int) -> view_types.Player:
    hand, values = position.hands[seat], position.values
    lines = zip(names.PARTS, state.parts(seat), strict=True)
    return view_types.Player(
        seat=seat,
        score=sum(state.parts(seat)),
        hex=place(hand.hex),
        lire=COIN * hand.coins,
        level=hand.level,
        tokens=dict(zip(names.RESOURCES, hand.tokens, strict=True)),
        limit=values.great_limit if position.owner[BRUNELLESCHI] == seat else values.limit,
        artists=[names.ARTISTS[i] for i in range(ARTISTS) if position.owner[i] == seat],
        pieces=[_piece(hand, i) for i in range(PIECES) if hand.made[i]],
        lines=[view_types.Line(part, points) for part, points in lines],
    )


def _copies(position: Position) -> dict[str, int]:
    """Art cards left (F1.3, F1.4)."""
    copies = position.values.copies
    return {
        names.PIECES[i]: (1 if i == DOME else copies[PIECE_SORT[i]])
        - sum(hand.made[i] for hand in position.hands)
        for i in range(PIECES)
    }


def _supply(position: Position) -> dict[str, int]:
    """Tokens left (F1.2)."""
    return {
        names.RESOURCES[i]: position.values.tokens - sum(hand.tokens[i] for hand in position.hands)
        for i in range(RESOURCES)
    }


def _round(position: Position) -> int:
    """From 1; a game that is over stays in its last one."""
    ended = 1 if position.phase == Phase.OVER else 0
    return (position.turns - ended) // position.players + 1


def shared_view(state: State) -> view_types.View:
    """What everybody sees."""
    position = state.position()
    over = position.phase == Phase.OVER
    seats = position.players
    return view_types.View(
        viewer=None,
        players=seats,
        start=position.start,
        economy=names.ECONOMIES[position.economy],
        brunelleschi=names.BRUNELLESCHI[position.brunelleschi],
        phase=names.PHASES[position.phase],
        to_move=None if over or position.phase == Phase.ROLLING else position.active,
        active=position.active,
        round=_round(position),
        rounds=10 * position.limit,
        last_turns=state.turns_left if position.last_turns else None,
        moved=position.moved == 1,
        roll=position.roll or None,
        must_leave=position.must_leave == 1,
        must_sell=position.must_leave == 1 and not position.sold_here,
        hexes=hexes(position),
        artists=[names.ARTISTS[i] for i in range(ARTISTS) if position.owner[i] == NOBODY],
        copies=_copies(position),
        supply=_supply(position),
        hands=[_player(state, position, seat) for seat in range(seats)],
        legal=[],
        ranking=state.ranking() if over else None,
        variant=VARIANTS.changes(position.values) or None,
    )


def choices(state: State) -> list[view_types.Choice]:
    """The legal actions."""
    return [view_types.Choice(i, notation.format_action(i)) for i in state.legal_actions()]


def own(state: State, seat: int) -> list[Change]:
    """What a seat knows on top of what all see: that it is that seat, and what it may do."""
    found: list[Change] = [(("viewer",), seat)]
    if state.to_move == seat:
        found.append((("legal",), choices(state)))
    return found


def views(state: State, seats: Sequence[int | None]) -> list[view_types.View]:
    """What each of the viewers (None: a spectator) is shown; they share what all see."""
    public = shared_view(state)
    found = []
    for seat in seats:
        if seat is None:
            found.append(public)
        elif not 0 <= seat < public.players:
            raise ValueError(f"a seat is a number from 0 to {public.players - 1}, not {seat}")
        else:
            legal = choices(state) if seat == public.to_move else []
            found.append(replace(public, viewer=seat, legal=legal))
    return found
