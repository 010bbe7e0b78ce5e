"""Programs that fork: what the child says, which may not hang."""

from __future__ import annotations

import os
import subprocess
import sys
from textwrap import dedent, indent

import pytest

HANGS = 120  # seconds after which a child that waits for ever is ended by the system
PROGRAM = """\
import os, signal, sys, warnings
warnings.simplefilter("ignore")  # newer Pythons warn of any fork beside threads
{before}
sys.stdout.flush()
child = os.fork()
if child == 0:
    signal.alarm({hangs})
    try:
{then}
    except RuntimeError as error:
        print(type(error).__name__, error)
    sys.stdout.flush()
    os._exit(0)
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
print("the child has ended:", status)
{after}
"""

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def outputs(before: str, then: str, after: str = "") -> list[str]:
    """The lines of a program that runs ``before`` and forks: ``then`` is run by the child.

    A ``RuntimeError`` of the child's is printed; ``after`` is run by the parent in the end.
    """
    parts = {
        "before": dedent(before),
        "then": indent(dedent(then), " " * 8),
        "after": dedent(after),
    }
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(hangs=HANGS, **parts)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.stderr, run.stderr
    lines = run.stdout.splitlines()
    assert "the child has ended: 0" in lines, lines
    return lines
