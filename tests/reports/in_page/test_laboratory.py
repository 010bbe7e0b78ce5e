"""The laboratory of a page finds what the commands find, with nothing but what a page has."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from signoria import laboratory as commands
from signoria.locales import LANGUAGES
from signoria.reports.in_page import laboratory
from signoria.reports.make_report import read_runs
from signoria.reports.page import content
from tests.support.every import GAMES
from tools.static.collect import UNUSED, laboratory_files, own_files, package_files
from tools.static.engine import NATIVE

STANDARD = [path for path in sys.path if path and "-packages" not in path]
LACKING = {name.removesuffix(".py"): None for name in (*UNUSED, "pyarrow", "matplotlib")}
PROGRAM = f"""
import json, sys
sys.modules.update({LACKING!r})
sys.path[:] = [sys.argv[1], *{STANDARD!r}]
from signoria.reports.in_page import laboratory
import numpy
assert numpy.__file__.startswith(sys.argv[1]), numpy.__file__
wish, played, language = json.load(sys.stdin)
found = laboratory.report(wish, [bytes.fromhex(each) for each in played], 1.0, 1, language)
json.dump(found._asdict(), sys.stdout)
"""


def wish(game: str, /, **more: object) -> str:
    """Some games between bots that are not alike."""
    bots = ["heuristic", "random", "random", "random"]
    return json.dumps({"game": game, "bots": bots, "options": {}, "games": 44, "seed": 1, **more})


def play_parts(text: str) -> list[bytes]:
    """All parts of a run."""
    return [laboratory.play(text, part) for part in range(len(laboratory.shards(text)))]


@pytest.mark.parametrize("game", GAMES)
def test_it_finds_what_the_commands_find(game: str, tmp_path: Path) -> None:
    text = wish(game)
    found = laboratory.report(text, play_parts(text), 2.0, 1, "en")
    bots = ["heuristic", "random", "random", "random"]
    results = commands.simulate(game, bots, 44, rotate=True, out=tmp_path / "games", workers=1)
    wanted = results.to_dict()
    timed = {"seconds", "games_per_second", "decisions_per_second", "threads"}
    here = json.loads(found.results)
    for name in wanted.keys() - timed:
        assert here[name] == json.loads(json.dumps(wanted[name])), name
    assert found.shown == content(read_runs([str(tmp_path / "games")], "en"))
    assert found.page.count("<svg ") == found.shown.count("<svg ") > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_has_all_that_it_takes(game: str, language: str, tmp_path: Path) -> None:
    """What differs is how long sums are rounded, which nobody sees."""
    native = importlib.util.find_spec(NATIVE)
    assert native
    assert native.origin
    (tmp_path / NATIVE).symlink_to(Path(native.origin).parent)
    for name, path in (*own_files(), *package_files(), *laboratory_files()):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(path)
    text = wish(game)
    parts = play_parts(text)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROGRAM, str(tmp_path)],
        capture_output=True,
        text=True,
        input=json.dumps([text, [part.hex() for part in parts], language]),
        check=False,
        env={**os.environ, "SIGNORIA_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
    wanted = laboratory.report(text, parts, 1.0, 1, language)
    assert json.loads(done.stdout) == wanted._asdict()


def test_a_page_has_the_words_of_all_languages() -> None:
    names = {name for name, _ in (*own_files(), *laboratory_files())}
    assert {f"signoria/locales/{language}/report.ftl" for language in LANGUAGES} <= names


def test_the_command_plays_the_same_games() -> None:
    text = wish("calimala", options={"start": "2"})
    found = laboratory.report(text, play_parts(text)[:1], 1.0, 1, "en")
    assert found.command == (
        "signoria simulate calimala --bots heuristic,random,random,random --rotate"
        " --games 44 --seed 1 --start 2 --out games"
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "games"),
        ({"games": 10**6}, "games"),
        ({"bots": ["nobody"] * 4}, "nobody"),
        ({"options": {"start": "9"}}, "start"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_played_is_told(change: dict[str, object], said: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError), match=said):
        laboratory.shards(wish("calimala", **change))
