"""The players: one row each."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import QUIET, STRONG, TIE, name
from ...view.view_types import Mat
from ..sight import CalimalaView
from ..status import hand_line

WORKSHOPS = 3
ROOMY = 112
COLUMNS = ("cloth", "ships", "houses", "discs", "seats", "cards")


def table(sight: CalimalaView, width: int) -> Table:
    """Everybody's mat in one row: stores, cloth by workshop, ships, houses, discs, seats, cards.

    In less than ROOMY columns without what plays each seat, and set closer.
    """
    words, roomy = sight.words, width >= ROOMY
    out = Table(box=None, padding=(0, 2 if roomy else 1, 0, 0), pad_edge=False, header_style=QUIET)
    out.add_column(words.say("column-player"), no_wrap=True)
    out.add_column(words.say("column-points"), justify="right", no_wrap=True)
    for kind in sight.view.mats[0].warehouse:
        out.add_column(words.kind(kind), justify="right", no_wrap=True)
    for column in COLUMNS:
        out.add_column(words.say(f"column-{column}"), no_wrap=True)
    for mat in sight.view.mats:
        out.add_row(*row(sight, mat, roomy))
    return out


def row(sight: CalimalaView, mat: Mat, roomy: bool) -> list[Text]:
    """One player's row; the one to decide is marked."""
    words = sight.words
    here = ">" if mat.seat == sight.view.to_move else " "
    who = f" {sight.players[mat.seat]}" if roomy else ""
    return [
        Text.assemble(here, name(words, mat.seat, STRONG if here == ">" else ""), (who, QUIET)),
        Text(str(mat.score), STRONG),
        *(Text(str(n)) for n in mat.warehouse.values()),
        workshops(mat),
        Text(str(mat.ships)),
        Text(houses(sight, mat)),
        discs(mat),
        Text(str(mat.seats)),
        Text(str(mat.hand_size)),
    ]


def houses(sight: CalimalaView, mat: Mat) -> str:
    """The trade cities with a house, by their beginnings."""
    return " ".join(sight.words.category(city)[:3] for city in mat.houses) or "–"


def workshops(mat: Mat) -> Text:
    """Cloth in each workshop; a dash for one not built."""
    built = [str(n) for n in mat.cloth[: mat.workshops]]
    missing = ["–"] * (WORKSHOPS - mat.workshops)
    return Text("·".join([*built, *missing]))


def discs(mat: Mat) -> Text:
    """Coloured and white discs in reserve: 8+2*."""
    return Text(f"{mat.coloured}+{mat.white}*")


def scores(sight: CalimalaView) -> Table:
    """A line for each player: mark, name, points, discs in reserve."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for mat in sight.view.mats:
        here = ">" if mat.seat == sight.view.to_move else " "
        grid.add_row(
            Text.assemble(here, name(sight.words, mat.seat), no_wrap=True),
            Text(f"{mat.score:>2}", STRONG, no_wrap=True),
            Text(f"{mat.coloured:>2}+{mat.white}*", QUIET, no_wrap=True),
        )
    return grid


def own(sight: CalimalaView) -> Text:
    """The viewer's stores and cards in two lines."""
    words, mat = sight.words, sight.own
    if mat is None:
        return Text()
    text = name(words, mat.seat, STRONG)
    for kind, count in mat.warehouse.items():
        text.append(f"  {words.kind(kind)}{TIE}").append(str(count), STRONG)
    text.append(f"  {words.say('column-cloth')}{TIE}").append_text(workshops(mat))
    text.append(f"  {words.say('column-ships')}{TIE}").append(str(mat.ships), STRONG)
    text.append(f"  {words.say('column-houses')}{TIE}{houses(sight, mat)}")
    return text.append("\n").append(hand_line(sight))
