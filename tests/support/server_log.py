"""What a killed server has printed: nothing that went wrong in code of ours."""

from __future__ import annotations

import re
from pathlib import Path

# What the interpreter itself prints, before a line of ours runs, in a worker whose server is killed
# between starting it and telling it what to do: it finds no end of its orders, or its locks gone.
ORPHAN = re.compile(
    r'Traceback .*\n  File "<string>", line 1, in <module>\n(?:    .*\n)*'
    r'(?:  File ".*.multiprocessing.\w+\.py".*\n(?:    .*\n)*)+'
    r"(?:EOFError|FileNotFoundError|BrokenPipeError|ConnectionResetError)\b.*\n"
)
SHOWN = 3000  # characters of what went wrong


def check_log(log: Path) -> None:
    """Fail with what went wrong in a process of the server."""
    text = ORPHAN.sub("", log.read_text())
    at = text.find("Traceback")
    assert at < 0, text[at : at + SHOWN]
