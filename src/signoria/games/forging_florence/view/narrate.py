"""Telling what an action does, by comparing the positions before and after it."""

from __future__ import annotations

from ..position.position import Position
from ..rules import names
from ..rules.board import (
    ARTISTS,
    COIN,
    DOME,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    RESOURCES,
    TOP_LEVEL,
    Move,
    Phase,
)
from ..state.state import State
from .build_view import place
from .events import (
    AnyEvent,
    Bonus,
    Counted,
    Created,
    GameOver,
    Hired,
    LastTurns,
    Rolled,
    Sold,
    Threw,
    Took,
    TurnBegan,
    Upgraded,
    Walked,
)
from .view_types import Line

Events = list[AnyEvent]


def _create_events(old: Position, new: Position, piece: int, left: int) -> Events:
    seat = old.active
    told: Events = [
        Created(
            seat=seat,
            piece=names.PIECES[piece],
            artist=names.ARTISTS[PIECE_ARTIST[piece]],
            sort=names.SORTS[PIECE_SORT[piece]],
        )
    ]
    was, now = old.hands[seat], new.hands[seat]
    if now.giotto > was.giotto:
        told.append(Bonus(seat=seat, artist="giotto", points=old.values.giotto))
    if now.michelangelo > was.michelangelo:
        points = old.values.michelangelo
        told.append(Bonus(seat=seat, artist="michelangelo", points=points))
    if piece == DOME:
        told.append(LastTurns(seat=seat, turns=left - 1))
    return told


def _sell_events(old: Position, new: Position, piece: int) -> Events:
    seat = old.active
    lire = COIN * (new.hands[seat].coins - old.hands[seat].coins)
    told: Events = [Sold(seat=seat, piece=names.PIECES[piece], lire=lire)]
    if new.hands[seat].leonardo > old.hands[seat].leonardo:
        told.append(Bonus(seat=seat, artist="leonardo", points=old.values.leonardo))
    return told


def _hire_events(old: Position, new: Position, artist: int, gone: int | None) -> Events:
    seat = old.active
    was, now = old.hands[seat].tokens, new.hands[seat].tokens
    back = [names.RESOURCES[i] for i in range(RESOURCES) for _ in range(was[i] - now[i])]
    return [
        Hired(
            seat=seat,
            artist=names.ARTISTS[artist],
            lire=COIN * old.values.fee[artist],
            gone=None if gone is None else names.ARTISTS[gone],
            returned=back,
        )
    ]


def _upgrade_events(old: Position, new: Position) -> Events:
    seat = old.active
    level = new.hands[seat].level
    first = level == TOP_LEVEL and old.first_master == NOBODY
    return [Upgraded(seat=seat, level=level, first=first)]


def _move_events(old: Position, new: Position, action: int) -> Events:
    """The die and the way (F4.2)."""
    seat = old.active
    if action < Move.ROLL:
        start, end = place(old.hands[seat].hex), place(new.hands[seat].hex)
        return [Walked(seat=seat, start=start, end=end)]
    if action == Move.ROLL:
        return [Threw(seat=seat)]
    return [Rolled(seat=seat, number=new.roll)]


def _action_events(old: Position, new: Position, action: int, left: int) -> Events:
    """What the seat did (F4.1); ``left`` turns are left."""
    if action <= Move.ROLL or action >= Move.ROLLED:
        return _move_events(old, new, action)
    if action < Move.CREATE:
        i = action - Move.TAKE
        lire = COIN * old.values.price[i]
        return [Took(seat=old.active, resource=names.RESOURCES[i], lire=lire)]
    if action < Move.SELL:
        return _create_events(old, new, action - Move.CREATE, left)
    if action < Move.UPGRADE:
        return _sell_events(old, new, action - Move.SELL)
    if action == Move.UPGRADE:
        return _upgrade_events(old, new)
    if action < Move.EXCHANGE:
        return _hire_events(old, new, action - Move.HIRE, None)
    if action < Move.END:
        return _hire_events(old, new, *divmod(action - Move.EXCHANGE, ARTISTS))
    return []


def _first(old: Position) -> bool:
    """Whether nothing has been done in this game yet."""
    begun = old.turns or old.moved or old.phase != Phase.ACTING
    return not begun and not any(old.hands[old.active].tokens)


def _next_turn_events(new: Position, left: int) -> Events:
    """The next turn (F4, F5.1, F5.2); ``left`` turns are left."""
    turn = new.turns
    last = left <= new.players
    return [TurnBegan(seat=new.active, turn=turn + 1, round=turn // new.players + 1, last=last)]


def _end_events(after: State) -> Events:
    """The count (F5.3 to F5.5)."""
    told: Events = []
    for seat in range(len(after.scores)):
        lines = zip(names.PARTS, after.parts(seat), strict=True)
        told.append(Counted(seat=seat, lines=[Line(part, points) for part, points in lines]))
    return [*told, GameOver(scores=after.scores, ranking=after.ranking())]


def events(before: State, action: int) -> Events:
    """What happens when the action is applied to the state; raises ``IllegalAction``."""
    after = before.clone()
    after.apply(action)
    old, new = before.position(), after.position()
    left = after.turns_left
    told = _next_turn_events(old, before.turns_left) if _first(old) else []
    told += _action_events(old, new, action, left)
    if new.phase == Phase.OVER:
        return told + _end_events(after)
    return told + _next_turn_events(new, left) if new.turns > old.turns else told
