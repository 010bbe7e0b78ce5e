"""A machine whose clock is off says so once, and plays on."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.domain.clock.times import Times
from signoria.server.hub.clock_check import TOLERANCE, ClockCheck
from tests.server.shared_server import Server
from tests.server.world import asynchronous, party
from tests.support.postgres import Cluster


@given(off=st.integers(-100_000, 100_000), took=st.integers(0, 100_000))
def test_an_answer_that_took_long_is_no_fault_of_the_clock(off: int, took: int) -> None:
    """The database may have looked at its clock at any moment between question and answer."""
    check, asked = ClockCheck(), 1_000_000
    for share in (0, took // 2, took):
        check.compare(asked + off, asked + share, asked + off + took)
    could_be_right = -TOLERANCE <= off <= TOLERANCE
    assert not (could_be_right and check._is_off)
    check.compare(asked + off, asked, asked + off)
    assert check._is_off == (not could_be_right)


@asynchronous
async def test_who_looks_after_a_server_reads_that_its_clock_is_off(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    ahead = [0.0]
    times = Times(lambda: round((time.time() + ahead[0]) * 1000))
    here = Server(cluster.new_database(), times)
    try:
        await here.look()
        assert "clock" not in caplog.text
        ahead[0] = 60.0
        for _ in range(3):
            await here.look()
        (line,) = [each.getMessage() for each in caplog.records if "clock" in each.getMessage()]
        assert "seconds ahead of the database's: times at tables" in line
        assert (await party(here)).match  # and one plays on
        ahead[0] = 0.0
        await here.look()
        assert "agrees with the database's again" in caplog.text
    finally:
        await here.close()
