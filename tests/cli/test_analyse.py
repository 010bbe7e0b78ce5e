"""``signoria analyse`` as its users meet it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria import games
from signoria.analysis import analysis_text
from signoria.analysis.analyst import Analyst
from signoria.analysis.answers import answers
from signoria.analysis.findings import Analysis, Decision, Finding, Outlook
from signoria.analysis.questions import questions
from signoria.analysis.summary import summarise
from signoria.arena.backends import WorkersLost
from signoria.bots.search.budget import Budget
from signoria.cli import analyse
from signoria.cli.main import main
from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE
from signoria.games.shared.terminal.terminal_ui import TerminalUI, TerminalView
from signoria.locales import LANGUAGES, load
from signoria.record import Match
from signoria.record.record_files import save

from ..analysis.ends import GAMES, end

QUICK = ["--time", "40", "--processes", "1"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "end.record"
    save(file, end("calimala", 20))
    return file


@pytest.mark.parametrize("game", GAMES)
def test_json(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, match = tmp_path / "end.record", end(game, 20)
    save(file, match)
    assert main(["analyse", str(file), *QUICK, "--json"]) == 0
    found = json_decoder(Analysis).decode(capsys.readouterr().out)
    assert (found.game, found.players, found.whole) == (game, match.setup.players, True)
    assert [one.points for one in found.seats] == match.state.scores
    assert [one.place for one in found.seats] == match.state.ranking()
    for one in found.seats:
        own = [each for each in found.decisions if each.seat == one.seat]
        assert one.decisions == len(own)
        assert one.lost == pytest.approx(sum(each.lost for each in own))
    assert all(found.decisions[i].moves < found.decisions[i + 1].moves for i in range(10))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_text(game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "end.record"
    save(file, end(game, 20))
    assert main(["analyse", str(file), *QUICK, "--worst", "3", "--lang", language]) == 0
    shown = capsys.readouterr()
    assert "100" in shown.out
    assert "analyse-" not in shown.out
    assert "|" not in shown.out  # no street is left in notation
    assert shown.err == ""


def test_the_course_says_which_turns_its_rows_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, match = tmp_path / "end.record", end("forging-florence", 60)
    save(file, match)
    assert main(["analyse", str(file), "--time", "2", "--processes", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    turns = len({played.turn for played in match.played})
    assert turns >= analysis_text.ROWS  # so that not all have rows
    assert f"{analysis_text.ROWS - 1} of {turns} are shown" in " ".join(shown.split())
    first = [line.split()[0] for line in shown.splitlines() if line.count("(") == 3]
    assert first[-1] == "End"
    assert all(one.isdigit() for one in first[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_different_moves_have_different_words(game: str, language: str) -> None:
    words, package = load(language).of(game), games.part(game, "terminal")
    assert package is not None
    desk: TerminalUI[TerminalView] = package.UI
    match = end(game, 900)
    state = match.first()
    for played in match.played:
        if state.to_move != CHANCE:
            moves = [match.game.format(state, action) for action in state.legal_actions()]
            told_of = {
                analysis_text.move_text(desk, match, state, state.to_move, move, words)
                for move in moves
            }
            assert len(told_of) == len(moves)
        state.apply(played.action)


def test_what_was_searched_out_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "end.record"
    save(file, end("forging-florence", 8))
    assert main(["analyse", str(file), *QUICK, "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "the rest of the game was searched out; what is said of these is exact" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_better_line_is_told_in_words(language: str) -> None:
    """What came next is said, and whether that is exact."""
    match, words = end("calimala", 40), load(language).of("calimala")
    package = games.part("calimala", "terminal")
    assert package is not None
    desk: TerminalUI[TerminalView] = package.UI
    asked = [one for one in questions(match) if one.kind == "decision"]
    analyst, budget, told_of = Analyst("calimala", 1), Budget(simulations=300), 0
    for question in asked[:20]:
        legal = match.game.from_bytes(question.state).legal_actions()
        one = analyst.answer(question._replace(action=legal[-1]), budget)
        assert isinstance(one, Decision)
        if not one.then:
            continue
        state = match.game.from_bytes(question.state)
        plain, exact = (
            analysis_text.worst_move(
                desk, match, state, replace(one, size="mistake", exact=sure), words
            )
            for sure in (False, True)
        )
        assert exact == f"{plain} {words.text('analyse-exact')}"
        assert plain.count(words.text(f"seat-{one.then[0].seat}")) > 0
        assert "|" not in plain
        assert "analyse-" not in exact
        told_of += 1
    assert told_of


@pytest.mark.parametrize("time", ["0", "soon", "0s", "-1", "1s*2"])
def test_wrong_time(time: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(path), f"--time={time}", "--lang", "en"]) == 2
    assert "0.3s" in capsys.readouterr().err


@pytest.mark.parametrize("time", ["3601s", "100000s", "9999999999"])
def test_the_most_time_is_named(time: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(path), f"--time={time}", "--lang", "en"]) == 2
    told_why = capsys.readouterr().err
    assert "at most 3600 seconds or 2147483647 simulations" in " ".join(told_why.split())


@pytest.mark.parametrize(
    ("time", "said"), [("40", "A search of 40 simulations a decision"), ("0.01s", "of 0.01s a")]
)
def test_the_budget_is_told_with_its_unit(
    time: str, said: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(path), "--time", time, "--processes", "1", "--lang", "en"]) == 0
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_game_that_is_not_over_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path / "begun.record", beginning(end("calimala", 20), 8))
    assert main(["analyse", str(tmp_path / "begun.record"), *QUICK, "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert "ends before the game does" in shown.err
    assert "End" not in shown.out
    assert "the last one perhaps later in it" in " ".join(shown.out.split())


@pytest.mark.parametrize("count", range(1, 20, 3))
def test_no_more_turns_are_shown_than_there_are(count: int) -> None:
    """A game may break off within a turn that has a row, or before one."""
    match, words = beginning(end("calimala", 20), count), load("en").of("calimala")
    found = course_of(match)
    shown, every = map(
        int, re.findall("([0-9]+) of ([0-9]+) are", analysis_text.rows_note(found, match, words))[0]
    )
    assert 0 < shown == every
    labels = list(analysis_text.course_table(found, match, words).columns[0].cells)
    assert labels == [str(one.turn) for one in found.outlooks]
    assert not analysis_text.reaches_the_end(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_whole_course_has_an_end(language: str) -> None:
    match, words = end("calimala", 20), load(language).of("calimala")
    found = course_of(match)
    stopped = replace(found, whole=False, outlooks=found.outlooks[:-1])
    last = [
        list(analysis_text.course_table(one, match, words).columns[0].cells)[-1]
        for one in (found, stopped)
    ]
    assert last == [words.text("analyse-end"), str(stopped.outlooks[-1].turn)]
    said = [analysis_text.rows_note(one, match, words) for one in (found, stopped)]
    number = len(stopped.outlooks)
    assert said == [
        words.text(key, shown=number, every=number)
        for key in ("analyse-rows", "analyse-rows-unended")
    ]


def beginning(whole: Match, count: int) -> Match:
    """The first actions of a match."""
    match = Match(whole.game, whole.setup, position=whole.position)
    for action in whole.actions[:count]:
        match.apply(action)
    return match


def course_of(match: Match) -> Analysis:
    """An analysis in which only the course was asked for, all of it known."""
    same = (1.0,) * match.setup.players
    found = [
        Outlook(moves=one.moves, turn=one.turn, victories=same, points=same, places=same)
        for one in questions(match)
        if one.kind == "outlook"
    ]
    return summarise(match, found, "1", 1, len(found))


def test_the_option_that_is_wrong_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(path), "--processes", "9999", "--lang", "en"]) == 2
    assert "--processes does not take “9999”" in capsys.readouterr().err


def test_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.record"
    file.write_text("hello\n")
    assert main(["analyse", str(file), "--lang", "en"]) == 2
    assert "no.record" in capsys.readouterr().err


def test_what_was_found_before_an_interruption_is_shown(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = answers
    monkeypatch.setattr(analyse, "answers", lambda *given: break_off(whole(*given)))
    assert main(["analyse", str(path), *QUICK, "--json", "--lang", "en"]) == 130
    shown = capsys.readouterr()
    assert not json_decoder(Analysis).decode(shown.out).whole
    assert "Interrupted" in shown.err


def test_what_was_found_before_workers_died_is_shown(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = answers
    monkeypatch.setattr(analyse, "answers", lambda *given: break_off(whole(*given), WorkersLost()))
    assert main(["analyse", str(path), *QUICK, "--json", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    found = json_decoder(Analysis).decode(shown.out)
    assert (found.whole, len(found.outlooks)) == (False, 1)
    assert "died again and again" in shown.err


def break_off(
    found: Iterator[Finding], error: type[BaseException] | BaseException = KeyboardInterrupt
) -> Iterator[Finding]:
    """The first answer, then Ctrl-C or another error."""
    yield next(found)
    raise error
