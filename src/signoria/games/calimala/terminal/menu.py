"""The legal moves as a list to choose from: grouped, with a key to type for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ...shared.terminal import terminal_ui
from ..view.values_of_view import values_of
from ..view.view_types import View
from .moves import Move, label, take_apart
from .preview import preview
from .words import Words

WHITE_KEY = "w"


@dataclass(frozen=True)
class Entry(terminal_ui.Entry):
    """One way to go on, with the move taken apart."""

    move: Move


@dataclass(frozen=True)
class Group(terminal_ui.Group):
    """Entries that belong together."""

    entries: Sequence[Entry]


def entry(key: str, move: Move, label: str) -> Entry:
    """The move under this key."""
    return Entry(key, move.action, move.text, label, move)


def street_number(view: View, kinds: Iterable[str]) -> int:
    """The index of the street between these two actions."""
    wanted = tuple(kinds)
    return next(i for i, street in enumerate(view.streets) if tuple(street.kinds) == wanted)


def menu(words: Words, view: View) -> list[Group]:
    """The choices of the seat to move, in groups."""
    values = values_of(view)
    moves = [take_apart(choice, values) for choice in view.legal]
    if not moves:
        return []
    if view.phase == "placing":
        return placements(words, view, moves)
    if view.phase == "acting":
        return activation(words, moves)
    return [Group(words.say(f"menu-{view.phase}"), number_entries(words, moves, 1))]


def number_entries(words: Words, moves: Iterable[Move], first: int) -> list[Entry]:
    """Entries with running numbers."""
    return [entry(str(i), move, label(words, move)) for i, move in enumerate(moves, first)]


def placements(words: Words, view: View, moves: list[Move]) -> list[Group]:
    """One line for each street under its own number; w behind it means the white disc."""
    entries: dict[str, Entry] = {}
    for move in moves:
        number = street_number(view, move.street)
        key = str(number + 1)
        if move.verb == "white":
            key += WHITE_KEY
        entries[key] = entry(key, move, consequence_text(words, view, number))
    coloured = [one for key, one in entries.items() if not key.endswith(WHITE_KEY)]
    white = [one for key, one in entries.items() if key.endswith(WHITE_KEY)]
    groups = []
    if coloured:
        title = "menu-placing-both" if white else "menu-placing"
        groups.append(Group(words.say(title, key=coloured[0].key), coloured))
    if white:
        title = words.say("menu-placing-white")
        groups.append(Group(title, white, keys_only=bool(coloured)))
    return groups


def consequence_text(words: Words, view: View, street: int) -> str:
    """A street and what a disc there sets going, in words."""
    seen = preview(view, street, view.to_move or 0)
    acting = [acts(words, seat, view.to_move) for seat in seen.acting]
    text = words.say(
        "menu-street", street=words.street(view.streets[street].kinds), order=", ".join(acting)
    )
    if seen.seat is not None and seen.tile is not None:
        category = words.short(view.tiles[seen.tile - 1].category)
        you = "yes" if seen.seat == view.to_move else "no"
        text += words.say(
            "menu-seat", you=you, player=words.seat(seen.seat), category=category, tile=seen.tile
        )
    elif seen.leaving is not None:
        text += words.say("menu-leaves")
    return text


def acts(words: Words, seat: int, reader: int | None) -> str:
    """A player in the order of activation."""
    return words.say("you") if seat == reader else words.seat(seat)


def activation(words: Words, moves: list[Move]) -> list[Group]:
    """The street's actions, cards from hand, then drawing and stopping."""
    groups: list[Group] = []
    number = 1
    for verb in ("act", "card"):
        for some in by_kind([move for move in moves if move.verb == verb]):
            groups.append(ways(words, some, number, f"menu-{verb}"))
            number += len(some)
    rest = [move for move in moves if move.verb in ("draw", "stop")]
    if rest:
        title = words.say("menu-rest" if groups else "menu-only")
        groups.append(Group(title, number_entries(words, rest, number), brief=len(rest) == 1))
    return groups


def by_kind(moves: list[Move]) -> list[list[Move]]:
    """All actions that can be done in one way only together, then each of the others apart."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    single = [some[0] for some in kinds.values() if len(some) == 1]
    several = [some for some in kinds.values() if len(some) > 1]
    return [single, *several] if single else several


def ways(words: Words, moves: list[Move], first: int, stem: str) -> Group:
    """A list of actions, or the ways to do one; the title then names it and they are brief."""
    kinds = {move.kind for move in moves}
    if len(kinds) < len(moves):
        title = words.say(f"{stem}-one", kind=words.kind(moves[0].kind))
        entries = [entry(str(i), move, way(words, move)) for i, move in enumerate(moves, first)]
        return Group(title, entries, brief=True)
    plain = [replace(move, verb="act") for move in moves]
    entries = [
        entry(one.key, move, one.label)
        for one, move in zip(number_entries(words, plain, first), moves, strict=True)
    ]
    return Group(words.say(stem), entries, brief=len(entries) == 1)


def way(words: Words, move: Move) -> str:
    """One of several ways to do the action that the title names."""
    if move.kind in ("ship", "transport"):
        return words.destinations(move.target)
    if move.kind == "artwork":
        return words.short(move.target[0])
    if move.kind == "contribute":
        material, church = move.target
        return words.say(
            "way-contribute",
            material=words.say(f"material-{material}"),
            building=words.short(church),
        )
    return label(words, replace(move, verb="act"))
