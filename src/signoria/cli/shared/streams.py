"""Where commands write: streams that cannot show every sign, that are closed, full or broken."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from contextlib import suppress

PLAIN = "signoria.plain"  # the name of the error handler
PLAINER = str.maketrans(
    {
        **dict.fromkeys("–—−‐‑─", "-"),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("•·", "*"),
        **{"…": "...", "×": "x", "→": "->", "≥": ">=", "≤": "<=", "±": "+-", "ß": "ss"},
    }
)
UNWRITABLE = (errno.EBADF, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def simplify(error: UnicodeError) -> tuple[str, int]:
    """Signs of ASCII in the place of those that a stream cannot encode (a codecs error handler)."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAINER)
    parts = unicodedata.normalize("NFKD", text)
    plain = "".join(each for each in parts if not unicodedata.combining(each))
    return "".join(each if each.isascii() else "?" for each in plain), error.end


def prepare_streams() -> None:
    """Let the streams show what they can; to write to a closed one is an error."""
    codecs.register_error(PLAIN, simplify)
    if sys.stdout is None:  # closed by whoever started this program
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a real file, unlike under a test
            stream.reconfigure(errors=PLAIN)


def is_unwritable(error: OSError) -> bool:
    """Whether what is written has no room: an error of a stream, not of a named file."""
    return error.filename is None and error.errno in UNWRITABLE


def abandon_output() -> None:
    """Let what is still unwritten go: Python would complain of it once more as it leaves."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
