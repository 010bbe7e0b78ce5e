"""A way as its owner is shown it."""

from __future__ import annotations

from ..journal.notice_rows import WayRow
from ..protocol import notices


def way_info(way: WayRow) -> notices.WayInfo:
    """A way as its owner sees it."""
    quiet = way.choice.quiet
    hours = notices.QuietHours(start=quiet[0], end=quiet[1]) if quiet else None
    choice = notices.WayChoice(when=way.choice.when, hour=way.choice.hour, quiet=hours)
    return notices.WayInfo(
        id=way.id,
        kind=way.kind,
        target=way.target,
        shape=way.shape,
        secret=way.secret if way.kind == "webhook" else "",
        open=way.open,
        fault=way.fault,
        choice=choice,
        name=way.name,
        match=way.match,
    )
