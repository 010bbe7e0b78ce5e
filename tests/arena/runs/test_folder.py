"""Which folder a run goes into, and which not."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from signoria.arena.runs import play_run
from signoria.arena.runs.code_hash import hash_sources
from signoria.arena.runs.run_folder import BadFolder, RunFolder
from signoria.arena.runs.run_settings import shard_size

from .small_runs import HERE, contents, play, small_settings


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
        ({"games": 1}, "games"),
        ({"shard": 3}, "shard"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, other: dict[str, object], setting: str) -> None:
    play(tmp_path, small_settings(games=2))
    error = refusal_of(tmp_path, **{"games": 2, **other})
    assert error.reason == "differs"
    assert error.values["setting"] == setting


@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 6), (1, 6), (6, 7)])
@pytest.mark.parametrize("broken_off", [False, True])
def test_a_run_that_has_grown_is_as_if_asked_for_at_once(
    tmp_path: Path, before: int, after: int, broken_off: bool
) -> None:
    """Only what is missing is played, and a last shard that was short anew."""
    grown = play(tmp_path / "grown", small_settings(games=before))
    whole = sorted((tmp_path / "grown" / "facts").iterdir())[: before // 2]
    untouched = {path: path.stat().st_mtime_ns for path in whole}
    if broken_off:  # as the folder is if the power fails between the two steps
        grown.file("games", (before - 1) // 2).unlink()
        play(tmp_path / "grown", small_settings(games=before))
        untouched = {}
    play(tmp_path / "grown", small_settings(games=after))
    play(tmp_path / "once", small_settings(games=after))
    assert contents(tmp_path / "grown") == contents(tmp_path / "once")
    assert {path: path.stat().st_mtime_ns for path in untouched} == untouched


@pytest.mark.parametrize("what", ["rules", "bots", "tests.bots.own.bots_of_others:First"])
def test_a_run_is_not_continued_by_another_code(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ("tests.bots.own.bots_of_others:First", "random", "random")
    wanted = small_settings(bots=bots, games=2)
    assert set(wanted.code) == {"rules", "bots", bots[0]}
    other = msgspec.structs.replace(wanted, code={**wanted.code, what: "0" * 16}, games=4)
    folder = RunFolder(tmp_path)
    with folder.lock():
        folder.begin(other)
        with pytest.raises(BadFolder) as error:
            play_run.play_run(folder, wanted, HERE, lambda games: None)
    assert (error.value.reason, error.value.values["setting"]) == ("code", what)


def test_a_fingerprint_follows_the_sources(tmp_path: Path) -> None:
    """Any source that says how a game goes on; not what is compiled, nor words."""
    for name in ("turn.py", "turn.pxd", "turn.so", "words.txt"):
        (tmp_path / name).write_text("one")
    seen = [hash_sources([tmp_path])]
    for name in ("turn.py", "turn.pxd"):
        (tmp_path / name).write_text("two")
        seen.append(hash_sources([tmp_path]))
    (tmp_path / "turn.pxd").rename(tmp_path / "end.pxd")
    seen.append(hash_sources([tmp_path]))
    assert len(set(seen)) == 4
    (tmp_path / "turn.so").write_text("two")
    (tmp_path / "words.txt").write_text("two")
    assert hash_sources([tmp_path]) == seen[-1]


def test_the_run_says_what_it_is(tmp_path: Path) -> None:
    wanted = small_settings(games=1)
    play(tmp_path, wanted)
    said = json.loads((tmp_path / "run.json").read_bytes())
    assert said["format"] == "signoria-run"
    assert said["version"] == 1
    assert said["hash"] == wanted.hash()
    assert said["options"] == {
        "edition": "en", "layout": "random", "variant": "standard", "start": "random",
    }  # fmt: skip
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
