"""What the terminal owes every game, whatever its rules."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.cells import cell_len

from signoria import bots, games
from signoria.games.contract import TERMINAL
from signoria.games.shared.terminal.terminal_ui import Entry, Group
from signoria.locales import LANGUAGES, load
from signoria.record import load as load_record
from signoria.terminal import final_text
from signoria.terminal.command_words import command, help_text, names
from signoria.terminal.move_reader import MoveReader, plain
from signoria.terminal.screen import PlainScreen

from .conftest import Sit
from .driving import run
from .every import NAMES, Shown, moments
from .test_whole_games import ENGLISH_TOO, catalogue, words_of

SIZES = [(80, 24), (80, 40), (100, 40), (130, 50)]
LATE = 10  # of these screens one may be higher than 24 lines: of many cards, many hires
TABLES = [(name, players) for name in NAMES for players in games.load(name).players]


def entries(groups: Iterable[Group]) -> list[Entry]:
    """All entries of a menu."""
    return [entry for group in groups for entry in group.entries]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_decision_fits_on_the_screen(name: str, language: str, size: tuple[int, int]) -> None:
    shown, (width, height) = Shown(name, language), size
    high = count = 0
    for players in (shown.game.players[0], shown.game.players[-1]):
        for state, happened in moments(name, players, players, every=45):
            if state.to_move == TERMINAL:
                continue
            text = shown.draw(shown.sight_of(state, state.to_move, happened), width, height)
            assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
            high += len(text.splitlines()) > height - 1
            count += 1
    assert count > 12
    assert high <= (count // LATE if height == 24 else 0)


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_listed_once_with_its_key(name: str) -> None:
    shown = Shown(name)
    for state, _ in moments(name, shown.game.players[-1], 9, every=7):
        listed = entries(shown.sight_of(state, max(state.to_move, 0)).groups)
        assert sorted(entry.action for entry in listed) == state.legal_actions()
        assert len({entry.key for entry in listed}) == len(listed)
        for entry in listed:
            assert shown.game.parse(state, entry.notation) == entry.action


@pytest.mark.parametrize("name", NAMES)
def test_nobody_who_only_looks_is_offered_a_choice(name: str) -> None:
    shown = Shown(name)
    for state, _ in moments(name, shown.game.players[0], 3, every=40):
        others = [seat for seat in range(state.setup.players) if seat != state.to_move]
        for seat in (None, *others):
            assert not shown.sight_of(state, seat).groups


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_says_all_in_words(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = Shown(name, language)
    screen = PlainScreen(shown.desk, lambda *_: "")
    load(language).faults.clear()
    for state, happened in moments(name, shown.game.players[-1], 6, every=15):
        for seat in (None, max(state.to_move, 0)):
            sight = shown.sight_of(state, seat, happened)
            screen.show(sight)
            for section in shown.desk.sections:
                screen.section(section, sight)
    text = capsys.readouterr().out
    assert not set(text) & set("─│┌┐└┘▲›\x1b")
    assert load(language).faults == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_typed_in_both_languages(name: str, language: str) -> None:
    shown = Shown(name, language)
    state, _ = next(moments(name, shown.game.players[-1], 6))
    reader, words, sections = (
        MoveReader(shown.words, shown.game, state),
        shown.words,
        shown.desk.sections,
    )
    for action in range(shown.game.num_actions):
        text = shown.game.format(state, action)
        own = words.notation(text)
        assert reader.parse_notation(text) == action
        assert reader.parse_notation(f"  {own.upper()} ") == action
        assert reader.parse_notation(plain(own)) == action
        assert command(words, sections, own) is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_differ_and_help_explains_each(name: str, language: str) -> None:
    shown = Shown(name, language)
    words, sections = shown.words, shown.desk.sections
    own = {each: words.say(f"command-{each}") for each in names(sections)}
    assert len({plain(text) for text in own.values()}) == len(own)
    told = help_text(words, sections, shown.desk.painter().signs(words), 80)
    assert max(map(cell_len, told.splitlines())) <= 80
    for each, text in own.items():
        assert command(words, sections, text) == command(words, sections, each) == (each, "")
        assert f"\n  {text} " in told


@pytest.mark.parametrize("name", NAMES)
def test_sections_are_drawn_and_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = Shown(name)
    for state, _ in moments(name, shown.game.players[-1], 2, every=60):
        sight = shown.sight_of(state, 0)
        for section in shown.desk.sections:
            assert all(shown.desk.section(section, sight))
            assert shown.desk.painter().section(section, sight, 100) is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_final_count_is_told_apart_and_the_result_is_the_states(name: str) -> None:
    shown = Shown(name)
    *_, (state, happened) = moments(name, shown.game.players[-1], 4)
    sight = shown.sight_of(state, None, happened)
    played, count = final_text.split_at_count(sight.log)
    assert len(count) > state.setup.players
    assert played + count == final_text.log_lines(sight.log)
    lines = final_text.result_lines(shown.desk, sight, state)
    found = re.findall(r"^  (\d)\. \w+ \(me\): (\d+) ", "\n".join(lines), re.MULTILINE)
    places = sorted(zip(state.ranking(), state.scores, strict=True), key=lambda each: each[0])
    assert sorted(found) == sorted((str(place), str(points)) for place, points in places)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_through_a_pipe_ends_as_its_record_says(
    sit: Sit, tmp_path: Path, name: str, players: int
) -> None:
    record = tmp_path / "game.record"
    seats = ",".join(["me", *[bots.best(name)] * (players - 1)])
    player = sit("--seats", seats, "--seed", "5", "--record", str(record), game=name)
    assert player.play(random.Random(players).choice) == 0
    match = load_record(record)
    assert match.over
    assert (match.game.name, match.setup.players) == (name, players)
    told = re.findall(r"^  \d\. .*: (\d+) (?:points?|prestige)$", player.output, re.MULTILINE)
    assert sorted(map(int, told)) == sorted(match.state.scores)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "calimala"])
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_another_language_shows_no_english_word(sit: Sit, name: str, language: str) -> None:
    shown = Shown(name, language)
    player = sit("--seats", "me,random", "--seed", "9", language=language, game=name)
    choose = random.Random(4).choice
    assert player.play(choose, prompts=40) is None
    player.screen()
    for each in names(shown.desk.sections):
        if each != "quit":
            player.say(shown.words.say(f"command-{each}"))
    for wrong in ("blabla", "999", "?", *map(shown.words.notation, ["end", "sell david"])):
        player.say(wrong)
    typed = words_of(" ".join(player.answers))
    english = catalogue("en") - catalogue(language) - ENGLISH_TOO
    text = re.sub(r"/\S+|signoria \S+.*", " ", player.output)
    assert not (words_of(text) & english) - typed


def test_the_game_is_asked_for_and_enter_takes_the_first(tmp_path: Path) -> None:
    done = run(tmp_path, "--plain", typed="\n", game=None)
    assert done.stdout.startswith("Which game? (Calimala, Forging Florence) [Calimala]")
    assert "Calimala: cloth merchants" in done.stdout
    other = run(tmp_path, "--plain", typed="forging\n2\n2\n\n1\n", game=None)
    assert "Forging Florence: artists" in other.stdout
    assert len(list(tmp_path.rglob("forging-florence-*.record"))) == 1


def test_the_game_played_last_is_proposed(tmp_path: Path) -> None:
    run(tmp_path, "--plain", typed="2\n2\n\n1\n", game="forging-florence")
    done = run(tmp_path, "--plain", typed="\n", game=None)
    assert "[Forging Florence]" in done.stdout
    assert "There is an unfinished game of 2 players" in done.stdout


def test_a_record_says_which_game_it_is(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    arguments = ("--plain", "--record", str(record))
    run(tmp_path, *arguments, "--seats", "me,random", typed="1\n", game="forging-florence")
    again = run(tmp_path, *arguments, typed="quit\n", game=None)
    assert again.returncode == 0
    assert load_record(record).game.name == "forging-florence"
    wrong = run(tmp_path, *arguments, typed="quit\n", game="calimala")
    assert wrong.returncode == 2
    assert "Forging Florence" in wrong.stderr
