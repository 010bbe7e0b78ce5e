"""Choosing one of the legal actions: what the best option asks for next."""

import cython

from ..rules import legality, possible
from ..rules.table import Table
from . import evaluation_context
from .plan import hiring, last_turn, options
from .scratchpad import Mind

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from ..rules.board import ARTISTS, BRUNELLESCHI, DOME, ISAAC, PIECES, Move, Phase
    from .heuristic_limits import MAKER_KIND, PIECE_MAKER


def first_legal(seen: Table, n: int, first: int, last: int) -> int:
    """The first legal action in a range, -1 if there is none."""
    for i in range(n):
        if first <= seen.choices[i] < last:
            return seen.choices[i]
    return -1


def engagement(mind: Mind, seen: Table, n: int) -> int:
    """The hire that helps most, -1 if none does (F4.8); Brunelleschi always does."""
    found = -1
    best = options.prospect(mind, mind.sketch.hex)
    for i in range(n):
        action = seen.choices[i]
        if Move.HIRE <= action < Move.END and sensible(mind, action):
            artist = hired_by(action)
            if artist == BRUNELLESCHI:
                return action
            worth = options.hire_prospect(mind, artist)
            if worth > best or (worth == best and mind.racing and found < 0):
                best = worth
                found = action
    return found


def hired_by(action: int) -> int:
    """Who comes when an artist is hired, in the place of another or not."""
    if action < Move.EXCHANGE:
        return action - Move.HIRE
    return (action - Move.EXCHANGE) // ARTISTS


def sensible(mind: Mind, action: int) -> bool:
    """Whether nobody would go, or the one who is the least useful."""
    if action < Move.EXCHANGE:
        return True
    return (action - Move.EXCHANGE) % ARTISTS == hiring.least_useful(mind.sketch)


def choose_collecting(seen: Table, n: int) -> int:
    """Something to collect that costs nothing, -1 if there is none (F4.3)."""
    for i in range(n):
        action = seen.choices[i]
        if Move.TAKE <= action < Move.CREATE and seen.values.price[action - Move.TAKE] == 0:
            return action
    return -1


def choose_buying(mind: Mind, seen: Table, n: int, option: int) -> int:
    """Something to buy for the option, -1 if there is nothing here (F4.3)."""
    for i in range(n):
        action = seen.choices[i]
        if Move.TAKE <= action < Move.CREATE and mind.masks[option] >> (action - Move.TAKE) & 1:
            return action
    return -1


def merit(mind: Mind, piece: int) -> int:
    """Which piece of a kind is made first: Isaac, for the Dome; the Dome if it wins, else last."""
    if piece == DOME:
        return 2 if mind.sketch.dome else 0
    if piece == ISAAC and mind.sketch.isaac == 0:
        return 3
    return 1


def choose_making(mind: Mind, seen: Table, n: int, option: int) -> int:
    """The piece that the option makes, -1 if it cannot be made yet (F4.4)."""
    kind = mind.kinds[option]
    found = -1
    for i in range(n):
        piece = seen.choices[i] - Move.CREATE
        if piece < 0 or piece >= PIECES:
            continue
        if kind != MAKER_KIND[PIECE_MAKER[piece]] or mind.masks[option]:
            continue
        if piece == DOME and mind.sketch.dome == 0:
            continue
        if found < 0 or merit(mind, piece) > merit(mind, found - Move.CREATE):
            found = seen.choices[i]
    return found


def act(mind: Mind, seen: Table, n: int) -> int:
    """Something to do here, -1 if there is nothing (F4.1)."""
    found = first_legal(seen, n, Move.UPGRADE, Move.HIRE)
    if found < 0:
        found = engagement(mind, seen, n)
    if found < 0:
        found = first_legal(seen, n, Move.SELL, Move.UPGRADE)
    if found < 0:
        found = choose_collecting(seen, n)
    option = options.best_option(mind, mind.sketch.hex)
    if found < 0 and option >= 0:
        found = choose_buying(mind, seen, n, option)
        if found < 0:
            found = choose_making(mind, seen, n, option)
    return found


def go_on(mind: Mind, seen: Table, n: int) -> int:
    """Roll if there is anything to go for, else end the turn (F4.2, F4.9)."""
    end = first_legal(seen, n, Move.END, Move.ACTIONS)
    roll = first_legal(seen, n, Move.ROLL, Move.TAKE)
    if roll >= 0 and (mind.options or end < 0):
        return roll
    return end


def walk(mind: Mind, seen: Table, n: int, seed: int) -> int:
    """The hex in reach from which the best option is worth most, chance deciding between equals."""
    found = -1
    best = 0
    equals = 0
    for i in range(n):
        worth = options.prospect(mind, seen.choices[i] - Move.WALK)
        if found < 0 or worth > best:
            best = worth
            equals = 0
        if worth == best:
            equals += 1
            seed = step(seed)
            if below(seed, equals) == 0:
                found = seen.choices[i]
    return found


def follow_plan(mind: Mind, seen: Table, n: int, seed: int) -> int:
    """The action that the plan asks for."""
    evaluation_context.take(mind, seen, seen.players[seen.active])
    options.plan(mind)
    if seen.phase == Phase.WALKING:
        return walk(mind, seen, n, seed)
    found = act(mind, seen, n)
    return found if found >= 0 else go_on(mind, seen, n)


def choose(mind: Mind, seen: Table, seed: int) -> int:
    """The action that the seat to move takes; -1 if it has none."""
    n = legality.legal(seen)
    if n == 0:
        return -1
    if n == 1:
        return seen.choices[0]
    mind.atlas = mind.atlases[seen.active]
    if possible.last_turn(seen):
        return last_turn.choose(mind, seen, n)
    return follow_plan(mind, seen, n, seed)
