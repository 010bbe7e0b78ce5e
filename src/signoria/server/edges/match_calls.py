"""The HTTP calls about games and matches."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ... import bots, games
from ..journal.entries import Person
from ..matches import commands, moments, playing_on
from ..matches.hub import Hub
from ..matches.refusals import refusal
from ..protocol import http
from .answers import json, long_json
from .asking import Asking, actions, match, seat, watched
from .bodies import read
from .buckets import Buckets, network

MAKING = 10  # a match made weighs as much as so many other calls: its bots may play for a while


class MatchCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, asking: Asking, hub: Hub) -> None:
        self._asking = asking
        self._hub = hub
        self._made = Buckets(max(1, asking.settings.requests // MAKING))

    async def games(self, _: Request) -> Response:
        """All games with their options and bots."""
        return json(http.Games([info(name) for name in games.names()]))

    async def lobby(self, request: Request) -> Response:
        """One's own matches and the public ones."""
        return json(await self._hub.lobby(await self._asking.person(request)))

    async def create(self, request: Request) -> Response:
        """A new match."""
        person = await self._asking.known(request)
        self.take_made(request)
        return json(await self._hub.create(person, await read(request, http.NewMatch)))

    async def promise(self, request: Request) -> Response:
        """The shuffle of a match that the caller may make."""
        return json(self._hub.promise(await self._asking.known(request)))

    async def promise_next(self, request: Request) -> Response:
        """The shuffle of the match that may follow."""
        person = await self._asking.known(request)
        return json(await self._hub.promise_next(match(request), person))

    async def add_next(self, request: Request) -> Response:
        """What the caller adds to that shuffle."""
        person = await self._asking.known(request)
        added = await read(request, http.Contribution)
        return json(await self._hub.promise_next(match(request), person, added))

    async def card(self, request: Request) -> Response:
        """A match as the caller may see it."""
        person = await self._asking.person(request)
        invitation = request.headers.get("invitation")
        return json(await self._hub.card(match(request), person, invitation))

    async def join(self, request: Request) -> Response:
        """A seat is taken."""
        person = await self._asking.known(request)
        body = await read(request, http.Join)
        return await self._do(
            request, person, commands.Join(body.seat, body.invitation, body.value)
        )

    async def leave(self, request: Request) -> Response:
        """A seat is given up."""
        return await self._do(request, await self._asking.known(request), commands.Leave())

    async def come_back(self, request: Request) -> Response:
        """A seat is taken again."""
        return await self._do(request, await self._asking.known(request), commands.Return())

    async def fill(self, request: Request) -> Response:
        """A bot of the server takes an open seat."""
        person = await self._asking.known(request)
        body = await read(request, http.FillSeat)
        return await self._do(request, person, commands.Fill(seat(request), body.bot))

    async def seat_token(self, request: Request) -> Response:
        """An open seat for a network bot."""
        person = await self._asking.known(request)
        return json(await self._hub.token(match(request), person, seat(request)))

    async def rematch(self, request: Request) -> Response:
        """The same match once more."""
        return json(await self._hub.rematch(match(request), await self._asking.known(request)))

    async def record(self, request: Request) -> Response:
        """The record of a match that is over."""
        text = await self._hub.record(match(request), await self._asking.person(request))
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    async def moments(self, request: Request) -> Response:
        """All that has happened, for the eyes of a seat of one's own or a spectator's."""
        person, seat = await self._asking.person(request), watched(request)
        return long_json(
            request,
            await self._hub.look(
                match(request), person, lambda model: moments.moments(model, person, seat)
            ),
        )

    async def moment(self, request: Request) -> Response:
        """The match as it stood after so many actions, for these eyes."""
        person, seat, number = (
            await self._asking.person(request),
            watched(request),
            actions(request),
        )
        return long_json(
            request,
            await self._hub.look(
                match(request), person, lambda model: moments.moment(model, person, seat, number)
            ),
        )

    async def play_on(self, request: Request) -> Response:
        """A new match against bots, from the match as it stood after so many actions."""
        person = await self._asking.known(request)
        self.take_made(request)
        wish, number = await read(request, http.PlayOn), actions(request)
        return json(await playing_on.from_match(self._hub, match(request), person, number, wish))

    def take_made(self, request: Request) -> None:
        """Refuse to make too many matches."""
        if not self._made.take(network(request.client.host if request.client else None)):
            raise refusal("too-fast")

    async def _do(self, request: Request, person: Person, command: commands.AnyCommand) -> Response:
        """The match after a command."""
        return json(await self._hub.do(match(request), person, command))


def info(name: str) -> http.GameInfo:
    """A game as it is offered."""
    game = games.load(name)
    options = [http.OptionInfo(each.name, list(each.values), each.text) for each in game.options]
    known, usual = bots.names(name), bots.usual(name)
    return http.GameInfo(name, game.rules_version, list(game.players), options, known, usual)
