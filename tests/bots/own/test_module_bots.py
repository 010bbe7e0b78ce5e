"""Bots by ``module:Bot``, and what is said of those that are not there or play wrongly."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria import bots, games
from signoria.bots.own import BotFault, CheckedBot, is_own, load
from signoria.games.contract import Rng, State
from signoria.locales import LANGUAGES
from signoria.locales import load as load_words
from tests.bots.own import bots_of_others

HERE = bots_of_others.__name__
RNG = Rng(1)


@pytest.fixture
def state() -> State:
    """A position with a decision."""
    game = games.load("calimala")
    return game.new_state(game.setup(3, rng=Rng(1)))


@pytest.mark.parametrize("name", ["First", "make_first", "READY"])
def test_a_class_a_function_and_a_bot_play(name: str, state: State) -> None:
    bot = load(f"{HERE}:{name}", "calimala")
    assert bot.name == f"{HERE}:{name}"
    assert bot.choose(state, RNG) == state.legal_actions()[0]


def test_the_names_of_the_bots_that_there_are_stay_what_they_were() -> None:
    for name in bots.names("calimala"):
        assert not is_own(name)
    assert load("random", "calimala").name == "random"


def test_a_module_beside_the_user_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", [path for path in __import__("sys").path if path])
    (tmp_path / "beside_me.py").write_text(Path(str(bots_of_others.__file__)).read_text())
    monkeypatch.chdir(tmp_path)
    assert load("beside_me:First", "calimala").name == "beside_me:First"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:Bot", "there is no module no_such_module; it is looked for in"),
        ("signoria.nothing:Bot", "there is no module signoria.nothing"),
        (":Bot", "there is no module"),
        (f"{HERE}:Frist", f"has no Frist; right would be: {HERE}:First, {HERE}:Answers"),
        ("math:Bot", "math has no Bot, and no class with choose(seen, rng)"),
        (f"{HERE}:NeedsMore", "cannot be made: TypeError"),
        (f"{HERE}:HERE", f"has no HERE; right would be: {HERE}:First"),
        ("math:pi", "math:pi has no method choose"),
        ("builtins:dict", "builtins:dict has no method choose"),
    ],
)
def test_what_is_not_there_is_told_with_what_would_be_right(name: str, said: str) -> None:
    with pytest.raises(BotFault) as caught:
        load(name, "calimala")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import no_such_package", "No module named 'no_such_package' (spoiled_1.py:1)"),
        ("\n\n1 / 0", "ZeroDivisionError: division by zero (spoiled_2.py:3)"),
        ("def bot(:", "SyntaxError: invalid syntax (spoiled_3.py, line 1)"),
        ("raise SystemExit", "SystemExit (spoiled_4.py:1)"),
    ],
    ids=["1", "2", "3", "4"],
)
def test_a_module_that_breaks_names_the_line(
    text: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    name = f"spoiled_{request.node.callspec.id}"
    (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BotFault) as caught:
        load(f"{name}:Bot", "calimala")
    assert f"the module {name} cannot be imported" in str(caught.value)
    assert said in str(caught.value)


@pytest.mark.parametrize("answer", [-1, 10**6, 10**30, 1.0, "keep Lisbon", None, [1], np.zeros(2)])
def test_an_answer_that_is_no_legal_action_is_refused(answer: object, state: State) -> None:
    with pytest.raises(BotFault) as caught:
        CheckedBot("one", bots_of_others.Answers(answer)).choose(state, RNG)
    legal = state.legal_actions()
    assert "one has chosen" in str(caught.value)
    assert f"there: {', '.join(map(str, legal[:8]))}" in str(caught.value)


def test_a_number_of_numpy_is_a_number(state: State) -> None:
    for legal in state.legal_actions():
        bot = CheckedBot("one", bots_of_others.Answers(np.int32(legal)))
        assert type(bot.choose(state, RNG)) is int


@pytest.mark.parametrize("kind", ["Fails", "Leaves"])
def test_a_bot_that_raises_names_its_line(kind: str, state: State) -> None:
    with pytest.raises(BotFault) as caught:
        load(f"{HERE}:{kind}", "calimala").choose(state, RNG)
    source = Path(str(bots_of_others.__file__)).read_text().splitlines()
    error = {"Fails": 'raise KeyError("lost")', "Leaves": "raise SystemExit(0)"}[kind]
    line = source.index(f"{' ' * (12 if kind == 'Fails' else 8)}{error}") + 1
    assert f"(bots_of_others.py:{line})" in str(caught.value)


def test_ctrl_c_within_a_bot_is_no_fault_of_it(state: State) -> None:
    class Interrupted:
        def choose(self, seen: State, rng: Rng) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        CheckedBot("one", Interrupted()).choose(state, RNG)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_crosses_processes_and_is_told_in_every_language(language: str) -> None:
    fault = BotFault("illegal", 7, bot="mine:Bot", action="999", right="1, 2")
    there = pickle.loads(pickle.dumps(fault))
    said, hint = there.texts(load_words(language))
    assert (said, hint) == fault.texts(load_words(language))
    assert "7" in said
    assert "mine:Bot" in said
    assert "999" in said
    assert "1, 2" in (hint or "")


@pytest.mark.parametrize("name", [f"{HERE}:First", "os:system", "policy.onnx"])
def test_a_name_from_a_stranger_runs_nothing(name: str) -> None:
    """A server asks ``bots.load``, and imports nothing that could load other code."""
    with pytest.raises(ValueError, match="there is no bot"):
        bots.load(name, "calimala")
    source = Path(signoria.__file__).parent
    for path in [*(source / "server").rglob("*.py"), *(source / "remote").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                named = [node.module or "", *(alias.name for alias in node.names)]
                assert not any(part == "own" for each in named for part in each.split(".")), path
