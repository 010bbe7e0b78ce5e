"""Building the view of one viewer from a state in which nothing else is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import names, notation, view
from .board import (
    COLOURED_DISCS,
    NOBODY,
    NOTHING,
    START_KIND,
    STREET_SQUARE,
    STREETS,
    WHITE,
    WHITE_DISCS,
    Category,
    Duty,
    Phase,
)
from .slots import free_at_churches, free_for_artworks, free_in_cities
from .standings import standing

if TYPE_CHECKING:
    from .position import Mat, Position
    from .state import State


def cards(hand: Sequence[int]) -> list[str]:
    """Action cards by kind as a list of kinds."""
    return [kind for kind, count in zip(names.KINDS, hand, strict=True) for _ in range(count)]


def _by(keys: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(keys, counts, strict=True))


def _by_church(counts: Sequence[int]) -> dict[str, dict[str, int]]:
    return {
        church: _by(names.MATERIALS, counts[3 * i : 3 * i + 3])
        for i, church in enumerate(names.CHURCHES)
    }


def _scoring_card(card: int) -> str | None:
    return None if card == NOTHING else names.SCORING_CARDS[card]


def _mat(mat: Mat, seat: int, own: bool, over: bool) -> view.Mat:
    """One mat; hand and scoring cards only for their owner, the kept card for all at the end."""
    return view.Mat(
        seat=seat,
        score=mat.score,
        warehouse=_by(names.MATERIALS, mat.warehouse),
        workshops=mat.workshops,
        cloth=list(mat.cloth[: mat.workshops]),
        ships=mat.ships,
        houses=[c for c, there in zip(names.TRADE_CITIES, mat.houses, strict=True) if there],
        delivered=_by(names.CITIES, mat.delivered),
        contributed=_by_church(mat.contributed),
        artworks=_by(names.BUILDINGS, mat.artworks),
        reserve=mat.reserve,
        coloured=mat.coloured,
        white=mat.white,
        seats=mat.seats,
        hand_size=mat.hand_size,
        hand=cards(mat.hand) if own else None,
        dealt=[names.SCORING_CARDS[c] for c in mat.dealt if c != NOTHING] if own else None,
        kept=_scoring_card(mat.kept) if own or over else None,
    )


def _street(position: Position, street: int) -> view.Street:
    first, second = notation.street_kinds(position.squares, street)
    return view.Street(
        kinds=(names.KINDS[first], names.KINDS[second]),
        squares=(STREET_SQUARE[2 * street], STREET_SQUARE[2 * street + 1]),
        discs=[view.WHITE_DISC if d == WHITE else d for d in position.stacks[street]],
    )


def _tile(position: Position, tile: int) -> view.Tile:
    seat = position.council[tile]
    return view.Tile(
        category=names.TILES[position.tiles[tile]],
        scored=tile < position.scored,
        seat=None if seat == NOBODY else seat,
    )


def _activation(position: Position) -> view.Activation | None:
    if position.phase not in (Phase.ACTING, Phase.DRAWING):
        return None
    stack = position.stacks[position.street]
    kinds = notation.street_kinds(position.squares, position.street)
    return view.Activation(
        street=position.street,
        depth=position.depth,
        owner=position.mover,
        white=stack[len(stack) - 1 - position.depth] == WHITE,
        left=_by([names.KINDS[kind] for kind in kinds], position.left),
        duty=position.duty == Duty.OWED,
    )


def _standings(seen: State, position: Position) -> list[view.Standing]:
    """The tiles in the order of the table, then the Palazzo, which only cards score."""
    tiles = [standing(seen, position, category) for category in position.tiles]
    return [*tiles, standing(seen, position, Category.PALAZZO, card=True)]


def _choices(seen: State, position: Position) -> list[view.Choice]:
    return [
        view.Choice(action, notation.format_action(position.squares, action))
        for action in seen.legal_actions()
    ]


def _rounds(position: Position) -> int:
    return COLOURED_DISCS[position.players - 3] + WHITE_DISCS[position.players - 3]


def view_of(seen: State, seat: int | None) -> view.View:
    """What the viewer may know; ``seen`` is the state as that viewer has seen it."""
    position = seen.position()
    over = position.phase == Phase.OVER
    return view.View(
        viewer=seat,
        players=position.players,
        start=position.start,
        edition=names.EDITIONS[position.edition],
        phase=names.PHASES[position.phase],
        to_move=None if over or position.phase == Phase.DRAWING else position.mover,
        active=position.active,
        round=min(position.turn // position.players + 1, _rounds(position)),
        rounds=_rounds(position),
        squares=[names.KINDS[kind] for kind in position.squares],
        streets=[_street(position, street) for street in range(STREETS)],
        tiles=[_tile(position, tile) for tile in range(len(position.tiles))],
        scored=position.scored,
        face_up=_scoring_card(position.face_up),
        open_cards=[
            names.KINDS[kind]
            for kind, there in zip(START_KIND, position.open_cards, strict=True)
            if there
        ],
        deck=position.deck_size,
        discard=_by(names.KINDS, position.discard),
        city_free=_by(names.CITIES, free_in_cities(position)),
        church_free=_by_church(free_at_churches(position)),
        artwork_free=_by(names.BUILDINGS, free_for_artworks(position)),
        mats=[_mat(mat, i, i == seat, over) for i, mat in enumerate(position.mats)],
        activation=_activation(position),
        standings=_standings(seen, position),
        legal=_choices(seen, position),
        ranking=seen.ranking() if over else None,
    )
