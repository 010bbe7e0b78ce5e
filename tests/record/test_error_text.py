"""Errors of the game and of the system, told in every language by their stable keys."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from signoria import games
from signoria.games.calimala.rules.faults import NOTATION, SETUP, WANTED, bad_notation, bad_setup
from signoria.games.contract import BadNotation, BadSetup
from signoria.locales import LANGUAGES, load
from signoria.record import FileFault, Match, RecordError, read
from signoria.record import load as load_record
from signoria.record.error_text import SYSTEM, value_text
from tests.record.edits import change, without
from tests.record.games import game, text

VALUES: dict[str, str | int] = {
    "value": "Xyz", "known": "a, b", "low": 3, "high": 5, "times": 2, "players": 4, "last": 3,
    "hands": 2, "cards": 3, "kind": "str", "line": 7, "key": "tile.first", "most": 9, "step": 5,
    "right": "abc", "problem": "Xyz", "place": 4,
}  # fmt: skip
BAD_SETUPS: list[BadSetup] = [bad_setup("Tiles", reason, **VALUES) for reason in SETUP]
BAD_NOTATIONS: list[BadNotation] = [
    bad_notation(reason, 1, [], value="Xyz", wanted=wanted)
    for reason in NOTATION
    for wanted in WANTED
]


@pytest.mark.parametrize("error", [*BAD_SETUPS, *BAD_NOTATIONS], ids=str)
def test_every_fault_has_words_and_the_english_ones_are_those_of_the_game(
    error: BadSetup | BadNotation,
) -> None:
    said = {language: value_text(load(language), error) for language in LANGUAGES}
    assert said["en"] == str(error)
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(("Xyz" in sentence) == ("Xyz" in str(error)) for sentence in said.values())


@pytest.mark.parametrize("code", SYSTEM)
def test_the_system_s_errors_have_words(code: int) -> None:
    error = OSError(code, os.strerror(code))
    said = {value_text(load(language), error) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert os.strerror(code) not in said


def test_an_unknown_error_of_the_system_is_told_in_its_words() -> None:
    error = OSError(errno.ETXTBSY, os.strerror(errno.ETXTBSY))
    assert value_text(load("de"), error) == os.strerror(errno.ETXTBSY)


def fault(spoilt: str) -> RecordError:
    """What is wrong with a text."""
    with pytest.raises(RecordError) as caught:
        Match.from_record(read(spoilt))
    return caught.value


@pytest.mark.parametrize(
    ("spoilt", "german"),
    [
        (
            change("keep Troyes", "keep Paris")(text()),
            "statt „Paris“ gehört hierher eine Wert",
        ),
        (change("keep Troyes", "keep")(text()), "es fehlt eine Wertungskarte"),
        (change("1  stop", "1  stop Now")(text()), "„Now“ ist zu viel; erwartet: das Ende"),
        (without("Tiles")(text()), "dieser Aufbau ist unmöglich: Tiles: fehlt"),
        (change("Players: 3", "Players: 6")(text()), "„6“ ist keine Zahl von 3 bis 5"),
        (change("keep Troyes", "keep Fiore")(text()), "nicht bekommen. (Regel C2.2)"),
    ],
)
def test_a_record_s_error_is_in_one_language(spoilt: str, german: str) -> None:
    assert german in fault(spoilt).to_text("de")
    assert german not in fault(spoilt).to_text("en")


def test_a_word_is_shown_as_it_was_written() -> None:
    assert "“Marbel”" in str(fault(change("  take ", "  take Marbel ")(text())))


def test_a_file_s_error_is_in_one_language(tmp_path: Path) -> None:
    with pytest.raises(FileFault) as caught:
        load_record(tmp_path / "none")
    assert caught.value.to_text("it").endswith("questo file o questa cartella non esiste")
    with pytest.raises(FileFault) as caught:
        load_record(tmp_path)
    assert caught.value.to_text("es").endswith("es una carpeta, no un archivo")
    with pytest.raises(FileFault) as caught:
        load_record("null\0byte")
    assert caught.value.to_text("de").endswith("so kann keine Datei heißen")


def test_the_game_s_own_sentence_names_reason_and_values() -> None:
    calimala = games.load("calimala")
    with pytest.raises(BadNotation, match=r"^“Marbel” is not a street$") as caught:
        calimala.parse(game().state, "place Marbel")
    assert (caught.value.reason, caught.value.values["value"]) == ("wrong", "Marbel")
    fields = game().setup.to_dict()
    with pytest.raises(BadSetup) as setup:
        calimala.read_setup({**fields, "Edition": "fr"})
    assert (setup.value.field, setup.value.reason) == ("Edition", "word")
