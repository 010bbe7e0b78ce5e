"""The five-minute way: the wheel, put by pip into an empty environment, plays and serves."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from tests.support.wheel import empty_environment, find_wheel, pip, run

from ..conftest import People
from ..support.person import words
from ..support.playing import may_move, move, over, version
from ..support.serving import Server

pytestmark = pytest.mark.slow
MOVES = 4
COMPILED = "from signoria.games import calimala; print(calimala.COMPILED, calimala.__file__)"
BOTS = ("--seats", "apprentice,apprentice,apprentice", "--seed", "1", "--plain", "--lang", "en")


@pytest.fixture(scope="module")
def variables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Those of somebody who has typed ``pip install`` and nothing else."""
    wheel = find_wheel()
    variables = empty_environment(tmp_path_factory.mktemp("installed"))
    assert not [name for name in ("gcc", "cc", "node", "npm") if program(name, variables)]
    pip(variables, program("python", variables), "install", wheel)
    return variables


def program(name: str, variables: Mapping[str, str]) -> str:
    """Where a program is; empty if it is not there."""
    return shutil.which(name, path=variables["PATH"]) or ""


@pytest.fixture(scope="module")
def server(variables: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The installed one."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, [program("signoria", variables)], **variables, PYTHONPATH="")
    yield server
    server.stop()


# One test: two would install it twice where they run in two processes.
def test_what_pip_has_installed_plays_in_the_terminal_and_in_the_browser(
    variables: dict[str, str], people: People, tmp_path: Path
) -> None:
    signoria, python = program("signoria", variables), program("python", variables)
    said = run(variables, signoria, "--version").stdout.split()
    assert said == ["signoria", find_wheel().name.split("-")[1]]
    compiled, file = run(variables, python, "-c", COMPILED, cwd=tmp_path).stdout.split(maxsplit=1)
    assert compiled == "True"
    assert file.startswith(str(Path(variables["PATH"]).parent))
    assert "The result" in run(variables, signoria, "play", *BOTS, cwd=tmp_path).stdout
    play_in_browser(people)


def play_in_browser(people: People) -> None:
    """Begin a match against bots by one press, and decide a few times."""
    one, random = people().go("/"), Random(1)
    one.press(f"{words('web-quick')}: {words('calimala-name')}")
    for _ in range(MOVES):
        one.until(lambda: may_move(one) or over(one), "a decision")
        move(one, random)
    assert version(one) > MOVES
