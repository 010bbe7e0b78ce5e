"""Whatever is typed is answered kindly and changes nothing unless it is a legal move."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games import Rng
from signoria.games.calimala.terminal import UI
from signoria.games.calimala.text.reasons import REASONS
from signoria.locales import LANGUAGES
from signoria.locales import load as load_locale
from signoria.record import load as load_record
from signoria.terminal.command_words import command, names
from signoria.terminal.move_reader import MoveReader, plain

from .conftest import Sit
from .driving import KEY, Player, run
from .positions import GAME, choices, words_in

NONSENSE = [
    "blabla", "0", "99", "-1", "1.5", "1w w", "w", "٣", "place", "place Wood", "ship",
    "place Wood|Wood", "ship Paris", "seat Wood|Brick", "|", "||||", "keep keep", "'; drop table",
    "\t", "é" * 5000, "place Wood|" + "x" * 100_000, "\x1b[2J", "quit now", "undo 3", "help me",
    "🜁", "1 1", "draw wood stop",
]  # fmt: skip


def at_placing(sit: Sit, *more: str, seed: int = 1) -> Player:
    """A game among people, at the first placing."""
    player = sit("--seats", "me,me,me", "--seed", str(seed), *more)
    while "Place a disc on a street." not in (player.screen() or ""):
        player.answer("1" if player.screens[-1].rstrip().endswith("(help):") else "")
    return player


def test_nonsense_is_answered_and_changes_nothing(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    player = at_placing(sit, "--record", str(record))
    before = load_record(record).actions
    for text in NONSENSE:
        answer = player.say(text)
        assert answer.rstrip().endswith("Your choice (help):")
        if text.strip():
            assert "is no move" in answer or "no such number" in answer or "rule C" in answer, text
    assert load_record(record).actions == before


def test_an_empty_line_asks_again(sit: Sit) -> None:
    assert at_placing(sit).say("") == "Your choice (help):\n"


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("stop", "C3.1"),
        ("keep Lisbon", "C2.2"),
        ("take Wood", "C2.3"),
        ("ship Lisbon", "C3.1"),
        ("why card build ship", "C3.1"),
        ("? build house Troyes", "C3.1"),
        ("?stop", "C3.1"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(sit: Sit, typed: str, number: str) -> None:
    player = at_placing(sit)
    answer = player.say(typed)
    assert f"(rule {number})" in answer
    text = load_locale("en").of("calimala").text(f"rule-{number.replace('.', '-')}")
    assert player.say("?") == f"Rule {number}: {text}\nYour choice (help):\n"
    assert (f"Rule {number}: {text}" in answer) == typed.startswith(("why", "?"))


def test_a_question_mark_before_any_refusal_says_how_to_ask(sit: Sit) -> None:
    assert at_placing(sit).say("?").startswith("Write the move behind it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_refusal_can_name_is_told(language: str) -> None:
    words = words_in(language)
    told = {number: words.rule(number) for number, _ in REASONS.values()}
    assert len(set(told.values())) == len(told) > 15
    for number, text in told.items():
        assert number in text
        assert len(text) > 60


def test_a_street_that_is_not_offered_is_explained_by_its_number(sit: Sit) -> None:
    player = at_placing(sit, seed=5)
    offered = KEY.findall(player.screens[-1])
    refused = [str(n) for n in range(1, 13) if str(n) not in offered]
    assert refused, "in this game some street is not certain at first"
    for number in refused:
        assert "(rule C3.6)" in player.say(number)


def test_input_that_is_not_text(tmp_path: Path, sit: Sit) -> None:
    done = run(
        tmp_path,
        "--plain",
        "--seats",
        "me,me,me",
        typed="\udcff\udcfe\n".encode("utf-8", "surrogatepass").decode("latin-1"),
    )
    assert done.returncode == 0
    assert "kept" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_typed_in_both_languages(language: str) -> None:
    words = words_in(language)
    state = GAME.new_state(GAME.setup(4, rng=Rng(6)))
    reader = MoveReader(words, GAME, state)
    for action in range(GAME.num_actions):
        text = GAME.format(state, action)
        assert reader.parse_notation(text) == action
        assert reader.parse_notation(f"  {words.notation(text).upper()} ") == action
        assert command(words, UI.sections, words.notation(text)) is None
        assert reader.parse_notation(plain(words.notation(text))) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_differ_and_are_understood(language: str) -> None:
    words = words_in(language)
    sections = UI.sections
    own = {name: words.say(f"command-{name}") for name in names(sections)}
    assert len({plain(text) for text in own.values()}) == len(own)
    for name, text in own.items():
        assert command(words, sections, text) == command(words, sections, name) == (name, "")


def test_beginnings_of_words_are_enough_if_they_are_unambiguous() -> None:
    words = words_in("en")
    rng = Rng(3)
    state = GAME.new_state(GAME.setup(3, rng=rng))
    while GAME.view(state, state.to_move).phase != "placing":
        state.apply(state.legal_actions()[0])
    listed = choices(words, state)
    reader = MoveReader(words, GAME, state)
    for entry in listed:
        assert reader.action_for(entry.key, listed) == entry.move.action
        kinds = "|".join(kind[:4] for kind in entry.move.street)
        assert reader.action_for(f"{entry.move.verb[0]} {kinds}", listed) == entry.move.action
    assert reader.action_for("p", listed) is None
