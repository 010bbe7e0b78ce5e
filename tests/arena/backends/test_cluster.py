"""A run on a Ray cluster of two nodes, of which one is lost, as is a worker: the same bytes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster as Nodes

from signoria.arena.backends.cluster import Cluster
from signoria.arena.runs import play_run
from signoria.arena.runs.run_folder import RunFolder
from signoria.cli.main import USER_ERROR, main
from tests.arena.runs.small_runs import contents, play, small_settings

FATAL = 2  # the shard whose first worker dies


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    """Two nodes, each with a process of its own that looks after its one worker."""
    found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def die_once(function: Callable[[Any], Any], folder: Path) -> Callable[[Any], Any]:
    """The function, but whoever comes first to the fatal shard is killed when it is played."""

    def carry_out(task: Any) -> Any:
        found = function(task)
        if task.number == FATAL:
            try:
                (folder / "killed").touch(exist_ok=False)
            except FileExistsError:
                return found
            os.kill(os.getpid(), signal.SIGKILL)
        return found

    return carry_out


def test_what_is_lost_is_played_again_and_nothing_differs(nodes: Nodes, tmp_path: Path) -> None:
    wanted = small_settings(bots=("heuristic",) * 3, games=30, shard=3)
    play(tmp_path / "here", wanted)
    seen: list[int] = []

    def lose_a_node(games: int) -> None:
        seen.append(games)
        if sum(seen) >= 3 and len(nodes.list_all_nodes()) == 2:
            nodes.remove_node(nodes.list_all_nodes()[1])

    def open_for(function: Callable[[Any], Any]) -> Cluster:
        return Cluster(die_once(function, tmp_path), nodes.address)

    folder = RunFolder(tmp_path / "cluster")
    with folder.lock():
        assert play_run.play_run(folder, wanted, open_for, lose_a_node)
    assert (tmp_path / "killed").exists()
    assert len(nodes.list_all_nodes()) == 1
    assert contents(tmp_path / "cluster") == contents(tmp_path / "here")


def test_no_cluster_at_the_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "calimala", "--games", "3", "--out", str(tmp_path), "--lang", "en"]
    assert main([*arguments, "--ray-address", "127.0.0.1:1"]) == USER_ERROR
    err = capsys.readouterr().err
    assert "Ray cannot be reached" in err
    assert "Traceback" not in err
