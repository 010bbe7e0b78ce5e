"""Playing a run into a folder: what is missing is played, what is there is left alone."""

from __future__ import annotations

from collections.abc import Callable

from ...bots.own import LentBot
from ..backends import results
from ..batch import table_of
from ..play_batch import BackendMaker, open_backend
from .run_folder import BadFolder, RunFolder
from .run_settings import RunSettings, differences
from .shard_files import ShardTask, shard_files

Progress = Callable[[int], None]
Files = Callable[[ShardTask], dict[str, bytes]]  # the files of a shard, the last table last


class OtherRun(BadFolder):
    """The folder holds another run."""

    def __init__(self, folder: RunFolder, asked: RunSettings, there: RunSettings) -> None:
        name, here, other = next(differences(asked, there))
        values = {"path": str(folder.path), "setting": name, "here": here, "there": other}
        if name == "code":
            names = [*asked.code, *there.code]
            what = next(each for each in names if asked.code.get(each) != there.code.get(each))
            super().__init__("code", **values | {"setting": what})
        else:
            super().__init__("differs", **values)


def play_run(
    folder: RunFolder,
    settings: RunSettings,
    open_for: BackendMaker,
    advance: Progress,
    function: Files = shard_files,
    lent: tuple[LentBot, ...] = (),
) -> bool:
    """Play what is missing; says whether the run is whole, or was broken off by Ctrl-C.

    ``function`` plays a shard; ``advance`` is told of the games that lie in the folder, first those
    from before.  The folder must be locked.  Raises ``BadFolder``; ``WorkersLost`` if workers die
    again and again, ``BotFault`` if a bot of somebody's own fails.
    """
    table_of.cache_clear()  # whoever has played before may remember it
    there = folder.begin(settings)
    if there is not None:
        raise OtherRun(folder, settings, there)
    finished = set(folder.finished_shards(settings))
    advance(sum(len(settings.games_of(shard)) for shard in finished))
    missing = [
        ShardTask(settings, shard, lent)
        for shard in range(settings.shards)
        if shard not in finished
    ]
    try:
        play_shards(folder, missing, open_for, advance, function)
    except KeyboardInterrupt:
        return False
    return True


def play_shards(
    folder: RunFolder,
    missing: list[ShardTask],
    open_for: BackendMaker,
    advance: Progress,
    function: Files,
) -> None:
    """Play these shards, each of which is kept as soon as it is finished."""
    if not missing:
        return
    with open_backend(open_for, function) as backend:
        for at, files in results(backend, missing):
            settings, number, _ = missing[at]
            folder.keep(number, files)
            advance(len(settings.games_of(number)))
