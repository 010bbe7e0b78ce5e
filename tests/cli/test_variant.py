"""``signoria variant``, and ``--variant`` of other commands, as their users meet them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from signoria.analysis import variant_trial
from signoria.analysis.variant_trial import Trial
from signoria.cli.main import USER_ERROR, main
from signoria.cli.variant import FAULTY, GOOD
from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.shared.variants import reading
from signoria.games.shared.variants.lines import Lines
from signoria.locales import LANGUAGES

HEAD = 'game = "forging-florence"\nrules = "1"\n'


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_is_the_rulebook_with_a_comment_for_each_number(
    language: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["variant", "new", "forging-florence", "--lang", language]) == GOOD
    text = capsys.readouterr().out
    assert tomllib.loads(text)
    assert reading.read_file(SCHEMA, text) == (SCHEMA.standard, [])
    lines = text.splitlines()
    for value in SCHEMA.values:
        at = next(
            number
            for number, line in enumerate(lines)
            if line.startswith(f"{value.name} = ") and Lines(text).line(value.key) == number + 1
        )
        assert lines[at - 1].startswith("# ")
        assert lines[at - 1].endswith(f"({value.rule})")
        assert f"{value.low}" in lines[at - 1]
        assert f"{value.high}" in lines[at - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_file_is_played_with(
    language: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(HEAD + "prestige.sculpture = 30\n", "utf-8")
    assert main(["variant", "check", str(path), "--lang", language]) == GOOD
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert "prestige.sculpture: 30" in lines[2]
    assert all(line.startswith(f"{path}: ") for line in lines)


def test_every_fault_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(HEAD + "[sale]\nbook = 3\npainting = 9000\ntome = 1\n", "utf-8")
    assert main(["variant", "check", str(path)]) == FAULTY
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        f"{path}: line 4: sale.book goes in steps of 5, and 3 is none",
        f"{path}: line 5: sale.painting is from 0 to 500, not 9000",
    ]
    assert lines[2].startswith(f"{path}: line 6: there is no number “sale.tome”; there are sale.")
    assert len(lines) == 3


def test_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(HEAD + "sale.book = 30\n", "utf-8")
    assert main(["variant", "check", str(path), "--json"]) == GOOD
    found = json.loads(capsys.readouterr().out)
    assert (found["changes"], found["faults"], found["verdict"]) == ({"sale.book": 30}, [], "")
    assert [one["players"] for one in found["games"]] == [2, 3, 4]
    path.write_text(HEAD + "sale.book = 31\n", "utf-8")
    assert main(["variant", "check", str(path), "--json"]) == FAULTY
    found = json.loads(capsys.readouterr().out)
    assert [(fault["line"], fault["reason"]) for fault in found["faults"]] == [(3, "step")]
    assert (found["variant"], found["games"]) == (None, [])


def test_where_nothing_scores_nobody_can_win(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Legal numbers, one by one, with which no game can be won."""
    nothing = [key for key in SCHEMA.standard if key.startswith(("prestige", "bonus."))]
    lines = [f"{key} = 0" for key in nothing if key != "bonus.giotto-paintings"]
    path.write_text(HEAD + "\n".join(lines), "utf-8")
    assert main(["variant", "check", str(path)]) == FAULTY
    assert "nothing can be won" in capsys.readouterr().out


def test_the_verdict() -> None:
    good = Trial(players=2, games=3, rounds=9.0, endings=(), won=1, scored=3)
    equal = Trial(players=2, games=3, rounds=9.0, endings=(), won=0, scored=3)
    poor = Trial(players=2, games=3, rounds=9.0, endings=(), won=0, scored=0)
    assert variant_trial.verdict([]) == ""
    assert variant_trial.verdict([poor, good]) == ""
    assert variant_trial.verdict([poor, equal]) == "undecided"
    assert variant_trial.verdict([poor]) == "unplayable"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[price]\ntools = 3", "line 4: price.tools goes in steps of 5"),
        ("price.tools = 5000000", "line 3: price.tools is from 0 to 500"),
        ("money.start = 0", "line 3: money.start is 0, but a first painting costs 10 lire"),
        ("x", "line 3: this is no TOML"),
    ],
)
def test_nothing_starts_with_a_bad_file(
    text: str, said: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(HEAD + text, "utf-8")
    command = ["simulate", "forging-florence", "--variant", str(path), "--games", "5"]
    assert main(command) == USER_ERROR
    out, error = capsys.readouterr()
    assert out == ""
    assert f"{path}: {said}" in error


def test_ten_megabytes_are_refused_at_once(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(HEAD + "# remark\n" * 1_200_000, "utf-8")
    assert main(["simulate", "forging-florence", "--variant", str(path)]) == USER_ERROR
    assert main(["variant", "check", str(path)]) in (USER_ERROR, FAULTY)
    out, error = capsys.readouterr()
    assert len(out + error) < 1000


def test_another_games_file_and_another_game(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text('game = "calimala"\nrules = "1"\n', "utf-8")
    assert main(["simulate", "forging-florence", "--variant", str(path)]) == USER_ERROR
    assert "a variant of “calimala”, not of “forging-florence”" in capsys.readouterr().err
    path.write_text(HEAD, "utf-8")
    assert main(["simulate", "calimala", "--variant", str(path)]) == USER_ERROR
    assert "a variant of “forging-florence”, not of “calimala”" in capsys.readouterr().err


def test_no_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variant", "check", str(path)]) == USER_ERROR
    assert "no such file" in capsys.readouterr().err


def test_simulate_plays_by_the_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing but paintings' prestige differs: random games are the same but for their points."""
    command = ["simulate", "forging-florence", "--games", "40", "--rounds", "60", "--json"]
    assert main(command) == 0
    usual = json.loads(capsys.readouterr().out)
    path.write_text(HEAD + "prestige.painting = 0\nprestige.sold.painting = 0\n", "utf-8")
    assert main([*command, "--variant", str(path)]) == 0
    poor = json.loads(capsys.readouterr().out)
    path.write_text(HEAD, "utf-8")
    assert main([*command, "--variant", str(path)]) == 0
    same = json.loads(capsys.readouterr().out)
    points = [found["mean_scores_by_seat"] for found in (usual, poor, same)]
    assert points[0] == points[2]
    assert sum(points[1]) < sum(points[0])
    assert poor["decisions"] == usual["decisions"]


def test_a_run_in_a_folder_knows_its_variant(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    path.write_text(HEAD + "sale.book = 30\n", "utf-8")
    command = ["simulate", "forging-florence", "--games", "8", "--rounds", "60"]
    kept = ["--out", str(tmp_path / "run")]
    assert main([*command, *kept, "--variant", str(path)]) == 0
    settings = json.loads((tmp_path / "run/run.json").read_text("utf-8"))
    assert settings["options"]["variant"].endswith(":sale.book:30")
    assert main([*command, *kept]) == USER_ERROR
