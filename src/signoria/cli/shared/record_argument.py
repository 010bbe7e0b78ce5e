"""What the commands about records share."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from ...errors import UserError
from ...record.errors import Fault


def add_record_argument(parser: argparse.ArgumentParser) -> None:
    """What both commands take."""
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--lang", metavar="LANG")


@contextmanager
def errors_in(language: str, but: type[Fault] | tuple[()] = ()) -> Iterator[None]:
    """Errors leave as ``UserError`` in this language, all but those of one kind."""
    try:
        yield
    except but:
        raise
    except Fault as error:
        raise UserError(error.to_text(language)) from None
