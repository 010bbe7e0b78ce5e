"""The legal moves as a list to choose from, grouped by what they are for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...shared.terminal import terminal_ui
from ..view.view_types import View
from .land import Land
from .moves import Move, label, take_apart
from .words import Words

GROUPS = {
    "here": ("collect", "buy"),
    "make": ("create",),
    "sell": ("sell",),
    "house": ("upgrade",),
    "hire": ("hire",),
    "go": ("roll", "end"),
}


@dataclass(frozen=True)
class Entry(terminal_ui.Entry):
    """One way to go on, with the move taken apart."""

    move: Move


@dataclass(frozen=True)
class Group(terminal_ui.Group):
    """Entries that belong together; ``name`` says which."""

    entries: Sequence[Entry]
    name: str = ""


def menu(words: Words, view: View) -> list[Group]:
    """The choices of the seat to move, in groups, numbered through."""
    moves = [take_apart(choice) for choice in view.legal]
    found = walks(words, view, moves) if view.phase == "walking" else acts(moves)
    groups: list[Group] = []
    number = 1
    for name, some in found.items():
        if some:
            groups.append(group(words, view, name, some, number))
            number += len(some)
    return groups


def group(words: Words, view: View, name: str, moves: list[Move], first: int) -> Group:
    """Moves under a title."""
    entries = [
        Entry(str(number), move.action, move.text, label(words, view, move), move)
        for number, move in enumerate(moves, first)
    ]
    return Group(words.say(f"menu-{name}"), entries, len(entries) == 1, name=name)


def acts(moves: list[Move]) -> dict[str, list[Move]]:
    """What can be done where the figure stands, and then going on."""
    return {name: [move for move in moves if move.verb in verbs] for name, verbs in GROUPS.items()}


def walks(words: Words, view: View, moves: list[Move]) -> dict[str, list[Move]]:
    """The hexes within reach: those where something is to be had, the others, and staying."""
    land, here = Land(words, view), view.hands[view.active].hex
    going = [move for move in moves if move.place != here]
    return {
        "places": [move for move in going if land.worth(move.place)],
        "further": [move for move in going if not land.worth(move.place)],
        "stay": [move for move in moves if move.place == here],
    }
