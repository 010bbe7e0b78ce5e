"""Between the table and a Position of plain values."""

from __future__ import annotations

import cython

from ...shared.frozen import build
from ..position.position import Mat, Position
from ..rules import cards, deal, values
from ..rules.table import Table

if not cython.compiled:
    from ..rules.board import (
        BUILDINGS,
        CHURCHES,
        CITIES,
        DEALT,
        KINDS,
        MATERIALS,
        MAX_WORKSHOPS,
        PORTS,
        SQUARES,
        STACK,
        START_CARDS,
        STREETS,
        TILES,
    )
    from ..rules.memory import is_standard, put_values, value_bytes
    from ..rules.player import Player


def read_mat(me: Player) -> Mat:
    """One player."""
    return build(
        Mat,
        warehouse=tuple([me.warehouse[i] for i in range(MATERIALS)]),
        workshops=me.workshops,
        cloth=tuple([me.cloth[i] for i in range(MAX_WORKSHOPS)]),
        ships=me.ships,
        houses=tuple([me.houses[i] for i in range(PORTS)]),
        delivered=tuple([me.delivered[i] for i in range(CITIES)]),
        contributed=tuple([me.contributed[i] for i in range(CHURCHES * MATERIALS)]),
        artworks=tuple([me.artworks[i] for i in range(BUILDINGS)]),
        reserve=me.reserve,
        coloured=me.coloured,
        white=me.white,
        removed=me.removed,
        seats=me.seats,
        newest_seat=me.newest_seat,
        council_art=me.council_art,
        hand=tuple([me.hand[i] for i in range(KINDS)]),
        hand_size=me.hand_size,
        dealt=tuple([me.dealt[i] for i in range(DEALT)]),
        kept=me.kept,
        score=me.score,
    )


def read_stack(table: Table, street: int) -> tuple[int, ...]:
    """The discs on a street, bottom to top."""
    return tuple([table.discs[STACK * street + level] for level in range(table.height[street])])


def read_values(table: Table) -> values.Values:
    """The numbers of the rules."""
    return values.STANDARD if is_standard(table) else values.LAYOUT.from_bytes(value_bytes(table))


def read(table: Table) -> Position:
    """The whole table."""
    return build(
        Position,
        players=table.seats,
        mats=tuple([read_mat(table.players[seat]) for seat in range(table.seats)]),
        squares=tuple([table.squares[i] for i in range(SQUARES)]),
        tiles=tuple([table.tiles[i] for i in range(TILES)]),
        stacks=tuple([read_stack(table, street) for street in range(STREETS)]),
        edition=table.edition,
        layout=table.layout,
        start=table.start,
        face_up=table.face_up,
        aside=table.aside,
        scored=table.scored,
        council=tuple([table.council[i] for i in range(TILES)]),
        open_cards=tuple([table.open_cards[i] for i in range(START_CARDS)]),
        deck=tuple([table.deck[i] for i in range(KINDS)]),
        deck_size=table.deck_size,
        discard=tuple([table.discard[i] for i in range(KINDS)]),
        turn=table.turns,
        active=table.active,
        mover=table.mover,
        phase=table.phase,
        street=table.street,
        depth=table.depth,
        left=(table.left[0], table.left[1]),
        duty=table.duty,
        removed_white=table.removed_white,
        log=tuple([table.log[i] for i in range(table.log_length)]),
        values=read_values(table),
    )


def write_cubes(table: Table, me: Player, mat: Mat) -> None:
    """What lies on the mat and on the board, and the shared slots that it fills."""
    for i in range(MATERIALS):
        me.warehouse[i] = mat.warehouse[i]
    for i in range(MAX_WORKSHOPS):
        me.cloth[i] = mat.cloth[i]
    for i in range(PORTS):
        me.houses[i] = mat.houses[i]
    for i in range(CITIES):
        me.delivered[i] = mat.delivered[i]
        table.city_used[i] += mat.delivered[i]
    for i in range(CHURCHES * MATERIALS):
        me.contributed[i] = mat.contributed[i]
        table.church_used[i] += mat.contributed[i]
    for i in range(BUILDINGS):
        me.artworks[i] = mat.artworks[i]
        table.artwork_used[i] += mat.artworks[i]


def write_mat(table: Table, me: Player, mat: Mat) -> None:
    """One player."""
    write_cubes(table, me, mat)
    me.workshops = mat.workshops
    me.ships = mat.ships
    me.reserve = mat.reserve
    me.coloured = mat.coloured
    me.white = mat.white
    me.removed = mat.removed
    me.seats = mat.seats
    me.newest_seat = mat.newest_seat
    me.council_art = mat.council_art
    me.hand_size = mat.hand_size
    me.kept = mat.kept
    me.score = mat.score
    for i in range(KINDS):
        me.hand[i] = mat.hand[i]
    for i in range(DEALT):
        me.dealt[i] = mat.dealt[i]


def write_board(table: Table, position: Position) -> None:
    """Squares, tiles, council and stacks."""
    for i in range(SQUARES):
        table.squares[i] = position.squares[i]
    for i in range(TILES):
        table.tiles[i] = position.tiles[i]
        table.council[i] = position.council[i]
    for street in range(STREETS):
        stack = position.stacks[street]
        table.height[street] = len(stack)
        for level in range(len(stack)):
            table.discs[STACK * street + level] = stack[level]
    table.face_up = position.face_up
    table.aside = position.aside
    table.scored = position.scored


def write_cards(table: Table, position: Position) -> None:
    """Deck, discards and the log; an empty log gets entries that explain the cards."""
    for i in range(START_CARDS):
        table.open_cards[i] = position.open_cards[i]
    table.deck_size = position.deck_size
    table.discard_size = 0
    for kind in range(KINDS):
        table.deck[kind] = position.deck[kind]
        table.discard[kind] = position.discard[kind]
        table.discard_size += position.discard[kind]
    for entry in position.log:
        cards.remember(table, entry)
    if table.log_length == 0:
        cards.explain(table)


def write(table: Table, position: Position) -> None:
    """Everything, on a table that was all zero; shape and ranges have been checked."""
    put_values(table, position.values.to_bytes())
    deal.clear(table, position.players)
    table.edition = position.edition
    table.layout = position.layout
    table.start = position.start
    table.phase = position.phase
    write_board(table, position)
    for seat in range(table.seats):
        write_mat(table, table.players[seat], position.mats[seat])
    write_cards(table, position)
    deal.join_streets(table)
    table.turns = position.turn
    table.active = position.active
    table.mover = position.mover
    table.street = position.street
    table.depth = position.depth
    table.left[0] = position.left[0]
    table.left[1] = position.left[1]
    table.duty = position.duty
    table.removed_white = position.removed_white
