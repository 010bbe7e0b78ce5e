"""Every game is told in four languages: its names, events, refusals, faults and options."""

from __future__ import annotations

from importlib import import_module

import pytest

from signoria import bots, games
from signoria.games.contract import BadNotation, IllegalAction
from signoria.locales import LANGUAGES, Locale, load
from signoria.record import wording

from .words import GENERAL, event_tags, faults, reasons, sample, words_of

EACH = [(game, language) for game in games.names() for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), EACH)
def test_the_words_of_a_game_have_messages_of_its_own(game: str, language: str) -> None:
    words = load(language)
    assert {name for name in words_of(game).wanted if not words.has(f"{game}-{name}")} == set()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_what_every_game_may_say_has_messages_for_all(game: str, language: str) -> None:
    words = load(language)
    wanted = GENERAL | {f"bot-{bot}" for bot in bots.names(game)}
    assert {name for name in wanted if not words.of(game).has(name)} == set()
    assert {name for name in GENERAL if not words.has(name)} == set()


@pytest.mark.parametrize("game", games.names())
def test_every_event_can_be_told(game: str) -> None:
    assert words_of(game).events.keys() == event_tags(game)


def has_option(words: Locale, name: str) -> bool:
    """Whether an option or its value is named, by the game or for all."""
    return words.has(f"option-{name}") or words.has(f"web-option-{name}")


@pytest.mark.parametrize(("game", "language"), EACH)
def test_options_have_names_and_so_have_their_values(game: str, language: str) -> None:
    words = load(language).of(game)
    for option in games.load(game).options:
        assert has_option(words, option.name), option.name
        named = [v for v in option.values if has_option(words, f"{option.name}-{v}")]
        assert named == [v for v in option.values if not v.isdigit()]


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_refusal_needs_only_values_that_the_rules_give(game: str, language: str) -> None:
    words = load(language)
    words.faults.clear()
    for reason, (_, sentence) in reasons(game).REASONS.items():
        names = [part.split("}")[0] for part in sentence.split("{")[1:]]
        refusal = reasons(game).because(reason, **{name: sample(game, name) for name in names})
        assert isinstance(refusal, IllegalAction)
        told = wording.told(words, refusal)
        assert refusal.rule in told
        assert language == "en" or str(refusal) != told
    assert words.faults == []


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_fault_of_a_setup_can_be_told(game: str, language: str) -> None:
    words = load(language)
    words.faults.clear()
    for reason, sentence in faults(game).SETUP.items():
        names = [part.split("}")[0] for part in sentence.split("{")[1:]]
        fault = faults(game).bad_setup("Field", reason, **dict.fromkeys(names, "?"))
        assert wording.told(words, fault).startswith("Field: ")
    assert words.faults == []


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_text_that_is_no_move_is_told_with_what_belongs_there(game: str, language: str) -> None:
    words = load(language)
    for wanted in faults(game).WANTED:
        fault = faults(game).bad_notation("wrong", 1, [], value="x", wanted=wanted)
        assert isinstance(fault, BadNotation)
        assert words.of(game).text(f"wanted-{wanted}") in wording.told(words, fault)


def test_a_game_has_its_own_words_here() -> None:
    """What only the game knows of its words stands in a module of this package."""
    for game in games.names():
        module = import_module(f"{__package__}.{game.replace('-', '_')}")
        assert module.WANTED
        assert module.EVENTS
