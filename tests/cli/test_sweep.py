"""``signoria simulate --sweep``: a number of the rules from a first to a last value."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.cli.main import USER_ERROR, main
from signoria.reports.variant_values import swept_number

GAME = ("simulate", "forging-florence", "--games", "6", "--rounds", "60", "--threads", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def variants(path: Path) -> dict[str, str]:
    """What each run below a folder was played with."""
    return {
        run.parent.name: json.loads(run.read_text("utf-8"))["options"]["variant"]
        for run in path.glob("*/run.json")
    }


def test_each_value_has_a_run_and_the_page_a_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    assert main([*GAME, "--sweep", "prestige.painting=10:20:5", "--out", "runs"]) == 0
    found = variants(tmp_path / "runs")
    assert found["15"] == "standard"
    assert found["10"].endswith(":prestige.painting:10")
    assert sorted(found) == ["10", "15", "20"]
    assert main(["report", "runs"]) == 0
    page = Path("report.html").read_text("utf-8")
    assert "prestige of an unsold piece: painting" in page


def test_several_sweeps_give_every_combination_above_a_file(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    mine = tmp_path / "mine.toml"
    mine.write_text('game = "forging-florence"\nrules = "1"\nfee.dante = 30\n', "utf-8")
    sweeps = ["--sweep", "sale.book=20:25:5", "--sweep", "bonus.giotto=50:60:10"]
    out = ["--out", str(tmp_path / "runs")]
    assert main([*GAME, "--variant", str(mine), *sweeps, *out]) == 0
    found = variants(tmp_path / "runs")
    assert {name: word.partition(":")[2] for name, word in found.items()} == {
        "20+50": "fee.dante:30",
        "20+60": "fee.dante:30+bonus.giotto:60",
        "25+50": "sale.book:25+fee.dante:30",
        "25+60": "sale.book:25+fee.dante:30+bonus.giotto:60",
    }


@pytest.mark.parametrize(
    ("sweeps", "said"),
    [
        (["prestige.sculpture=30:40"], "no FIRST:LAST:STEP: prestige.sculpture=30:40"),
        (["prize=1:2:1"], "no number to sweep"),
        (["die.faces=1:2:1"], "no number to sweep"),
        (["sale.book=20:30:0"], "2 to 50 values"),
        (["sale.book=30:20:5"], "2 to 50 values"),
        (["prestige.book=0:200:1"], "2 to 50 values"),
        (["sale.book=20:24:2"], "--sweep sale.book=22: line 1: sale.book goes in steps of 5"),
        (["money.start=0:10:5"], "money.start is 0, but a first painting costs 10 lire"),
        (["sale.book=20:30:5", "sale.book=20:30:5"], "a number is swept twice"),
    ],
)
def test_nothing_starts_where_a_value_cannot_be(
    sweeps: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [word for sweep in sweeps for word in ("--sweep", sweep)]
    assert main([*GAME, *asked, "--out", str(tmp_path / "runs")]) == USER_ERROR
    out, error = capsys.readouterr()
    assert said in error
    assert out == ""
    assert not (tmp_path / "runs").exists()


def test_a_sweep_is_kept_and_is_over_a_number_of_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*GAME, "--sweep", "sale.book=20:30:5"]) == USER_ERROR
    assert "add --out" in capsys.readouterr().err
    other = ["simulate", "calimala", "--sweep", "sale.book=20:30:5", "--out", str(tmp_path)]
    assert main(other) == USER_ERROR
    assert "no number to sweep" in capsys.readouterr().err


def test_a_number_may_be_typed_instead_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--variant", "sale.book=30,die.faces=1/2"]) == 0
    assert main([*GAME, "--variant", "sale.bok=30"]) == USER_ERROR
    assert "--variant: line 1: there is no number “sale.bok”" in capsys.readouterr().err


def test_variants_that_differ_in_more_than_a_number_are_no_sweep() -> None:
    game = "forging-florence"
    words = ["standard", "sale.book=30", "sale.book=40"]
    found = swept_number(game, words)
    assert found is not None
    assert (found[0].key, found[1]) == ("sale.book", [20.0, 30.0, 40.0])
    assert swept_number(game, [*words, "fee.dante=30"]) is None
    assert swept_number(game, ["standard", "die.faces=1/2"]) is None
    assert swept_number("calimala", ["standard"]) is None
    found = swept_number("calimala", ["standard", "tile.third=0"])
    assert found is not None
    assert (found[0].key, found[1]) == ("tile.third", [1.0, 0.0])
