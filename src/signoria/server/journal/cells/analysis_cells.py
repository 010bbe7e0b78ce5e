"""The analyses that were made as cells, as long as there is room for them."""

from __future__ import annotations

import msgspec

from ....decoders import msgpack_decoder
from ..errors import Unreadable
from ..rows import StoredAnalysis
from .cells import Cells, Changes

ANALYSIS, USED = "analysis/", "analysis-used/"
MOST = 50  # analyses, of some 100 kB each; those not asked for longest go first

encode = msgspec.msgpack.Encoder().encode
decode = msgpack_decoder(StoredAnalysis).decode
decode_time = msgpack_decoder(int).decode


class AnalysisCells:
    """All analyses of a store."""

    def __init__(self, cells: Cells, most: int = MOST) -> None:
        self._cells = cells
        self._most = most

    async def find(self, key: str) -> StoredAnalysis | None:
        """An analysis that was made; raises ``Unreadable``."""
        found = await self._cells.read(ANALYSIS + key)
        try:
            return decode(found[0][1]) if found else None
        except msgspec.DecodeError as error:
            raise Unreadable(str(error)) from error

    async def touch(self, key: str, now: int) -> None:
        """Note that somebody has asked for an analysis."""
        await self._cells.write(Changes(put={USED + key: encode(now)}))

    async def keep(self, key: str, now: int, analysis: StoredAnalysis) -> None:
        """Keep one, and drop what is too much."""
        times = {
            each.removeprefix(USED): decode_time(data)
            for each, data in await self._cells.read(USED)
        }
        others = sorted((each for each in times if each != key), key=lambda one: -times[one])
        gone = [kind + each for each in others[self._most - 1 :] for kind in (ANALYSIS, USED)]
        put = {ANALYSIS + key: encode(analysis), USED + key: encode(now)}
        await self._cells.write(Changes(put=put, gone=gone))
