"""A journal in PostgreSQL after a fork: it refuses there, and goes on in its parent."""

from __future__ import annotations

from tests.support.forking import needs_fork, outputs
from tests.support.postgres import Cluster

pytestmark = needs_fork


def test_it_refuses_in_a_fork_and_goes_on_in_its_parent(cluster: Cluster) -> None:
    journal = f"""
        import asyncio
        from signoria.server.journal.postgres.postgres_journal import PostgresJournal
        journal = PostgresJournal.open({cluster.new_database()!r})
        async def use():
            for probe in (journal.probe_writing, journal.probe_reading):
                try:
                    await probe()
                    print("done")
                except RuntimeError as error:
                    print(error)
        asyncio.run(use())
    """
    then = "asyncio.run(use()); asyncio.run(journal.close())"
    lines = outputs(journal, then, then)
    refusals = [line for line in lines if line.startswith("the open database belongs to process")]
    assert len(refusals) == 2
    assert lines.count("done") == 4
