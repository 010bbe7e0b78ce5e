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
from .. import checks
from ..match_secrets import Secrets
from ..model import Model
from ..refusals import bad_setup, refusal
from . import fork_match, seating

SHORT = 40  # characters of an option that only names something
NOTHING: Mapping[str, str] = MappingProxyType({})


class Rematch(NamedTuple):
    """Entries for the match that is over, and those that make the new one."""

    old: list[AnyEntry]
    new: list[AnyEntry]


def create(new: http.NewMatch, host: Person, secrets: Secrets, now: int) -> list[AnyEntry]:
    """The first entries of a match, with the start if no seat is open; raises ``Refusal``."""
    if new.game not in games.names():
        raise refusal("bad-game", known=", ".join(games.names()))
    game = games.load(new.game)
    options = chosen(game, len(new.seats), new.options)
    created = Created(
        at=now,
        game=game.name,
        options=options,
        host=host,
        chairs=chairs(game, new, host),
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=new.public,
        spectators=new.spectators,
        clock=new.clock,
        hints=new.hints,
        scheme=fair.TOGETHER,
    )
    return [created, *seating.start(game, secrets.match, created, created.chairs, now)]


def chosen(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """All options of the game, those not given by their defaults; raises ``Refusal``."""
    try:
        return game.resolve_options(players, options)
    except BadSetup as error:
        raise bad_setup(error) from None


def chairs(game: Game, new: http.NewMatch, host: Person) -> list[Chair]:
    """The chairs as the host wishes; raises ``Refusal``."""
    if sum(isinstance(wish, http.MySeat) for wish in new.seats) > 1:
        raise refusal("two-of-you")
    value = new.shuffle.value if new.shuffle else None
    return [chair(game, wish, host, value) for wish in new.seats]


def chair(game: Game, wish: http.SeatWish, host: Person, value: str | None) -> Chair:
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


def rematch(
    model: Model,
    person: Person | None,
    secrets: Secrets,
    now: int,
    values: Mapping[str, str] = NOTHING,
) -> Rematch:
    """The same people under the same options once more; raises ``Refusal``.

    ``values`` are what people add to the shuffle, by their ids.
    Bots stay for those for whom they stood in; network bots have to be invited again, as their
    tokens are for one match.
    """
    who = checks.known(person)
    play = checks.again(model, who)
    again = [
        rematched(chair, model.standing_in.get(seat), values)
        for seat, chair in enumerate(model.chairs)
    ]
    old = model.created
    created = Created(
        at=now,
        game=old.game,
        options=old.options,
        host=who,
        chairs=again,
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=old.public,
        spectators=old.spectators,
        clock=old.clock,
        rematch_of=model.id,
        origin=old.origin,
        hints=old.hints,
        scheme=fair.TOGETHER,
    )
    if play.initial is None:
        start = seating.start(model.game, secrets.match, created, again, now)
    else:
        start = fork_match.start(model.game, play.first(), secrets.match, created, now)
    return Rematch([Rematched(at=now, match=secrets.match)], [created, *start])


def rematched(chair: Chair, bot: str | None, values: Mapping[str, str]) -> Chair:
    """Who sits on a chair when the match is played again, and adds what to its shuffle."""
    if bot:
        return Chair(bot=bot)
    if chair.remote:
        return seating.OPEN
    return replace(chair, value=values.get(chair.person.id) if chair.person else None)
