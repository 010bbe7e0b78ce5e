"""Where things are, in words: a hex is told by its coordinates and by what it lies beside."""

from __future__ import annotations

from collections.abc import Iterator

from ..view.view_types import Hex, View
from .words import Words

Place = tuple[int, int]
BESIDE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # axial steps (F2.1)
GOLDEN, QUARRY, HOUSE = "golden", "quarry", "guild-house"


class Land:
    """The hexes of a view; ``reader`` is the viewer, who is told "your" guild house."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.reader = view.viewer
        self.hexes: dict[Place, Hex] = {(hex.q, hex.r): hex for hex in view.hexes}

    def around(self, at: Place) -> Iterator[Hex]:
        """The hexes beside one."""
        for q, r in BESIDE:
            hex = self.hexes.get((at[0] + q, at[1] + r))
            if hex is not None:
                yield hex

    def places(self, at: Place) -> list[str]:
        """What a figure stands beside: beside a quarry, beside your guild house."""
        told = [text for hex in self.around(at) if (text := self.beside(hex))]
        return list(dict.fromkeys(told))

    def beside(self, hex: Hex) -> str:
        """What it is to stand beside this hex; empty if nothing is to be had there."""
        words = self.words
        if hex.building == HOUSE:
            if hex.seat is None:
                return ""
            you = "yes" if hex.seat == self.reader else "no"
            return words.say("beside-guild-house", you=you, player=words.seat(hex.seat))
        if hex.building:
            return words.say(f"beside-{hex.building}")
        return words.say("beside-quarry") if hex.terrain == QUARRY else ""

    def worth(self, at: Place) -> list[str]:
        """What is to be had or done there by the reader, by key: golden, mill, guild-house, ..."""
        if self.is_golden(at):
            return [GOLDEN]
        found = [hex.building or hex.terrain for hex in self.around(at) if self.useful(hex)]
        return list(dict.fromkeys(found))

    def useful(self, hex: Hex) -> bool:
        """Whether one stands beside this hex for something."""
        if hex.building == HOUSE:
            return hex.seat is not None and hex.seat == self.reader
        return hex.building is not None or hex.terrain == QUARRY

    def is_golden(self, at: Place) -> bool:
        """Whether it is the golden hex."""
        return self.hexes[at].terrain == GOLDEN

    def to(self, at: Place) -> str:
        """Where somebody goes."""
        words, places = self.words, self.places(at)
        if self.is_golden(at):
            return words.say("to-golden")
        if not places:
            return words.say("to-hex", hex=name(at))
        return words.say("to-hex-beside", hex=name(at), places=words.locale.list_in_words(places))

    def on(self, at: Place) -> str:
        """Where somebody stands."""
        words = self.words
        if self.is_golden(at):
            return words.say("on-golden")
        return ", ".join([words.say("on-hex", hex=name(at)), *self.places(at)])


def name(at: Place) -> str:
    """A hex by its axial coordinates (F2.1)."""
    return f"{at[0]},{at[1]}"
