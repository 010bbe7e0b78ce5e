"""The map: thirteen rows of hexes, four columns each, every other row set in by half a hex."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ....shared.terminal.painting import NOW, QUIET, STRONG, fill, token
from ...view.view_types import Hex
from ..land import HOUSE, Place
from ..sight import ForgingFlorenceView

CELL = 4  # columns of a hex
RADIUS = 6
WIDTH = CELL * (2 * RADIUS + 1)
GOLD = Style(color="#2B2118", bgcolor="#D9A441", bold=True)
WATER = Style(color="#2F5D7C")
GREEN = Style(color="#4F8A75")
TERRAINS: dict[str, tuple[str, str | Style]] = {
    "city": ("·", QUIET),
    "start": ("·", QUIET),
    "field": (",", QUIET),
    "row": ('"', GREEN),
    "mill-site": ("·", QUIET),
    "short-bridge": ("==", STRONG),
    "long-bridge": ("==", STRONG),
    "river": ("~~~~", WATER),
    "trees": ("^^", GREEN),
}
MORE = "+"  # behind a number: more figures than there is room for


class City:
    """Draws the map with everybody's figure and, before a walk, the numbers of the choices."""

    def __init__(self, sight: ForgingFlorenceView) -> None:
        self.sight = sight
        self.words = sight.words
        self.keys = keys(sight)
        self.figures: dict[Place, list[int]] = {}
        for hand in sight.view.hands:
            self.figures.setdefault(hand.hex, []).append(hand.seat)

    def draw(self) -> Text:
        """All rows."""
        return Text("\n").join(self.row(r) for r in range(-RADIUS, RADIUS + 1))

    def row(self, r: int) -> Text:
        """The hexes of a row, from the left."""
        line = Text(" " * (CELL // 2 * abs(r)))
        for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1):
            line.append_text(centre(self.hex((q, r))))
        return line

    def hex(self, at: Place) -> Text:
        """What is to be seen on a hex: a number to walk to, figures, a building, the terrain."""
        hex, here = self.sight.land.hexes[at], self.figures.get(at, [])
        figures = Text().join(token(self.words, seat) for seat in here)
        if at in self.keys:
            return self.hex_in_reach(self.keys[at], hex, figures)
        if here:
            return Text.assemble(figures, ("*", GOLD)) if hex.terrain == "golden" else figures
        return self.ground(hex)

    def hex_in_reach(self, key: str, hex: Hex, figures: Text) -> Text:
        """A hex within reach; the golden one keeps its star."""
        text = Text.assemble((key, NOW), ("*", GOLD) if hex.terrain == "golden" else "")
        room = CELL - text.cell_len
        return text.append_text(figures if figures.cell_len <= room else Text(MORE, STRONG))

    def ground(self, hex: Hex) -> Text:
        """A hex that nobody stands on."""
        if hex.building == HOUSE:
            return self.house(hex.seat)
        if hex.building or hex.terrain == "quarry":
            return Text(self.words.say(f"sign-{hex.building or hex.terrain}"), STRONG)
        if hex.terrain == "golden":
            return Text("<*>", GOLD)
        sign, style = TERRAINS[hex.terrain]
        return Text(sign, style)

    def house(self, seat: int | None) -> Text:
        """A guild house with its owner's letter."""
        if seat is None:
            return Text("[ ]", QUIET)
        return Text(f"[{self.words.letter(seat)}]", fill(seat))


def keys(sight: ForgingFlorenceView) -> dict[Place, str]:
    """The hexes within reach with the keys to type for them."""
    if sight.view.phase != "walking":
        return {}
    return {entry.move.place: entry.key for group in sight.groups for entry in group.entries}


def centre(text: Text) -> Text:
    """A hex's text in the middle of its columns."""
    room = max(CELL - text.cell_len, 0)
    left = (room + 1) // 2
    return Text.assemble(" " * left, text, " " * (room - left))
