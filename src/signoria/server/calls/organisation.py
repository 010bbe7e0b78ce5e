"""The two addresses by which somebody signs in by an organisation: to its provider, and back."""

from __future__ import annotations

import hmac
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ... import locales
from ...decoders import json_decoder
from ..administration.organisation_people import OrganisationPeople
from ..domain.refusals import Refusal
from ..http import cookies
from ..http.authentication import Authenticator
from ..http.preloads import choose_language
from ..http.welcome import settle
from ..hub.hub import Hub
from ..people.organisation import Errand, Organisation, OrganisationFault

START = "/api/sign-in/organisation"
BACK = f"{START}/back"
ASKING = "/account"  # where a browser is asked who it is
PAGE = """\
<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Signoria</title>
<meta name="viewport" content="width=device-width">
<h1>{title}</h1>
<p>{text}</p>
<p><a href="/">{home}</a></p></html>
"""
decode = json_decoder(Errand).decode


class OrganisationCalls:
    """Sends a browser to the provider, and makes it the person who comes back."""

    def __init__(self, authenticator: Authenticator, hub: Hub, organisation: Organisation) -> None:
        self._auth = authenticator
        self._organisation = organisation
        self._people = OrganisationPeople(hub, organisation)

    def routes(self) -> list[Route]:
        """Both addresses; none where no provider is named."""
        if self._organisation.name is None:
            return []
        return [Route(START, self.start), Route(BACK, self.back)]

    async def start(self, request: Request) -> Response:
        """To the provider, with a note in the browser."""
        back, own = self._auth.base(request) + BACK, self._auth.token(request)
        try:
            url, errand = await self._organisation.begin(back, own)
        except OrganisationFault as fault:
            return fault_page(request, fault.reason)
        response = RedirectResponse(url, 303)
        cookies.ERRAND.give(response, self._auth.settings, msgspec.json.encode(errand).hex())
        return response

    async def back(self, request: Request) -> Response:
        """From the provider: the browser is this person from now on."""
        try:
            errand = self._read_errand(request)
            code = self._read_code(request, errand)
            back = self._auth.base(request) + BACK
            identity = await self._organisation.finish(back, code, errand)
            person, token = await self._people.sign_in(identity)
        except OrganisationFault as fault:
            return fault_page(request, fault.reason)
        except Refusal:  # the database
            return fault_page(request, "unreachable")
        response = RedirectResponse("/", 303)
        if await settle(response, self._auth, person, token, errand.own):
            response.headers["location"] = ASKING
        cookies.ERRAND.take(response, self._auth.settings)
        return response

    def _read_errand(self, request: Request) -> Errand:
        """What the browser has kept; raises ``OrganisationFault``."""
        try:
            return decode(bytes.fromhex(cookies.ERRAND.read(request, self._auth.settings) or ""))
        except (ValueError, msgspec.DecodeError):
            raise OrganisationFault("stale") from None

    def _read_code(self, request: Request, errand: Errand) -> str:
        """The code with which the provider sends it back; raises ``OrganisationFault``."""
        query = request.query_params
        if "error" in query:  # some providers tell no state then, and nobody is signed in
            raise OrganisationFault("denied")
        if not hmac.compare_digest(query.get("state", "").encode(), errand.state.encode()):
            raise OrganisationFault("stale")
        return query.get("code", "")


def fault_page(request: Request, reason: str) -> Response:
    """A page that says why nobody was signed in, in the browser's language."""
    language = choose_language(request.headers.get("accept-language", ""), locales.LANGUAGES)
    words = locales.load(language)
    texts = {
        "title": words.text("organisation-fault"),
        "text": words.text(f"organisation-{reason}"),
        "home": words.text("organisation-home"),
    }
    shown = {name: escape(text) for name, text in texts.items()}
    return HTMLResponse(PAGE.format(language=language, **shown), 400)
