"""The table as linear text: no colour, no drawing; every line makes sense read aloud."""

from __future__ import annotations

from ..rules import names
from ..view.view_types import Hex, Player
from . import abilities
from .bridges import bridges
from .land import HOUSE, QUARRY, name
from .moves import fee, level_for, maker_of, sort_of
from .sight import ForgingFlorenceView
from .status import holdings

SHOWN = (*names.SHOPS, "mill")


def whereabouts(sight: ForgingFlorenceView) -> list[str]:
    """Where everybody stands, and where the places are."""
    words, view = sight.words, sight.view
    lines = [words.say("title-map")]
    lines += [
        "  " + words.say("stands", player=words.seat(hand.seat), place=sight.land.on(hand.hex))
        for hand in view.hands
    ]
    lines += ["  " + line for line in houses(sight)]
    for building in SHOWN:
        found = [hex for hex in view.hexes if hex.building == building]
        lines.append("  " + place(sight, words.say(f"building-{building}"), found))
    quarries = [hex for hex in view.hexes if hex.terrain == QUARRY]
    golden = [hex for hex in view.hexes if hex.terrain == "golden"]
    lines.append("  " + place(sight, words.say("terrain-quarry"), quarries))
    for key, hexes in bridges(view.hexes):
        lines.append("  " + place(sight, words.say(f"bridge-{key}"), hexes))
    return [*lines, "  " + place(sight, words.say("terrain-golden"), golden)]


def place(sight: ForgingFlorenceView, title: str, hexes: list[Hex]) -> str:
    """A kind of place and its hexes."""
    where = "; ".join(name((hex.q, hex.r)) for hex in hexes)
    return sight.words.say("places-at", title=title, hexes=where)


def houses(sight: ForgingFlorenceView) -> list[str]:
    """The guild houses that are somebody's."""
    words = sight.words
    return [
        words.say("house-at", player=words.seat(hex.seat), hex=name((hex.q, hex.r)))
        for hex in sight.view.hexes
        if hex.building == HOUSE and hex.seat is not None
    ]


def mats(sight: ForgingFlorenceView) -> list[str]:
    """Everybody's prestige, money, house, tokens, artists and pieces."""
    lines = [sight.words.say("title-mats")]
    for hand in sight.view.hands:
        lines += ["  " + line for line in player(sight, hand)]
    return lines


def player(sight: ForgingFlorenceView, hand: Player) -> list[str]:
    """One player."""
    words = sight.words
    who = f"{words.mark_and_name(hand.seat)} ({sight.players[hand.seat]})"
    return [
        f"{who}: {words.points(hand.score)}",
        "  " + words.say("mat-house", level=abilities.house(sight, hand.level)),
        "  " + words.say("mat-artists", artists=words.all_of([*artists_of(sight, hand)])),
        "  " + holdings(sight, hand),
        "  " + words.say("mat-made", pieces=pieces_text(sight, hand)),
    ]


def artists_of(sight: ForgingFlorenceView, hand: Player) -> list[str]:
    """The names of those who work for a player."""
    return [sight.words.artist(artist) for artist in hand.artists]


def pieces_text(sight: ForgingFlorenceView, hand: Player) -> str:
    """The pieces that a player has made, each with its number."""
    words = sight.words
    return words.all_of(
        words.several(piece.made, words.piece(piece.piece)) for piece in hand.pieces
    )


def artists(sight: ForgingFlorenceView) -> list[str]:
    """The ten artists: where they are, what they cost, their pieces and abilities."""
    lines = [sight.words.say("title-artists")]
    for artist in names.ARTISTS:
        lines.append("  " + artist_heading(sight, artist, level_for(sight.view, artist)))
        lines.append("    " + pieces(sight, artist))
        if artist in abilities.ARTISTS:
            lines.append("    " + abilities.ability(sight, artist))
    return lines


def artist_heading(sight: ForgingFlorenceView, artist: str, level: int) -> str:
    """An artist, and for whom he works or what he costs."""
    words, seat = sight.words, sight.hired_by(artist)
    values = {"artist": words.artist(artist), "craft": craft(sight, artist)}
    if seat is not None:
        return words.say("artist-hired", player=words.seat(seat), **values)
    price = words.lire(fee(sight.view, artist))
    return words.say("artist-free", price=price, level=level, **values)


def craft(sight: ForgingFlorenceView, artist: str) -> str:
    """Painter, author or sculptor."""
    sorts = {sort_of(piece) for piece in names.PIECES if maker_of(piece) == artist}
    return sight.words.say(f"craft-{sorts.pop()}" if len(sorts) == 1 else "craft-all")


def pieces(sight: ForgingFlorenceView, artist: str) -> str:
    """An artist's pieces and how many copies are left."""
    words, copies = sight.words, sight.view.copies
    return "; ".join(
        words.say(
            "copies-left",
            piece=words.piece(piece),
            sort=words.sort(sort_of(piece)),
            copies=copies[piece],
        )
        for piece in names.PIECES
        if maker_of(piece) == artist
    )


def prestige(sight: ForgingFlorenceView) -> list[str]:
    """Everybody's prestige if the game ended now, line by line."""
    words = sight.words
    lines = [words.say("title-prestige")]
    for hand in sight.view.hands:
        lines.append(f"  {words.mark_and_name(hand.seat)}: {words.points(hand.score)}")
        lines += [
            "    "
            + words.say(
                "event-counted-line", part=words.say(f"part-{line.part}"), points=line.points
            )
            for line in hand.lines
            if line.points
        ]
    return lines


def once_a_turn(sight: ForgingFlorenceView) -> list[str]:
    """Everybody's prestige."""
    words = sight.words
    scores = ", ".join(f"{words.seat(hand.seat)} {hand.score}" for hand in sight.view.hands)
    return [words.say("head-scores", scores=scores)]
