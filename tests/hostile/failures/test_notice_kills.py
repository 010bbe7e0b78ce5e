"""Whatever is killed between a move and its notice, the notice arrives, under one id."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.hostile.failures.notice_kills import NoticeNight
from tests.support.effort import effort

COUNT = effort(12)  # kills; a night of SIGNORIA_EFFORT=20 has some two hundred
SECONDS = 20  # for a kill, on a machine that stalls


@pytest.mark.slow
@pytest.mark.timeout(COUNT * SECONDS)
@pytest.mark.skipif(sys.platform != "linux", reason="its kill and its processes are other things")
def test_no_notice_is_lost_or_doubled_in_a_night_of_kills(tmp_path: Path) -> None:
    report = asyncio.run(NoticeNight(tmp_path).live(COUNT))
    print(report)
    assert report.kills.total() == COUNT
    assert report.notices > COUNT / 2
