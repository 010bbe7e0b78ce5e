"""What happens when an action is applied, told as events (see events.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import names, notation
from .board import (
    NOBODY,
    NOTHING,
    SCORING_CARDS,
    STACK,
    START_KIND,
    TILES,
    USE_KIND,
    WHITE,
    Category,
    Move,
    Phase,
)
from .events import (
    Acted,
    Activated,
    DiscLeft,
    Drew,
    Event,
    GameOver,
    GaveUp,
    Kept,
    Placed,
    Reshuffled,
    Revealed,
    Scored,
    SeatTaken,
    Stopped,
    TookStart,
    TurnBegan,
)
from .standings import standing
from .view import WHITE_DISC

if TYPE_CHECKING:
    from .position import Position
    from .state import State


def _use_event(old: Position, new: Position, use: int, card: bool) -> Acted:
    """An action carried out; a weaving's amount is what it has cost the reserve."""
    seat = old.mover
    target = notation.use_target(use)
    amount = 1
    kind = names.KINDS[USE_KIND[use]]
    if kind == "weave":
        amount = sum(new.mats[seat].cloth) - sum(old.mats[seat].cloth)
    elif kind in ("ship", "transport"):
        amount = len(target)
    return Acted(seat=seat, kind=kind, card=card, target=target, amount=amount)


def _first(old: Position, new: Position, action: int) -> list[Event]:
    """The action itself."""
    seat = old.mover
    if action < Move.TAKE:
        card = names.SCORING_CARDS[action]
        return [Kept(seat=seat), Kept(seat=seat, card=card, audience=seat)]
    if action < Move.PLACE:
        return [TookStart(seat=seat, card=names.KINDS[START_KIND[action - Move.TAKE]])]
    if action < Move.CONNECTED:
        street = (action - Move.PLACE) % (Move.PLACE_WHITE - Move.PLACE)
        return [Placed(seat=seat, street=street, white=action >= Move.PLACE_WHITE)]
    if action < Move.DRAW:
        card_played = action >= Move.CARD
        use = action - (Move.CARD if card_played else Move.CONNECTED)
        return [_use_event(old, new, use, card_played)]
    if action < Move.STOP:
        there = new.phase == Phase.DRAWING
        event = GaveUp(seat=seat, kind=names.KINDS[action - Move.DRAW], card=there)
        return [event, *_reshuffled(old.deck_size == 0 and there, new)]
    if action == Move.STOP:
        return [Stopped(seat=seat, by_itself=False)]
    if action < Move.DRAWN:
        return []
    card = names.KINDS[action - Move.DRAWN]
    drew: list[Event] = [Drew(seat=seat), Drew(seat=seat, card=card, audience=seat)]
    return drew + _reshuffled(old.deck_size == 1 and new.deck_size > 0, new)


def _reshuffled(happened: bool, new: Position) -> list[Event]:
    return [Reshuffled(cards=new.deck_size)] if happened else []


def _ended(old: Position, new: Position) -> bool:
    """Whether the activation of a disc is over with this action."""
    if old.phase not in (Phase.ACTING, Phase.DRAWING) or new.phase == Phase.DRAWING:
        return False
    if new.phase != Phase.ACTING or new.turn != old.turn:
        return True
    return new.depth != old.depth


def _activated(old: Position, new: Position) -> list[Event]:
    """The next disc to act, if it is another one."""
    if new.phase != Phase.ACTING:
        return []
    if old.phase in (Phase.ACTING, Phase.DRAWING) and (new.turn, new.depth) == (
        old.turn,
        old.depth,
    ):
        return []
    return [Activated(seat=new.mover, street=new.street, depth=new.depth)]


def _council(old: Position, new: Position, action: int) -> list[Event]:
    """The seat taken, or the disc that left the game instead."""
    events: list[Event] = []
    tile = old.scored
    if tile < TILES and new.council[tile] != NOBODY:
        street = (action - Move.SEAT) // 2 if Move.SEAT <= action < Move.DRAWN else None
        seat = new.council[tile]
        taken = sum(m.seats for m in new.mats)
        exchanged = street is not None or _bottom(old) == WHITE
        if taken > sum(m.seats for m in old.mats):
            events.append(
                SeatTaken(seat=seat, tile=tile + 1, exchanged=exchanged, from_street=street)
            )
    if new.removed_white > old.removed_white:
        events.append(DiscLeft(street=old.street, disc=WHITE_DISC))
    for seat, mat in enumerate(new.mats):
        if mat.removed > old.mats[seat].removed:
            events.append(DiscLeft(street=old.street, disc=seat))
    return events


def _bottom(old: Position) -> int:
    stack = old.stacks[old.street]
    return stack[0] if len(stack) == STACK else NOTHING


def _scorings(after: State, old: Position, new: Position) -> list[Event]:
    """The tiles scored; cubes and seats do not change between a scoring and the next decision."""
    return [
        Scored(
            category=names.TILES[new.tiles[tile]],
            lines=standing(after, new, new.tiles[tile]).lines,
            tile=tile + 1,
        )
        for tile in range(old.scored, new.scored)
    ]


def _final_card(after: State, new: Position, card: int, owner: int | None) -> Event:
    category = Category.PALAZZO if card == SCORING_CARDS - 1 else card
    lines = standing(after, new, category, card=True).lines
    return Scored(category=names.CATEGORIES[category], lines=lines, owner=owner)


def _end(after: State, new: Position) -> list[Event]:
    """The final scoring (C6.2, C6.3)."""
    cards = [names.SCORING_CARDS[mat.kept] for mat in new.mats]
    events: list[Event] = [Revealed(cards=cards)]
    if new.face_up != NOTHING:
        events.append(_final_card(after, new, new.face_up, None))
    for step in range(new.players):
        owner = (new.start + step) % new.players
        events.append(_final_card(after, new, new.mats[owner].kept, owner))
    return [*events, GameOver(scores=after.scores, ranking=after.ranking())]


def _passed(old: Position, new: Position) -> list[Event]:
    """The next turn, or the end."""
    if new.phase == Phase.PLACING and old.phase != Phase.PLACING:
        return [TurnBegan(seat=new.active, turn=new.turn + 1, round=new.turn // new.players + 1)]
    return []


def events(before: State, action: int) -> list[Event]:
    """What happens when the action is applied to the state; raises ``IllegalAction``."""
    after = before.clone()
    after.apply(action)
    old, new = before.position(), after.position()
    told = _first(old, new, action)
    if action != Move.STOP and _ended(old, new):
        told.append(Stopped(seat=old.mover, by_itself=True))
    told += _council(old, new, action)
    told += _scorings(after, old, new)
    told += _activated(old, new)
    told += _passed(old, new)
    return told + _end(after, new) if new.phase == Phase.OVER else told
