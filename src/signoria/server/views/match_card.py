"""The card of a match: how it stands in a list and above the table, for one viewer."""

from __future__ import annotations

from ...record import fair
from ..domain.handlers import hint_rules
from ..domain.model import Model
from ..journal import entries
from ..journal.entries import Chair
from ..protocol.common import Holder, MatchCard, Origin, SeatInfo


def card_of(model: Model, seats: tuple[int, ...] = (), *, host: bool = False) -> MatchCard:
    """The card for whoever holds these seats and may have made the match."""
    created, to_move = model.created, model.to_move
    state = model.play.state if model.play and model.status == "over" else None
    return MatchCard(
        id=model.id,
        game=created.game,
        options=created.options,
        status=model.status,
        public=created.public,
        spectators=created.spectators,
        clock=created.clock,
        host=host,
        seats=[seat_info(model, seat, yours=seat in seats) for seat in range(len(model.chairs))],
        to_move=to_move,
        your_turn=to_move in seats and to_move not in model.standing_in,
        created=created.at // 1000,
        updated=model.last_at // 1000,
        invitation=created.invitation if host and model.status == "waiting" else None,
        rematch=model.rematch,
        scores=list(state.scores) if state else None,
        ranking=list(state.ranking()) if state else None,
        origin=shown_origin(created.origin, host=host),
        hints=hint_rules.hints_allowed(model),
        guarded=model.guarded,
        commitment=None if created.scheme == fair.ALONE else model.commitment,
    )


def shown_origin(found: entries.Origin | None, *, host: bool) -> Origin | None:
    """From where a match comes; of which one, only its host is told."""
    if found is None:
        return None
    return Origin(found.match if host else None, found.actions, found.turn)


def seat_info(model: Model, seat: int, *, yours: bool) -> SeatInfo:
    """Who sits on a seat."""
    chair = model.chairs[seat]
    return SeatInfo(
        seat=seat,
        holder=holder(chair),
        name=chair.person.name if chair.person else None,
        bot=chair.bot,
        yours=yours,
        standing_in=model.standing_in.get(seat),
        hints=model.hints.get(seat, 0),
        redrawn=model.redrawn.get(seat, 0),
        timed_out=model.timed_out == seat,
        by_clock=model.play.count_by_clock(seat) if model.play else 0,
        added=any(model.values[seat : seat + 1]),
    )


def holder(chair: Chair) -> Holder:
    """What kind of player a chair has."""
    if chair.person:
        return "network-bot" if chair.remote else "person"
    return "bot" if chair.bot else "open"
