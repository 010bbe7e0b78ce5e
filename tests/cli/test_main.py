"""The ``signoria`` command: what it lists, imports and says when something goes wrong."""

import argparse
import ast
import os
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from signoria import __version__
from signoria.cli import main
from signoria.errors import INTERRUPTED, UserError
from signoria.locales import load

Run = Callable[[argparse.Namespace], int]
Install = Callable[[Run], None]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts a command ``try`` with a number as its argument beside one that cannot be imported."""

    def install(run: Run) -> None:
        module = ModuleType("signoria_try")
        vars(module).update(configure=lambda p: p.add_argument("number", type=int), run=run)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(main.COMMANDS, "try", module.__name__)
        monkeypatch.setitem(main.COMMANDS, "broken", "signoria.no_such")

    return install


def failing(error: BaseException) -> Run:
    def run(args: argparse.Namespace) -> int:
        raise error

    return run


def test_help_lists_commands_and_imports_none() -> None:
    code = (
        "import sys; from signoria.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('signoria')])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENGLISH
    )
    said = " ".join(run.stdout.split())  # where lines end is a matter of the interpreter
    for name in main.COMMANDS:
        assert name in said
        assert load("en").text(f"cli-{name}-description") in said
    light = ["", ".errors", ".locales", ".arguments", ".cli", ".cli.main"]
    light += [".cli.shared", ".cli.shared.streams", ".processes"]
    assert set(ast.literal_eval(run.stdout.splitlines()[-1])) == {
        f"signoria{each}" for each in light
    }


def test_no_arguments_show_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([]) == 0
    assert capsys.readouterr().out.startswith("usage: signoria")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leave:
        main.main(["--version"])
    assert not leave.value.code
    assert capsys.readouterr().out == f"signoria {__version__}\n"


def test_only_the_named_command_is_imported(install: Install) -> None:
    install(lambda args: int(args.number))
    assert main.main(["try", "5"]) == 5


@pytest.mark.parametrize("argv", [["nonsense"], ["try"], ["try", "five"], ["--nonsense"]])
def test_wrong_arguments(
    install: Install, capsys: pytest.CaptureFixture[str], argv: list[str]
) -> None:
    install(lambda args: 0)
    with pytest.raises(SystemExit) as leave:
        main.main(argv)
    assert leave.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_user_error_is_one_line_and_a_hint(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(failing(UserError("no such file: a.rec", "signoria play --save writes one")))
    assert main.main(["try", "1"]) == main.USER_ERROR
    assert capsys.readouterr().err == (
        "signoria: no such file: a.rec\n  signoria play --save writes one\n"
    )


def test_unexpected_error_is_one_line(
    install: Install, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIGNORIA_DEBUG", raising=False)
    install(failing(RuntimeError("two\nlines")))
    assert main.main(["try", "1"]) == main.INTERNAL_ERROR
    assert capsys.readouterr().err == (
        "signoria: unexpected error: RuntimeError: two lines (SIGNORIA_DEBUG=1 shows the details)\n"
    )


def test_unexpected_error_in_full_for_debugging(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_DEBUG", "1")
    install(failing(RuntimeError("two")))
    with pytest.raises(RuntimeError):
        main.main(["try", "1"])


def test_missing_command_module_gives_no_traceback(
    install: Install, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIGNORIA_DEBUG", raising=False)
    install(lambda args: 0)
    assert main.main(["broken"]) == main.INTERNAL_ERROR
    assert "signoria.no_such" in capsys.readouterr().err


def test_interrupt(install: Install) -> None:
    install(failing(KeyboardInterrupt()))
    assert main.main(["try", "1"]) == INTERRUPTED


def test_reader_that_goes_away() -> None:
    """As in ``signoria ... | head -1``: no complaint, neither at once nor at exit."""
    code = (
        "import sys\nfrom signoria.cli import main\n"
        "main.build_parser = lambda *_: print('x' * 100_000) or sys.stdout.flush()\n"
        "sys.exit(main.main([]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == main.BROKEN_PIPE


def test_a_program_that_runs_uncompiled_says_so(
    install: Install, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(lambda args: int(args.number))
    monkeypatch.delenv("SIGNORIA_PURE", raising=False)
    monkeypatch.setattr(main, "RULES", "*/rules/of_no_build")
    assert main.main(["try", "5"]) == 5
    assert load("en").text("cli-uncompiled") in capsys.readouterr().err
    monkeypatch.setenv("SIGNORIA_PURE", "1")
    assert main.main(["try", "5"]) == 5
    assert capsys.readouterr().err == "", "who has asked for it knows"
