"""When the server ran, as cells; all of them are kept in memory, too."""

from __future__ import annotations

from ..rows import UptimeRow
from ..uptime_rows import continue_row
from .cells import Cells
from .shelf import Edit, Shelf


class UptimeCells:
    """All stretches of time in which the server ran."""

    def __init__(self) -> None:
        self._rows = Shelf("uptime/", UptimeRow)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._rows.open(cells)

    def since(self, moment: int) -> list[UptimeRow]:
        """The stretches that ended after a moment, in order."""
        return sorted(row for row in self._rows.rows.values() if row.seen >= moment)

    def outlasts(self, now: int, gap: int) -> bool:
        """Whether none has gone on for longer than the gap, though there was one."""
        last = self._last(now)
        return last is not None and now - last.seen > gap

    def note(self, now: int, gap: int, kept: int) -> Edit:
        """The server runs; what is older than ``kept`` is forgotten."""
        row = continue_row(self._last(now), now, gap)
        gone = [
            key
            for key, one in self._rows.rows.items()
            if one.began > now or (one.seen < now - kept and one.began != row.began)
        ]
        return self._rows.drop(gone) + self._rows.put({str(row.began): row})

    def _last(self, now: int) -> UptimeRow | None:
        """The newest one; what lies in the future is none: the clock was set back."""
        return max((row for row in self._rows.rows.values() if row.began <= now), default=None)
