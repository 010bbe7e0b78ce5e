"""Help explains every command and sign, and advice names only what can be played now."""

from __future__ import annotations

from io import StringIO

import pytest

from signoria import bots
from signoria.games import Rng
from signoria.games.calimala.terminal import UI
from signoria.games.calimala.terminal.narrate import Narrator
from signoria.games.calimala.terminal.status import OPENING
from signoria.games.contract import State
from signoria.games.shared.terminal.painting import sentence
from signoria.games.shared.terminal.terminal_ui import LogLine
from signoria.locales import LANGUAGES
from signoria.terminal.command_words import help_text, names
from signoria.terminal.move_reader import MoveReader
from signoria.terminal.play_options import seat_label
from signoria.terminal.rich_screen import RichScreen

from .conftest import Sit
from .positions import GAME, entries, positions, words_in
from .test_screens import draw, paper, seen_by_mover


def opening() -> State:
    """A game in which the scoring cards are to be kept."""
    return GAME.new_state(GAME.setup(3, {"start": "1"}, rng=Rng(6)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_command_and_sign_in_80_columns(language: str) -> None:
    words = words_in(language)
    screen = RichScreen(UI, lambda *_: "", paper(80, 24))
    text = help_text(words, UI.sections, screen.signs(words), screen.width)
    assert max(map(len, text.splitlines())) <= 80
    for name in names(UI.sections):
        assert f"\n  {words.say(f'command-{name}')} " in text
    for sign in ("10+2*", "0·–·–", f"{words.letter(1)}1 (4)", "1= +2", "(  )"):
        assert f"\n  {sign} " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_names_only_words_of_legal_moves(language: str) -> None:
    words = words_in(language)
    state = opening()
    listed = entries(seen_by_mover(state, words))
    reader = MoveReader(words, GAME, state)
    keep = words.say("notation-keep")
    assert reader.expected_words("blabla", listed) == keep
    cards = reader.expected_words(f"{keep} Paris", listed).split(", ")
    assert len(cards) == len(listed)
    assert all(reader.parse_notation(f"{keep} {card}") in state.legal_actions() for card in cards)


def test_the_opening_names_who_begins_and_no_deck() -> None:
    words = words_in("en")
    begun = 0
    for state, _ in positions(4, 3, every=3):
        seen = seen_by_mover(state, words)
        header = draw(paper(80, 40), seen).splitlines()[0]
        early = seen.view.phase in OPENING
        begun += early
        assert ("begin" in header) == early
        assert ("deck" in header) != early
    assert begun


def test_the_log_that_is_cut_says_how_much_and_how_to_see_it() -> None:
    words = words_in("en")
    state = opening()
    seen = seen_by_mover(state, words)
    seen.log.extend([LogLine("Blue takes one wood.", heading=False, seat=0)] * 30)
    text = draw(paper(80, 24), seen)
    cut = next(line for line in text.splitlines() if line.startswith("…"))
    shown = sum(line.strip() == seen.log[-1].text for line in text.splitlines())
    assert cut.rstrip() == f"… {len(seen.log) - shown} more: log"


@pytest.mark.parametrize("width", range(13, 60))
def test_numbers_keep_to_their_names(width: int) -> None:
    console = paper(width, 24)
    assert isinstance(console.file, StringIO)
    console.print(sentence("Ochre takes the seat at tile 3, Lisbon, for 2 points."))
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert " ".join(lines) == "Ochre takes the seat at tile 3, Lisbon, for 2 points."
    assert not any(line.endswith(("tile", "for", "for 2")) for line in lines)


def test_the_own_hand_is_shown_on_command(sit: Sit) -> None:
    player = sit("--seats", "me,random,random", "--seed", "3")
    player.screen()
    player.say("1")
    assert player.say("hand").startswith("Your hand is empty. Your scoring card: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_played_is_told_in_one_sentence(language: str) -> None:
    words = words_in(language)
    told = 0
    for state, action in positions(3, 5):
        if not GAME.format(state, action).startswith("card "):
            continue
        narrator = Narrator(words, GAME.view(state, None), None)
        for event in GAME.events(state, action):
            for line in narrator.lines(event) if getattr(event, "card", None) is True else []:
                assert line.count(". ") == 0
                assert line.endswith(words.say("event-by-card", text=""))
                told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_bears_the_name_that_the_option_has(language: str) -> None:
    words = words_in(language)
    for bot in bots.names(GAME.name):
        assert bot in seat_label(words, bot)
