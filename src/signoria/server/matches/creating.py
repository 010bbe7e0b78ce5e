"""A new match, or the same once more."""

from __future__ import annotations

from typing import NamedTuple

from ... import games
from ...games.contract import BadSetup, Game
from ..journal.entries import AnyEntry, Chair, Created, Person, Rematched
from ..protocol import http
from . import branching, checks, seating
from .model import Model
from .refusals import bad_setup, refusal


class Secrets(NamedTuple):
    """What a new match needs of chance: its id, the seed (64 hex digits), the invitation."""

    match: str
    seed: str
    invitation: str


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
        chairs=chairs(game, new.seats, host),
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=new.public,
        spectators=new.spectators,
        clock=new.clock,
        hints=new.hints,
    )
    return [created, *seating.start(game, created, created.chairs, now)]


def chosen(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """All options of the game, those not given by their defaults; raises ``Refusal``."""
    try:
        return game.chosen(players, options)
    except BadSetup as error:
        raise bad_setup(error) from None


def chairs(game: Game, wishes: list[http.SeatWish], host: Person) -> list[Chair]:
    """The chairs as the host wishes; raises ``Refusal``."""
    if sum(isinstance(wish, http.MySeat) for wish in wishes) > 1:
        raise refusal("two-of-you")
    return [chair(game, wish, host) for wish in wishes]


def chair(game: Game, wish: http.SeatWish, host: Person) -> Chair:
    """One chair; raises ``Refusal``."""
    match wish:
        case http.MySeat():
            return Chair(person=host)
        case http.DeviceSeat():
            return Chair(person=Person(host.id, wish.name), device=True)
        case http.BotSeat():
            seating.check_bot(game, wish.bot)
            return Chair(bot=wish.bot)
        case http.OpenSeat():
            return seating.OPEN


def rematch(model: Model, person: Person | None, secrets: Secrets, now: int) -> Rematch:
    """The same people under the same options once more; raises ``Refusal``.

    Bots stay for those for whom they stood in; network bots have to be invited again, as their
    tokens are for one match.
    """
    who = checks.known(person)
    if model.status not in ("over", "abandoned") or model.play is None:
        raise refusal("not-over")
    checks.seated(model, who)
    if model.rematch:
        raise refusal("rematched")
    again = [
        rematched(chair, model.standing_in.get(seat)) for seat, chair in enumerate(model.chairs)
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
    )
    if model.play.initial is None:
        start = seating.start(games.load(old.game), created, again, now)
    else:
        start = branching.start(model.game, model.play.first(), created, now)
    return Rematch([Rematched(at=now, match=secrets.match)], [created, *start])


def rematched(chair: Chair, bot: str | None) -> Chair:
    """Who sits on a chair when the match is played again."""
    if bot:
        return Chair(bot=bot)
    return seating.OPEN if chair.remote else chair
