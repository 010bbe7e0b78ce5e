"""The four languages say the same things, and what the code asks for exists."""

from __future__ import annotations

import pytest

from signoria.games import registry
from signoria.locales import FALLBACK, LANGUAGES, Locale, from_environment, load, sources
from signoria.terminal.command_words import FIRST, LAST

from .catalogue import ENGLISH, client_patterns, exists, messages, patterns, placeables
from .usage import unused_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    own = messages(language)
    assert own.keys() == ENGLISH.keys()
    assert {name: placeables(own[name]) for name in own} == {
        name: placeables(ENGLISH[name]) for name in ENGLISH
    }
    assert sources(language).keys() == sources(FALLBACK).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = load(language)
    words.faults.clear()
    for name, message in messages(language).items():
        inner = {"cubes": 2, "points": 2, "cards": 3, "count": 1, "amount": 1}
        values: dict[str, str | int] = {
            value: inner.get(value, "yes") for value in placeables(message)
        }
        assert words.text(name, **{**inner, **values})
    assert words.faults == []


def test_the_code_asks_for_no_message_that_does_not_exist() -> None:
    used = list(patterns())
    assert len(used) > 50
    for pattern, place in used:
        assert exists(pattern, place), f"{place} asks for {pattern}"


def test_the_client_asks_for_no_message_that_does_not_exist() -> None:
    used = list(client_patterns())
    assert len(used) > 50
    for pattern, place in used:
        assert exists(pattern, place), f"{place} asks for {pattern}"


def test_there_is_no_message_that_nobody_asks_for() -> None:
    assert unused_ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_terminal_have_names(language: str) -> None:
    for game in registry.names():
        words, desk = load(language).of(game), registry.part(game, "terminal")
        keys = (*FIRST, *LAST, *(desk.UI.sections if desk else ()))
        wanted = {f"{stem}-{key}" for key in keys for stem in ("command", "help")}
        assert {name for name in wanted if not words.has(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_apart_by_their_letters(language: str) -> None:
    words = load(language)
    letters = [words.text(f"seat-letter-{seat}") for seat in range(5)]
    assert len(set(letters)) == 5
    for seat, letter in enumerate(letters):
        assert words.text(f"seat-{seat}").startswith(letter)


def test_a_game_may_have_its_own_message_for_what_others_have_too() -> None:
    words = Locale("en", ["over = The game is over.\nchess-over = Mate.\nchess-draw = Draw."])
    chess, go = words.of("chess"), words.of("go")
    assert [chess.text("over"), chess.text("draw")] == ["Mate.", "Draw."]
    assert go.text("over") == words.text("over") == "The game is over."
    assert chess.has("draw")
    assert not go.has("draw")
    assert not words.has("draw")
    assert chess.of("").text("over") == "The game is over."


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        load("xx")
    with pytest.raises(KeyError):
        load("en").text("no-such-message")
    with pytest.raises(LookupError):
        Locale("en", ["attributes-only =\n    .title = A"]).text("attributes-only")


def test_a_value_that_is_missing_is_noted() -> None:
    words = Locale("en", ["greeting = Good day, { $player }"])
    words.text("greeting")
    assert len(words.faults) == 1


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "de_DE"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_lists_in_words() -> None:
    assert load("en").list_in_words([]) == ""
    assert load("en").list_in_words(["one"]) == "one"
    assert load("en").list_in_words(["one", "two", "three"]) == "one, two and three"
    assert load("de").list_in_words(["eins", "zwei"]) == "eins und zwei"
