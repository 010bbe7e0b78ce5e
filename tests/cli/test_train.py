"""``signoria train`` as its users meet it: tiny, repeatable, interrupted and gone on with."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from signoria import games
from signoria.bots.learned import network as networks
from signoria.bots.learned import read
from signoria.bots.learned.network import Network
from signoria.cli.main import USER_ERROR, main
from signoria.errors import INTERRUPTED

TINY = ("--games", "24", "--kept", "2", "--layers", "8,4", "--epochs", "3", "--batch", "64")
SHARD = "calimala-1-{}-1-2-0000000-24.npz".format(games.observation_version("calimala"))
learning = pytest.mark.skipif(find_spec("torch") is None, reason="the extra train is missing")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en")


def train(folder: Path, *more: str, game: str = "calimala") -> int:
    return main(["train", game, "--folder", str(folder), *TINY, *more])


@learning
@pytest.mark.parametrize("game", games.names())
def test_it_trains_a_network(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path, game=game) == 0
    card = json.loads(capsys.readouterr().out)
    assert card == json.loads((tmp_path / "value.json").read_text())
    assert (card["plan"]["games"], card["fit"]["epochs"]) == (24, 3)
    found = read((tmp_path / "value.net").read_bytes())
    assert (found.header.game, found.header.first, found.header.second) == (game, 8, 4)
    assert card["bytes"] == (tmp_path / "value.net").stat().st_size


@learning
def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    files = []
    for name, seed in (("one", "1"), ("two", "1"), ("three", "2")):
        assert train(tmp_path / name, "--seed", seed) == 0
        files.append((tmp_path / name / "value.net").read_bytes())
    assert files[0] == files[1] != files[2]


@learning
def test_interrupted_it_ends_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C in the second epoch; then the same command again."""
    from signoria.train.fitting import Learner

    assert train(tmp_path / "whole") == 0
    with monkeypatch.context() as patch:
        patch.setattr(Learner, "learn", interrupting(Learner.learn))
        assert train(tmp_path / "halves") == INTERRUPTED
    assert "the same command goes on" in capsys.readouterr().err
    assert not (tmp_path / "halves" / "value.net").exists()
    assert train(tmp_path / "halves") == 0
    told = capsys.readouterr().err
    assert "epoch 1 of 3" not in told
    assert "epoch 2 of 3" in told
    whole, halves = ((tmp_path / name / "value.net").read_bytes() for name in ("whole", "halves"))
    assert whole == halves


def interrupting(learn: Callable[..., None]) -> Callable[..., None]:
    def learn_once(self: object, *arguments: object) -> None:
        if getattr(self, "epoch") == 1:  # noqa: B009
            raise KeyboardInterrupt
        learn(self, *arguments)

    return learn_once


@learning
def test_the_file_says_what_the_learner_says(tmp_path: Path) -> None:
    """The forward pass of the search gives what PyTorch gives, but for 16 bits a weight."""
    from signoria.train import sample_shards
    from signoria.train.fitting import Fit, Learner
    from signoria.train.training_plan import Plan

    plan = Plan("calimala", 12, 2, 5)
    rows = sample_shards.play_games(plan, 0, 12)
    learner = Learner(rows.inputs.shape[1], Fit(first=16, second=8, epochs=2, batch=64), plan)
    learner.learn(rows)
    numbers = learner.numbers()
    network = Network(rows.inputs.shape[1], 16, 8, numbers)
    for row, told in zip(rows.inputs, learner.foretell(rows), strict=True):
        assert networks.outputs(network, row.tolist()) == pytest.approx(told.tolist(), abs=1e-5)


@learning
def test_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path) == 0
    assert train(tmp_path, "--layers", "9,4") == USER_ERROR
    told = capsys.readouterr().err
    assert "is another one (first: 8, 9)" in told
    assert "name another folder" in told


@learning
@pytest.mark.parametrize("file", ["checkpoint.pt", SHARD])
@pytest.mark.parametrize("wrong", [b"", b"PK\3\4", b"nothing of the kind"])
def test_damaged_files_are_named(
    tmp_path: Path, file: str, wrong: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / file).write_bytes(wrong)
    assert train(tmp_path) == USER_ERROR
    assert f"{tmp_path / file} is damaged" in capsys.readouterr().err


@learning
@pytest.mark.parametrize("wrong", [{"settings": 1}, {"epoch": None}, {"model": {}}])
def test_a_checkpoint_of_another_shape_is_named(
    tmp_path: Path, wrong: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    import torch

    assert train(tmp_path) == 0
    checkpoint = tmp_path / "checkpoint.pt"
    torch.save(torch.load(checkpoint, weights_only=True) | wrong, checkpoint)
    assert train(tmp_path) == USER_ERROR
    assert f"{checkpoint} is damaged" in capsys.readouterr().err


@learning
def test_two_games_share_a_folder(tmp_path: Path) -> None:
    """One game's positions are not taken for the other's."""
    for game in games.names():
        assert train(tmp_path, game=game) == 0
        (tmp_path / "checkpoint.pt").unlink()
        assert read((tmp_path / "value.net").read_bytes()).header.game == game


@learning
def test_a_folder_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert train(tmp_path / "file" / "folder") == USER_ERROR
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("there", [pytest.param(True, marks=learning), False])
@pytest.mark.parametrize(
    "wrong",
    [
        ("--layers", "128"), ("--layers", "0,4"), ("--layers", "4,9999"), ("--layers", "a,b"),
        ("--games", "9"), ("--epochs", "0"), ("--seed", "-1"), ("--threads", "no"),
    ],
)  # fmt: skip
def test_wrong_arguments_are_told(
    tmp_path: Path,
    wrong: tuple[str, str],
    there: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also where its packages are missing: nobody installs those for a mistake."""
    if not there:
        monkeypatch.setattr("signoria.cli.train.find_spec", lambda name: None)
    assert train(tmp_path, *wrong) == USER_ERROR
    told = capsys.readouterr().err
    assert wrong[0] in told
    assert "right would be" in told
    assert not list(tmp_path.iterdir())


def test_an_unknown_game_is_told_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("signoria.cli.train.find_spec", lambda name: None)
    assert train(tmp_path, game="chess") == USER_ERROR
    told = capsys.readouterr().err
    assert "chess" in told
    assert "not installed" not in told


def test_without_its_packages_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("signoria.cli.train.find_spec", lambda name: None)
    assert train(tmp_path) == USER_ERROR
    assert "not installed: numpy, torch" in capsys.readouterr().err


HELP = """
import sys
from signoria.cli.main import main
try:
    main(["train", "--help"])
except SystemExit:
    pass
sys.exit(", ".join({"numpy", "torch"} & set(sys.modules)) or None)
"""


def test_its_help_needs_no_packages() -> None:
    run = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "--layers" in run.stdout
