"""A new match."""

from __future__ import annotations

from .... import games
from ....games.contract import BadSetup, Game
from ....record import fair
from ...journal.entries import AnyEntry, Chair, Created, Person
from ...protocol import http
from ...protocol.clocks import ClockRules
from ..clock.counted_time import LONGEST_NIGHT, night_hours
from ..clock.zones import is_zone
from ..match.shuffle import MatchSecrets
from ..refusals import bad_setup, refusal
from . import seating
from .start import start_if_full

SHORT = 40  # characters of an option that only names something


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
    return [created, *start_if_full(game, secrets.match, created, created.chairs, now)]


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
    """All options, those not given by their defaults; raises ``Refusal``.

    A special one is told only where it differs.
    """
    try:
        found = game.resolve_options(players, options)
    except BadSetup as error:
        raise bad_setup(error) from None
    return {
        option.name: found[option.name]
        for option in game.options
        if not (option.special and found[option.name] == option.values[0])
    }


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
