"""``signoria replay`` and ``signoria verify`` as a user runs them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.locales import LANGUAGES, load
from signoria.record import Match, read, write
from tests.record.edits import change, with_chain
from tests.record.games import GAME, game, text

HASHES = re.findall(r"=  ([0-9a-f]{16})", text())
OTHER = "0123456789abcdef"
RULES = GAME.rules_version


def run(*arguments: str, stdin: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, in English unless asked otherwise."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run(
        [sys.executable, "-m", "signoria", *arguments],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"},
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(text(), "utf-8")
    return file


def test_verify_says_that_all_is_true(path: Path) -> None:
    done = run("verify", str(path))
    moves = len(Match.from_record(read(text())).actions)
    told = f"45 turns, {moves} moves and 46 hashes: all true; the game is over"
    words = load("en")
    ends = [words.text(f"record-{key}") for key in ("unbound", "chain-whole")]
    line = "; ".join([f"{path}: {told}", *ends])
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{line}\n", "")


def test_verify_knows_that_a_game_is_not_over() -> None:
    done = run("verify", "-", stdin=text(turns=1))
    assert done.returncode == 0
    assert re.fullmatch(
        r"-: one turn, \d+ moves and 2 hashes: all true; the game is not over; .*\n", done.stdout
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (HASHES[3], OTHER, rf"line \d+, column 6: turn 3: .*; expected: =  {HASHES[3]}"),
        ("keep Troyes", "keep Croce", r"line 26, column 6: opening: the state .*"),
        ("keep Troyes", "keep Fiore", r"line 20, column 6: opening: “keep Fiore” .*C2\.2.*"),
        (
            " place 3",
            " place 4",
            r"line \d+, column 3: result: .*: 2  15 points, place 3",
        ),
        ("=  " + HASHES[0], "=  ?", rf"line 26, column 6: opening: .*; expected: =  {HASHES[0]}"),
    ],
)
def test_verify_names_the_first_difference(old: str, new: str, told: str) -> None:
    done = run("verify", "-", stdin=change(old, new)(text()))
    assert (done.returncode, done.stderr) == (1, "")
    assert re.fullmatch(f"-: {told}\n", done.stdout)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("", "-: line 1, column 1: the record ends too early; expected: Signoria: 1"),
        (b"\xff", "-: line 1, column 1: the byte FF is not UTF-8; expected: UTF-8"),
        (change("calimala", "chess")(text()), "-: line 2, column 7: there is no game “chess”; "
         "expected: Game: calimala | Game: forging-florence"),
        (change("Players: 3", "Players: 9")(text()), "-: line 9, column 12: the setup is "
         "impossible: Players: “9” is not a number from 3 to 5"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_told_in_one_line(command: str, data: str | bytes, told: str) -> None:
    done = run(command, "-", stdin=data)
    if command == "verify" and isinstance(data, str):
        assert (done.returncode, done.stdout, done.stderr) == (1, f"{told}\n", "")
    else:
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"signoria: {told}\n")


def reorder_turns(whole: str) -> str:
    """The record with its second and third turn in each other's place."""
    second, third, fourth = (whole.index(f"turn {n}\n") for n in (2, 3, 4))
    return whole[:second] + whole[third:fourth] + whole[second:third] + whole[fourth:]


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (reorder_turns(text()), r"“turn 3” is out of order; expected: turn 2"),
        (
            change("keep Troyes", "keep Troyse")(text()),
            r"“Troyse” is not a scoring card; .*",
        ),
        (text()[: text().index("result")] + "resutl\n", r"this line is not understood here; .*"),
        (change("Dealt: ", "Dealt: troyes ")(text()), r"the setup is impossible: Dealt: .*"),
        ("a letter\n", r"this is not a game record; .*"),
    ],
)
def test_what_was_edited_by_hand_is_not_true(spoilt: str, told: str) -> None:
    done = run("verify", "-", stdin=spoilt)
    assert (done.returncode, done.stderr) == (1, "")
    assert re.fullmatch(rf"-: line \d+, column \d+: (this is no move: )?{told}\n", done.stdout)


