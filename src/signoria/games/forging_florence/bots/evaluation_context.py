"""What the heuristic notes about a position before it plans."""

import cython

from ..rules import scoring
from ..rules.table import Table
from .plan import distances, lookahead, race
from .scratchpad import Mind

if not cython.compiled:
    from ..rules.board import (
        ARTIST_LEVEL,
        ARTIST_PRICE,
        ARTISTS,
        BRUNELLESCHI,
        CENTRE,
        DIE,
        DOME,
        DOUBLE_ALL,
        GIOTTO,
        ISAAC,
        LEONARDO,
        MACHIAVELLI,
        MICHELANGELO,
        NOBODY,
        PIECE_ARTIST,
        PIECE_SORT,
        PIECES,
        RESOURCES,
        SORTS,
    )
    from ..rules.player import Player
    from .heuristic_limits import MAKERS, PIECE_MAKER
    from .plan.sketch import Sketch


def note_artists(sketch: Sketch, table: Table, me: Player) -> None:
    """Whose the artists are, and what they can still make."""
    sketch.own = 0
    sketch.free = 0
    for artist in range(ARTISTS):
        if table.owner[artist] == me.seat:
            sketch.own |= 1 << artist
        elif table.owner[artist] == NOBODY:
            sketch.free |= 1 << artist
    for maker in range(MAKERS):
        sketch.left[maker] = 0
    for piece in range(PIECES):
        if piece != DOME:
            sketch.left[PIECE_MAKER[piece]] += table.copies[piece]


def times(table: Table, piece: int) -> int:
    """How often a piece's prestige counts (F5.4)."""
    if piece == DOME:
        return 2
    if table.brunelleschi == DOUBLE_ALL and PIECE_ARTIST[piece] == BRUNELLESCHI:
        return 2
    return 1


def note_pieces(sketch: Sketch, table: Table, me: Player) -> None:
    """What is made and what is for sale."""
    sketch.isaac = 1 if me.made[ISAAC] else 0
    sketch.giottos = 0
    sketch.for_sale = me.for_sale
    sketch.stock = 0
    sketch.praise = 0
    for piece in range(PIECES):
        sketch.stock += 2 * (PIECE_SORT[piece] + 1) * me.unsold[piece]
        sketch.praise += 5 * times(table, piece) * me.unsold[piece]
        if PIECE_ARTIST[piece] == GIOTTO:
            sketch.giottos += me.made[piece]
    for sort in range(SORTS):
        sketch.made[sort] = me.made_of[sort]


def may_have(table: Table, rival: Player, artist: int, coins: int) -> bool:
    """Whether a rival has the artist or could hire him with this number of coins (F4.8)."""
    if table.owner[artist] == rival.seat:
        return True
    if table.owner[artist] != NOBODY or rival.level < ARTIST_LEVEL[artist]:
        return False
    return coins >= ARTIST_PRICE[artist]


def last_gains(mind: Mind, table: Table, rival: Player) -> int:
    """What a rival may add in one turn by selling all, if it can, and by hires (F5.3, F5.4)."""
    points = 0
    coins = rival.coins
    if mind.atlas.away[CENTRE][rival.hex] <= DIE:
        for piece in range(PIECES):
            coins += 2 * (PIECE_SORT[piece] + 1) * rival.unsold[piece]
        each = 15 if may_have(table, rival, LEONARDO, coins) else 5
        points = each * rival.for_sale
    if scoring.machiavelli(table, rival) == 0 and may_have(table, rival, MACHIAVELLI, coins):
        points += 20
    return points


def best_rival(mind: Mind, table: Table, me: Player) -> int:
    """The prestige that the best of the others may have at the end."""
    best = 0
    for seat in range(table.seats):
        if seat != me.seat:
            rival = table.players[seat]
            best = max(best, scoring.prestige(table, rival) + last_gains(mind, table, rival))
    return best


def dome_wins(mind: Mind, table: Table, me: Player) -> bool:
    """Whether the Dome, and Isaac before it, would win the game."""
    points = scoring.prestige(table, me) + 70
    if table.owner[MICHELANGELO] == me.seat:
        points += 10
    if me.made[ISAAC] == 0:
        points += 35 * times(table, ISAAC)
    return points > best_rival(mind, table, me) + mind.margin


def rounds_left(table: Table) -> int:
    """The turns of the seat to move before the last round is over (F5.2)."""
    return (10 * table.limit * table.seats - table.turns - 1) // table.seats + 1


def horizon(mind: Mind, table: Table, me: Player) -> int:
    """The turns still to come, as far as one can tell."""
    owner = table.owner[BRUNELLESCHI]
    turns = mind.rival_turns
    if owner == NOBODY:
        turns = mind.open_turns
    elif owner == me.seat:
        turns = mind.own_turns
    elif table.players[owner].made[ISAAC]:
        turns = mind.final_turns
    return max(2, min(turns, rounds_left(table)))


def take(mind: Mind, table: Table, me: Player) -> None:
    """Note all that plans need."""
    if not distances.current(mind.atlas, table, me):
        distances.draw(mind.atlas, table, me)
    sketch = mind.sketch
    mind.economy = table.economy
    mind.rounds = rounds_left(table)
    mind.doubled = table.brunelleschi == DOUBLE_ALL
    mind.first_master = table.first_master == me.seat
    sketch.hex = me.hex
    sketch.coins = me.coins
    sketch.level = me.level
    sketch.hires = me.hires
    for resource in range(RESOURCES):
        sketch.tokens[resource] = me.tokens[resource]
    note_artists(sketch, table, me)
    note_pieces(sketch, table, me)
    sketch.dome = table.copies[DOME] > 0 and dome_wins(mind, table, me)
    lookahead.set_fades(mind, horizon(mind, table, me))
    race.refresh(mind, sketch)
