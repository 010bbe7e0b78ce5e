"""What one viewer gets from the game, all of it as bytes, so that two states can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from signoria import bots
from signoria.games.calimala import GAME, State
from signoria.games.calimala.view.events import Event, Revealed
from signoria.games.contract import CHANCE, Rng

BOTS = ("heuristic", "random")
SEED = 20  # any: both states are asked with the same


@cache
def bot(name: str) -> bots.Bot:
    """A bot; it keeps nothing between two calls."""
    return bots.load(name, GAME.name)


def events_for(state: State, action: int, seat: int | None, game: Any = GAME) -> list[Event]:
    """What a viewer is told when an action is applied, up to the final scoring (C6.2)."""
    heard = []
    for event in game.events(state, action):
        if isinstance(event, Revealed):
            break
        if event.audience in (None, seat):
            heard.append(event)
    return heard


def public(state: State, seat: int | None, game: Any) -> dict[str, bytes]:
    """What anybody gets."""
    return {
        "seen": state.seen_by(seat).to_bytes(),
        "view": msgspec.json.encode(game.view(state, seat)),
        "facts": repr((state.to_move, state.turn, state.scores, state.is_forced())).encode(),
        "squares": repr((state.squares_shown(), state.points_now(0))).encode(),
    }


def decisions(state: State, seat: int, game: Any) -> dict[str, bytes]:
    """What the seat that is to move gets on top of that: its choices and the bots' advice."""
    got = {"legal": repr(state.legal_actions()).encode()}
    for name in BOTS:
        choice = bot(name).choose(state.seen_by(seat), Rng(SEED))
        got[name] = repr(choice).encode()
    some = range(state.turn % 4, game.num_actions, 4)  # in four turns all
    refusals = [str(game.explain(state, action)) for action in some]
    return {**got, "refusals": repr(refusals).encode()}


def sees(state: State, seat: int | None, game: Any = GAME) -> dict[str, bytes]:
    """Everything that a viewer (None: a spectator) can get hold of, by name."""
    got = public(state, seat, game)
    if seat is None:
        return got
    got["observation"] = bytes(memoryview(state.observation(seat)))
    got["guess"] = state.resample(seat, Rng(SEED)).to_bytes()
    return {**got, **decisions(state, seat, game)} if state.to_move == seat else got


def differences(one: State, other: State, seat: int | None, game: Any = GAME) -> list[str]:
    """What of all that lets a viewer tell two states apart."""
    left, right = sees(one, seat, game), sees(other, seat, game)
    assert left.keys() == right.keys()
    return [name for name in left if left[name] != right[name]]


def possible(state: State) -> list[int]:
    """All actions or chance outcomes."""
    if state.to_move == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def common(one: State, other: State, rng: Rng, most: int) -> list[int]:
    """Some actions that both states allow."""
    shared = [action for action in possible(one) if action in possible(other)]
    rng.shuffle(shared)
    return shared[:most]


def telling(
    one: State, other: State, actions: Sequence[int], seat: int | None, game: Any = GAME
) -> list[str]:
    """The actions whose events let a viewer tell two states apart, in words."""
    return [
        game.format(one, action)
        for action in actions
        if msgspec.json.encode(events_for(one, action, seat, game))
        != msgspec.json.encode(events_for(other, action, seat, game))
    ]
