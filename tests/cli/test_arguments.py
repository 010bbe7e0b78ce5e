"""Help and errors of the command line in four languages, whatever comes of them."""

from __future__ import annotations

import argparse

import pytest

from signoria import arguments
from signoria.cli import main
from signoria.locales import LANGUAGES, load

COMMANDS = ["signoria", *main.COMMANDS]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def leaving(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[object, str]:
    """The exit status and what is written."""
    with pytest.raises(SystemExit) as leave:
        main.main(argv)
    return leave.value.code, "".join(capsys.readouterr())


def parser_of(command: str, language: str) -> argparse.ArgumentParser:
    """The parser of a command, or the main one."""
    with arguments.translate_argparse(load(language)):
        whole = main.build_parser(command, load(language))
    commands = next(a for a in whole._actions if isinstance(a, argparse._SubParsersAction))
    found: argparse.ArgumentParser = commands.choices.get(command, whole)
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained_in_every_language(command: str) -> None:
    said = {language: parser_of(command, language) for language in LANGUAGES}
    for action in said["en"]._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        texts = {
            next(a for a in parser._actions if a.dest == action.dest).help
            for parser in said.values()
        }
        assert None not in texts, action.dest
        assert len(texts) == len(LANGUAGES), action.dest
    assert len({parser.description for parser in said.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language_asked_for(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = [] if command == "signoria" else [command]
    shown = {
        language: leaving(capsys, *argv, "--lang", language, "--help") for language in LANGUAGES
    }
    for language, (status, out) in shown.items():
        assert not status
        assert out.startswith(load(language).text("cli-usage") + " signoria")
        assert ("show this help" in out) == (language == "en")
        assert ("\noptions:" in out) == (language == "en")


@pytest.mark.parametrize(
    ("argv", "german"),
    [
        (["nonsense"], "argument COMMAND"),
        (["replay"], "es fehlt: RECORD"),
        (["replay", "a", "--until", "x"], "--until: keine ganze Zahl: 'x'"),
        (["replay", "a", "--until"], "--until: hier gehört ein Wert hin"),
        (["verify", "a", "b"], "unbekannte Angaben: b"),
        (["verify", "a", "--nonsense"], "unbekannte Angaben: --nonsense"),
        (["replay", "a", "--json=1"], "--json: nimmt keinen Wert an, auch nicht '1'"),
    ],
)
def test_errors_are_in_the_language_asked_for(
    argv: list[str], german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = leaving(capsys, "--lang", "de", *argv)
    assert status == 2
    assert told.startswith("Aufruf: signoria")
    assert ": Fehler: " in told
    if german != "argument COMMAND":
        assert german in told
    assert "argument" not in told
    assert "Fehler" not in leaving(capsys, *argv)[1]


@pytest.mark.parametrize("value", ["-1", "-1s", "-.5s", "-0.3cpu", "-1,2"])
@pytest.mark.parametrize(
    ("argv", "option"),
    [
        (["analyse", "a", "--time"], "time"),
        (["tournament", "calimala", "--seats", "a", "--games"], "games"),
        (["train", "calimala", "--layers"], "layers"),
        (["serve", "--bot-seconds"], "bot_seconds"),
        (["verify"], "record"),
    ],
)
def test_what_begins_like_a_negative_number_is_a_value(
    argv: list[str], option: str, value: str
) -> None:
    """So the command can say what is wrong with it."""
    parser = main.build_parser(argv[0], load("en"))
    assert getattr(parser.parse_args([*argv, value]), option) == value


def test_argparse_speaks_english_again_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    leaving(capsys, "--lang", "de", "--help")
    assert argparse.ArgumentParser(prog="x").format_help().startswith("usage: x [-h]")


@pytest.mark.parametrize(
    ("argv", "language"),
    [
        ([], "en"),
        (["--lang", "de"], "de"),
        (["play", "--lang=es"], "es"),
        (["--lang", "de", "play", "--lang", "IT"], "it"),
        (["play", "--lang"], "en"),
        (["play", "--lang", "xx"], "en"),
        (["verify", "--", "--lang", "de"], "en"),
    ],
)
def test_where_the_language_stands(argv: list[str], language: str) -> None:
    assert arguments.output_language(argv) == language


def test_the_environment_decides_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert leaving(capsys, "verify", "--help")[1].startswith("uso: signoria verify")


@pytest.mark.parametrize("argv", [["verify", "a", "--lang", "xx"], ["--lang", "xx", "verify", "a"]])
def test_an_unknown_language_is_refused(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(argv) == main.USER_ERROR
    assert capsys.readouterr().err == (
        "signoria: --lang does not take “xx”\n  right would be: en, de, es, it\n"
    )
