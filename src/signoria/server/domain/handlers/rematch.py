"""The same match once more: a proposal that everybody else who is to play accepts or declines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from .... import games
from ....record import fair
from ...journal.entries import AnyEntry, Chair, Created, Person, Rematched
from ...protocol import http
from ..match import checks
from ..match.model import Model
from ..match.shuffle import MatchSecrets
from ..refusals import refusal
from . import create_match, seating
from .start import start_from_state, start_if_full

NOTHING: Mapping[str, str] = MappingProxyType({})
AS_LAST_TIME = http.Rematch()


class Rematch(NamedTuple):
    """Entries for the match that is over, and those that make the new one."""

    old: list[AnyEntry]
    new: list[AnyEntry]


def create_rematch(
    model: Model,
    person: Person | None,
    secrets: MatchSecrets,
    now: int,
    values: Mapping[str, str] = NOTHING,
    wish: http.Rematch = AS_LAST_TIME,
    *,
    anew: bool = False,
) -> Rematch:
    """The match that a person proposes to play now; raises ``Refusal``.

    What ``wish`` leaves open is as the last time.  ``values`` are what people add to the shuffle,
    by their ids.  ``anew``: the match that was proposed before does not count.
    """
    host = checks.require_person(person)
    checks.require_rematchable(model, host, anew=anew)
    created = replace(
        propose_match(model, host, values, wish),
        at=now,
        seed=secrets.seed,
        invitation=secrets.invitation,
        rematch_of=model.id,
        scheme=fair.TOGETHER,
    )
    start = start_rematch(model, created, secrets.match, now)
    return Rematch([Rematched(at=now, match=secrets.match)], [created, *start])


def propose_match(
    model: Model, host: Person, values: Mapping[str, str], wish: http.Rematch
) -> Created:
    """What is proposed: who is to play, with which options and which clock; raises ``Refusal``."""
    chairs = set_chairs(model, host, values, wish.seats)
    options, clock = model.created.options, model.created.clock
    if model.created.origin is not None:
        require_unchanged(wish, chairs)
    else:
        game = games.load(model.created.game)
        wished = options if wish.options is None else wish.options
        options = create_match.choose_options(game, len(chairs), wished)
    if wish.clock is not msgspec.UNSET:
        create_match.check_clock(wish.clock)
        clock = wish.clock
    return replace(model.created, host=host, chairs=chairs, options=options, clock=clock)


def require_unchanged(wish: http.Rematch, chairs: Sequence[Chair]) -> None:
    """What begins in the middle of another game is played again as it was, and at once."""
    changed = wish.seats is not None or wish.options is not None
    if changed or any(chair.is_vacant for chair in chairs):
        raise refusal("again-as-it-was")


def set_chairs(
    model: Model,
    host: Person,
    values: Mapping[str, str],
    seats: Sequence[http.AgainSeat] | None,
) -> list[Chair]:
    """The chairs as the host wishes, each person of the last time once; raises ``Refusal``."""
    wished = seats or [http.LastSeat(seat) for seat in range(len(model.chairs))]
    again = [one.seat for one in wished if isinstance(one, http.LastSeat)]
    if len(set(again)) < len(again):
        raise refusal("seated-twice")
    if not set(again) <= set(range(len(model.chairs))):
        raise refusal("no-seat", seat=max(again))
    chairs = [set_chair(model, one, host, values) for one in wished]
    if not any(chair.person for chair in chairs):
        raise refusal("without-you")
    return chairs


def set_chair(model: Model, wish: http.AgainSeat, host: Person, values: Mapping[str, str]) -> Chair:
    """One chair as the host wishes; raises ``Refusal``."""
    match wish:
        case http.LastSeat(seat):
            chair = again_chair(model.chairs[seat], model.standing_in.get(seat), host)
            person = chair.person or chair.invited
            return replace(chair, value=values.get(person.id) if person else None)
        case http.BotSeat():
            seating.check_bot(model.game, wish.bot)
            return Chair(bot=wish.bot)
        case http.OpenSeat():
            return seating.OPEN


def again_chair(chair: Chair, bot: str | None, host: Person) -> Chair:
    """For whom a chair is when the match is played again.

    Bots stay for those for whom they stood in.  Network bots have to be invited again, as their
    tokens are for one match, and nobody can invite who has been removed.
    """
    if bot or chair.bot:
        return Chair(bot=bot or chair.bot)
    person = chair.person
    if person is None or chair.remote or not person.name:
        return seating.OPEN
    if person.id != host.id:
        return Chair(invited=person, device=chair.device)
    return Chair(person=person if chair.device else host, device=chair.device)


def start_rematch(model: Model, created: Created, match: str, now: int) -> list[AnyEntry]:
    """The game begins if nobody has to be asked, with the same moment as the last one."""
    play = model.play
    if play is not None and play.initial is not None:
        return start_from_state(model.game, play.first_state(), match, created, now)
    game = games.load(created.game)
    return start_if_full(game, match, created, created.chairs, now)
