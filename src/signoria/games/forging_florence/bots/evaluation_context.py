"""What the heuristic notes about a position before it plans."""

import cython

from ..rules import scoring
from ..rules.table import Table
from .plan import distances, lookahead, race
from .scratchpad import Mind

if not cython.compiled:
    from ..rules.board import (
        ARTISTS,
        BRUNELLESCHI,
        CENTRE,
        DOME,
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
        SCULPTURE,
        SORTS,
    )
    from ..rules.memory import is_standard, values_of
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


def praise(table: Table, sort: int) -> int:
    """The prestige that selling a piece adds, without what counts double (F5.3)."""
    return table.values.worth_sold[sort] - table.values.worth[sort]


def note_pieces(sketch: Sketch, table: Table, me: Player) -> None:
    """What is made and what is for sale."""
    sketch.isaac = 1 if me.made[ISAAC] else 0
    sketch.giottos = 0
    sketch.for_sale = me.for_sale
    sketch.stock = 0
    sketch.praise = 0
    for piece in range(PIECES):
        if me.unsold[piece]:
            sketch.stock += table.values.sale[PIECE_SORT[piece]] * me.unsold[piece]
            each = praise(table, PIECE_SORT[piece]) * scoring.times(table, piece)
            sketch.praise += each * me.unsold[piece]
        if PIECE_ARTIST[piece] == GIOTTO:
            sketch.giottos += me.made[piece]
    for sort in range(SORTS):
        sketch.made[sort] = me.made_of[sort]


def may_have(table: Table, rival: Player, artist: int, coins: int) -> bool:
    """Whether a rival has the artist or could hire him with this number of coins (F4.8)."""
    if table.owner[artist] == rival.seat:
        return True
    if table.owner[artist] != NOBODY or rival.level < table.values.artist_level[artist]:
        return False
    return coins >= table.values.fee[artist]


def last_gains(mind: Mind, table: Table, rival: Player) -> int:
    """What a rival may add in one turn by selling all, if it can, and by hires (F5.3, F5.4)."""
    points = 0
    coins = rival.coins
    farthest = table.values.face[table.values.faces - 1]
    if rival.for_sale and mind.atlas.away[CENTRE][rival.hex] <= farthest:
        for piece in range(PIECES):
            if rival.unsold[piece]:
                coins += table.values.sale[PIECE_SORT[piece]] * rival.unsold[piece]
                points += praise(table, PIECE_SORT[piece]) * rival.unsold[piece]
        if may_have(table, rival, LEONARDO, coins):
            points += table.values.leonardo * rival.for_sale
    if scoring.machiavelli(table, rival) == 0 and may_have(table, rival, MACHIAVELLI, coins):
        points += table.values.machiavelli
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
    each = table.values.worth[SCULPTURE]
    points = scoring.prestige(table, me) + each * scoring.times(table, DOME)
    if table.owner[MICHELANGELO] == me.seat:
        points += table.values.michelangelo
    if me.made[ISAAC] == 0:
        points += each * scoring.times(table, ISAAC)
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
    sketch.values = values_of(table)
    mind.standard = is_standard(table)
    mind.economy = table.economy
    mind.rounds = rounds_left(table)
    mind.doubled = scoring.times(table, ISAAC)
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
