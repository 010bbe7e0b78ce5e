"""The table as linear text: no colour, no drawing; every line makes sense read aloud."""

from __future__ import annotations

from ..view.view_types import Mat
from . import ties
from .sight import CalimalaView
from .words import WHITE

COLUMNS = 3


def disc(sight: CalimalaView, owner: int) -> str:
    """A disc in words."""
    return sight.words.say("white") if owner == WHITE else sight.words.seat(owner)


def stack(sight: CalimalaView, discs: list[int]) -> str:
    """A stack read from the top."""
    if not discs:
        return sight.words.say("stack-empty")
    return sight.words.say("stack", discs=", ".join(disc(sight, one) for one in discs[::-1]))


def board(sight: CalimalaView) -> list[str]:
    """The nine squares by row and the twelve streets with their stacks."""
    words, view = sight.words, sight.view
    lines = [words.say("title-board")]
    for row in range(COLUMNS):
        squares = view.squares[COLUMNS * row : COLUMNS * (row + 1)]
        names = ", ".join(words.kind(kind) for kind in squares)
        lines.append("  " + words.say("board-row", row=row + 1, squares=names))
    for number, street in enumerate(view.streets, 1):
        lines.append(f"  {number}. {words.street(street.kinds)}: {stack(sight, street.discs)}")
    return lines


def count_text(sight: CalimalaView, counts: dict[int, int]) -> str:
    """Cubes by player: Blue 2, Red 1."""
    parts = [f"{sight.words.seat(seat)} {n}" for seat, n in counts.items() if n]
    return ", ".join(parts) or sight.words.say("nobody")


def tiles(sight: CalimalaView) -> list[str]:
    """The next scorings with the majorities, the later tiles, the seats taken."""
    words, view = sight.words, sight.view
    lines = [words.say("title-tiles")]
    for number in sight.next_tiles():
        lines.append(f"  {number}. {words.category(view.tiles[number - 1].category)}")
        lines += ["    " + line for line in standing(sight, number)]
    for number in range(view.scored + len(sight.next_tiles()) + 1, len(view.tiles) + 1):
        lines.append(f"  {number}. {words.category(view.tiles[number - 1].category)}")
    seats = [
        f"{number} {words.category(tile.category)}: {words.seat(tile.seat)}"
        for number, tile in enumerate(view.tiles, 1)
        if tile.seat is not None
    ]
    return [*lines, "  " + words.say("tiles-seats", seats="; ".join(seats) or words.say("nobody"))]


def tile(sight: CalimalaView, number: int) -> str:
    """A tile's number and what it scores."""
    return f"{number} {sight.words.category(sight.view.tiles[number - 1].category)}"


def standing(sight: CalimalaView, tile: int) -> list[str]:
    """Who would score what if this tile were scored now."""
    words, standing = sight.words, sight.standing(tile)
    lines = [
        words.say(
            "score-line",
            place=line.place,
            player=words.seat(line.seat),
            cubes=line.cubes,
            points=line.points,
        )
        for line in standing.lines
    ]
    lines += ties.tie_lines(words, standing.lines)
    return lines or [words.say("event-scored-nobody")]


def mats(sight: CalimalaView) -> list[str]:
    """Every player's points, stores, workshops, ships, houses, discs and cards."""
    lines = [sight.words.say("title-mats")]
    for mat in sight.view.mats:
        lines += ["  " + line for line in player(sight, mat)]
    return lines


def player(sight: CalimalaView, mat: Mat) -> list[str]:
    """One player's mat."""
    words = sight.words
    name = words.mark_and_name(mat.seat)
    who = sight.players[mat.seat]
    stores = ", ".join(f"{words.kind(kind)} {n}" for kind, n in mat.warehouse.items())
    houses = ", ".join(words.category(city) for city in mat.houses) or words.say("none")
    cloth = ", ".join(str(n) for n in mat.cloth[: mat.workshops])
    return [
        f"{name} ({who}): {words.points(mat.score)}",
        "  " + words.say("mat-stores", stores=stores),
        "  " + words.say("mat-workshops", workshops=mat.workshops, cloth=cloth),
        "  " + words.say("mat-built", ships=mat.ships, houses=houses),
        "  " + words.say("mat-discs", coloured=mat.coloured, white=mat.white, seats=mat.seats),
        "  " + words.say("mat-cards", cards=mat.hand_size, cubes=mat.reserve),
    ]


def places(sight: CalimalaView) -> list[str]:
    """The churches, the artworks and the cities with everybody's cubes."""
    words, view = sight.words, sight.view
    lines = [words.say("title-buildings")]
    for church, rows in view.church_free.items():
        lines.append(f"  {words.category(church)}")
        for material, free in rows.items():
            counts = {mat.seat: mat.contributed[church][material] for mat in view.mats}
            lines.append(_slots(sight, words.kind(material), counts, free))
        lines.append(_artworks(sight, church))
    lines.append(f"  {words.category('palazzo')}")
    lines.append(_artworks(sight, "palazzo"))
    lines.append(words.say("title-cities"))
    for city, free in view.city_free.items():
        counts = {mat.seat: mat.delivered[city] for mat in view.mats}
        lines.append(_slots(sight, words.category(city), counts, free))
        owners = [words.seat(mat.seat) for mat in view.mats if city in mat.houses]
        if owners:
            lines.append("      " + words.say("city-houses", owners=", ".join(owners)))
    return lines


def _artworks(sight: CalimalaView, building: str) -> str:
    counts = {mat.seat: mat.artworks[building] for mat in sight.view.mats}
    free = sight.view.artwork_free[building]
    return _slots(sight, sight.words.category("artworks"), counts, free)


def _slots(sight: CalimalaView, name: str, counts: dict[int, int], free: int) -> str:
    cubes = count_text(sight, counts)
    return "    " + sight.words.say("slots", name=name, cubes=cubes, free=free)


def discards(sight: CalimalaView) -> list[str]:
    """The open discard pile."""
    words, pile = sight.words, sight.view.discard
    cards = ", ".join(f"{words.kind(kind)} {n}" for kind, n in pile.items() if n)
    return [words.say("title-discards", cards=cards or words.say("none"))]


def once_a_turn(sight: CalimalaView) -> list[str]:
    """Everybody's points, what is scored next, and the viewer's mat."""
    words = sight.words
    scores = ", ".join(f"{words.seat(mat.seat)} {mat.score}" for mat in sight.view.mats)
    lines = [words.say("head-scores", scores=scores)]
    if tiles := ", ".join(tile(sight, number) for number in sight.next_tiles()):
        lines.append(words.say("head-next", tiles=tiles))
    return [*lines, own(sight, sight.own)] if sight.own else lines


def own(sight: CalimalaView, mat: Mat) -> str:
    """A mat in one line."""
    parts = player(sight, mat)
    return f"{parts[0]}. " + " ".join(part.strip() for part in parts[1:-1])
