"""Building views: what everybody knows once, then what a seat knows on top of that.

The shared part comes from a table on which every secret is erased, a seat's own part from the
table as that seat has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from msgspec.structs import replace

from ..contract import Change
from . import knowledge, mats, notation, possible, standings, view
from .names import BUILDINGS as BUILDING_NAMES
from .names import CATEGORIES as CATEGORY_NAMES
from .names import CHURCHES as CHURCH_NAMES
from .names import CITIES as CITY_NAMES
from .names import EDITIONS as EDITION_NAMES
from .names import KINDS as KIND_NAMES
from .names import MATERIALS as MATERIAL_NAMES
from .names import PHASES as PHASE_NAMES
from .names import TILES as TILE_NAMES
from .state import State
from .table import Table

if not cython.compiled:
    from .board import (
        BUILDINGS,
        CHURCHES,
        CITIES,
        COLOURED_DISCS,
        KINDS,
        MATERIALS,
        NOBODY,
        SQUARES,
        STACK,
        START_CARDS,
        START_KIND,
        STREET_SQUARE,
        STREETS,
        TILES,
        WHITE,
        WHITE_DISCS,
        Category,
        Duty,
        Phase,
    )


def disc(code: int) -> int:
    """A disc as views have it."""
    return view.WHITE_DISC if code == WHITE else code


def street(table: Table, at: int) -> view.Street:
    """A street with its discs, bottom to top."""
    first, second = STREET_SQUARE[2 * at], STREET_SQUARE[2 * at + 1]
    return view.Street(
        kinds=(KIND_NAMES[table.squares[first]], KIND_NAMES[table.squares[second]]),
        squares=(first, second),
        discs=[disc(table.discs[STACK * at + level]) for level in range(table.height[at])],
    )


def tile(table: Table, at: int) -> view.Tile:
    """A scoring tile and who sits on it."""
    seat = None if table.council[at] == NOBODY else table.council[at]
    return view.Tile(TILE_NAMES[table.tiles[at]], at < table.scored, seat)


def activation(table: Table) -> view.Activation | None:
    """The disc being activated; only its owner sees whether the duty has fallen away (C3.6)."""
    if table.phase != Phase.ACTING and table.phase != Phase.DRAWING:
        return None
    top = STACK * table.street + table.height[table.street] - 1
    first, second = table.street_kind[2 * table.street], table.street_kind[2 * table.street + 1]
    return view.Activation(
        street=table.street,
        depth=table.depth,
        owner=table.mover,
        white=table.discs[top - table.depth] == WHITE,
        left={KIND_NAMES[first]: table.left[0], KIND_NAMES[second]: table.left[1]},
        duty=table.duty == Duty.OWED,
    )


def all_standings(table: Table) -> list[view.Standing]:
    """The tiles in the order of the table, then the Palazzo, which only cards score."""
    found = []
    for at in range(TILES):
        category = table.tiles[at]
        found.append(view.Standing(TILE_NAMES[category], standings.by_tile(table, category)))
    palazzo = standings.by_card(table, Category.PALAZZO)
    found.append(view.Standing(CATEGORY_NAMES[Category.PALAZZO], palazzo))
    return found


def church_free(table: Table) -> dict[str, dict[str, int]]:
    """Free slots by church and material (C1.7)."""
    return {
        CHURCH_NAMES[church]: {
            MATERIAL_NAMES[i]: possible.church_free(table, MATERIALS * church + i)
            for i in range(MATERIALS)
        }
        for church in range(CHURCHES)
    }


def rounds(table: Table) -> int:
    """The number of rounds (C1.2): the discs of each seat."""
    return COLOURED_DISCS[table.seats - 3] + WHITE_DISCS[table.seats - 3]


def shared(table: State) -> view.View:
    """What a spectator may know; on the table every secret is erased."""
    over = table.phase == Phase.OVER
    return view.View(
        viewer=None,
        players=table.seats,
        start=table.start,
        edition=EDITION_NAMES[table.edition],
        phase=PHASE_NAMES[table.phase],
        to_move=None if over or table.phase == Phase.DRAWING else table.mover,
        active=table.active,
        round=min(table.turns // table.seats + 1, rounds(table)),
        rounds=rounds(table),
        squares=[KIND_NAMES[table.squares[i]] for i in range(SQUARES)],
        streets=[street(table, i) for i in range(STREETS)],
        tiles=[tile(table, i) for i in range(TILES)],
        scored=table.scored,
        face_up=mats.scoring_card(table.face_up),
        open_cards=[KIND_NAMES[START_KIND[i]] for i in range(START_CARDS) if table.open_cards[i]],
        deck=table.deck_size,
        discard={KIND_NAMES[i]: table.discard[i] for i in range(KINDS)},
        city_free={CITY_NAMES[i]: possible.city_free(table, i) for i in range(CITIES)},
        church_free=church_free(table),
        artwork_free={BUILDING_NAMES[i]: possible.artwork_free(table, i) for i in range(BUILDINGS)},
        mats=[mats.mat(table, table.players[seat], over) for seat in range(table.seats)],
        activation=activation(table),
        standings=all_standings(table),
        legal=[],
        ranking=table.ranking() if over else None,
    )


def choices(seen: State) -> list[view.Choice]:
    """The legal actions, which a seat is shown only when it is to move."""
    legal = seen.legal_actions()
    if not legal:
        return []
    squares = seen.squares_shown()
    return [view.Choice(action, notation.format_action(squares, action)) for action in legal]


def personal(seen: State, seat: int, known: view.View) -> view.View:
    """The view of a seat; ``seen`` is the state as that seat has seen it."""
    all_mats = list(known.mats)
    all_mats[seat] = mats.own_mat(seen.players[seat], all_mats[seat])
    return replace(
        known, viewer=seat, mats=all_mats, activation=activation(seen), legal=choices(seen)
    )


def public(state: State) -> view.View:
    """What everybody may know."""
    bare = state.clone()
    knowledge.blind(bare, NOBODY)
    return shared(bare)


def own(state: State, seat: int) -> list[Change]:
    """What a seat knows on top of that: its cards, its duty and what it may do."""
    seen = state.seen_by(seat)
    me = seen.players[seat]
    found: list[Change] = [
        (("viewer",), seat),
        (("mats", seat, "hand"), mats.hand(me)),
        (("mats", seat, "dealt"), mats.dealt(me)),
        (("mats", seat, "kept"), mats.scoring_card(me.kept)),
    ]
    if legal := choices(seen):
        found += [(("activation",), activation(seen)), (("legal",), legal)]
    return found


def views(state: State, seats: Sequence[int | None]) -> list[view.View]:
    """What each of the viewers (None: a spectator) may know; they share what all may know."""
    seen = [state.seen_by(seat) for seat in seats]
    known = public(state)
    return [
        known if seat is None else personal(each, seat, known)
        for each, seat in zip(seen, seats, strict=True)
    ]
