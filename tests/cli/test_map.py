"""``signoria map``, and ``--map`` of other commands, as their users meet them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria import games
from signoria.cli.main import USER_ERROR, main
from signoria.cli.map import FAIR, FAULTY
from signoria.games.forging_florence.map import maps
from signoria.locales import LANGUAGES

NORTH = maps.default().replace("Q", "~").replace(",,TTT,,", "Q,TTT,Q", 1)
BAD = {
    "": "0 rows, not 13",
    maps.default().replace("/Q", "/", 1): "row 5 has 10 hexes, not 11",
    maps.default().replace("T", "x", 1): "row 1: “x” is none of",
    maps.default().replace("H", ".", 1): "“H” is there 3 times, not 4",
    "; remark\n" * 500 + maps.default(): "are too many; 4000 are allowed",
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "own.map"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_map_is_fair_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["map", "--report", "--lang", language]) == FAIR
    out = capsys.readouterr().out
    assert len(out.splitlines()) >= 9
    assert ("1.85" if language == "en" else "1,85") in out


def test_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(NORTH, "utf-8")
    assert main(["map", str(path), "--json"]) == FAULTY
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["file"], found["fair"]) == ("forging-florence", str(path), False)
    assert [house["house"] for house in found["houses"]] == ["0,-3", "3,-3", "-3,3", "0,3"]
    quarry = [house["turns"]["quarry"] for house in found["houses"]]
    assert found["gaps"]["quarry"] == pytest.approx(max(quarry) - min(quarry))
    assert found["gaps"]["quarry"] > found["allowed"]
    assert found["map"] == NORTH


def test_the_report_is_about_the_option_of_the_shops(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """F3.2: shuffled freely, a shop may lie nearer to one house than to the others."""
    found = {}
    for shops in ("pairs", "free"):
        assert main(["map", "--shops", shops, "--json"]) == FAIR
        found[shops] = json.loads(capsys.readouterr().out)
        assert found[shops]["options"] == {"shops": shops}
    assert [one["setups"] for one in found.values()] == [24, 360]
    assert found["pairs"]["houses"] != found["free"]["houses"]
    assert main(["map", "--shops", "north"]) == USER_ERROR
    assert "pairs, free" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "told"), BAD.items())
def test_what_is_wrong_is_named(
    text: str, told: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(text, "utf-8")
    assert main(["map", str(path)]) == FAULTY
    out, err = capsys.readouterr()
    assert out.startswith(f"{path}: ")
    assert told in out
    assert (err, len(out.splitlines())) == ("", 1)


@pytest.mark.parametrize("text", [*BAD, NORTH])
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_no_game_is_played_on_a_bad_map(
    command: str, text: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(text, "utf-8")
    assert main([command, "forging-florence", "--map", str(path)]) == USER_ERROR
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert str(path) in err


@pytest.mark.parametrize("command", [["map"], ["simulate", "forging-florence", "--map"]])
def test_what_cannot_be_read(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for wrong in (tmp_path / "none", tmp_path, binary):
        assert main([*command, str(wrong)]) == USER_ERROR
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        assert str(wrong) in err


def test_games_without_maps(capsys: pytest.CaptureFixture[str]) -> None:
    assert games.maps("calimala") is None
    assert main(["map", "--game", "calimala"]) == USER_ERROR
    assert "forging-florence" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["forging-florence", "--edition", "de"], "--economy"),
        (["calimala", "--rounds", "60"], "--edition"),
        (["forging-florence", "--economy", "gold"], "equipment, tools, literal"),
        (["forging-florence", "--rounds", "65"], "150, 60"),
        (["forging-florence", "--players", "5"], "from 2 to 4"),
        (["forging-florence", "--players", "2", "--start", "2"], "from 0 to 1, or random"),
        (["forging-florence", "--bots", "clever"], "random"),
    ],
)
def test_options_of_each_game(
    arguments: list[str], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == USER_ERROR
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 2)
    assert right in err


@pytest.mark.parametrize(
    "option",
    [
        ["--economy", "literal"],
        ["--shops", "free"],
        ["--rounds", "60"],
        ["--start", "1"],
        ["--map", "own"],
    ],
)
def test_options_matter(option: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Other options, other games."""
    path.write_text(maps.default().replace("TTT", ",T,"), "utf-8")
    option = [str(path) if word == "own" else word for word in option]
    common = ["simulate", "forging-florence", "--games", "200", "--json", "--threads", "1"]
    scores = []
    for arguments in (common, [*common, *option]):
        assert main(arguments) == 0
        found = json.loads(capsys.readouterr().out)
        scores.append((found["mean_scores_by_seat"], found["decisions"]))
    assert scores[0] != scores[1]
