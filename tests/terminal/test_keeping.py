"""Killed, left, interrupted, out of disk: the game is kept, and goes on where it was."""

from __future__ import annotations

import itertools
import random
import resource
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.record import load

from .conftest import Sit
from .driving import PATIENCE, run

PEOPLE = ("--seats", "me,me,me")
SEEDED = (*PEOPLE, "--seed", "11")


def first(keys: list[str]) -> str:
    """A choice that depends on nothing but the list."""
    return keys[0]


def test_a_killed_game_goes_on_to_the_same_end(sit: Sit, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.record", tmp_path / "broken.record"
    assert sit(*SEEDED, "--record", str(whole)).play(first) == 0
    killed = sit(*SEEDED, "--record", str(broken))
    assert killed.play(first, prompts=60) is None
    assert killed.screen() is not None
    killed.process.send_signal(signal.SIGKILL)
    killed.process.wait()
    before = load(broken)
    assert not before.over
    resumed = sit("--record", str(broken))
    assert resumed.play(first) == 0
    assert load(broken).actions[: len(before.actions)] == before.actions
    assert load(broken).state.hash() == load(whole).state.hash()
    assert load(broken).actions == load(whole).actions


def test_without_a_file_the_game_is_found_again_and_offered(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED)
    assert player.play(first, prompts=20) is None
    player.screen()
    player.say("quit")
    assert player.process.wait(PATIENCE) == 0
    (kept,) = tmp_path.rglob("*.record")
    actions = load(kept).actions
    assert f"signoria play --record {kept}" in player.output
    offered = run(tmp_path, "--plain", typed="yes\n")
    assert "There is an unfinished game of 3 players" in offered.stdout
    assert str(kept) in offered.stdout
    assert load(kept).actions == actions


def test_an_unfinished_game_that_is_declined_is_not_lost(tmp_path: Path, sit: Sit) -> None:
    player = sit(*SEEDED)
    player.play(first, prompts=20)
    player.process.kill()
    player.process.wait()
    (kept,) = tmp_path.rglob("*.record")
    data = kept.read_bytes()
    run(tmp_path, "--plain", typed="no\n3\n3\n\n1\nquit\n")
    assert kept.read_bytes() == data
    assert len(list(tmp_path.rglob("*.record"))) == 2


def test_a_finished_game_is_put_away_and_not_offered(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED)
    assert player.play(first) == 0
    (kept,) = tmp_path.rglob("*.record")
    assert str(kept) in player.output
    assert load(kept).over
    assert "unfinished" not in run(tmp_path, "--plain").stdout


@pytest.mark.parametrize("stop", [signal.SIGINT, None], ids=["interrupt", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(
    sit: Sit, tmp_path: Path, stop: signal.Signals | None
) -> None:
    record = tmp_path / "game.record"
    player = sit(*SEEDED, "--record", str(record))
    assert player.play(first, prompts=10) is None
    player.screen()
    if stop:
        player.process.send_signal(stop)
    elif player.process.stdin:
        player.process.stdin.close()
    player.screen()
    assert player.process.wait(PATIENCE) == (130 if stop else 0)
    assert player.output.rstrip().endswith(f"signoria play --record {record}")
    assert not load(record).over


def no_room() -> None:
    """Let every write to a file fail, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_with_a_full_disk_the_game_goes_on_in_memory(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    player = sit(*SEEDED, "--record", str(record), before=no_room)
    assert player.play(first) == 0
    assert player.output.count("The game goes on in memory") == 1
    assert str(record) in player.output
    assert "The result" in player.output
    assert not record.exists()


def test_leaving_with_a_full_disk_says_that_the_game_is_lost(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED, before=no_room)
    player.play(first, prompts=5)
    player.screen()
    player.say("quit")
    assert player.process.wait(PATIENCE) == 1
    assert "could not be saved" in player.output


def test_an_older_record_survives_a_full_disk(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    player = sit(*SEEDED, "--record", str(record))
    player.play(first, prompts=30)
    player.process.kill()
    player.process.wait()
    data = record.read_bytes()
    resumed = sit("--record", str(record), before=no_room)
    resumed.play(first, prompts=5)
    resumed.process.kill()
    resumed.process.wait()
    assert record.read_bytes() == data


def test_a_game_that_is_over_is_not_played_on(tmp_path: Path, sit: Sit) -> None:
    record = tmp_path / "game.record"
    assert sit(*SEEDED, "--record", str(record)).play(first) == 0
    done = run(tmp_path, "--record", str(record))
    assert done.returncode == 2
    assert "is over" in done.stderr


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"place", b"plaice", 1),
        lambda data: b"",
        lambda data: bytes(itertools.islice(itertools.cycle(b"\x00\xff"), 500)),
    ],
    ids=["cut", "misspelt", "empty", "binary"],
)
def test_a_damaged_record_is_refused_in_one_line(
    sit: Sit, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    record = tmp_path / "game.record"
    player = sit(*SEEDED, "--record", str(record))
    player.play(random.Random(1).choice, prompts=40)
    player.process.kill()
    player.process.wait()
    spoilt = spoil(record.read_bytes())
    record.write_bytes(spoilt)
    done = run(tmp_path, "--record", str(record), "--plain", typed="")
    if done.returncode == 0:  # a record cut at the end of a line is one of a shorter game
        assert not load(record).over
        return
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) <= 2
    assert str(record) in done.stderr
    assert record.read_bytes() == spoilt
