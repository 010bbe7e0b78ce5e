"""The parts that tell people what waits for them."""

from __future__ import annotations

from ..hub.hub import Hub
from ..journal.notice_rows import WayKind
from ..mail_address import read_mail_server
from ..notices.delivery import Courier
from ..notices.mail import Mail
from ..notices.outbox import Outbox
from ..notices.ways import Ways
from ..notices.webhook import Webhooks
from ..settings import Settings


def open_notices(hub: Hub, settings: Settings, base_url: str) -> tuple[Ways, Outbox]:
    """What people may choose, and what sends it."""
    networks = settings.home_networks
    couriers: dict[WayKind, Courier] = {"webhook": Webhooks(networks)}
    if settings.smtp and settings.mail_from:
        server = read_mail_server(settings.smtp)
        couriers["mail"] = Mail(server, settings.mail_from, base_url)
    journal, times = hub.context.journal, hub.context.times
    ways = Ways(journal, couriers, base_url, times, home=bool(networks))
    return ways, Outbox(journal, couriers, hub, base_url, times)
