"""What the heuristic notes about a position before it weighs its choices."""

import cython

from ..rules import scoring
from ..rules.table import Table
from .scratchpad import Mind

if not cython.compiled:
    from ..rules.board import (
        NOTHING,
        SCORING_CARDS,
        Category,
        Phase,
    )
    from ..rules.player import Player
    from .heuristic_limits import CATEGORIES, LAST_TURN, TOP_EXTRA, TOP_HELD, UNKNOWN


def discs_left(table: Table) -> int:
    """The turns still to come of all players (C8.2)."""
    discs = 0
    for seat in range(table.seats):
        discs += table.players[seat].coloured + table.players[seat].white
    return discs if discs < LAST_TURN else LAST_TURN


def sign(number: int) -> int:
    """1, 0 or -1."""
    if number > 0:
        return 1
    return -1 if number < 0 else 0


def key(me: Player, extra: int) -> int:
    """What decides ties (C5.6), with ``extra`` more seats or council artworks."""
    return ((scoring.standing(me) + extra) * 32 + me.seats) * 32 + scoring.seniority(me)


def note_rivals(mind: Mind, table: Table, me: Player) -> None:
    """What everybody holds, and with whom we win ties."""
    for seat in range(table.seats):
        rival = table.players[seat]
        for category in range(CATEGORIES):
            mind.held[seat][category] = scoring.cubes(rival, category)
        for extra in range(TOP_EXTRA + 1):
            mind.ties[extra][seat] = sign(key(me, extra) - key(rival, 0))


def note_tiles(mind: Mind, table: Table, rush: bool) -> None:
    """How many turns it will be until each tile is scored; none if the next one is at once."""
    tiles = table.values.tiles - table.scored
    for category in range(CATEGORIES):
        mind.tile_turns[category] = UNKNOWN
    for ahead in range(tiles):
        turns = mind.turns * (2 * ahead + 1) // (2 * tiles)
        if rush:
            turns = mind.turns * ahead // tiles
        mind.tile_turns[table.tiles[table.scored + ahead]] = turns


def is_scored(table: Table) -> bool:
    """Whether the next tile is scored after the activations under way (C3.10)."""
    return table.phase == Phase.ACTING and table.height[table.street] == table.values.stack


def note_card(mind: Mind, card: int) -> None:
    """A scoring card that will surely be scored (C6.2)."""
    if card != NOTHING:
        mind.cards[Category.PALAZZO if card == SCORING_CARDS - 1 else card] += 1


def forget(mind: Mind) -> None:
    """Clear what was worked out for another position."""
    mind.drawn = 0
    for extra in range(TOP_EXTRA + 1):
        for category in range(CATEGORIES):
            for cubes in range(TOP_HELD + 1):
                mind.gains[extra][category][cubes] = UNKNOWN


def note_time(mind: Mind, table: Table, me: Player) -> None:
    """How far means are still of use: engines by the turns left, stocks until near the end."""
    left = me.coloured + me.white
    mind.turns = discs_left(table)
    discs = table.values.coloured[table.seats - 3] + table.values.white[table.seats - 3]
    mind.engine = 1000 * left // discs
    mind.stock = 1000 * left // (left + mind.fade) if left else 0


def note_live(mind: Mind) -> None:
    """Which categories can still score."""
    for category in range(CATEGORIES):
        mind.live[category] = 0
        if mind.tile_turns[category] != UNKNOWN or mind.cards[category]:
            mind.live[category] = 1


def take(mind: Mind, table: Table, me: Player) -> None:
    """All notes for one decision of a seat."""
    mind.me = me.seat
    mind.standing = scoring.standing(me)
    note_time(mind, table, me)
    note_rivals(mind, table, me)
    note_tiles(mind, table, is_scored(table))
    for category in range(CATEGORIES):
        mind.cards[category] = 0
    note_card(mind, table.face_up)
    note_card(mind, me.kept)
    note_live(mind)
    forget(mind)
