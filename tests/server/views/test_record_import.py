"""Records that somebody brings: what is told of them, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.contract import Rng
from signoria.locales import LANGUAGES, load
from signoria.record import Match, read, write
from signoria.server.domain.handlers import fork_match
from signoria.server.domain.questions import variations
from signoria.server.domain.refusals import Refusal
from signoria.server.protocol.lines import Brought, Follow, RecordText
from signoria.server.views import record_export, record_import
from tests.record import games as recorded
from tests.record.edits import with_chain

from ..domain.tables import ANN, three
from ..domain.test_fork_match import SECRETS, WISH, drive


def export_record(seed: int = 1) -> str:
    """The record of a match on a server."""
    table = three()
    table.play(Rng(seed))
    return write(record_export.finished_record(table.model).record())


def import_text(text: str, language: str = "en") -> Brought:
    """What is told of a record."""
    return record_import.import_record(RecordText(text=text, language=language))


def test_a_match_of_a_server_comes_back_whole() -> None:
    text = export_record()
    found = import_text(text)
    assert (found.over, found.proven, found.doubt) == (True, "all", None)
    assert found.seats == ["ann", "bob", "cid"]
    match = Match.from_record(read(text))
    end = variations.end_of_line(found.line)
    assert end.state.to_bytes() == match.state.to_bytes()
    assert len(variations.follow_line(Follow(line=found.line)).steps) == len(match.actions)


def test_a_game_from_a_position_comes_back_too() -> None:
    table = three()
    table.play(Rng(1))
    played = drive(fork_match.fork_match(table.model, ANN, 90, WISH, SECRETS, 5), Rng(2))
    found = import_text(write(record_export.finished_record(played.model).record()))
    assert (found.over, found.proven) == (True, "since")
    assert played.model.play
    assert variations.end_of_line(found.line).state.to_bytes() == played.model.play.state.to_bytes()


def test_an_unfinished_record_of_strangers_is_welcome() -> None:
    found = import_text(recorded.text(seed=3, turns=4))
    assert (found.over, found.proven, found.seats) == (False, "unbound", ["random", "random", ""])


def test_what_does_not_follow_from_the_seed_is_told() -> None:
    lines_ = export_record().split("\n")
    seed = next(line for line in lines_ if line.startswith("Seed: "))
    commitment = next(line for line in lines_ if line.startswith("Seed-Commitment: "))
    sealed = import_text(with_chain("\n".join(line for line in lines_ if line != seed)))
    assert (sealed.proven, sealed.doubt, sealed.chained) == ("sealed", None, True)
    other = f"{commitment[:-1]}{'1' if commitment.endswith('0') else '0'}"
    wrong = import_text("\n".join(other if line == commitment else line for line in lines_))
    assert wrong.proven == "no"
    assert wrong.doubt
    assert "line " in wrong.doubt


def test_what_the_chain_finds_is_told() -> None:
    spoilt = export_record().replace("Seats: ann, bob", "Seats: bob, ann")
    found = import_text(spoilt)
    assert found.proven == "no"
    assert found.doubt
    assert load("en").text("record-other-head") in found.doubt


def test_records_of_old_are_told_apart() -> None:
    old = Path(recorded.__file__).parent / "old"
    alone = import_text((old / "calimala-alone.record").read_text("utf-8"))
    assert (alone.proven, alone.alone, alone.chained) == ("all", True, False)
    unbound = import_text((old / "forging-florence-no-seed.record").read_text("utf-8"))
    assert (unbound.proven, unbound.alone, unbound.chained) == ("unbound", False, False)


@pytest.mark.parametrize("language", [*LANGUAGES, "tlh"])
def test_what_is_wrong_is_told_with_its_line_in_every_language(language: str) -> None:
    spoilt = export_record().replace("stop", "stpo", 1)
    number = spoilt[: spoilt.index("stpo")].count("\n") + 1
    with pytest.raises(Refusal) as caught:
        import_text(spoilt, language)
    problem = caught.value.problem
    assert (problem.reason, problem.values["line"]) == ("bad-record", number)
    word = {"de": "Zeile", "es": "línea", "it": "riga"}.get(language, "line")
    assert f"{word} {number}" in str(problem.values["text"])
    assert "line" in problem.message or language != "en"


@pytest.mark.parametrize("text", ["", "\x00", "Signoria: 1", "a game of chess", "é\n" * 5000])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        import_text(text)
    assert caught.value.problem.reason == "bad-record"
