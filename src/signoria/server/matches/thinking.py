"""Bots think in processes of their own, so that no table waits for them."""

from __future__ import annotations


class Thinking:
    """A pool of worker processes; made once, started at the first need.

    ``seconds`` limits a move, ``workers`` are the processes (None: one less than the cores).
    Counters: ``moves``, ``seconds_used``, ``timeouts``, ``crashes``.
    """

    def __init__(self, seconds: float = 10.0, workers: int | None = None) -> None:
        raise NotImplementedError

    def warm_up(self) -> None:
        """Start the workers now; returns at once."""
        raise NotImplementedError

    async def close(self) -> None:
        """End all workers."""
        raise NotImplementedError
