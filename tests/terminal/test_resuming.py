"""Going on with a game: only the same game, by one program, and with nothing lost on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.games import Rng
from signoria.games import load as load_game
from signoria.record import Match, load, save

from .conftest import Sit
from .driving import PATIENCE, run
from .test_keeping import SEEDED, first, no_room

RULES = load_game("calimala").rules_version
MakeRecord = Callable[..., Path]


@pytest.fixture
def make_record(sit: Sit, tmp_path: Path) -> MakeRecord:
    """Makes the record of a game that was left after a few turns."""

    def make(prompts: int = 40) -> Path:
        record = tmp_path / "game.record"
        player = sit(*SEEDED, "--record", str(record))
        player.play(first, prompts=prompts)
        player.screen()
        player.say("quit")
        assert player.process.wait(PATIENCE) == 0
        return record

    return make


def under_other_rules(record: Path, hashes: int) -> bytes:
    """The record as if made under other rules that differ in that many of the hashes."""
    text = record.read_text().replace(f"Rules: {RULES}\n", "Rules: 0.0\n")
    if hashes:
        text = re.sub(r"(?m)^( *= +)[0-9a-f]{16}$", r"\g<1>0123456789abcdef", text, count=hashes)
    record.write_text(text)
    return record.read_bytes()


def test_a_game_made_under_other_rules_is_not_overwritten(
    make_record: MakeRecord, tmp_path: Path
) -> None:
    record = make_record()
    before = under_other_rules(record, hashes=1)
    done = run(tmp_path, "--plain", "--record", str(record), typed="1\n\n1\n")
    assert done.returncode == 2
    assert record.read_bytes() == before
    assert "rules 0.0" in done.stderr
    assert "(opening)" in done.stderr
    assert f"signoria verify {record}" in done.stderr


def test_a_game_that_goes_the_same_way_under_other_rules_is_gone_on_with(
    make_record: MakeRecord, tmp_path: Path
) -> None:
    record = make_record()
    under_other_rules(record, hashes=0)
    done = run(tmp_path, "--plain", "--record", str(record), typed="\n")
    assert done.returncode == 0
    assert load(record).recorded_rules == RULES


@pytest.mark.parametrize("edition", ["en", "de"])
def test_c5_3_an_old_game_is_gone_on_with_under_its_rules(edition: str, tmp_path: Path) -> None:
    """A game of rules version 1 keeps to it to its end, and no hash is another."""
    setup = load_game("calimala", "1").setup(3, {"edition": edition}, rng=Rng(19))
    match = Match(load_game("calimala", "1"), setup, {"Seats": "random,random,random"})
    record = tmp_path / "old.record"
    while match.turn < 20:
        match.apply((match.state.legal_actions() or [match.state.chance_outcomes()[0][0]])[0])
    save(record, match)
    before = record.read_text("utf-8")
    assert "Rules: 1\n" in before
    assert run(tmp_path, "--plain", "--record", str(record)).returncode == 0
    after = load(record)
    assert after.over
    assert (after.recorded_rules, after.game.rules_version, after.difference) == ("1", "1", None)
    begun = without_chain(before.rstrip("\n").partition("\nturn 20")[0])
    assert without_chain(record.read_text("utf-8")).startswith(begun)


def without_chain(text: str) -> str:
    """A record without its chain, which is another with every move."""
    return re.sub(r"^Chain: .*\n", "", text, count=1, flags=re.MULTILINE)


def test_two_programs_do_not_play_one_game(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    player = sit(*SEEDED, "--record", str(record))
    player.play(first, prompts=5)
    link = tmp_path / "link.record"
    link.symlink_to(record)
    for name in (record, link):
        done = run(tmp_path, "--plain", "--record", str(name), typed="\n")
        assert done.returncode == 2
        assert "another program is playing" in done.stderr
    player.screen()
    player.say("quit")
    assert player.process.wait(PATIENCE) == 0
    assert run(tmp_path, "--plain", "--record", str(record), typed="\n").returncode == 0
    assert not list(tmp_path.glob(".*")), "no lock stays behind"


def test_a_game_being_played_is_not_offered(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED)
    player.play(first, prompts=20)
    assert "unfinished" not in run(tmp_path, "--plain").stdout
    player.process.kill()
    player.process.wait()
    assert "unfinished" in run(tmp_path, "--plain").stdout


def test_new_games_of_one_second_get_files_of_their_own(sit: Sit, tmp_path: Path) -> None:
    players = [sit(*SEEDED) for _ in range(4)]
    for player in players:
        player.play(first, prompts=4)
        player.screen()
    assert len(list(tmp_path.rglob("*.record"))) == len(players)


def test_a_full_disk_leaves_the_game_up_to_the_turn_in_the_file(
    make_record: MakeRecord, sit: Sit
) -> None:
    record = make_record()
    turn = load(record).turn
    assert turn > 1
    player = sit("--record", str(record), before=no_room)
    player.play(first, prompts=6)
    player.screen()
    assert "cannot save the game" in player.say("save")
    assert "cannot save the game" in player.say("save")
    player.say("quit")
    assert player.process.wait(PATIENCE) == 1
    told = f"{record} holds the game up to turn {turn}."
    assert told in player.output
    assert "lost" not in player.output
    assert load(record).turn == turn


def test_a_damaged_game_in_the_folder_is_told_and_left(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED)
    player.play(first, prompts=20)
    player.process.kill()
    player.process.wait()
    (record,) = tmp_path.rglob("*.record")
    spoilt = record.read_bytes().replace(b"setup", b"Setup up", 1)
    record.write_bytes(spoilt)
    done = run(tmp_path, "--plain", typed="\n\n\n")
    assert re.search(rf"{re.escape(str(record))}: line \d+, column \d+: ", done.stdout)
    assert "How many players?" in done.stdout
    assert record.read_bytes() == spoilt


def test_options_that_contradict_a_record_are_refused(
    make_record: MakeRecord, tmp_path: Path
) -> None:
    record = make_record()
    start = load(record).setup.to_dict()["Start"]
    other = str((int(start) + 1) % 3)
    before = record.read_bytes()
    for option, value, found in (
        ("--edition", "de", "en"),
        ("--layout", "beginner", "random"),
        ("--start", other, start),
        ("--seed", "99", "11"),
        ("--players", "4", "3"),
    ):
        done = run(tmp_path, "--plain", "--record", str(record), option, value, typed="1\n")
        assert done.returncode == 2
        assert f"{option} {value} contradicts" in done.stderr
        assert f"which has {found}\n" in done.stderr
    assert record.read_bytes() == before


def test_options_that_agree_with_a_record_are_fine(make_record: MakeRecord, tmp_path: Path) -> None:
    record = make_record()
    start = load(record).setup.to_dict()["Start"]
    agreeing = ("--edition", "en", "--layout", "random", "--start", start)
    more = ("--seed", "11", "--players", "3", "--seats", "me,me,me")
    done = run(tmp_path, "--plain", "--record", str(record), *agreeing, *more, typed="\n")
    assert done.returncode == 0
    assert load(record).headers["Seats"] == "me,me,me"
    run(tmp_path, "--plain", "--record", str(record), "--players", "3", typed="\n")
    assert load(record).headers["Seats"] == "me,me,me", "--players does not say who"


def test_the_starting_seat_is_one_of_the_record(tmp_path: Path) -> None:
    """Of a game of five it may be the fifth, also if the number of players is not said again."""
    record = tmp_path / "five.record"
    run(
        tmp_path,
        "--record",
        str(record),
        "--seats",
        "me,me,me,me,me",
        "--start",
        "4",
        typed="\n1\n",
    )
    assert load(record).setup.start == 4
    again = ("--plain", "--record", str(record), "--start")
    for agreeing in ("4", "random"):
        assert run(tmp_path, *again, agreeing, typed="\n").returncode == 0
    assert "--start 3 contradicts" in run(tmp_path, *again, "3", typed="\n").stderr
    assert "a seat from 0 to 4, or random" in run(tmp_path, *again, "5", typed="\n").stderr


def test_who_asks_for_another_game_is_not_offered_the_old_one(sit: Sit, tmp_path: Path) -> None:
    player = sit(*SEEDED)
    player.play(first, prompts=20)
    player.process.kill()
    player.process.wait()
    assert "unfinished" not in run(tmp_path, "--plain", "--edition", "de").stdout
    assert "unfinished" in run(tmp_path, "--plain", "--edition", "en").stdout


@pytest.mark.parametrize(
    ("header", "spoilt", "told"),
    [
        ("Seats: me,me,me", "Seats: me,hal,me", "assumed: me,artisan,artisan."),
        ("Seats: me,me,me", "Seats: me,me", "assumed: me,artisan,artisan."),
        ("Seed: 11", "Seed: eleven", "chance is drawn anew"),
        ("Seed: 11", f"Seed: {2**64}", "chance is drawn anew"),
    ],
)
def test_what_is_assumed_for_an_unknown_header_is_said(
    make_record: MakeRecord, tmp_path: Path, header: str, spoilt: str, told: str
) -> None:
    record = make_record()
    text = record.read_text()
    assert header in text
    record.write_text(text.replace(header, spoilt))
    done = run(tmp_path, "--plain", "--record", str(record), typed="\n")
    assert done.returncode == 0
    assert told in done.stdout
