"""What a view must say, read off the position: slow, plain and apart from the engine's code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from signoria.games.calimala import GAME, Mat, Position, State
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import (
    NOBODY,
    NOTHING,
    PALACE,
    WHITE,
    Category,
    Duty,
    Phase,
)
from signoria.games.calimala.view.view_types import View
from tests.rules.calimala.support.slots import ARTWORK_SLOTS, CHURCH_SLOTS, CITY_SLOTS

from .duty_model import hold_of, results
from .words import street_kinds

Fields = dict[str, Any]


def counts_by_name(keys: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Counts by name."""
    return dict(zip(keys, counts, strict=True))


def by_church(counts: Sequence[int]) -> dict[str, dict[str, int]]:
    """Counts at church * 3 + material."""
    parts = [counts[3 * church : 3 * church + 3] for church in range(3)]
    materials = [counts_by_name(names.MATERIALS, part) for part in parts]
    return dict(zip(names.CHURCHES, materials, strict=True))


def able(position: Position, seat: int) -> list[str]:
    """The actions of which some way is possible, by the second reading of C4."""
    hold = hold_of(position, seat)
    return [kind for i, kind in enumerate(names.KINDS) if results(hold, i)]


def mat_fields(mat: Mat, seat: int, own: bool, over: bool) -> Fields:
    """A mat; the hand and the scoring cards of its owner only, the kept one of all at the end."""
    plain = ("score", "workshops", "ships", "reserve", "coloured", "white", "seats", "hand_size")
    hand = [kind for kind, n in zip(names.KINDS, mat.hand, strict=True) for _ in range(n)]
    kept = None if mat.kept == NOTHING else names.SCORING_CARDS[mat.kept]
    return {name: getattr(mat, name) for name in plain} | {
        "seat": seat,
        "warehouse": counts_by_name(names.MATERIALS, mat.warehouse),
        "cloth": list(mat.cloth[: mat.workshops]),
        "houses": [city for city, n in zip(names.TRADE_CITIES, mat.houses, strict=True) if n],
        "delivered": counts_by_name(names.CITIES, mat.delivered),
        "contributed": by_church(mat.contributed),
        "artworks": counts_by_name(names.BUILDINGS, mat.artworks),
        "hand": hand if own else None,
        "dealt": [names.SCORING_CARDS[c] for c in mat.dealt if c != NOTHING] if own else None,
        "kept": kept if own or over else None,
    }


def free(position: Position) -> Fields:
    """The free slots: all less what the mats say is used."""
    city, church, wall = (
        [sum(column) for column in zip(*(getattr(mat, name) for mat in position.mats), strict=True)]
        for name in ("delivered", "contributed", "artworks")
    )
    return {
        "city_free": counts_by_name(names.CITIES, [CITY_SLOTS - used for used in city]),
        "church_free": by_church([CHURCH_SLOTS[i // 3] - used for i, used in enumerate(church)]),
        "artwork_free": counts_by_name(
            names.BUILDINGS, [n - used for n, used in zip(ARTWORK_SLOTS, wall, strict=True)]
        ),
    }


def street_fields(position: Position, street: int) -> Fields:
    """The kinds and the discs of a street."""
    kinds = [names.KINDS[kind] for kind in street_kinds(position.squares, street)]
    discs = [-1 if d == WHITE else d for d in position.stacks[street]]
    if position.phase == Phase.SEATING and street == position.street:
        discs.insert(0, -1)  # the white disc that is exchanged still lies there (C5.3)
    return {"kinds": kinds, "discs": discs}


def tile_fields(position: Position, tile: int) -> Fields:
    """A scoring tile."""
    seat = position.council[tile]
    category = names.CATEGORIES[position.tiles[tile]]
    scored = tile < position.scored
    return {"category": category, "scored": scored, "seat": None if seat == NOBODY else seat}


def activation_fields(position: Position, viewer: int) -> Fields | None:
    """The disc being activated; that a duty has fallen away only its owner knows (C3.6)."""
    if position.phase not in (Phase.ACTING, Phase.DRAWING):
        return None
    stack = position.stacks[position.street]
    kinds = [names.KINDS[k] for k in street_kinds(position.squares, position.street)]
    secret = position.duty == Duty.FALLEN_AWAY and viewer != position.mover
    return {
        "street": position.street,
        "depth": position.depth,
        "owner": position.mover,
        "white": stack[::-1][position.depth] == WHITE,
        "left": counts_by_name(kinds, position.left),
        "duty": position.duty == Duty.OWED or secret,
    }


def tie_break(one: Mat, other: Mat) -> str:
    """What decides between equals (C5.6)."""
    if one.seats + one.artworks[PALACE] != other.seats + other.artworks[PALACE]:
        return "sum"
    if one.seats != other.seats:
        return "seats"
    return "older-seat" if one.seats else "older-artwork" if one.council_art else "shared"


def line_fields(position: Position, rated: list[tuple[int, int, int]]) -> list[Fields]:
    """The lines of a scoring from each seat's cubes, key and points."""
    order = sorted((s for s in range(position.players) if rated[s][0]), key=lambda s: -rated[s][1])
    lines = []
    for at, seat in enumerate(order):
        cubes, key, points = rated[seat]
        near = [order[i] for i in (at - 1, at + 1) if 0 <= i < len(order)]
        equals = [other for other in near if rated[other][0] == cubes]
        tie = tie_break(position.mats[seat], position.mats[equals[0]]) if equals else None
        if any(rated[other][1] == key for other in order if other != seat):
            tie = "shared"
        place = 1 + sum(other[1] > key for other in rated)
        lines.append({"seat": seat, "cubes": cubes, "place": place, "points": points, "tie": tie})
    return lines


def standing_fields(state: State, position: Position) -> list[Fields]:
    """The categories of the tiles, then the Palazzo as a scoring card."""
    rated = [(tile, state.points_now(tile)) for tile in position.tiles]
    rated.append((Category.PALAZZO, state.card_points_now(Category.PALAZZO)))
    return [
        {"category": names.CATEGORIES[category], "lines": line_fields(position, points)}
        for category, points in rated
    ]


def expected_view(state: State, viewer: int) -> Fields:
    """What the view of a seat must say."""
    position = state.position()
    over = position.phase == Phase.OVER
    choices = state.legal_actions() if state.to_move == viewer else []
    mats = enumerate(position.mats)
    return free(position) | {
        "viewer": viewer,
        "phase": names.PHASES[position.phase],
        "to_move": state.to_move if state.to_move >= 0 else None,
        "squares": [names.KINDS[kind] for kind in position.squares],
        "streets": [street_fields(position, street) for street in range(12)],
        "tiles": [tile_fields(position, tile) for tile in range(15)],
        "discard": counts_by_name(names.KINDS, position.discard),
        "deck": sum(position.deck),
        "mats": [
            mat_fields(mat, seat, seat == viewer, over) | {"able": able(position, seat)}
            for seat, mat in mats
        ],
        "activation": activation_fields(position, viewer),
        "standings": standing_fields(state, position),
        "legal": [{"action": a, "text": GAME.format(state, a)} for a in choices],
        "ranking": state.ranking() if over else None,
    }


def differences(view: View, state: State, viewer: int) -> list[str]:
    """The parts of a view that say something else; streets are told without their squares."""
    said = msgspec.to_builtins(view)
    said["streets"] = [{key: s[key] for key in ("kinds", "discs")} for s in said["streets"]]
    right = expected_view(state, viewer)
    return [
        name
        for name, value in right.items()
        if msgspec.json.encode(said[name], order="sorted")
        != msgspec.json.encode(value, order="sorted")
    ]
