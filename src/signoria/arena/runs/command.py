"""``signoria simulate --out``: the part of the command that keeps what is played."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from filelock import Timeout

from ... import options
from ...errors import UserError
from ...games.contract import Tally
from ...locales import Locale
from ..batch import Batch
from ..workers import Opened
from .folder import BadFolder, Folder
from .settings import Settings, settings

MOST = 10**6  # games in a shard
Progress = Callable[[int], None]


def wanted(words: Locale, args: argparse.Namespace, batch: Batch) -> Settings:
    """The settings of the run that the arguments describe; raises ``UserError``."""
    with needed(words):
        from . import files as files  # says now, not in the middle, whether pyarrow is there
    shard = None
    if args.shard is not None:
        shard = options.number(words, "--shard", args.shard, 1, MOST)
    return settings(batch, shard)


def run(
    words: Locale, folder: Folder, asked: Settings, open_for: Opened, advance: Progress
) -> tuple[Tally, bool]:
    """Play what is missing; the sums over all that is there, and whether that is the whole run."""
    from . import running, summary

    with told(words, folder), folder.lock():
        whole = running.run(folder, asked, open_for, advance)
        return summary.total(folder, asked, folder.finished(asked)), whole


@contextmanager
def needed(words: Locale) -> Iterator[None]:
    """Say what is to be installed if it is missing."""
    try:
        yield
    except ImportError as error:
        raise UserError(
            words.text("simulate-needs", package="pyarrow"),
            words.text("simulate-needs-hint", extra="research"),
        ) from error


@contextmanager
def told(words: Locale, folder: Folder) -> Iterator[None]:
    """Tell the user what is wrong with the folder."""
    try:
        yield
    except BadFolder as error:
        hint = "differs-hint" if error.reason == "differs" else "hint"
        raise UserError(
            words.text(f"simulate-run-{error.reason}", **error.values),
            words.text(f"simulate-run-{hint}"),
        ) from error
    except Timeout:
        raise UserError(words.text("simulate-run-locked", path=str(folder.path))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise UserError(words.text("simulate-run-write", path=str(folder.path), why=why)) from error
