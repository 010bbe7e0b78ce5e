"""The routes of all HTTP calls of the protocol."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.routing import Route

from ..analyses.analyst_pool import AnalystPool
from ..http.authentication import Authenticator
from ..hub.hub import Hub
from ..monitoring.meters import Meters
from ..notices.letters import Letters
from ..notices.ways import Ways
from ..people.organisation import Organisation
from ..protocol.calls import CALLS
from .analyses import AnalysisCalls
from .company import CompanyCalls
from .exercises import ExerciseCalls
from .invitations import InvitationCalls
from .joining import JoiningCalls
from .matches import MatchCalls
from .notices import NoticeCalls
from .passkeys import PasskeyCalls
from .people import PeopleCalls
from .pricing import Pricing
from .recovery import RecoveryCalls
from .removal import RemovalCalls
from .reports import ReportCalls
from .vacations import VacationCalls
from .variants import VariantCalls
from .variations import VariationCalls

Calls = (
    PeopleCalls
    | MatchCalls
    | InvitationCalls
    | VariationCalls
    | VariantCalls
    | AnalysisCalls
    | ExerciseCalls
    | NoticeCalls
    | RecoveryCalls
    | PasskeyCalls
    | JoiningCalls
    | RemovalCalls
    | VacationCalls
    | CompanyCalls
    | ReportCalls
)


def api_routes(
    hub: Hub,
    auth: Authenticator,
    analysts: AnalystPool,
    metrics: Meters,
    ways: Ways,
) -> list[Route]:
    """A route for every call of the protocol's table."""
    journal, organisation = hub.context.journal, Organisation(auth.settings)
    letters = Letters(journal, ways.mail, hub.context.times, auth.shared_limits)
    calls = (
        PeopleCalls(auth, hub),
        MatchCalls(auth, hub),
        InvitationCalls(auth, hub),
        VariationCalls(auth, hub),
        VariantCalls(auth, hub, analysts),
        AnalysisCalls(auth, hub, analysts, metrics),
        ExerciseCalls(auth, hub, analysts, metrics),
        NoticeCalls(auth, hub, ways),
        JoiningCalls(auth, hub),
        RemovalCalls(auth, hub),
        VacationCalls(auth, hub),
        CompanyCalls(auth, hub),
        ReportCalls(auth, hub),
        PasskeyCalls(auth, journal),
        RecoveryCalls(auth, journal, letters, organisation),
    )
    return call_routes(Pricing(auth, hub, metrics), calls)


def call_routes(pricing: Pricing, calls: Sequence[Calls]) -> list[Route]:
    """A route for every call of the protocol's table."""
    found = []
    for call in CALLS:
        part = next(each for each in calls if hasattr(each, call.name))
        handle = pricing.charge(call.name, getattr(part, call.name))
        found.append(Route(call.path, handle, methods=[call.method]))
    return found
