"""The card of a match, in a list and above the table, and what is stored of it for lists."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ... import bots
from ...decoders import json_decoder
from ...record import fair
from ..domain.damage import DamagedMatches
from ..domain.handlers import hint_rules
from ..domain.match.absence import absence_days, find_wait
from ..domain.match.expiry import expires_at
from ..domain.match.model import Model, is_among_people
from ..journal import entries
from ..journal.entries import AnyEntry, Chair, Drawn, Moved, Person, Undone
from ..journal.names import told_name
from ..journal.notice_rows import NoticeChange
from ..journal.rows import LobbyRow, MatchRow
from ..protocol.common import Holder, MatchCard, Origin, SeatInfo, Status, Wait
from .perspective import Perspective, perspective_of

PLAYING = (Moved, Drawn, Undone)  # after these a list shows nothing else, but for the columns


def card_for(model: Model, person: str | None) -> MatchCard:
    """The match as a person (by id; None: nobody known) is told it who asks for it alone.

    That also says for whom it waits, which no move tells and no list, in which round it is, and
    until when who is to move has time.
    """
    card = card_of(model, perspective_of(model, person, None))
    card.wait = shown_wait(model)
    card.round = round_of(model.status, turn_of(model), len(model.chairs))
    card.deadline = seconds(deadline_of(model))
    return card


def card_of(model: Model, perspective: Perspective) -> MatchCard:
    """The match as it stands above the table."""
    created, to_move = model.created, model.to_move
    seats, host = perspective.seats, perspective.host
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
        seats=[seat_info(model, seat, perspective) for seat in range(len(model.chairs))],
        to_move=to_move,
        your_turn=to_move in seats and to_move not in model.standing_in,
        created=created.at // 1000,
        updated=model.last_at // 1000,
        invitation=shown_invitation(model, perspective),
        rematch=model.rematch,
        scores=list(state.scores) if state else None,
        ranking=list(state.ranking()) if state else None,
        origin=shown_origin(created.origin, host=host),
        hints=hint_rules.hints_allowed(model),
        guarded=model.guarded,
        commitment=None if created.scheme == fair.ALONE else model.commitment,
        absence=absence_days(created),
        expires=seconds(expires_at(model)),
        language=created.language if model.status == "waiting" else None,
        host_seat=host_seat(model),
        invited_by=created.host.name or None if perspective.invited else None,
    )


def host_seat(model: Model) -> int | None:
    """Where the host of a match that waits sits; None for a host who only looks on."""
    if model.status != "waiting":
        return None
    return next(iter(model.seats_of(model.created.host.id)), None)


def turn_of(model: Model) -> int | None:
    """The number of turns completed; None before the start."""
    return model.play.state.turn if model.play else None


def deadline_of(model: Model) -> int | None:
    """When the time of the seat to move is over, in milliseconds; None while no clock runs."""
    return model.deadline if model.status == "running" else None


def round_of(status: Status, turn: int | None, players: int) -> int | None:
    """The round of a match that runs, from 1: each has a turn in it."""
    return None if turn is None or status != "running" else 1 + turn // players


def shown_invitation(model: Model, perspective: Perspective) -> str | None:
    """What lets others in, for those who may invite them."""
    if model.status == "waiting":
        return model.created.invitation if perspective.host else None
    playing = perspective.seats and model.standing_in.keys().isdisjoint(perspective.seats)
    offered = iter(model.offers.values())
    return next(offered, None) if model.status == "running" and playing else None


def shown_wait(model: Model) -> Wait | None:
    """For whom a match of several people waits."""
    found = find_wait(model) if is_among_people(model) else None
    if found is None:
        return None
    remind = -(-found.remind // 1000)
    return Wait(found.seat, found.since // 1000, remind, seconds(found.replace))


def seconds(moment: int | None) -> int | None:
    """A moment in seconds instead of milliseconds, not before it has come."""
    return None if moment is None else -(-moment // 1000)


def shown_origin(found: entries.Origin | None, *, host: bool) -> Origin | None:
    """From where a match comes; only its host sees of which one."""
    if found is None:
        return None
    return Origin(found.match if host else None, found.actions, found.turn)


def seat_info(model: Model, seat: int, perspective: Perspective) -> SeatInfo:
    """Who sits on a seat."""
    chair = model.chairs[seat]
    return SeatInfo(
        seat=seat,
        holder=holder(chair),
        name=seat_name(model, seat),
        bot=chair.bot,
        yours=seat in perspective.seats,
        standing_in=model.standing_in.get(seat),
        hints=model.hints.get(seat, 0),
        redrawn=model.redrawn.get(seat, 0),
        timed_out=model.timed_out == seat,
        by_clock=model.play.count_by_clock(seat) if model.play else 0,
        added=any(model.values[seat : seat + 1]),
        absent=seat in model.absent,
        offered=seat in model.offers,
        vacation=seconds(model.vacations.get(seat)),
        before=[one.person.name for one in model.former if one.seat == seat and one.person.name],
        declined=told_name(chair.declined),
    )


def seat_name(model: Model, seat: int) -> str | None:
    """What a seat's player is called by name.

    None for a bot that is nobody, for nobody, and for a person who has been removed.  A seat that
    is kept has the name of who is invited.
    """
    chair = model.chairs[seat]
    if person := chair.person or chair.invited:
        return told_name(person)
    known = bots.character(chair.bot, model.game.name)
    return known.name if known else None


def holder(chair: Chair) -> Holder:
    """What kind of player a chair has."""
    if chair.person:
        return "network-bot" if chair.remote else "person"
    if chair.bot:
        return "bot"
    return "invited" if chair.invited else "open"


class StoredCard(msgspec.Struct, frozen=True):
    """The card as somebody unknown sees it, and the ids of the host and of former holders of seats.

    Whose turn it is and the time of the last entry may be older than the row's.  ``invited`` has
    for whom each seat is kept, None for nobody, while any is; ``inviting`` is the host's name then.
    """

    card: MatchCard
    host: str
    former: list[str] = []
    invited: list[str | None] = []
    inviting: str | None = None

    def seats_for(self, person: str) -> list[int]:
        """The seats that are kept for a person."""
        return [seat for seat, one in enumerate(self.invited) if one == person]


def match_row(
    model: Model,
    added: Sequence[AnyEntry],
    wake: int | None,
    notices: NoticeChange | None = None,
) -> MatchRow:
    """What is stored beside the entries that are ``added``; ``wake`` in milliseconds since 1970."""
    old = model.status == "running" and all(isinstance(entry, PLAYING) for entry in added)
    return MatchRow(
        status=model.status,
        updated=model.last_at,
        to_move=model.to_move,
        turn=turn_of(model),
        deadline=deadline_of(model),
        wake=wake,
        card=None if old else encode_card(model),
        members=None if old else seats_by_person(model),
        notices=notices,
    )


def encode_card(model: Model) -> bytes:
    """The card for lists."""
    shown = card_of(model, perspective_of(model, None, None))
    for seat in shown.seats:  # a move ends it and leaves the stored card as it is
        seat.vacation = None
    former = [one.person.id for one in model.former if not model.seats_of(one.person.id)]
    host, invited = model.created.host, invited_people(model)
    inviting = host.name if invited else None
    return msgspec.json.encode(StoredCard(shown, host.id, former, invited, inviting))


def invited_people(model: Model) -> list[str | None]:
    """For whom each seat is kept, by id; empty where none is, or the match waits no more."""
    found = [chair.invited.id if chair.invited else None for chair in model.chairs]
    return found if model.status == "waiting" and any(found) else []


def seats_by_person(model: Model) -> dict[str, list[int]]:
    """Everybody in whose lists the match stands, with their seats, and who had one before."""
    found: dict[str, list[int]] = {model.created.host.id: []}
    found |= {one.person.id: [] for one in model.former}
    for seat, chair in enumerate(model.chairs):
        if chair.person is not None:
            found.setdefault(chair.person.id, []).append(seat)
    return {one: [] for one in invited_people(model) if one} | found


def read_cards(
    rows: Sequence[LobbyRow],
    person: Person | None,
    damages: DamagedMatches,
    *,
    public: bool = False,
) -> list[MatchCard]:
    """The cards of a list; one that cannot be read is left out.

    So is, among one's own, where somebody else has taken the seat over.  Matches that are shut
    stand among a person's own only, not in the ``public`` lists.
    """
    found = []
    for row in rows:
        try:
            listed = json_decoder(StoredCard).decode(row.card)
        except msgspec.DecodeError:
            damages.add_card(row.id)
            continue
        if not public and person and person.id in listed.former and person.id != listed.host:
            continue
        one = read_card(row, listed, person)
        if row.id in damages or row.status == "damaged":
            one.status, one.to_move, one.your_turn = "damaged", None, False
        if one.status != "damaged" or not public:
            found.append(one)
    return found


def read_card(row: LobbyRow, listed: StoredCard, person: Person | None) -> MatchCard:
    """A card in a list, with what is the person's own; lists hold no invitations."""
    found, own = listed.card, row.seats or []
    found.to_move, found.updated = row.to_move, row.updated // 1000
    found.round = round_of(row.status, row.turn, len(found.seats))
    if row.status == "running":
        found.deadline = seconds(row.deadline)
    found.said = row.said if own else None
    found.host = person is not None and person.id == listed.host
    asked = person is not None and bool(listed.seats_for(person.id))
    found.invited_by = (listed.inviting or None) if asked else None
    for seat in found.seats:
        seat.yours = seat.seat in own
    found.your_turn = any(
        seat.yours and seat.seat == found.to_move and seat.standing_in is None
        for seat in found.seats
    )
    return found
