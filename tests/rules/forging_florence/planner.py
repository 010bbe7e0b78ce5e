"""A player of Forging Florence for tests that need whole careers, up to the Dome.

It is no bot that anybody tunes: golden games are played by it, so it stays as it is.
"""

from __future__ import annotations

from signoria.games.contract import CHANCE, Rng
from signoria.games.forging_florence import GAME, Hand, Position, State
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import (
    ARTISTS,
    BRUNELLESCHI,
    CENTRE,
    DOME,
    HEXES,
    ISAAC,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    RESOURCES,
    Move,
)

COPIES = 3
NEEDS = (1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1)  # tokens for each sort of piece
WHIM = 14  # one decision in so many is made at random
SORT_OF = {PIECE_ARTIST[piece]: PIECE_SORT[piece] for piece in range(PIECES)}
WANTED = [BRUNELLESCHI, *(artist for artist in range(ARTISTS) if artist != BRUNELLESCHI)]


def pieces(position: Position) -> list[int]:
    """What the active player could make with all resources, the best sort first."""
    seat, me = position.active, position.hands[position.active]
    found = [
        piece
        for piece in range(PIECES)
        if position.owner[PIECE_ARTIST[piece]] == seat
        and me.level > PIECE_SORT[piece]
        and sum(hand.made[piece] for hand in position.hands) < (1 if piece == DOME else COPIES)
        and (piece != DOME or me.made[ISAAC])
    ]
    return sorted(found, key=lambda piece: (piece != DOME, piece != ISAAC, -PIECE_SORT[piece]))


def missing(me: Hand, piece: int) -> set[int]:
    """The resources that a player still lacks for a piece."""
    times = 2 if PIECE_ARTIST[piece] == BRUNELLESCHI else 1
    needs = NEEDS[RESOURCES * PIECE_SORT[piece] : RESOURCES * (PIECE_SORT[piece] + 1)]
    return {i for i in range(RESOURCES) if me.tokens[i] < times * needs[i]}


def lacking(position: Position) -> set[int]:
    """The resources for the piece that the active player is at."""
    me = position.hands[position.active]
    return missing(me, pieces(position)[0]) if pieces(position) else set()


def goals(state: State, position: Position) -> list[int]:
    """Where the active player is going: to sell, to make, or to what it lacks."""
    me = position.hands[position.active]
    wanted = {names.RESOURCES[i] for i in lacking(position)}
    if sum(me.unsold):
        return [CENTRE]
    home = maps.beside(position.houses[position.active])
    if not wanted:
        return home
    shown = GAME.view(state, None).hexes
    return [hex for hex in range(HEXES) if wanted & set(shown[hex].offers)]


def walk(state: State, legal: list[int]) -> int:
    """The step that leads nearest to a goal."""
    position = state.position()
    ways = [maps.distances(position.terrain, -1, goal) for goal in goals(state, position)]
    return min(legal, key=lambda hex: min(way.get(hex, 99) for way in ways))


def hire(position: Position, legal: list[int]) -> int | None:
    """An artist of a sort that nobody in the house can make yet, the best first."""
    own = {
        SORT_OF[artist] for artist in range(ARTISTS) if position.owner[artist] == position.active
    }
    for artist in WANTED:
        if Move.HIRE + artist in legal and not {0, *range(SORT_OF[artist] + 1)} <= {0, *own}:
            return int(Move.HIRE + artist)
    return None


def act(state: State, legal: list[int]) -> int:
    """What is done before or after the move: make, sell, raise, hire, take, move, end."""
    position = state.position()
    useful = [Move.CREATE + piece for piece in pieces(position)]
    useful += range(Move.SELL, Move.UPGRADE + 1)
    for action in useful:
        if action in legal:
            return int(action)
    if (hired := hire(position, legal)) is not None:
        return hired
    for action in (*(Move.TAKE + i for i in sorted(lacking(position))), Move.ROLL, Move.END):
        if action in legal:
            return int(action)
    return legal[0]


def choose(state: State, rng: Rng) -> int:
    """An action, mostly a sensible one, or what chance brings."""
    if state.to_move == CHANCE:
        return rng.pick_weighted(state.chance_outcomes())
    legal = state.legal_actions()
    if rng.below(WHIM) == 0:
        return legal[rng.below(len(legal))]
    return walk(state, legal) if legal[0] < Move.ROLL else act(state, legal)
