"""Which words of a killed server are the interpreter's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from .server_log import check_log

LIB = "/usr/lib/python3.13/multiprocessing"
BEGIN = """\
Traceback (most recent call last):
  File "<string>", line 1, in <module>
    from multiprocessing.spawn import spawn_main; spawn_main(tracker_fd=6, pipe_handle=8)
                                                  ~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"""
SPAWN = f"""\
  File "{LIB}/spawn.py", line 132, in _main
    self = reduction.pickle.load(from_parent)
"""
LOCKS = f"""\
  File "{LIB}/synchronize.py", line 115, in __setstate__
    self._semlock = _multiprocessing.SemLock._rebuild(*state)
                    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^^^^^^^^
"""
OWN = """\
  File "/src/signoria/server/thinking/workers.py", line 40, in start
    read(file)
"""


@pytest.mark.parametrize(
    "text",
    [
        "INFO ready\n",
        f"{BEGIN}{SPAWN}EOFError: Ran out of input\n",
        f"{BEGIN}{SPAWN}{LOCKS}FileNotFoundError: [Errno 2] No such file or directory\n",
    ],
)
def test_a_worker_without_a_server_may_say_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "log").write_text(f"before\n{text}after\n")
    check_log(tmp_path / "log")


@pytest.mark.parametrize(
    "text",
    [
        f"{BEGIN}{SPAWN}{OWN}FileNotFoundError: [Errno 2] No such file or directory\n",
        f"{BEGIN}{SPAWN}KeyError: 'x'\n",
        f"Traceback (most recent call last):\n{OWN}EOFError: Ran out of input\n",
    ],
)
def test_what_goes_wrong_in_our_code_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "log").write_text(f"before\n{BEGIN}{SPAWN}EOFError: Ran out of input\n{text}")
    with pytest.raises(AssertionError, match="Traceback"):
        check_log(tmp_path / "log")
