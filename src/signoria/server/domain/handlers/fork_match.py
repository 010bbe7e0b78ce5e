"""Matches that begin in the middle of another game: what might have been, against bots or friends.

Whoever plays on knows no more than its seat did: everything that was hidden from it is drawn anew,
so that a match under way gives nothing away.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Mapping
from typing import NamedTuple

from .... import bots
from ....games.contract import TERMINAL, Game, State
from ....record import fair
from ...journal.entries import AnyEntry, Chair, Created, Origin, Person
from ...protocol import http
from ...protocol.lines import PlayLine
from ..match.model import Model, is_among_people
from ..match.shuffle import MatchSecrets
from ..questions.variations import LineEnd
from ..refusals import refusal
from . import seating
from .start import start_from_position


class Fork(NamedTuple):
    """What is played on: a state of a game with its origin, by which seat and against which bot."""

    game: Game
    state: State
    origin: Origin
    options: dict[str, str]
    seat: int
    bot: str
    value: str | None  # what the one who plays on adds to the shuffle
    open: Collection[int] = ()  # the seats that others may take


def fork_match(
    model: Model, person: Person, actions: int, wish: http.PlayOn, secrets: MatchSecrets, now: int
) -> list[AnyEntry]:
    """The entries of a match from a moment of another one; raises ``Refusal``.

    While that one is not over, strangers cannot watch: they would see what the seat has seen.  As
    long as it, or the one of which it is a copy, runs among people no bot that searches plays on.
    """
    play = model.play
    if play is None or not 0 <= actions <= len(play.taken):
        raise refusal("no-such-moment")
    require_own_seat(model, person, wish.seat)
    if model.guarded or (model.status == "running" and is_among_people(model)):
        require_quick_bot(model.game, wish.bot)
    state, options = play.state_at(actions), model.created.options
    origin = Origin(model.id, actions, state.turn, root_match(model))
    branch = Fork(model.game, state, origin, options, wish.seat, wish.bot, shuffle_value(wish))
    return first_entries(branch, person, secrets, now, spectators=model.status == "over")


def fork_line(
    end: LineEnd,
    person: Person,
    wish: PlayLine,
    secrets: MatchSecrets,
    now: int,
    like: str | None = None,
) -> list[AnyEntry]:
    """The entries of a match from the end of a line; raises ``Refusal``.

    ``like`` is a match under way among people which the line is like: no bot that searches plays
    on from it.
    """
    game, state = end.game, end.state
    if like is not None:
        require_quick_bot(game, wish.bot)
    origin = Origin(None, len(wish.line.moves), state.turn, like)
    options, value = told_options(game, state.setup.options()), shuffle_value(wish)
    branch = Fork(game, state, origin, options, wish.seat, wish.bot, value, wish.open)
    return first_entries(branch, person, secrets, now, spectators=True)


def told_options(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Of the options of a setup the special ones that are not as always, such as a variant."""
    usual = {option.name: option.values[0] for option in game.options if option.special}
    return {name: options[name] for name in usual if options.get(name, usual[name]) != usual[name]}


def root_match(model: Model) -> str | None:
    """The match whose game it was in the first place, None if it was this one's."""
    origin = model.created.origin
    return (origin.root or origin.match) if origin else None


def require_quick_bot(game: Game, bot: str) -> None:
    """Refuse a bot that searches."""
    if bots.searches(bot, game.name):
        raise refusal("protected")


def shuffle_value(wish: http.PlayOn | PlayLine) -> str | None:
    """What the person who plays on adds to the shuffle."""
    return wish.shuffle.value if wish.shuffle else None


def require_own_seat(model: Model, person: Person, seat: int) -> None:
    """Until the end nobody plays on with what another's seat knows, be it at the same device."""
    if model.status == "over":
        return
    own = model.seats_of(person.id)
    if seat not in own:
        raise refusal("not-seated")
    if len(own) > 1:
        raise refusal("shared-device")


def first_entries(
    branch: Fork, person: Person, secrets: MatchSecrets, now: int, *, spectators: bool
) -> list[AnyEntry]:
    """The first entries of the match; raises ``Refusal``."""
    check_fork(branch)
    created = Created(
        at=now,
        game=branch.game.name,
        options=branch.options,
        host=person,
        chairs=chairs_of(branch, person),
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=False,
        spectators=spectators,
        origin=branch.origin,
        scheme=fair.TOGETHER,
        position=b64encode(branch.state.to_bytes()).decode() if branch.open else None,
    )
    if branch.open:
        return [created]
    return [created, *start_from_position(branch.game, branch.state, secrets.match, created, now)]


def chairs_of(branch: Fork, person: Person) -> list[Chair]:
    """Who sits where at first."""
    bot, own = Chair(bot=branch.bot), Chair(person=person, value=branch.value)
    chairs = [Chair() if seat in branch.open else bot for seat in range(branch.state.setup.players)]
    chairs[branch.seat] = own
    return chairs


def check_fork(branch: Fork) -> None:
    """Refuse a seat that there is not, a bot that does not play it, and a game that is over."""
    if max(branch.seat, *branch.open, 0) >= branch.state.setup.players:
        raise refusal("no-seat")
    if branch.seat in branch.open:
        raise refusal("seat-taken", seat=branch.seat)
    seating.check_bot(branch.game, branch.bot)
    if branch.state.to_move == TERMINAL:
        raise refusal("over")
