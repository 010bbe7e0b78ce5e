"""A variant in the terminal: labels, rules and abilities say its numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from signoria.games import Rng, load
from signoria.games.calimala.terminal import UI as CALIMALA
from signoria.games.forging_florence.terminal import UI
from signoria.locales import LANGUAGES
from signoria.locales import load as load_locale

GAME = load("forging-florence")
HELD = "tokens.supply=20,tokens.brunelleschi=5"
NUMBERS = {  # of abilities, each with a number that stands nowhere else
    "bonus.giotto=41": 41, "bonus.giotto-paintings=4": 4, "bonus.machiavelli=42": 42,
    "bonus.michelangelo=43": 43, "bonus.leonardo=44": 44, HELD: 5,
    f"{HELD},needs.brunelleschi.times=4": 4, "times.brunelleschi=4": 4, "times.dome=4": 4,
}  # fmt: skip
CHANGED = "price.tools=10,money.start=50,bonus.giotto=40,fee.dante=30,level.dante=1,sale.book=45"


def sight(language: str, variant: str, viewer: int = 0) -> Any:
    """What the first seat sees at the beginning."""
    state = GAME.new_state(GAME.setup(2, {"variant": variant, "start": "0"}, rng=Rng(3)))
    words = UI.words(load_locale(language).of(GAME.name))
    return UI.terminal_view(words, GAME.view(state, viewer), [], ["a", "b"], 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_section_says_all_that_is_changed_and_nothing_else(language: str) -> None:
    title, *lines = UI.section("variant", sight(language, CHANGED))
    assert title
    numbers = [("50", "10"), ("10", "5"), ("45", "20"), ("30", "25"), ("40", "50"), ("1", "2")]
    assert len(lines) == len(numbers)
    for line, (now, usual) in zip(lines, numbers, strict=True):
        assert line.startswith("  ")
        assert line.split(": ")[-1].split()[0] == now
        assert line.endswith(f" {usual}")
    assert len(UI.section("variant", sight(language, "standard"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_with_what_is_changed_of_it(language: str) -> None:
    usual = UI.rule(sight(language, "standard"), "F4.3").splitlines()
    told = UI.rule(sight(language, CHANGED), "F4.3").splitlines()
    assert told[0] == usual[0]
    assert (len(usual), len(told)) == (1, 3)
    assert " 10 " in told[2]


def test_fees_levels_and_abilities_follow() -> None:
    usual, changed = (
        "\n".join(UI.section("artists", sight("en", variant))) for variant in ("standard", CHANGED)
    )
    assert "25 lire" in usual
    assert "30 lire" in changed
    assert "50 prestige if you make six paintings by him" in usual
    assert "40 prestige if you make six paintings by him" in changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_an_ability_follows(language: str) -> None:
    def artist_lines(variant: str, doubled: str = "text") -> str:
        setup = GAME.setup(
            2, {"variant": variant, "brunelleschi": doubled, "start": "0"}, rng=Rng(3)
        )
        words = UI.words(load_locale(language).of(GAME.name))
        view = GAME.view(GAME.new_state(setup), 0)
        return "\n".join(UI.section("artists", UI.terminal_view(words, view, [], ["a", "b"], 0)))

    usual = artist_lines("standard")
    for variant, number in NUMBERS.items():
        text = artist_lines(variant)
        assert str(number) in set(re.findall(r"\d+", text)) - set(re.findall(r"\d+", usual))
    more = f"{HELD},tokens.limit=2"
    assert artist_lines(f"{more},needs.sculpture.stone=2") != artist_lines(more)
    assert artist_lines("times.dome=3", "dome") != artist_lines("standard", "dome")


def test_choices_say_what_they_cost() -> None:
    fees = ",".join(
        f"fee.{name}=20" for name in ("giotto", "masaccio", "fra-angelico", "botticelli")
    )
    seen = sight("en", f"money.start=50,{fees}")
    labels = [entry.label for group in seen.groups for entry in group.entries]
    hires = [label for label in labels if "Hire" in label]
    assert len(hires) == 2
    assert all("20 lire" in label for label in hires)


def calimala(language: str, variant: str) -> tuple[Any, Any]:
    """The other game's terminal, and what the first seat sees there at the beginning."""
    game = load("calimala")
    state = game.new_state(game.setup(3, {"variant": variant, "start": "0"}, rng=Rng(3)))
    words = CALIMALA.words(load_locale(language).of(game.name))
    return CALIMALA, CALIMALA.terminal_view(words, game.view(state, 0), [], list("abc"), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_calimala_tells_what_is_changed_too(language: str) -> None:
    desk, seen = calimala(language, "tile.third=0,build.ship.wood=3,church.croce.brick=2")
    title, *lines = desk.section("variant", seen)
    assert title
    numbers = [("0", "1"), ("3", "2"), ("2", "4")]
    assert [(line.split(": ")[-1].split()[0], line.split()[-1]) for line in lines] == numbers
    assert "{" not in "".join(lines)
    assert len(desk.rule(seen, "C4.2").splitlines()) == 3
    desk, usual = calimala(language, "standard")
    assert len(desk.section("variant", usual)) == 1
    assert len(desk.rule(usual, "C4.2").splitlines()) == 1
