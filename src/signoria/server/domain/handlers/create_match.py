"""A new match, or the same once more."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from .... import games
from ....games.contract import BadSetup, Game
from ....record import fair
from ...journal.entries import AnyEntry, Chair, Created, Person, Rematched
from ...protocol import http
from ...protocol.clocks import ClockRules
from ..clock.counted_time import LONGEST_NIGHT, night_hours
from ..clock.zones import is_zone
from ..match import checks
from ..match.model import Model
from ..match.shuffle import MatchSecrets
from ..refusals import bad_setup, refusal
from . import fork_match, seating

SHORT = 40  # characters of an option that only names something
NOTHING: Mapping[str, str] = MappingProxyType({})


class Rematch(NamedTuple):
    """Entries for the match that is over, and those that make the new one."""

    old: list[AnyEntry]
    new: list[AnyEntry]


def create_match(
    new: http.NewMatch, host: Person, secrets: MatchSecrets, now: int
) -> list[AnyEntry]:
    """The first entries of a match, with the start if no seat is open; raises ``Refusal``."""
    if new.game not in games.names():
        raise refusal("bad-game", known=", ".join(games.names()))
    game = games.load(new.game)
    options = choose_options(game, len(new.seats), new.options)
    check_clock(new.clock)
    created = Created(
        at=now,
        game=game.name,
        options=options,
        host=host,
        chairs=set_chairs(game, new, host),
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=new.public,
        spectators=new.spectators,
        clock=new.clock,
        hints=new.hints,
        scheme=fair.TOGETHER,
        absence=new.absence,
        language=new.language,
    )
    return [created, *seating.start_if_full(game, secrets.match, created, created.chairs, now)]


def check_clock(clock: int | ClockRules | None) -> None:
    """The clock can be: its zone is one, its night lets people play; raises ``Refusal``."""
    if not isinstance(clock, ClockRules):
        return
    if clock.most is not None and clock.most < max(clock.bank, clock.increment):
        raise refusal("bank-too-small")
    night = clock.night
    if night is None:
        return
    if not is_zone(night.zone):
        raise refusal("no-such-zone", zone=night.zone)
    if not 1 <= night_hours(night) <= LONGEST_NIGHT:
        raise refusal("bad-night", most=LONGEST_NIGHT)


def choose_options(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """All options of the game, those not given by their defaults; raises ``Refusal``."""
    try:
        return game.resolve_options(players, options)
    except BadSetup as error:
        raise bad_setup(error) from None


def set_chairs(game: Game, new: http.NewMatch, host: Person) -> list[Chair]:
    """The chairs as the host wishes; raises ``Refusal``."""
    if sum(isinstance(wish, http.MySeat) for wish in new.seats) > 1:
        raise refusal("two-of-you")
    value = new.shuffle.value if new.shuffle else None
    return [set_chair(game, wish, host, value) for wish in new.seats]


def set_chair(game: Game, wish: http.SeatWish, host: Person, value: str | None) -> Chair:
    """One chair, with what the host's device adds to the shuffle; raises ``Refusal``."""
    match wish:
        case http.MySeat():
            return Chair(person=host, value=value)
        case http.DeviceSeat():
            return Chair(person=Person(host.id, wish.name), device=True, value=value)
        case http.BotSeat():
            seating.check_bot(game, wish.bot)
            return Chair(bot=wish.bot)
        case http.OpenSeat():
            return seating.OPEN


def create_rematch(
    model: Model,
    person: Person | None,
    secrets: MatchSecrets,
    now: int,
    values: Mapping[str, str] = NOTHING,
) -> Rematch:
    """The same people under the same options once more; raises ``Refusal``.

    ``values`` are what people add to the shuffle, by their ids.
    Bots stay for those for whom they stood in; network bots have to be invited again, as their
    tokens are for one match.
    """
    host = checks.require_person(person)
    play = checks.require_rematchable(model, host)
    again = [
        rematch_chair(chair, model.standing_in.get(seat), values)
        for seat, chair in enumerate(model.chairs)
    ]
    created = replace(
        model.created,
        at=now,
        host=host,
        chairs=again,
        seed=secrets.seed,
        invitation=secrets.invitation,
        rematch_of=model.id,
        scheme=fair.TOGETHER,
    )
    if play.initial is None:
        start = seating.start_if_full(model.game, secrets.match, created, again, now)
    else:
        start = fork_match.start_from_state(
            model.game, play.first_state(), secrets.match, created, now
        )
    return Rematch([Rematched(at=now, match=secrets.match)], [created, *start])


def rematch_chair(chair: Chair, bot: str | None, values: Mapping[str, str]) -> Chair:
    """Who sits on a chair when the match is played again, and adds what to its shuffle."""
    if bot:
        return Chair(bot=bot)
    if chair.remote:
        return seating.OPEN
    return replace(chair, value=values.get(chair.person.id) if chair.person else None)
