"""Commands write to whatever stream there is, and say so where that fails."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from signoria.cli.main import COMMANDS, OUTPUT_ERROR, TERMINATED
from signoria.locales import LANGUAGES

SIGNORIA = [sys.executable, "-m", "signoria"]
SIMULATE = ["simulate", "calimala", "--games", "3", "--bots", "random", "--seed", "1"]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="it has other streams and signals")
PATIENCE = 60.0  # seconds; only what hangs takes so long


def run(*arguments: str, stdout: int = subprocess.PIPE, **variables: str) -> tuple[int, str, str]:
    """Status, output and messages of a command."""
    done = subprocess.run(
        [*SIGNORIA, *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **variables},
        check=False,
    )
    return done.returncode, (done.stdout or b"").decode("latin-1"), done.stderr.decode("latin-1")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_shown_in_the_signs_that_the_stream_has(encoding: str, language: str) -> None:
    status, out, err = run(*SIMULATE, "--lang", language, PYTHONIOENCODING=encoding)
    assert status == 0, err
    assert "random" in out
    assert encoding != "ascii" or out.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_shown_in_ascii(language: str) -> None:
    code = "from signoria.cli.main import main, COMMANDS\nfor name in COMMANDS:\n"
    code += (
        f"    try: main([name, '--help', '--lang', '{language}'])\n    except SystemExit: pass\n"
    )
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANGUAGE": language}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"signoria ") >= len(COMMANDS)


@POSIX
@pytest.mark.parametrize("target", ["/dev/full", "closed"])
def test_output_without_room_ends_in_a_sentence(target: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    redirect = ">&-" if target == "closed" else f">{target}"
    command = f'"$0" "$@" {redirect}'
    done = subprocess.run(
        ["sh", "-c", command, *SIGNORIA, *SIMULATE],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == OUTPUT_ERROR
    assert done.stderr.splitlines()[-1].startswith("signoria: the results could not be written: ")
    assert "Error" not in done.stderr


@POSIX
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("whole", [False, True])
def test_no_worker_outlives_a_command(tmp_path: Path, end: signal.Signals, whole: bool) -> None:
    """SIGTERM ends as Ctrl-C does, with partial results; who is killed can tell nobody."""
    more = ["--games", "100000000", "--threads", "2", "--json", "--bots", "heuristic"]
    command = [*SIGNORIA, "simulate", "calimala", *more, "--out", str(tmp_path / "run")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        workers = await_workers(process.pid, 2)
        if whole and end == signal.SIGTERM:
            os.killpg(process.pid, end)
        else:
            process.send_signal(end)
        out, err = process.communicate(timeout=PATIENCE)
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    assert not alive
    if end == signal.SIGTERM:
        assert process.returncode == TERMINATED, err
        assert json.loads(out)["games"] >= 0
        assert b"Traceback" not in err


def await_workers(pid: int, number: int) -> list[psutil.Process]:
    """The workers of a command, as soon as there are so many and they work."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        children = psutil.Process(pid).children(recursive=True)
        workers = [each for each in children if "spawn_main" in " ".join(each.cmdline())]
        if len(workers) == number and all(sum(each.cpu_times()[:2]) > 0.5 for each in workers):
            return workers
        time.sleep(0.05)
    raise AssertionError("no workers have begun")
