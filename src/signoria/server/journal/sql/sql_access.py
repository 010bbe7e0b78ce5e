"""The two ways in which the journal's methods come to a database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from .database import Database

P = ParamSpec("P")
T = TypeVar("T")


class SqlAccess(ABC):
    """A database for jobs, which get a connection within a transaction."""

    @abstractmethod
    async def write(
        self, work: Callable[Concatenate[Database, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do something to the database in a transaction."""

    @abstractmethod
    async def read(
        self, work: Callable[Concatenate[Database, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read from the database, all at one moment."""
