"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import MISSING, Cluster, find_programs, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process that only need a database of their own."""
    if find_programs() is None:
        pytest.skip(MISSING)
    with running_cluster("fsync=off") as running:
        yield running
