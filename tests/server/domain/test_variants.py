"""Matches by a variant: what is written down, what stays when they are played again or on."""

from __future__ import annotations

import pytest

from signoria import games
from signoria.games.contract import Rng
from signoria.server.calls.matches import game_info
from signoria.server.domain.handlers import fork_match, rematch
from signoria.server.domain.handlers.fork_match import told_options
from signoria.server.domain.questions import variant_check
from signoria.server.domain.refusals import Refusal
from signoria.server.protocol import http
from signoria.server.protocol.variants import CheckedVariant, VariantText
from signoria.server.views import record_export

from .tables import ANN, BOT, ME, Table, fold_all, secrets

GAME = games.load("calimala")
WORD = GAME.resolve_options(3, {"variant": "tile.first=5,copies.ship=2"})["variant"]
FILE = 'game = "calimala"\nrules = "2"\n[tile]\nfirst = 5\n[copies]\nship = 2\n'


def table(**options: str) -> Table:
    return Table(ME, BOT, BOT, options=options)


def read(text: str, game: str = "calimala") -> CheckedVariant:
    return variant_check.read_variant(VariantText(game=game, text=text))


def test_a_variant_is_written_down_in_one_word_and_the_rulebook_not_at_all() -> None:
    made = table(variant="tile.first=5,copies.ship=2").model
    assert made.created.options["variant"] == WORD
    assert made.play
    assert made.play.setup.options()["variant"] == WORD
    assert table(variant="standard").model.created == table().model.created
    assert "variant" not in table().model.created.options
    assert "variant" in {option.name for option in game_info("calimala").options}


def test_it_is_in_the_record_and_stays_when_a_match_is_played_again_or_on() -> None:
    one = table(variant=WORD)
    one.play(Rng(1))
    assert one.model.status == "over"
    wish = http.PlayOn(seat=0, bot="random")
    branch = fork_match.fork_match(one.model, ANN, 3, wish, secrets(5, "b" * 16), 5)
    assert fold_all(branch).created.options["variant"] == WORD
    assert record_export.finished_record(one.model).setup.to_dict()["Variant"] == WORD
    again = fold_all(rematch.create_rematch(one.model, ANN, secrets(2), 5).new)
    assert again.created.options["variant"] == WORD


def test_a_line_that_is_played_on_tells_its_variant() -> None:
    options = GAME.setup(3, {"variant": WORD}, rng=Rng(1)).options()
    assert told_options(GAME, options) == {"variant": WORD}
    assert told_options(GAME, GAME.setup(3, rng=Rng(1)).options()) == {}


def test_a_file_is_read_with_all_that_differs() -> None:
    found = read(FILE)
    assert (found.variant, found.faults) == (WORD, [])
    assert found.changes == {"tile.first": 5, "copies.ship": 2}
    assert read(WORD) == found
    assert read("standard") == CheckedVariant("standard")


def test_all_faults_are_told_with_their_lines() -> None:
    found = read(FILE.replace("5", "50").replace("ship", "shop"))
    assert (found.variant, found.changes) == (None, {})
    told = [(fault.key, (fault.values or {})["line"]) for fault in found.faults]
    assert told == [("variant-range", 4), ("variant-unknown", 6)]
    assert found.faults[0].message == "Variant: line 4: tile.first is from 0 to 10, not 50"


def test_what_is_no_game_is_refused() -> None:
    for ask in (lambda: read("x = 1", "chess"), lambda: variant_check.list_numbers("chess")):
        with pytest.raises(Refusal) as caught:
            ask()
        assert caught.value.problem.reason == "bad-game"
        assert caught.value.problem.values == {"known": "calimala, forging-florence"}


def test_numbers_are_listed_with_all_that_a_form_needs() -> None:
    listed = variant_check.list_numbers("calimala")
    first = listed.numbers[0]
    assert (listed.game, first.key, first.usual) == ("calimala", "tile.first", 3)
    assert (first.low, first.high, first.step, first.rule) == (0, 10, 1, "C5.5")
    assert first.text == "value-tile-first"
