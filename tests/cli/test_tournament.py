"""``signoria tournament`` as its users meet it."""

from __future__ import annotations

import json
import os
from array import array

import pytest

from signoria.arena.tournament.tournament import Tournament
from signoria.arena.tournament.tournament_games import Outcome, Task, play_task
from signoria.cli.main import main
from signoria.cli.tournament import show
from signoria.locales import LANGUAGES, load

TABLE = ["tournament", "calimala", "--seats", "heuristic,random,random", "--games", "3"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, "--json", "--processes", "1", "--seed", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["games"], found["seed"]) == (
        "calimala",
        3,
        3,
        3,
    )
    assert list(found["bots"]) == ["heuristic", "random"]
    best = found["bots"]["heuristic"]
    assert set(best) >= {"win_share", "low", "high", "mean_score", "games", "mean_margin"}
    assert best["win_share"] == 1
    assert best["low"] < best["high"] == 1
    assert best["games"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, "--processes", "1", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "random ×2" in shown
    assert "Wilson" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["30", "80", "200"])
def test_no_figure_is_cut(
    columns: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where there is too little room, the names are folded."""
    name = "openspiel-ismcts@1234.567891cpu"
    tournament = Tournament("calimala", (name, "search@0.3cpu", "search@0.3cpu"), 1, 1)
    took = [array("f", [21.6996])] * 3
    monkeypatch.setenv("COLUMNS", columns)
    outcomes = [Outcome(0, [130, 20, 10], [1, 2, 3], [1.0, 0.0, 0.0], took)]
    words = load(language)
    show(tournament, outcomes, 1.0, words, as_json=False)
    below = " ".join(words.text("tournament-method", fair="").split()[:2])
    table = capsys.readouterr().out.split(below)[0]
    assert "…" not in table
    for figure in ("100.0 %", "20.7–100.0 %", "130.0", "110.0", "1.00", "21699.6 (21700)"):
        assert figure.replace(".", words.text("simulate-point")) in table
    first = [line.split("  ")[0].strip() for line in table.splitlines()[4:]]
    assert "".join(first).startswith(name)


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", game, "--seats", "random,random,random", "--games", "2", "--json"]
    assert main([*words, "--processes", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"]["random"]["seats"] == 3


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("heuristic", "name one for each of 3 to 5 seats"),
        ("a,b,c", "there is no bot"),
        ("search@,random,random", "search@500"),
        ("random@3,random,random", "random takes no budget"),
        ("search@0,random,random", "search takes no “0”"),
        ("master@0.3,random,random", "right would be a number of simulations, master@500"),
        ("apprentice@1s,random,random", "apprentice takes no budget"),
        ("", "name one for each"),
        ("random,,random", "seat 2 of “random,,random” names no bot"),
        ("random,random,random,", "seat 4 of “random,random,random,” names no bot"),
        ("search@100000s,random,random", "search@0.3s, at most 3600 s"),
        ("search@2147483648,random,random", "search@500, at most 2147483647,"),
        ("master@1s*70,random,random", "with *2 after it two threads, at most *64"),
    ],
)
def test_wrong_seats(seats: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "calimala", "--seats", seats, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_the_option_that_is_wrong_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, "--processes", "0", "--lang", "en"]) == 2
    assert "--processes does not take “0”" in capsys.readouterr().err


def test_too_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE[:-1], "1000001", "--lang", "en"]) == 2
    assert "--games" in capsys.readouterr().err


def test_interrupted_shows_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C in the second game: the first is shown, and said to be all."""

    def interrupt(task: Task) -> Outcome:
        if task.number:
            raise KeyboardInterrupt
        return play_task(task)

    monkeypatch.setattr("signoria.arena.tournament.tournament_games.play_task", interrupt)
    assert main([*TABLE, "--json", "--processes", "1", "--lang", "en"]) == 130
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 1
    assert "1 of 3 games" in told.err


def deadly(task: Task) -> Outcome:
    """A game that no process survives."""
    os._exit(1)


def test_workers_that_die_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.arena.tournament.tournament_games.play_task", deadly)
    assert main([*TABLE, "--processes", "2", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "died again and again" in told
    assert "fewer --processes" in told
