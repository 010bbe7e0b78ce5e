"""A site of two servers loses nothing, whatever befalls them or their database under load."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.server.journal.entries import AnyEntry, Moved
from signoria.server.protocol import socket
from tests.hostile.failures.audit import count_doubled, is_kept
from tests.hostile.failures.several_servers import Report, Trial
from tests.server.journal.support.matches import first_entry
from tests.server.wire.crowd import Acknowledged, Match
from tests.server.wire.site import HAPROXY, MISSING
from tests.support import postgres
from tests.support.effort import effort
from tests.support.server_log import check_log

MATCHES, RESTARTS = effort(12), effort(2)
THINKING = 0.5  # seconds at most
KINDS = ["kill", "kill", "freeze", "freeze", "database stop", "database crash"]


def live(folder: Path) -> Report:
    """A trial with a PostgreSQL of its own, which is stopped in it."""
    with postgres.running_cluster() as cluster:
        return asyncio.run(Trial(folder, cluster, MATCHES, THINKING).live(RESTARTS))


@pytest.mark.slow
@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
@pytest.mark.skipif(postgres.find_programs() is None, reason=postgres.MISSING)
def test_nothing_acknowledged_is_lost_or_doubled_by_two_servers(tmp_path: Path) -> None:
    report = live(tmp_path)
    assert [blow.kind for blow in report.blows] == KINDS + ["restart"] * RESTARTS
    assert all(blow.times for blow in report.blows if blow.kind != "restart")
    assert not report.stuck
    found = report.audit
    assert (found.lost, found.doubled, found.untrue) == (0, 0, 0)
    assert found.moves > MATCHES
    assert found.close
    assert report.during["refused"] + report.during["cut off"]
    check_log(tmp_path / "log")


def test_the_audit_finds_what_is_missing_and_what_is_doubled() -> None:
    entries: list[AnyEntry] = [
        first_entry(),
        Moved(at=1, seat=0, action=4),
        Moved(at=2, seat=1, action=5),
    ]
    kept = Acknowledged(1, socket.Move, {"action": 5}, 3)
    assert is_kept(kept, entries)
    assert not is_kept(kept, entries[:2])
    assert not is_kept(kept._replace(version=4), entries)
    assert not is_kept(kept._replace(fields={"action": 6}), entries)
    match = Match("m", [], done=[kept])
    assert count_doubled(match, entries, sent=2) == 0
    assert count_doubled(match, entries, sent=1) == 1, "more than was sent"
    match.done.append(kept)
    assert count_doubled(match, entries, sent=2) == 1, "two at one place"
