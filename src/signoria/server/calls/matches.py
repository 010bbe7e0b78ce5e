"""The HTTP calls about games and matches."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ... import bots, games
from ..company.company_keys import CompanyKeys
from ..company.directory import Directory
from ..domain import commands
from ..domain.ids import new_id
from ..domain.refusals import refusal
from ..http.answers import json_response, long_json_response
from ..http.authentication import (
    Authenticator,
    action_number,
    address,
    match_id,
    seat_number,
    watched_seat,
)
from ..http.bodies import read_body
from ..hub.departures import list_departures, seated_people
from ..hub.hub import Hub
from ..hub.match_search import Search
from ..hub.new_matches import NewMatches
from ..hub.rematches import Rematches
from ..journal.entries import Person
from ..limits.costs import ACTIONS, CALLS, text_price
from ..protocol import http
from ..protocol.match_lists import Archive, MatchSearch
from ..views import history

LONGEST = 20  # hundreds of actions, as many as a game may take


class MatchCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub
        self._new = NewMatches(hub)
        self._keys = CompanyKeys(hub.context.journal)
        self._rematches = Rematches(hub)

    async def games(self, _: Request) -> Response:
        """All games with their options and bots."""
        return json_response(http.Games([game_info(name) for name in games.names()]))

    async def lobby(self, request: Request) -> Response:
        """One's own matches and the public ones; no secret is in them, so they are compressed."""
        found = await self._hub.lobby(await self._auth.person(request))
        return await long_json_response(request, found, self._hub.context.offload)

    async def search_matches(self, request: Request) -> Response:
        """One's own matches, page by page."""
        person = await self._auth.require_person(request, banned=True)
        wish = await read_body(request, MatchSearch)
        context = self._hub.context
        directory = Directory(context.journal, self._keys, person)
        others = await directory.find(wish.people) if wish.people else []
        search = Search(context.journal, context.damaged, person, wish, others)
        page = await search.find_page()
        price = CALLS["search_matches"].each * search.looked_at
        await self._auth.pay_more(request, person, price)
        return json_response(page)

    async def archive(self, request: Request) -> Response:
        """A match that has ended is put away, or comes back."""
        person, match = await self._auth.require_person(request), match_id(request)
        body = await read_body(request, Archive)
        card = await self._hub.card(match, person)  # whoever may see it
        if card.status in ("waiting", "running"):
            raise refusal("not-over")
        await self._hub.context.journal.archive(person.id, match, away=body.archived)
        return json_response(card)

    async def create(self, request: Request) -> Response:
        """A new match."""
        person = await self._auth.require_person(request)
        wish = await read_body(request, http.NewMatch)
        await self._auth.pay_more(request, person, text_price(wish.options.values()))
        return json_response(await self._new.create(person, wish, address(request)))

    async def promise(self, request: Request) -> Response:
        """The shuffle of a match that the caller may make."""
        return json_response(self._new.promise(await self._auth.require_person(request)))

    async def promise_next(self, request: Request) -> Response:
        """The shuffle of the match that may follow."""
        person = await self._auth.require_person(request)
        return json_response(await self._rematches.promise_next(match_id(request), person))

    async def add_next(self, request: Request) -> Response:
        """What the caller adds to that shuffle."""
        person = await self._auth.require_person(request)
        added = await read_body(request, http.Contribution)
        return json_response(await self._rematches.promise_next(match_id(request), person, added))

    async def card(self, request: Request) -> Response:
        """A match as the caller may see it."""
        person = await self._auth.person(request)
        invitation = request.headers.get("invitation")
        return json_response(await self._hub.card(match_id(request), person, invitation))

    async def departures(self, request: Request) -> Response:
        """How often those in a waiting room have left matches."""
        person, match = await self._auth.person(request), match_id(request)
        seated = await seated_people(self._hub, match, person, request.headers.get("invitation"))
        await self._auth.pay_more(request, person, CALLS["departures"].each * len(seated))
        return json_response(await list_departures(self._hub, seated))

    async def join(self, request: Request) -> Response:
        """A seat is taken."""
        person = await self._auth.require_person(request)
        body = await read_body(request, http.Join)
        return await self._do(
            request, person, commands.Join(body.seat, body.invitation, body.value)
        )

    async def leave(self, request: Request) -> Response:
        """A seat is given up."""
        return await self._do(request, await self._auth.require_person(request), commands.Leave())

    async def come_back(self, request: Request) -> Response:
        """A seat is taken again."""
        return await self._do(
            request, await self._auth.require_person(request), commands.ComeBack()
        )

    async def end(self, request: Request) -> Response:
        """A match of bots only is ended."""
        return await self._do(
            request, await self._auth.require_person(request), commands.EndMatch()
        )

    async def fill(self, request: Request) -> Response:
        """A bot of the server takes an open seat."""
        person = await self._auth.require_person(request)
        body = await read_body(request, http.FillSeat)
        return await self._do(request, person, commands.FillSeat(seat_number(request), body.bot))

    async def free_seat(self, request: Request) -> Response:
        """A seat is taken back before the start."""
        person = await self._auth.require_person(request)
        return await self._do(request, person, commands.FreeSeat(seat_number(request)))

    async def remind(self, request: Request) -> Response:
        """Whom all wait for is reminded."""
        person = await self._auth.require_person(request)
        return await self._do(request, person, commands.Remind(seat_number(request)))

    async def let_stand_in(self, request: Request) -> Response:
        """A bot plays on for who does not come."""
        person = await self._auth.require_person(request)
        return await self._do(request, person, commands.LetStandIn(seat_number(request)))

    async def offer_seat(self, request: Request) -> Response:
        """The seat of who does not come is offered to somebody new."""
        person = await self._auth.require_person(request)
        invitation = new_id()
        command = commands.OfferSeat(seat_number(request), invitation)
        return await self._do(request, person, command)

    async def seat_token(self, request: Request) -> Response:
        """An open seat for a network bot."""
        person = await self._auth.require_person(request)
        given = await self._hub.issue_seat_token(
            match_id(request), person, seat_number(request), address(request)
        )
        return json_response(given)

    async def record(self, request: Request) -> Response:
        """The record of a match that is over."""
        text = await self._hub.record(match_id(request), await self._auth.person(request))
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    async def moments(self, request: Request) -> Response:
        """All that has happened, for the eyes of a seat of one's own or a spectator's."""
        person, seat = await self._auth.person(request), watched_seat(request)
        found = await self._hub.view_history(
            match_id(request), person, lambda model: history.all_moments(model, person, seat)
        )
        price = CALLS["moments"].each * (len(found.steps) // ACTIONS)
        await self._auth.pay_more(request, person, price)
        return await long_json_response(request, found, self._hub.context.offload)

    async def moment(self, request: Request) -> Response:
        """The match as it stood after a number of actions, as the viewer may see it."""
        person, seat, number = (
            await self._auth.person(request),
            watched_seat(request),
            action_number(request),
        )
        price = CALLS["moment"].each * min(number // ACTIONS, LONGEST)
        await self._auth.pay_more(request, person, price)
        found = await self._hub.view(
            match_id(request), person, lambda model: history.one_moment(model, person, seat, number)
        )
        return await long_json_response(request, found, self._hub.context.offload)

    async def play_on(self, request: Request) -> Response:
        """A new match against bots, from the match as it stood after a number of actions."""
        person = await self._auth.require_person(request)
        wish, number = await read_body(request, http.PlayOn), action_number(request)
        return json_response(await self._new.fork_match(match_id(request), person, number, wish))

    async def _do(self, request: Request, person: Person, command: commands.AnyCommand) -> Response:
        """The match after a command."""
        return json_response(
            await self._hub.carry_out(match_id(request), person, command, address(request))
        )


def game_info(name: str) -> http.GameInfo:
    """A game as it is offered."""
    game = games.load(name)
    options = [http.OptionInfo(each.name, list(each.values), each.text) for each in game.options]
    known, people = bots.names(name), bots.characters(name)
    return http.GameInfo(
        name=name,
        rules=game.rules_version,
        players=list(game.players),
        turns=[*game.usual_turns.values()],
        options=options,
        bots=[bot for bot in known if bot not in people],
        usual=bots.usual(name),
        searching=[bot for bot in known if bots.searches(bot, name)],
        people=[http.Opponent(bot, one.name, one.level) for bot, one in people.items()],
    )
