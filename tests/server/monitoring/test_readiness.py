"""What ``/ready`` tells balancers: where people can play, and nothing that it would cost."""

from __future__ import annotations

from pathlib import Path

import httpx

from signoria.server.journal.errors import Elsewhere
from signoria.server.monitoring.readiness import Readiness
from tests.server.live import live

FEW = 0.001  # milliseconds a second: nobody can ask for anything for long


def test_a_server_is_ready_from_its_start_to_its_stop_while_it_has_its_matches() -> None:
    stopping, lost = False, True

    def check_lease() -> None:
        if lost:
            raise Elsewhere

    readiness = Readiness(check_lease, lambda: stopping)
    assert readiness.tell() == (503, "starting")
    readiness.started = True
    status, reason = readiness.tell()
    assert (status, reason.partition(":")[0]) == (503, "no lease")
    lost = False
    assert readiness.tell() == (200, "ready")
    stopping = True
    status, reason = readiness.tell()
    assert (status, reason.partition(":")[0]) == (404, "stopping")


def test_it_is_told_to_whoever_has_asked_for_too_much(tmp_path: Path) -> None:
    with live(tmp_path, budget=FEW) as server, httpx.Client(base_url=server.url) as balancer:
        while balancer.get("/api/me").status_code != 429:
            pass
        for _ in range(5):
            answer = balancer.get("/ready", headers={"Host": "balancer.example"})
            assert (answer.status_code, answer.text) == (200, "ready\n")
            assert answer.headers["cache-control"] == "no-store"
        assert balancer.get("/api/me").status_code == 429
