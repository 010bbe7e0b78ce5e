"""The HTTP calls about variants: which numbers there are, and whether a text is one."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from ..analyses import analyst_worker
from ..analyses.analyst_pool import AnalystPool
from ..domain.questions import variant_check
from ..domain.refusals import refusal
from ..http.answers import json_response, long_json_response
from ..http.authentication import Authenticator, address
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..limits.costs import CALLS, KILOBYTE
from ..protocol.variants import CheckedVariant, VariantText

LARGEST = 256 * 1024  # bytes
SECONDS = 20.0  # for all games of a trial
CHECKS = 20  # a minute, from one address
log = logging.getLogger(__name__)


class VariantCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub, analysts: AnalystPool) -> None:
        self._auth = authenticator
        self._analysts = analysts
        self._limits = authenticator.shared_limits.buckets("variant", CHECKS)
        self._offload = hub.context.offload

    async def numbers(self, request: Request) -> Response:
        """The numbers of a game that a variant may set."""
        found = variant_check.list_numbers(request.path_params["game"])
        return await long_json_response(request, found, self._offload)

    async def check_variant(self, request: Request) -> Response:
        """What a text says and, if it is a variant, how games with it end."""
        person = await self._auth.person(request)
        asked = await read_body(request, VariantText, LARGEST)
        if not self._limits.take(address(request)):
            raise refusal("too-fast")
        price = CALLS["check_variant"].each * (len(asked.text) // KILOBYTE)
        await self._auth.pay_more(request, person, price)
        found = await self._offload.run(address(request), variant_check.read_variant, asked)
        if found.variant and found.changes and self._analysts.apart:
            await self._try_out(asked.game, found.variant, found)
        return json_response(found)

    async def _try_out(self, game: str, variant: str, found: CheckedVariant) -> None:
        """Play with it in a process of its own, as long as there is time."""
        task = analyst_worker.try_variant
        try:
            found.trials, found.verdict = await self._analysts.ask(SECONDS, task, game, variant)
        except Exception as error:  # games may fail in any way, and their process, too
            log.warning("a variant was not tried out: %s: %s", type(error).__name__, error)
            found.verdict = "slow"
