"""The page behind a link that lets somebody in, where nobody else may come in."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..http import cookies
from ..settings import Settings

CODE = re.compile(r"[A-Za-z0-9_-]{43}")


def entry_route(settings: Settings) -> Route:
    """The route of these links."""

    async def enter(request: Request) -> Response:
        """Let the browser keep the code, and show the first page; a code is used with a name."""
        response = RedirectResponse("/", 303)
        code: str = request.path_params["code"]
        if CODE.fullmatch(code):
            cookies.ENTRY.give(response, settings, code)
        return response

    return Route("/enter/{code}", enter)
