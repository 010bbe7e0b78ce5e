"""The laboratory from Python: objects as bots, in any number of processes, without a guard."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import laboratory
from signoria.bots.own import BotFault
from tests.bots.own.bots_of_others import Answers, Fails, First, Holds

PATIENCE = 300  # seconds, on a busy machine
SCRIPT = """
from signoria import laboratory

class Mine:
    name = "mine"

    def __init__(self, at):
        self.at = at

    def choose(self, seen, rng):
        return seen.legal_actions()[self.at]

print("begins")
for workers in (1, 2):
    found = laboratory.simulate(
        "calimala", [Mine(0), Mine(-1), "random"], 6, rotate=True, workers=workers, out=OUT.format(workers)
    )
    print(found.tally)
standings = laboratory.tournament("calimala", [Mine(0), Mine(-1), "random"], 3, workers=2)
print(list(standings))
"""  # noqa: E501


def test_a_program_without_a_guard_plays_objects_of_its_own(tmp_path: Path) -> None:
    """It runs once, and two workers keep the same bytes as one."""
    (tmp_path / "program.py").write_text(SCRIPT.replace("OUT", "'runs{}'"))
    done = subprocess.run(
        [sys.executable, "program.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    begins, one, two, names = done.stdout.splitlines()
    assert (begins, names) == ("begins", "['mine', 'mine 2', 'random']")
    assert one == two
    files = sorted(
        path.relative_to(tmp_path / "runs1") for path in (tmp_path / "runs1").rglob("*.*")
    )
    assert len(files) > 5
    for file in files:
        assert (tmp_path / "runs1" / file).read_bytes() == (tmp_path / "runs2" / file).read_bytes()


def test_a_run_is_kept_and_reported(tmp_path: Path) -> None:
    out = tmp_path / "run"
    bots = [First(), "heuristic", "random"]
    found = laboratory.simulate("calimala", bots, 6, rotate=True, workers=1, out=out)
    assert found.tally.games == 6
    assert json.loads((out / "run.json").read_text())["bots"] == ["First", "heuristic", "random"]
    again = laboratory.simulate("calimala", bots, 6, rotate=True, workers=1, out=out)
    assert (again.tally, again.now) == (found.tally, 0)
    page = laboratory.report(out, out=tmp_path / "page.html", language="de")
    assert (tmp_path / "page.html").read_text("utf-8") == page
    assert "First" in page
    assert 'lang="de"' in page


def test_the_positions_of_an_object_are_kept(tmp_path: Path) -> None:
    bots = [First(), "random", "random"]
    assert laboratory.dataset("calimala", bots, 2, workers=1, out=tmp_path / "data").is_dir()
    assert sorted((tmp_path / "data" / "positions").iterdir())


def test_what_is_wrong_is_a_sentence(tmp_path: Path) -> None:
    for wrong, said in (
        (lambda: laboratory.simulate("chess"), "there is no game 'chess'"),
        (lambda: laboratory.simulate("calimala", "nobody"), "there is no bot 'nobody'"),
        (lambda: laboratory.simulate("calimala", players=9), "9 bots, where calimala has 9 of 3"),
        (lambda: laboratory.simulate("calimala", games=0), "games is from 1, not 0"),
        (lambda: laboratory.simulate("calimala", seed=-1), "seed is from 0, not -1"),
        (lambda: laboratory.simulate("calimala", object()), "object has no method choose"),
        (lambda: laboratory.simulate("calimala", options={"edition": "fr"}), "edition"),
        (lambda: laboratory.report(tmp_path / "none"), "none is no run"),
        (laboratory.report, "no run is named"),
    ):
        with pytest.raises(ValueError) as caught:  # noqa: PT011, the words are looked at below
            wrong()
        assert said in str(caught.value)


def test_an_object_that_cannot_go_to_another_process_plays_in_this_one() -> None:
    bots = [Holds(), "random", "random"]
    with pytest.raises(BotFault, match=r"Holds cannot be given to other processes.*workers=1"):
        laboratory.simulate("calimala", bots, 2, workers=2)
    assert laboratory.simulate("calimala", bots, 2, workers=1).tally.games == 2


def test_a_bot_that_fails_names_the_game_and_leaves_what_was_finished(tmp_path: Path) -> None:
    fails = [Fails(600), "random", "random"]
    with pytest.raises(BotFault, match=r"in game [1-9].*KeyError"):
        laboratory.simulate("calimala", fails, 60, workers=1, out=tmp_path / "run", shard=1)
    assert laboratory.report(tmp_path / "run")
    with pytest.raises(BotFault, match="in game 0: Answers has chosen 999"):
        laboratory.tournament("calimala", [Answers(999), "random", "random"], 3, workers=1)
