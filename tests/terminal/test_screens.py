"""What the screens show fits, and says without colour what it says with colour."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from signoria.games.calimala.terminal import UI
from signoria.games.calimala.terminal.painting.city import City
from signoria.games.calimala.terminal.plain import board
from signoria.games.calimala.terminal.sight import CalimalaView
from signoria.games.calimala.terminal.words import Words
from signoria.games.contract import State
from signoria.games.shared.terminal.terminal_ui import MARKS
from signoria.locales import LANGUAGES
from signoria.locales import load as load_locale
from signoria.terminal.rich_screen import RichScreen
from signoria.terminal.screen import PlainScreen

from .positions import GAME, entries, positions, words_in
from .positions import sight_of as seen_by

SIZES = [(80, 24), (80, 40), (100, 40), (120, 40), (160, 50)]


def draw(console: Console, sight: CalimalaView) -> str:
    """A position on the drawn screen."""
    RichScreen(UI, lambda *_: "", console).show(sight)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def paper(width: int, height: int, colours: bool = False) -> Console:
    """A console that writes to memory."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        highlight=False,
    )


def seen_by_mover(state: State, words: Words) -> CalimalaView:
    """What the seat to move sees, with a log of a few lines."""
    legal = state.legal_actions()
    events = [event for event in GAME.events(state, legal[0]) if event.audience is None]
    return seen_by(words, state, state.to_move, events * 4)


def lines(text: str) -> Iterator[str]:
    """The lines without trailing blanks."""
    return (line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_decision_fits_on_the_screen(language: str, size: tuple[int, int]) -> None:
    words = words_in(language)
    width, height = size
    too_high = shown = 0
    for players in (3, 4, 5):
        for state, _ in positions(players, players, every=40):
            text = draw(paper(width, height), seen_by_mover(state, words))
            assert all(cell_len(line) <= width for line in lines(text))
            shown += 1
            too_high += len(text.splitlines()) > height - 1
    assert shown > 12
    # Only a hand of many cards with many uses each asks for more than 24 lines.
    assert too_high <= (shown // 10 if height == 24 else 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c3_2_every_disc_is_drawn_also_the_fourth_of_a_street(players: int) -> None:
    """While a street acts four discs may lie there."""
    words, fours = words_in("en"), 0
    for seed in range(6):
        for state, _ in positions(players, seed, every=3):
            sight = seen_by_mover(state, words)
            stacks = [street.discs for street in sight.view.streets]
            city = City(sight)
            assert city.large().plain.count("(") == sum(map(len, stacks))
            letters = ["".join(map(words.letter, reversed(stack))) for stack in stacks]
            small = city.small().plain
            assert all(
                f"{number}:{text}" in small for number, text in enumerate(letters, 1) if text
            )
            fours += any(len(stack) == 4 for stack in stacks)
    assert fours


def test_where_there_is_room_everything_is_shown_at_once() -> None:
    words = words_in("en")
    for state, _ in positions(4, 2, every=20):
        text = draw(paper(130, 60), seen_by_mover(state, words))
        for title in ("Points", "The buildings", "The cities", "The next scorings", "Seats:"):
            assert title in text or state.turn > 40
        for mark in range(4):
            assert f" {words.mark(mark)} " in text


def test_every_choice_is_listed_with_its_key() -> None:
    words = words_in("en")
    for state, _ in positions(5, 9, every=9):
        seen = seen_by_mover(state, words)
        listed = entries(seen)
        assert sorted(entry.move.action for entry in listed) == state.legal_actions()
        assert len({entry.key for entry in listed}) == len(listed)
        text = draw(paper(100, 60), seen)
        below = text[text.rindex(seen.groups[0].title.split("(")[0]) :]
        for entry in listed:
            assert entry.key in below.split() or f"{entry.key} " in below


def test_without_colour_nothing_is_lost() -> None:
    words = words_in("en")
    for state, _ in positions(5, 4, every=25):
        seen = seen_by_mover(state, words)
        coloured = paper(130, 60, colours=True)
        draw(coloured, seen)
        assert isinstance(coloured.file, io.StringIO)
        assert "\x1b[" in coloured.file.getvalue()
        plain = Console(file=io.StringIO(), width=130)
        plain.print(seen.words.mark(0))
        bare = draw(paper(130, 60), seen)
        for street in seen.view.streets:
            for disc in street.discs:
                assert (
                    f"({words.letter(disc)}{MARKS[disc]})" in bare if disc >= 0 else "(  )" in bare
                )


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_has_no_drawing(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_in(language)
    screen = PlainScreen(UI, lambda *_: "")
    for state, _ in positions(4, 6, every=15):
        seen = seen_by_mover(state, words)
        screen.show(seen)
        for name in UI.sections:
            screen.section(name, seen)
    text = capsys.readouterr().out
    assert not set(text) & set("─│┌┐└┘▲›\x1b")
    assert load_locale(language).faults == []


def test_the_stack_is_told_from_the_top() -> None:
    words = words_in("en")
    for state, _ in positions(3, 1, every=40):
        seen = seen_by_mover(state, words)
        for number, street in enumerate(seen.view.streets, 1):
            if len(set(street.discs)) > 1:
                names = [words.seat(d) if d >= 0 else "white" for d in reversed(street.discs)]
                expected = (
                    f"{number}. {words.street(street.kinds)}: from the top {', '.join(names)}"
                )
                assert f"  {expected}" in board(seen)


def test_what_was_said_before_a_fresh_screen_stands_on_it_until_read() -> None:
    words = words_in("en")
    console = paper(100, 40, colours=True)
    screen = RichScreen(UI, lambda *_: "", console)
    state, _ = next(positions(3, 1))
    seen = seen_by_mover(state, words)
    assert isinstance(console.file, io.StringIO)
    screen.say("Attention: the disk is full.")
    screen.cover()
    assert "the disk is full" in console.file.getvalue().rpartition("\x1b[3J")[2]
    screen.show(seen)
    assert "the disk is full" in console.file.getvalue().rpartition("\x1b[2J")[2]
    screen.ask("?")
    screen.show(seen)
    assert "the disk is full" not in console.file.getvalue().rpartition("\x1b[2J")[2]


LONG_PATH = "/home/ada/" + "games of the long evenings/" * 6 + "calimala.record"


def test_a_path_to_be_copied_is_not_broken() -> None:
    console = Console(file=io.StringIO(), width=40)
    screen = RichScreen(UI, lambda *_: "", console)
    screen.say(f"Go on with: signoria play --record {LONG_PATH!r}", whole=True)
    assert isinstance(console.file, io.StringIO)
    assert LONG_PATH in console.file.getvalue()


@pytest.mark.parametrize("cover", [True, False])
def test_nor_is_it_broken_on_a_fresh_screen(cover: bool) -> None:
    console = paper(100, 40, colours=True)
    screen = RichScreen(UI, lambda *_: "", console)
    screen.say(f"Saved in {LONG_PATH}.", whole=True)
    screen.say("A word to be read " * 20)
    if cover:
        screen.cover()
    else:
        screen.show(seen_by_mover(next(positions(3, 1))[0], words_in("en")))
    assert isinstance(console.file, io.StringIO)
    fresh = console.file.getvalue().rpartition("\x1b[2J")[2]
    assert LONG_PATH in fresh
    assert "A word to be read " * 20 not in fresh, "what is read ends its lines"
