"""Which folder a run goes into, and which not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.arena.runs import play_run
from signoria.arena.runs.run_folder import BadFolder, RunFolder
from signoria.arena.runs.run_settings import shard_size

from .small_runs import HERE, play, small_settings


def refusal_of(path: Path, **other: object) -> BadFolder:
    """Why a run is not played into this folder."""
    folder = RunFolder(path)
    with folder.lock(), pytest.raises(BadFolder) as error:
        play_run.play_run(folder, small_settings(**other), HERE, lambda games: None)  # type: ignore[arg-type]
    return error.value


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        ({"game": "forging-florence"}, "game"),
        ({"bots": ("random",) * 3}, "bots"),
        ({"rotate": False}, "rotate"),
        ({"options": {"edition": "de"}}, "options"),
        ({"games": 4}, "games"),
        ({"shard": 3}, "shard"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, other: dict[str, object], setting: str) -> None:
    play(tmp_path, small_settings(games=2))
    error = refusal_of(tmp_path, **{"games": 2, **other})
    assert error.reason == "differs"
    assert error.values["setting"] == setting


def test_the_run_says_what_it_is(tmp_path: Path) -> None:
    wanted = small_settings(games=1)
    play(tmp_path, wanted)
    said = json.loads((tmp_path / "run.json").read_bytes())
    assert said["format"] == "signoria-run"
    assert said["version"] == 1
    assert said["hash"] == wanted.hash()
    assert said["options"] == {"edition": "en", "layout": "random", "start": "random"}
    assert RunFolder(tmp_path).read() == wanted


def test_what_is_no_run_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mona")
    assert refusal_of(tmp_path).reason == "other"
    assert [entry.name for entry in tmp_path.iterdir() if entry.name != ".lock"] == ["letter.txt"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 3}', "\xff"])
def test_a_description_that_makes_no_sense(tmp_path: Path, text: str) -> None:
    (tmp_path / "run.json").write_text(text, "latin-1")
    assert refusal_of(tmp_path).reason == "unreadable"


def test_a_later_version(tmp_path: Path) -> None:
    play(tmp_path, small_settings(games=1))
    path = tmp_path / "run.json"
    path.write_text(path.read_text().replace('"version":1', '"version":2'))
    assert refusal_of(tmp_path).reason == "version"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("games", [1, 7, 100, 5000, 100_000, 10**9])
def test_shards_have_whole_sets_and_are_neither_few_nor_large(games: int, players: int) -> None:
    size = shard_size(games, players)
    assert size % players == 0
    assert players <= size <= 1000
    assert size == players or size >= 995 or -(-games // size) >= 32
