"""The parts that tell people what waits for them."""

from __future__ import annotations

from urllib.parse import urlsplit

from ..hub.hub import Hub
from ..journal.notice_rows import WayKind
from ..mail_address import read_mail_server
from ..notices.delivery import Courier
from ..notices.mail import Mail
from ..notices.outbox import Outbox
from ..notices.push import Push
from ..notices.ways import Ways
from ..notices.webhook import Webhooks
from ..settings import Settings


def open_notices(hub: Hub, settings: Settings, base_url: str) -> tuple[Ways, Outbox]:
    """What people may choose, and what sends it."""
    networks, journal = settings.home_networks, hub.context.journal
    couriers: dict[WayKind, Courier] = {
        "webhook": Webhooks(networks),
        "push": Push(journal, subject(settings, base_url), networks),
    }
    if settings.smtp and settings.mail_from:
        server = read_mail_server(settings.smtp)
        couriers["mail"] = Mail(server, settings.mail_from, base_url)
    times = hub.context.times
    ways = Ways(journal, couriers, base_url, times, home=bool(networks))
    return ways, Outbox(journal, couriers, hub, base_url, times)


def subject(settings: Settings, base_url: str) -> str:
    """How a push service reaches the host: by mail, or by the server's own address."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    parts = urlsplit(base_url)
    host = parts.hostname or "localhost"
    return f"https://{host}" if parts.scheme == "https" else f"mailto:signoria@{host}"
