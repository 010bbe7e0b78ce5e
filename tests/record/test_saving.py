"""Saving replaces a file whole or leaves it alone; loading says what is wrong with it."""

import errno
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.errors import UserError
from signoria.locales import load as load_locale
from signoria.record import FileFault, Match, RecordError, load, save, write
from signoria.record.cursor import SIZE_LIMIT
from signoria.record.error_text import value_text
from tests.record.games import game

DISK_FULL = OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def match() -> Match:
    return game(turns=4)


def save_text(path: Path, match: Match) -> str:
    save(path, match)
    return path.read_text("utf-8")


def test_what_is_saved_is_loaded(tmp_path: Path, match: Match) -> None:
    path = tmp_path / "game.record"
    assert save_text(path, match) == write(match.record())
    assert load(path).actions == match.actions
    assert load(str(path)).headers == match.headers
    assert os.listdir(tmp_path) == ["game.record"]


def test_new_files_have_the_permissions_of_new_files(tmp_path: Path, match: Match) -> None:
    (tmp_path / "other").touch()
    save(tmp_path / "game", match)
    assert (tmp_path / "game").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_permissions_and_links_stay(tmp_path: Path, match: Match) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to("real")
    save(link, match)
    assert link.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert load(real).actions == match.actions


@pytest.mark.parametrize("name", ["fsync", "replace", "chmod"])
@pytest.mark.parametrize("error", [DISK_FULL, OSError(errno.EIO, "Input/output error")])
def test_a_failing_disk_harms_nothing(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch, name: str, error: OSError
) -> None:
    path = tmp_path / "game"
    before = save_text(path, match)
    match.apply(match.state.legal_actions()[0])

    def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(os, name, fail)
    with pytest.raises(
        FileFault, match=f"cannot save the game in {path}: {value_text(load_locale('en'), error)}"
    ):
        save(path, match)
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game"]


def test_an_interrupt_leaves_nothing_behind(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    before = save_text(path, match)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(path, match)
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game"]


FULL_DISK = """
import resource, signal, sys
from signoria.record import load, save
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
match = load(sys.argv[1])
match.apply(match.state.legal_actions()[0])
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
try:
    save(sys.argv[1], match)
except OSError as error:
    print(error)
"""


@pytest.mark.parametrize("room", [0, 1, 300])
def test_a_file_that_does_not_fit_harms_nothing(tmp_path: Path, match: Match, room: int) -> None:
    path = tmp_path / "game"
    before = save_text(path, match)
    run = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path), str(room)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (
        run.stdout == f"cannot save the game in {path}: the file would be larger than is allowed\n"
    )
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game"]


KILLED = """
import os, signal, sys
from signoria.record import load, save
path, moment, step = sys.argv[1:]
match = load(path)
match.apply(match.state.legal_actions()[0])

def watch(frame, event, called):
    if event == moment and called.__qualname__ == step:
        os.kill(os.getpid(), signal.SIGKILL)

sys.setprofile(watch)
save(path, match)
"""
STEPS = ["open", "BufferedWriter.write", "BufferedWriter.flush", "chmod", "fsync", "replace"]


@pytest.mark.parametrize("moment", ["c_call", "c_return"])
@pytest.mark.parametrize("step", STEPS)
def test_a_kill_leaves_the_old_game_or_the_new(
    tmp_path: Path, match: Match, step: str, moment: str
) -> None:
    """Killed before or after each step of saving, the file holds the old game until replaced."""
    path = tmp_path / "game"
    before = save_text(path, match)
    run = subprocess.run([sys.executable, "-c", KILLED, str(path), moment, step])
    assert run.returncode == -signal.SIGKILL
    if (step, moment) != ("replace", "c_return"):
        assert path.read_text() == before
    else:
        assert load(path).actions[:-1] == match.actions


def test_where_nothing_can_be_saved(tmp_path: Path, match: Match) -> None:
    for path, problem in (
        (tmp_path / "no folder" / "game", "no such file or folder"),
        (tmp_path, "not an ordinary file"),
        (Path(os.devnull), "not an ordinary file"),
        (tmp_path / ("x" * 300), "the name is too long"),
    ):
        with pytest.raises(FileFault, match=problem) as caught:
            save(path, match)
        assert isinstance(caught.value, UserError | OSError)
        assert caught.value.strerror
        assert str(path) in caught.value.to_text("de")
    assert os.listdir(tmp_path) == []
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_file_that_must_not_be_written_stays(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    before = save_text(path, match)
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everything
    with pytest.raises(FileFault, match="permission denied"):
        save(path, match)
    assert path.read_text() == before


def test_a_record_too_large_to_be_read_is_not_saved(tmp_path: Path, match: Match) -> None:
    match.comments[1] = "a word " * (SIZE_LIMIT // 7)
    with pytest.raises(FileFault, match=f"larger than {SIZE_LIMIT} bytes"):
        save(tmp_path / "game", match)
    assert os.listdir(tmp_path) == []


def test_what_cannot_be_loaded(tmp_path: Path) -> None:
    for path, problem in (
        (tmp_path / "none", "no such file or folder"),
        (tmp_path, "this is a folder"),
        (Path("a\0b"), "no file can have this name"),
    ):
        with pytest.raises(FileFault, match=problem):
            load(path)
    with pytest.raises(RecordError, match="larger than"):
        load("/dev/zero")


def test_errors_name_the_file(tmp_path: Path, match: Match) -> None:
    path = tmp_path / "game"
    path.write_text(write(match.record()).replace("place ", "put ", 1))
    with pytest.raises(RecordError, match=rf"^{path}: line 29, column 6: this is no move"):
        load(path)
    path.write_text("nothing")
    with pytest.raises(RecordError, match=rf"^{path}: line 1, column 1: "):
        load(path)