@pytest.mark.parametrize("data", ["\ufeffx".encode("utf-16"), b"\0" * (1 << 21), b"caf\xe9"])
def test_what_is_no_text_cannot_be_verified(data: bytes) -> None:
    done = run("verify", "-", stdin=data)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_verify_under_other_rules() -> None:
    old = with_chain(change(f"Rules: {RULES}", "Rules: 0.9")(text()))
    same = run("verify", "-", stdin=old)
    assert same.returncode == 0
    assert f"; recorded under rules 0.9, played again under rules {RULES}; " in same.stdout
    changed = run("verify", "-", stdin=change(HASHES[4], OTHER)(old))
    assert changed.returncode == 1
    assert "turn 4: " in changed.stdout
    assert f"recorded under rules 0.9, played again under rules {RULES}" in changed.stdout
    shown = run("replay", "-", stdin=change(HASHES[4], OTHER)(old))
    assert shown.returncode == 0
    assert "turn 4: " in shown.stderr


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_told_in_one_line(command: str) -> None:
    done = run(command, "no such file")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "signoria: cannot read no such file: no such file or folder\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    spoilt = change("keep Troyes", "keep Fiore")(text())
    true = run("verify", "--lang", language, "-", stdin=text())
    false = run("verify", "--lang", language, "-", stdin=spoilt)
    shown = run("replay", "--lang", language, "-", stdin=text())
    assert (true.returncode, false.returncode, shown.returncode) == (0, 1, 0)
    assert "C2.2" in false.stdout
    english = ("all true", "is not legal", "The last turn")
    for told, words in zip((true.stdout, false.stdout, shown.stdout), english, strict=True):
        assert (words in told) == (language == "en")


def test_replay_shows_the_end(path: Path) -> None:
    done = run("replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Calimala after 45 turns\n")
    assert "\x1b" not in done.stdout
    for score in Match.from_record(read(text())).state.scores:
        assert f"{score} points" in done.stdout


def view(*arguments: str, stdin: str) -> dict[str, Any]:
    done = run("replay", "--json", *arguments, "-", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    shown: dict[str, Any] = json.loads(done.stdout)
    return shown


@pytest.mark.parametrize("until", [0, 1, 20, 45])
def test_replay_stops_after_so_many_turns(until: int) -> None:
    shown = view("--until", str(until), stdin=text())
    match = Match.from_record(read(text()), until)
    assert shown["turn"] == until
    assert [mat["score"] for mat in shown["view"]["mats"]] == match.state.scores
    begun = [event["turn"] for event in shown["events"] if event["type"] == "turn-began"]
    assert begun == list(range(1, min(until + 1, 45) + 1))
    assert shown["over"] == (until == 45)


def test_replay_stops_in_the_middle_of_a_turn() -> None:
    match = game(turns=3)
    match.apply(match.state.legal_actions()[0])
    shown = view(stdin=write(match.record()))
    assert shown["turn"] == 3
    assert shown["view"]["phase"] == "acting"
    assert shown["events"][-1]["type"] in ("activated", "placed")


def test_each_seat_is_shown_only_what_it_may_know() -> None:
    whole = text(turns=20)
    match = Match.from_record(read(whole))
    for seat in range(3):
        shown = view("--seat", str(seat), stdin=whole)
        assert shown["view"]["viewer"] == seat
        known = [mat["seat"] for mat in shown["view"]["mats"] if mat["hand"] is not None]
        assert known == [seat]
        assert {event["audience"] for event in shown["events"]} == {None, seat}
    spectator = view(stdin=whole)
    assert all(mat["hand"] is None for mat in spectator["view"]["mats"])
    assert {event["audience"] for event in spectator["events"]} == {None}
    drawn = [event for event in spectator["events"] if event["type"] == "drew"]
    assert drawn
    assert all(event["card"] is None for event in drawn)
    assert match.state.turn == 20


@pytest.mark.parametrize("viewer", [[], ["--seat", "1"]])
def test_headers_are_shown_by_allow_list(viewer: list[str]) -> None:
    lines = "Seats: random, random\nSeed: 4711\nNote: 4711 is the seed\n"
    whole = change("Seats: random, random\n", lines)(text())
    assert "Seed: 4711" in whole
    public = {"Date", "Seats"}
    for until in (["--until", "0"], ["--until", "44"]):
        done = run("replay", "--json", *until, *viewer, "-", stdin=whole)
        assert set(json.loads(done.stdout)["headers"]) == public
        assert "4711" not in done.stdout + done.stderr
        assert "4711" not in run("replay", *until, *viewer, "-", stdin=whole).stdout
    assert set(view(*viewer, stdin=whole)["headers"]) == public | {"Seed"}


def test_replay_in_words_hides_what_a_spectator_may_not_know() -> None:
    whole = text(turns=20)
    assert "Your hand" not in run("replay", "-", stdin=whole).stdout
    assert "Your hand" in run("replay", "--seat", "1", "-", stdin=whole).stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--until", "46"], "only 45 turns are over in the record, not 46"),
        (["--until", "-1"], "a number of turns is 0 or more, not -1"),
        (["--seat", "3"], "there is no seat 3; the seats are 0 to 2"),
        (["--seat", "-1"], "there is no seat -1; the seats are 0 to 2"),
    ],
)
def test_replay_refuses_what_there_is_not(path: Path, arguments: list[str], told: str) -> None:
    done = run("replay", str(path), *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"signoria: {told}\n")


def test_a_difference_later_on_does_not_hide_what_comes_before() -> None:
    spoilt = change(HASHES[9], OTHER)(text())
    assert run("replay", "--until", "8", "-", stdin=spoilt).returncode == 0
    assert run("replay", "--until", "9", "-", stdin=spoilt).returncode == 2
