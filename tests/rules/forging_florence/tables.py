"""Positions to begin tests with, and a player who reaches the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from signoria.games.contract import CHANCE, IllegalAction, Rng
from signoria.games.forging_florence import GAME, Hand, Position, State
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.position.opening import opening
from signoria.games.forging_florence.position.setup import Setup
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import ARTISTS, HEXES, NOBODY, RESOURCES, Move

FIELDS = {
    "Players": "2",
    "Start": "0",
    "Economy": "equipment",
    "Brunelleschi": "text",
    "Shop-sites": "pairs",
    "Rounds": "150",
    "Houses": "0 1 2 3",  # at 0,-3 and 3,-3 and -3,3 and 0,3
    # on 1,-2 (b), then on -2,0 (c), -1,0 (a), 1,0 (a), 2,0 (c), then on -1,2 (b)
    "Shops": "print-shop apothecary merchant merchant apothecary print-shop",
    "No-mill": "0",
    "Painters": "giotto masaccio",
    "Map": maps.default(),
}
HOME = "0,-2"  # beside seat 0's house
MERCHANT = "0,-1"  # beside the shop on -1,0, and no other
QUARRY = "6,0"
GOLDEN = "0,0"


def setup(**changes: str) -> Setup:
    return GAME.read_setup({**FIELDS, **{k.replace("_", "-"): v for k, v in changes.items()}})


def at(name: str) -> int:
    """A hex by its coordinates."""
    return [maps.name(hex) for hex in range(HEXES)].index(name)


def pieces(*which: str) -> tuple[int, ...]:
    """How many of each piece, from their names."""
    assert set(which) <= set(names.PIECES)
    return tuple(which.count(piece) for piece in names.PIECES)


def tokens(*which: str) -> tuple[int, ...]:
    assert set(which) <= set(names.RESOURCES)
    return tuple(which.count(resource) for resource in names.RESOURCES)


def hand(where: str = HOME, *, made: Sequence[str] = (), **fields: Any) -> Hand:
    """A hand; pieces made are sold unless ``unsold`` names them."""
    for name in ("unsold", "fresh"):
        fields[name] = pieces(*fields.get(name, ()))
    fields["tokens"] = tokens(*fields.get("tokens", ()))
    return Hand(hex=at(where), made=pieces(*made), **fields)


def owners(**artists: int) -> tuple[int, ...]:
    """Who owns each artist."""
    owner = [NOBODY] * ARTISTS
    for name, seat in artists.items():
        owner[names.ARTISTS.index(name.replace("_", "-"))] = seat
    return tuple(owner)


def table(*hands: Hand, options: dict[str, str] | None = None, **changes: Any) -> State:
    """Seat 0 has these means, the others (default: one) what they start with."""
    players = max(2, len(hands))
    painters = " ".join(names.PAINTERS[:players])
    whole = opening(setup(**{"Players": str(players), "Painters": painters, **(options or {})}))
    seated = [*hands, *whole.hands[len(hands) :]]
    seated = [replace(each, painter=seat) for seat, each in enumerate(seated)]
    position: Position = replace(whole, hands=tuple(seated), **changes)
    return GAME.from_position(position)


def go(state: State, *texts: str) -> State:
    """Carry out moves given as text."""
    for text in texts:
        state.apply(GAME.parse(state, text))
    return state


def legal(state: State) -> set[str]:
    return {GAME.format(state, action) for action in state.legal_actions()}


def refusal(state: State, text: str) -> tuple[str, str]:
    """The rule and the reason for which a move is refused; the state stays as it is."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        go(state, text)
    assert state.to_bytes() == before
    told = GAME.explain(state, GAME.parse(state, text))
    assert told is not None
    assert str(told) == str(caught.value)
    return caught.value.rule, caught.value.reason


def roll(state: State, number: int) -> State:
    return go(state, "roll", f"rolled {number}")


def walks(state: State) -> set[str]:
    """Where the figure may go."""
    return {text.removeprefix("walk ") for text in legal(state) if text.startswith("walk ")}


def goals(state: State) -> list[int]:
    """Where a sensible player goes: to sell, to make, or to what it lacks."""
    position = state.position()
    me = position.hands[position.active]
    if sum(me.unsold) and me.hex != at(GOLDEN):
        return [at(GOLDEN)]
    lacking = [resource for resource in range(RESOURCES) if not me.tokens[resource]]
    home = maps.beside(position.houses[position.active])
    if len(lacking) <= 1:
        return home
    view = GAME.view(state, None)
    wanted = {names.RESOURCES[resource] for resource in lacking}
    return [hex for hex in range(HEXES) if wanted & set(view.hexes[hex].offers)] + home


def choose(state: State, rng: Rng) -> int:
    """An action of a player who mostly does what is useful."""
    actions = state.legal_actions()
    if actions[0] < Move.ROLL and rng.below(5):
        wanted = goals(state)
        aim = wanted[rng.below(len(wanted))]
        terrain = state.position().terrain
        ways = maps.distances(terrain, -1, aim)
        return min(actions, key=lambda hex: ways.get(hex, 99))
    useful = [action for action in actions if Move.TAKE <= action < Move.EXCHANGE]
    if useful and rng.below(8):
        return useful[rng.below(len(useful))]
    if Move.ROLL in actions and rng.below(8):
        return int(Move.ROLL)
    return actions[rng.below(len(actions))]


def advance(state: State, rng: Rng) -> int:
    """One step of a game: an action, or what chance brings."""
    if state.to_move == CHANCE:
        action = rng.pick_weighted(state.chance_outcomes())
    else:
        action = choose(state, rng)
    state.apply(action)
    return action


def new_game(players: int, rng: Rng, **options: str) -> State:
    return GAME.new_state(GAME.setup(players, options, rng=rng))
