"""Whatever of the server is killed, nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.hostile.failures.kills import KINDS, Night
from tests.support.effort import effort

USUAL = 30
COUNT = effort(USUAL)  # kills; a night of SIGNORIA_EFFORT=34 has a thousand
SECONDS = 20  # for a kill, on a machine that stalls


@pytest.mark.slow
@pytest.mark.timeout(COUNT * SECONDS)
@pytest.mark.skipif(sys.platform != "linux", reason="its kill and its processes are other things")
def test_nothing_acknowledged_is_lost_in_a_night_of_kills(tmp_path: Path) -> None:
    report = asyncio.run(Night(tmp_path).live(COUNT))
    print(report)
    assert report.kills.total() == COUNT
    assert COUNT < USUAL or set(report.kills) == set(KINDS)
    assert report.in_flight
    assert report.moves
    assert report.lines
    assert report.others
