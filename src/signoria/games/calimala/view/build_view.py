"""Building views: what everybody knows once, then what a seat knows on top of that.

The shared part comes from a table on which every secret is erased, a seat's own part from the
table as that seat has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from msgspec.structs import replace

from ...contract import Change
from ..knowledge import what_a_seat_sees
from ..rules import editions
from ..rules.names import CATEGORIES as CATEGORY_NAMES
from ..rules.names import KINDS as KIND_NAMES
from ..rules.names import PHASES as PHASE_NAMES
from ..rules.names import TILES as TILE_NAMES
from ..rules.table import Table
from ..state import codec
from ..state.state import State
from ..text import notation
from ..variant.variants import VARIANTS
from . import counts, mats, standings, view_types
from .memo import remember

if not cython.compiled:
    from ..rules.board import (
        NOBODY,
        SQUARES,
        STACK,
        START_CARDS,
        START_KIND,
        STREET_SQUARE,
        STREETS,
        TILES,
        WHITE,
        Category,
        Duty,
        Phase,
    )
    from ..rules.memory import is_standard, standing, value_bytes

STREETS_SHOWN: dict[int, view_types.Street] = {}
CHOICES_SHOWN: dict[int, view_types.Choice] = {}
TILES_SHOWN: dict[int, view_types.Tile] = {}
STANDINGS_SHOWN: dict[tuple[int | bytes, ...], list[view_types.Standing]] = {}


def disc(code: int) -> int:
    """A disc as views have it."""
    return view_types.WHITE_DISC if code == WHITE else code


def street(table: Table, at: int) -> view_types.Street:
    """A street with its discs, bottom to top.

    While a disc is chosen for the seat the white one still lies at the bottom (C5.3), though the
    table leaves it out already.
    """
    first, second = STREET_SQUARE[2 * at], STREET_SQUARE[2 * at + 1]
    one, other = table.squares[first], table.squares[second]
    code = (16 + at << 4 | one) << 4 | other  # in base 16; its first digit tells its length
    below = [WHITE] if table.phase == Phase.SEATING and at == table.street else []
    stack = below + [table.discs[STACK * at + level] for level in range(table.height[at])]
    for lying in stack:
        code = code << 4 | lying + 1
    shown = STREETS_SHOWN
    found = shown.get(code)
    if found is not None:
        return found
    made = view_types.Street(
        kinds=(KIND_NAMES[one], KIND_NAMES[other]),
        squares=(first, second),
        discs=[disc(lying) for lying in stack],
    )
    return remember(shown, code, made)


def tile(table: Table, at: int) -> view_types.Tile:
    """A scoring tile and who sits on it."""
    scored = at < table.scored
    code = (table.tiles[at] << 4 | table.council[at]) << 1 | scored
    shown = TILES_SHOWN
    found = shown.get(code)
    if found is not None:
        return found
    seat = None if table.council[at] == NOBODY else table.council[at]
    return remember(shown, code, view_types.Tile(TILE_NAMES[table.tiles[at]], scored, seat))


def activation(table: Table) -> view_types.Activation | None:
    """The disc being activated; only its owner sees whether the duty has fallen away (C3.6)."""
    if table.phase != Phase.ACTING and table.phase != Phase.DRAWING:
        return None
    top = STACK * table.street + table.height[table.street] - 1
    first, second = table.street_kind[2 * table.street], table.street_kind[2 * table.street + 1]
    return view_types.Activation(
        street=table.street,
        depth=table.depth,
        owner=table.mover,
        white=table.discs[top - table.depth] == WHITE,
        left={KIND_NAMES[first]: table.left[0], KIND_NAMES[second]: table.left[1]},
        duty=table.duty == Duty.OWED,
    )


def all_standings(table: Table) -> list[view_types.Standing]:
    """The tiles in the order of the table, then the Palazzo, which only cards score."""
    order = 0
    for at in range(TILES):
        order = order << 4 | table.tiles[at]
    seen = [standing(table.players[seat]) for seat in range(table.seats)]
    numbers = b"" if is_standard(table) else value_bytes(table)
    key: tuple[int | bytes, ...] = (order, numbers, *seen)
    shown = STANDINGS_SHOWN
    found = shown.get(key)
    return remember(shown, key, current_standings(table)) if found is None else found


def current_standings(table: Table) -> list[view_types.Standing]:
    """The standings of a category, rated anew."""
    found = []
    for at in range(table.values.tiles):
        category = table.tiles[at]
        found.append(view_types.Standing(TILE_NAMES[category], standings.by_tile(table, category)))
    palazzo = standings.by_card(table, Category.PALAZZO)
    found.append(view_types.Standing(CATEGORY_NAMES[Category.PALAZZO], palazzo))
    return found


def rounds(table: Table) -> int:
    """The number of rounds (C1.2): the discs of each seat."""
    return table.values.coloured[table.seats - 3] + table.values.white[table.seats - 3]


def changes(table: Table) -> dict[str, int | list[int]] | None:
    """The numbers that are not the rulebook's; None if all are."""
    return None if is_standard(table) else VARIANTS.changes(codec.read_values(table))


