"""Whole games through a pipe, in every number of players and language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from signoria import bots
from signoria.locales import LANGUAGES, load, sources
from signoria.record import load as load_record

from .conftest import Sit
from .driving import run

ENGLISH_TOO = {*bots.names(), "signoria", "replay", "record", "play"}


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_ends_with_the_result_of_its_record(
    sit: Sit, tmp_path: Path, players: int, edition: str
) -> None:
    record = tmp_path / "game.record"
    seats = ",".join(["me", *["random"] * (players - 1)])
    player = sit(
        "--seats", seats, "--seed", "5", "--record", str(record), "--edition", edition,
        language="en",
    )  # fmt: skip
    assert player.play(random.Random(players).choice) == 0
    match = load_record(record)
    assert match.over
    assert match.setup.players == players
    told = re.findall(r"^  (\d)\. (\w+) \(.*\): (\d+) points?$", player.output, re.MULTILINE)
    seats_by_name = {load("en").text(f"seat-{seat}"): seat for seat in range(players)}
    assert {(seats_by_name[name], int(place), int(points)) for place, name, points in told} == {
        (seat, place, points)
        for seat, (place, points) in enumerate(
            zip(match.state.ranking(), match.state.scores, strict=True)
        )
    }


def test_the_final_scoring_tells_every_card(sit: Sit) -> None:
    player = sit("--seats", "me,me,me", "--seed", "2")
    assert player.play(random.Random(1).choice) == 0
    final = player.output.rpartition("The secret scoring cards")[2]
    assert final.count("’s scoring card: ") == 3
    assert final.count("The open scoring card: ") == 1
    assert "wins." in final or "share the victory" in final


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    done = run(tmp_path, "--seats", "random,random,random", "--seed", "1", "--plain")
    assert done.returncode == 0
    assert "The result" in done.stdout
    assert run(tmp_path, "--seats", "random,random,random", "--seed", "1").stdout == done.stdout
    assert not list(tmp_path.rglob("*.record")), "nobody asked for a record"


def words_of(text: str) -> set[str]:
    """The words in a text, of three letters at least."""
    return set(re.findall(r"[^\W\d_]{3,}", text.casefold()))


def catalogue(language: str) -> set[str]:
    """All words that the messages of a language can show."""
    shown = set()
    for text in sources(language).values():
        patterns = re.sub(r"^\s*#.*$|^[\w-]+ =|\{[^{}]*->|\[\w+\]|\$[\w-]+", " ", text, flags=re.M)
        shown |= words_of(re.sub(r"\{ [\w-]+ \}", " ", patterns))
    return shown


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_another_language_shows_no_english_word(sit: Sit, language: str) -> None:
    player = sit("--seats", "me,random,random", "--seed", "9", language=language)
    choose = random.Random(4).choice
    assert player.play(choose, prompts=12) is None
    player.screen()
    sections = ("help", "moves", "board", "mats", "tiles", "places", "discards", "log", "why")
    for name in (*sections, "undo", "save"):
        player.say(load(language).of("calimala").text(f"command-{name}"))
    for wrong in ("blabla", "999", "ship Lisbon", "? stop", "build house Troyes", "keep Lisbon"):
        player.say(wrong)
    player.answer(choose(["1"]))
    assert player.play(choose) == 0
    english = catalogue("en") - catalogue(language) - ENGLISH_TOO
    assert len(english) > 200
    shown = words_of(re.sub(r"/\S+|signoria \S+.*", " ", player.output))
    typed = words_of(" ".join(player.answers))
    assert not (shown & english) - typed
    assert words_of(load(language).text("result-title")) <= shown
