"""``signoria simulate --out``: the part of the command that keeps what is played."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from filelock import Timeout

from ... import options
from ...arena.batch import Batch
from ...arena.play_batch import BackendMaker
from ...arena.runs.run_folder import BadFolder, RunFolder
from ...arena.runs.run_settings import RUN, RunFormat, RunSettings, run_settings
from ...errors import UserError
from ...locales import Locale
from .own_bots import watch_pace
from .progress import Advance

if TYPE_CHECKING:
    from ...arena.runs.shard_files import ShardTask

MOST = 10**6  # games in a shard


def parse_settings(
    words: Locale, args: argparse.Namespace, batch: Batch, kind: RunFormat = RUN
) -> RunSettings:
    """The settings of what the arguments describe; raises ``UserError``."""
    with require_pyarrow(words):
        pass  # says now, not in the middle, whether pyarrow is there
    shard = RunFolder(args.out).shard()  # a run that grows keeps it
    if args.shard is not None:
        shard = options.parse_number(words, "--shard", args.shard, 1, MOST)
    return run_settings(batch, shard, kind)


def play_into_folder(
    words: Locale,
    folder: RunFolder,
    asked: RunSettings,
    open_for: BackendMaker,
    advance: Advance,
    function: Callable[[ShardTask], dict[str, bytes]] | None = None,
) -> bool:
    """Play what is missing; whether that was all, or Ctrl-C ended it.

    ``function`` plays a shard; by default all that happens in it is kept.
    """
    from ...arena.runs import play_run, shard_files

    with (
        folder_errors(words, folder),
        folder.lock(),
        watch_pace(words, asked.bots, advance) as note,
    ):
        return play_run.play_run(folder, asked, open_for, note, function or shard_files.shard_files)


@contextmanager
def require_pyarrow(words: Locale) -> Iterator[None]:
    """Say what is to be installed if it is missing."""
    try:
        yield
    except ImportError as error:
        raise UserError(
            words.text("simulate-needs", package="pyarrow"),
            words.text("simulate-needs-hint", extra="research"),
        ) from error


@contextmanager
def folder_errors(words: Locale, folder: RunFolder) -> Iterator[None]:
    """Tell the user what is wrong with the folder."""
    try:
        yield
    except BadFolder as error:
        hint = f"{error.reason}-hint" if error.reason in ("differs", "code", "damaged") else "hint"
        raise UserError(
            words.text(f"simulate-run-{error.reason}", **error.values),
            words.text(f"simulate-run-{hint}", **error.values),
        ) from error
    except Timeout:
        raise UserError(words.text("simulate-run-locked", path=str(folder.path))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise UserError(words.text("simulate-run-write", path=str(folder.path), why=why)) from error
