"""A Ray cluster: one that runs already, at an address, or one that Ray starts on this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from typing import Any

from .flow import LOST_AT_MOST, WorkersLost

PATIENCE = 10  # seconds for a machine to answer


class Unreachable(Exception):
    """There is no Ray, or no cluster at the address."""


class Cluster:
    """The workers of a cluster; the nodes need signoria in the same version.

    Ray itself gives the task of a worker or node that dies to another one.  Tasks and results go
    through Ray, so the nodes need no common folder.
    """

    def __init__(
        self, function: Callable[[Any], Any], address: str | None, workers: int | None = None
    ) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
        import ray

        self._ray = ray
        connect(ray, address, workers)
        self.workers = workers or int(ray.cluster_resources().get("CPU", 1))
        self._carry_out = ray.remote(num_cpus=1, max_retries=LOST_AT_MOST)(function)

    def submit(self, task: Any) -> Any:
        """Hand it to the cluster."""
        return self._carry_out.remote(task)

    def wait_for_one(self, handles: list[Any]) -> Any:
        """The first that is done."""
        done, _ = self._ray.wait(handles, num_returns=1)
        return done[0]

    def result(self, handle: Any) -> Any:
        """Its result; ``WorkersLost`` if workers died with it again and again."""
        broken = self._ray.exceptions
        try:
            return self._ray.get(handle)
        except (broken.WorkerCrashedError, broken.NodeDiedError, broken.OutOfMemoryError) as error:
            raise WorkersLost from error
        except broken.RayTaskError as error:
            raise error.as_instanceof_cause() from None

    def close(self) -> None:
        """Leave the cluster, which ends what it still does for us."""
        self._ray.shutdown()


def connect(ray: Any, address: str | None, workers: int | None) -> None:
    """Join the cluster at an address or start one here; raises ``Unreachable``."""
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "configure_logging": False}
    try:
        if address:
            knock(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise Unreachable(str(error).partition("\n")[0]) from error


def knock(address: str) -> None:
    """See whether anybody is at home; raises ``OSError``.  Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
