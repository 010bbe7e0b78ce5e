"""A run is the same, byte for byte, whoever plays it and however often it is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.arena.backends.processes import ThisProcess
from signoria.arena.batch import add_tallies, empty_tally
from signoria.arena.play_batch import play_batch, processes
from signoria.arena.runs import play_run
from signoria.arena.runs import run_folder as folders
from signoria.arena.runs.run_folder import RunFolder
from signoria.arena.runs.run_settings import RunSettings
from signoria.arena.runs.run_summary import sum_shards

from .small_runs import contents, play, small_settings


class Backwards(ThisProcess):
    """A backend that finishes what came last first, and is broken off after so many shards."""

    workers = 3

    def __init__(self, function: Callable[[Any], Any], most: int) -> None:
        super().__init__(function)
        self.left = most

    def wait_for_one(self, handles: list[int]) -> int:
        return max(handles)

    def result(self, handle: int) -> Any:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return super().result(handle)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[RunSettings, dict[str, bytes]]:
    """A run that was played in one go, in this process."""
    path, wanted = tmp_path_factory.mktemp("whole"), small_settings(games=11)
    play(path, wanted)
    return wanted, contents(path)


@settings(max_examples=20)  # each plays and writes some dozens of files
@given(stops=st.lists(st.integers(0, 4), max_size=4))
def test_interruptions_change_nothing(
    whole: tuple[RunSettings, dict[str, bytes]], stops: list[int]
) -> None:
    """Nor does the order in which shards are finished."""
    wanted, content = whole
    with TemporaryDirectory() as name:
        folder = RunFolder(name)
        for most in stops:
            with folder.lock():
                play_run.play_run(folder, wanted, partial(Backwards, most=most), lambda games: None)
            assert contents(Path(name)).items() <= content.items()
        play(Path(name), wanted)
        assert contents(Path(name)) == content


def test_two_processes_play_what_one_does(
    whole: tuple[RunSettings, dict[str, bytes]], tmp_path: Path
) -> None:
    wanted, content = whole
    play(tmp_path, wanted, processes(2))
    assert contents(tmp_path) == content


@pytest.mark.parametrize("break_at", range(12))
def test_a_crash_while_writing_leaves_nothing_half_done(
    whole: tuple[RunSettings, dict[str, bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    break_at: int,
) -> None:
    """Whichever file it is that cannot be written; what lies about is replaced later."""
    wanted, content = whole
    written, put = list[Path](), folders.write_whole

    def failing(path: Path, data: bytes) -> None:
        if len(written) == break_at:
            path.with_name(f".{path.name}.new").write_bytes(data[: len(data) // 2])
            raise OSError("the disk is full")
        written.append(path)
        put(path, data)

    with monkeypatch.context() as patched:
        patched.setattr(folders, "write_whole", failing)
        with pytest.raises(OSError, match="disk is full"):
            play(tmp_path, wanted)
    if break_at:
        assert len(RunFolder(tmp_path).finished_shards(wanted)) == (break_at - 1) // 5
        play(tmp_path, wanted)
        assert contents(tmp_path) == content


def test_the_sums_are_those_of_the_same_games_without_a_folder(
    whole: tuple[RunSettings, dict[str, bytes]], tmp_path: Path
) -> None:
    wanted, _ = whole
    found, shards = play(tmp_path, wanted), range(wanted.shards)
    expected = empty_tally(3)
    for tally in play_batch(wanted.batch, 1):
        expected = add_tallies(expected, tally)
    kept = sum_shards(found, wanted, shards)
    assert (kept.games, kept.decisions) == (expected.games, expected.decisions)
    assert (kept.scores, kept.rounds) == (expected.scores, expected.rounds)
    assert kept.wins == pytest.approx(expected.wins)


@given(number=st.integers(0, 10), shard=st.integers(1, 12))
def test_the_cut_into_shards_does_not_change_the_games(number: int, shard: int) -> None:
    """Only where they are kept."""
    wanted = small_settings(games=11, shard=shard)
    at = next(k for k in range(wanted.shards) if number in wanted.games_of(k))
    assert sum(len(wanted.games_of(k)) for k in range(wanted.shards)) == 11
    assert number // shard == at
