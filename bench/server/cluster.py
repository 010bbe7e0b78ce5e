"""Two of our servers on one database behind the balancer of ``deploy/haproxy.cfg``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bench.server.process import Running, free_port, signoria, start
from tests.server.wire.site import DEPLOY, HAPROXY, MISSING, PLACES
from tests.support.postgres import Cluster

SECOND, BALANCED = "second server", "balancer"


@contextmanager
def behind_balancer(cluster: Cluster) -> Iterator[Running]:
    """Both servers under one address; raises ``FileNotFoundError`` where there is no HAProxy."""
    if HAPROXY is None:
        raise FileNotFoundError(MISSING)
    front, database = free_port(), cluster.new_database()
    settings = {
        "SIGNORIA_BASE_URL": f"http://127.0.0.1:{front}",
        "SIGNORIA_TRUSTED_PROXY": "127.0.0.1",
    }
    with ExitStack() as stack:
        one, two = (stack.enter_context(signoria(database, 0, **settings)) for _ in range(2))
        ports = zip(PLACES, (front, one.port, two.port), strict=True)
        places = {f"SIGNORIA_{name}": f"127.0.0.1:{port}" for name, port in ports}
        command = [HAPROXY, "-q", "-f", str(DEPLOY / "haproxy.cfg")]
        balancer = stack.enter_context(start(command, places, front))
        others = {SECOND: two.process.pid, BALANCED: balancer.process.pid}
        yield Running(one.process, front, one.started, cluster.pid, others)
