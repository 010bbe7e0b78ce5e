"""Churches and cities with everybody's cubes and the slots still free."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import QUIET, STRONG
from ....shared.terminal.sheet import GUTTER, Sheet
from ..sight import CalimalaView
from .paint import cubes, token


def slots(sight: CalimalaView, counts: dict[int, int], free: int) -> Text:
    """Cubes by player and the free slots."""
    return Text.assemble(cubes(sight.words, counts), (f" ({free})", QUIET))


def blank(title: str) -> Table:
    """A quiet table whose first column has this title."""
    out = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    out.add_column(title, no_wrap=True)
    return out


def buildings(sight: CalimalaView) -> Table:
    """The three churches and the palace by material; free slots in brackets."""
    words, view = sight.words, sight.view
    out = blank(words.say("title-buildings"))
    materials = list(next(iter(view.church_free.values())))
    for material in materials:
        out.add_column(words.kind(material), no_wrap=True)
    out.add_column(words.kind("artwork"), no_wrap=True)
    for building, free in view.artwork_free.items():
        rows = view.church_free.get(building)
        cells = [
            slots(
                sight,
                {mat.seat: mat.contributed[building][material] for mat in view.mats},
                rows[material],
            )
            if rows
            else Text()
            for material in materials
        ]
        art = slots(sight, {mat.seat: mat.artworks[building] for mat in view.mats}, free)
        out.add_row(Text(words.short(building), STRONG), *cells, art)
    return out


def cities(sight: CalimalaView) -> Table:
    """The six cities: cloth by player, free slots, trade houses."""
    words, view = sight.words, sight.view
    out = blank(words.say("title-cities"))
    out.add_column(words.say("column-cloth"), no_wrap=True)
    out.add_column(words.say("column-houses"), no_wrap=True)
    for city, free in view.city_free.items():
        counts = {mat.seat: mat.delivered[city] for mat in view.mats}
        owners = [token(words, mat.seat) for mat in view.mats if city in mat.houses]
        out.add_row(
            Text(words.category(city), STRONG), slots(sight, counts, free), Text(" ").join(owners)
        )
    return out


def full(sight: CalimalaView, width: int) -> RenderableType:
    """Both tables, side by side if there is room."""
    left, right = buildings(sight), cities(sight)
    sheet = Sheet(width)
    if sheet.widest(left) + sheet.widest(right) + GUTTER > width:
        return Group(left, Text(), right)
    grid = Table.grid(padding=(0, GUTTER))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_row(left, right)
    return grid