def shared_view(table: State) -> view_types.View:
    """What a spectator may know; on the table every secret is erased."""
    over = table.phase == Phase.OVER
    return view_types.View(
        viewer=None,
        players=table.seats,
        start=table.start,
        edition=editions.name(table.edition),
        phase=PHASE_NAMES[table.phase],
        to_move=None if over or table.phase == Phase.DRAWING else table.mover,
        active=table.active,
        round=min(table.turns // table.seats + 1, rounds(table)),
        rounds=rounds(table),
        squares=[KIND_NAMES[table.squares[i]] for i in range(SQUARES)],
        streets=[street(table, i) for i in range(STREETS)],
        tiles=[tile(table, i) for i in range(table.values.tiles)],
        scored=table.scored,
        face_up=mats.scoring_card(table.face_up),
        open_cards=[KIND_NAMES[START_KIND[i]] for i in range(START_CARDS) if table.open_cards[i]],
        deck=table.deck_size,
        discard=counts.discard(table),
        city_free=counts.city_free(table),
        church_free=counts.church_free(table),
        artwork_free=counts.artwork_free(table),
        mats=[mats.mat(table, table.players[seat], over) for seat in range(table.seats)],
        activation=activation(table),
        standings=all_standings(table),
        legal=[],
        ranking=table.ranking() if over else None,
        variant=changes(table),
    )


def choice(seen: State, action: int) -> view_types.Choice:
    """A legal action."""
    street = notation.street_of(action)
    code = action
    if street is not None:
        first, second = STREET_SQUARE[2 * street], STREET_SQUARE[2 * street + 1]
        code |= (seen.squares[first] << 4 | seen.squares[second] + 1) << 8
    shown = CHOICES_SHOWN
    found = shown.get(code)
    if found is not None:
        return found
    text = notation.format_action(seen.squares_shown(), action)
    return remember(shown, code, view_types.Choice(action, text))


def choices(seen: State) -> list[view_types.Choice]:
    """The legal actions, which a seat is shown only when it is to move."""
    return [choice(seen, action) for action in seen.legal_actions()]


def personal(seen: State, seat: int, known: view_types.View) -> view_types.View:
    """The view of a seat; ``seen`` is the state as that seat has seen it."""
    all_mats = list(known.mats)
    all_mats[seat] = mats.own_mat(seen.players[seat], all_mats[seat])
    return replace(
        known, viewer=seat, mats=all_mats, activation=activation(seen), legal=choices(seen)
    )


def public(state: State) -> view_types.View:
    """What everybody may know."""
    bare = state.clone()
    what_a_seat_sees.blind(bare, NOBODY)
    return shared_view(bare)


def own(state: State, seat: int) -> list[Change]:
    """What a seat knows on top of that: its cards and, if it is to move, its duty and choices."""
    me = state.players[state._seat(seat)]
    found: list[Change] = [
        (("viewer",), seat),
        (("mats", seat, "hand"), mats.hand(me)),
        (("mats", seat, "dealt"), mats.dealt_cards(me)),
        (("mats", seat, "kept"), mats.scoring_card(me.kept)),
    ]
    if state.mover == seat or state.blind:
        seen = state.seen_by(seat)
        if legal := choices(seen):
            found += [(("activation",), activation(seen)), (("legal",), legal)]
    return found


def views(state: State, seats: Sequence[int | None]) -> list[view_types.View]:
    """What each of the viewers (None: a spectator) may know; they share what all may know."""
    seen = [state.seen_by(seat) for seat in seats]
    known = public(state)
    return [
        known if seat is None else personal(each, seat, known)
        for each, seat in zip(seen, seats, strict=True)
    ]
