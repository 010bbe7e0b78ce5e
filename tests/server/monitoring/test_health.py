"""What ``/health`` says: the worst of all checks, each asked once at a time."""

from __future__ import annotations

import asyncio
import logging

import pytest

from signoria.server.monitoring import health as healths
from signoria.server.monitoring.health import Health, Standing, Trouble, failure, warning

SOON = 0.05  # seconds
PATIENCE = 30.0  # only what hangs takes so long


@pytest.fixture(autouse=True)
def nothing_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "FRESH", 0.0)


def test_the_worst_counts_and_all_reasons_are_told() -> None:
    async def later() -> Trouble | None:
        return warning("two of three are gone")

    async def work() -> None:
        health = Health()
        assert (await health.check()).page() == "ok\n"
        health.add("good", lambda: None)
        assert (await health.check()).page() == "ok\n"
        health.add("tables", later)
        report = await health.check()
        assert report.page() == "degraded\ntables: two of three are gone\n"
        health.add("disk", lambda: failure("it is full"))
        report = await health.check()
        assert report.standing == Standing.failing
        assert report.page() == "failing\ntables: two of three are gone\ndisk: it is full\n"
        assert health.standings() == {"good": 0, "tables": 1, "disk": 2}

    asyncio.run(work())


def test_a_check_that_breaks_is_a_trouble_and_disturbs_no_other() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def work() -> None:
        health = Health()
        health.add("broken", fail)
        health.add("late", lambda: warning("late"))
        report = await health.check()
        assert set(report.troubles) == {"broken", "late"}
        assert report.troubles["broken"].standing == Standing.failing
        assert "ZeroDivisionError" in report.troubles["broken"].reason

    asyncio.run(work())


def test_what_stands_still_is_told_and_asked_once_only(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        going, asked = asyncio.Event(), 0

        async def frozen() -> Trouble | None:
            nonlocal asked
            asked += 1
            await going.wait()
            return None

        health = Health(patience=SOON)
        health.add("writing", frozen)
        for _ in range(3):
            reports = await asyncio.gather(*(health.check() for _ in range(5)))
            assert {report.standing for report in reports} == {Standing.failing}
            assert "no answer for" in reports[0].troubles["writing"].reason
        assert asked == 1
        going.set()
        assert (await health.check()).standing == Standing.ok
        assert (await health.check()).standing == Standing.ok
        assert asked == 2

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert [message.partition(":")[0] for message in caplog.messages] == [
        "writing is failing",
        "writing is ok again",
    ]


def test_who_asks_within_a_moment_is_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "FRESH", PATIENCE)
    asked = 0

    def check() -> None:
        nonlocal asked
        asked += 1

    async def work() -> None:
        health = Health()
        health.add("counted", check)
        for _ in range(5):
            await health.check()

    asyncio.run(work())
    assert asked == 1
