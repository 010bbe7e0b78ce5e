"""What happens when an action is applied, told as events (see events.py)."""

from __future__ import annotations

import cython

from ...contract import TERMINAL
from ..rules import names, play, possible
from ..rules.table import Table
from ..state.state import State
from ..text import notation
from ..text.refusal import refusal
from . import outcomes
from .events import (
    Acted,
    Activated,
    Drew,
    Event,
    GaveUp,
    Kept,
    Placed,
    Reshuffled,
    Stopped,
    TookStart,
    TurnBegan,
)

if not cython.compiled:
    from ..rules.board import START_KIND, USE_KIND, Kind, Move, Phase


def use_event(old: Table, new: Table, use: int, card: bool) -> Acted:
    """An action carried out; a weaving's amount is the cubes that it has put into workshops."""
    seat = old.mover
    target = notation.use_target(use)
    amount = 1
    kind = USE_KIND[use]
    if kind == Kind.WEAVE:
        amount = possible.cloth(new.players[seat]) - possible.cloth(old.players[seat])
    elif kind == Kind.SHIP or kind == Kind.TRANSPORT:
        amount = len(target)
    return Acted(seat=seat, kind=names.KINDS[kind], card=card, target=target, amount=amount)


def reshuffle_events(happened: bool, new: Table) -> list[Event]:
    """The reshuffling that a draw may bring (C3.8)."""
    return [Reshuffled(cards=new.deck_size)] if happened else []


def draw_events(old: Table, new: Table, kind: int) -> list[Event]:
    """A card drawn, and the reshuffling after the last one."""
    seat = old.mover
    told: list[Event] = [Drew(seat=seat), Drew(seat=seat, card=names.KINDS[kind], audience=seat)]
    return told + reshuffle_events(old.deck_size == 1 and new.deck_size > 0, new)


def gave_up(old: Table, new: Table, kind: int) -> list[Event]:
    """An action given up, and the reshuffling if there were discards only."""
    there = new.phase == Phase.DRAWING
    told: list[Event] = [GaveUp(seat=old.mover, kind=names.KINDS[kind], card=there)]
    return told + reshuffle_events(old.deck_size == 0 and there, new)


def first(old: Table, new: Table, action: int) -> list[Event]:
    """The action itself."""
    seat = old.mover
    if action < Move.TAKE:
        return [Kept(seat=seat), Kept(seat=seat, card=names.SCORING_CARDS[action], audience=seat)]
    if action < Move.PLACE:
        return [TookStart(seat=seat, card=names.KINDS[START_KIND[action - Move.TAKE]])]
    if action < Move.PLACE_WHITE:
        return [Placed(seat=seat, street=action - Move.PLACE, white=False)]
    if action < Move.CONNECTED:
        return [Placed(seat=seat, street=action - Move.PLACE_WHITE, white=True)]
    if action < Move.CARD:
        return [use_event(old, new, action - Move.CONNECTED, False)]
    if action < Move.DRAW:
        return [use_event(old, new, action - Move.CARD, True)]
    if action < Move.STOP:
        return gave_up(old, new, action - Move.DRAW)
    if action == Move.STOP:
        return [Stopped(seat=seat, by_itself=False)]
    if action < Move.DRAWN:
        return []
    return draw_events(old, new, action - Move.DRAWN)


def activating(table: Table) -> bool:
    """Whether a disc is being activated."""
    return table.phase == Phase.ACTING or table.phase == Phase.DRAWING


def turn_ends(old: Table, new: Table) -> bool:
    """Whether the activation of a disc is over with this action."""
    if not activating(old) or new.phase == Phase.DRAWING:
        return False
    if new.phase != Phase.ACTING or new.turns != old.turns:
        return True
    return new.depth != old.depth


def activation_events(old: Table, new: Table) -> list[Event]:
    """The next disc to act, if it is another one."""
    if new.phase != Phase.ACTING:
        return []
    if activating(old) and new.turns == old.turns and new.depth == old.depth:
        return []
    return [Activated(seat=new.mover, street=new.street, depth=new.depth)]


def next_turn_events(old: Table, new: Table) -> list[Event]:
    """The next turn, if it begins."""
    if new.phase != Phase.PLACING or old.phase == Phase.PLACING:
        return []
    turn = new.turns
    return [TurnBegan(seat=new.active, turn=turn + 1, round=turn // new.seats + 1)]


def between(old: State, new: State, action: int) -> list[Event]:
    """What has happened between two states, the action being one that the first allows."""
    told = first(old, new, action)
    if action != Move.STOP and turn_ends(old, new):
        told.append(Stopped(seat=old.mover, by_itself=True))
    told += outcomes.seating_events(old, new, action)
    told += outcomes.discs_left(old, new)
    told += outcomes.scorings(old, new)
    told += activation_events(old, new)
    told += next_turn_events(old, new)
    return told + outcomes.end(new) if new.phase == Phase.OVER else told


def after(before: State, action: int) -> State:
    """The state after the action; raises ``IllegalAction``.

    What is legal is mostly known to the state before already, but not to a copy of it.
    """
    if not before.allows(action):
        raise refusal(before, action)
    state = before.clone()
    state.listed = 0
    play.apply(state, action)
    return state


def events(before: State, action: int) -> list[Event]:
    """What happens when the action is applied to the state; raises ``IllegalAction``."""
    return between(before, after(before, action), action)


def reveals(before: State, action: int) -> bool:
    """Whether somebody learns something hidden: a card drawn, played, or the final ones."""
    state = after(before, action)
    played = Move.CARD <= action < Move.DRAW
    return before.is_chance() or played or state.to_move == TERMINAL
