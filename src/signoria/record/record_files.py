"""Records as files: saved whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path

from .cursor import SIZE_LIMIT, decode, normalise
from .errors import FileFault, RecordError
from .match import Match
from .model import Record
from .reader import read
from .writer import write

STDIN = "-"


def save(path: str | os.PathLike[str], match: Match) -> None:
    """Write the record of a match to a file, replacing it at once and whole.

    Whatever goes wrong (``FileFault``), an older file stays as it was and nothing lies beside it.
    A file that was there keeps its permissions; a link keeps pointing to it.
    """
    data = write(match.record()).encode("utf-8")
    name = os.fspath(path)
    if len(data) > SIZE_LIMIT:
        raise FileFault("save-too-large", file=name, limit=SIZE_LIMIT)
    target = os.path.realpath(path)
    try:
        replace(target, data, permissions(target))
    except OSError as error:
        raise FileFault("cannot-save", file=name, problem=error) from None


def permissions(target: str) -> int | None:
    """Those of a file that is there, None without one; raises ``OSError`` if it must stay."""
    try:
        status = os.stat(target)
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "Not an ordinary file")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return stat.S_IMODE(status.st_mode)


def replace(target: str, data: bytes, mode: int | None) -> None:
    """Write a temporary file beside the target, then give it the target's name."""
    folder, name = os.path.split(target)
    temporary = os.path.join(folder, f".{name[:100]}.{secrets.token_hex(4)}.tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            if mode is not None:
                os.chmod(temporary, mode)
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(folder)


def sync_folder(folder: str) -> None:
    """Make the new name last, where the system can do that to a folder."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_file(path: str | os.PathLike[str]) -> Record:
    """The record in a file, ``-`` being standard input; raises ``FileFault`` or ``RecordError``."""
    source = os.fspath(path)
    data = read_bytes(source, SIZE_LIMIT + 1)
    try:
        return read(data)
    except RecordError as error:
        raise error.within(source) from None


def read_bytes(source: str, most: int) -> bytes:
    """What a file begins with, ``-`` being standard input; raises ``FileFault``."""
    try:
        if source == STDIN:
            return sys.stdin.buffer.read(most)
        with Path(source).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        # Python itself refuses a name with a null byte.
        bad_name = OSError(errno.EILSEQ, os.strerror(errno.EILSEQ))
        problem = error if isinstance(error, OSError) else bad_name
        raise FileFault("cannot-read", file=source, problem=problem) from None


def read_text(source: str) -> str:
    """The text of a file; raises ``FileFault`` or, if it is no text, ``RecordError``."""
    try:
        return normalise(decode(read_bytes(source, SIZE_LIMIT + 1)))
    except RecordError as error:
        raise error.within(source) from None


def load(path: str | os.PathLike[str]) -> Match:
    """The match whose record a file holds, ready to go on.

    Raises ``FileFault`` if the file cannot be read and ``RecordError`` if it is no true record.
    """
    return replay_file(read_file(path), os.fspath(path))


def replay_file(record: Record, source: str, turns: int | None = None) -> Match:
    """The match of a record, or only its first turns; errors name the source."""
    try:
        match = Match.from_record(record, turns)
    except RecordError as error:
        raise error.within(source) from error.__cause__
    if match.difference:
        match.difference.within(source)
    return match
