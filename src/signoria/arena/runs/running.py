"""Playing a run into a folder: what is missing is played, what is there is left alone."""

from __future__ import annotations

from collections.abc import Callable

from ..backends import results
from ..workers import Opened, opened
from .files import Shard, shard_files
from .folder import BadFolder, Folder
from .settings import Settings, differences

Progress = Callable[[int], None]
Files = Callable[[Shard], dict[str, bytes]]  # the files of a shard, the last table last


class Differs(BadFolder):
    """The folder holds another run."""

    def __init__(self, folder: Folder, asked: Settings, there: Settings) -> None:
        name, here, other = next(differences(asked, there))
        super().__init__("differs", path=str(folder.path), setting=name, here=here, there=other)


def run(
    folder: Folder,
    settings: Settings,
    open_for: Opened,
    advance: Progress,
    function: Files = shard_files,
) -> bool:
    """Play what is missing; says whether the run is whole, or was broken off by Ctrl-C.

    ``function`` plays a shard; ``advance`` is told of the games that lie in the folder, first those
    from before.  The folder must be locked.  Raises ``BadFolder``; ``Lost`` if workers die again
    and again.
    """
    there = folder.begin(settings)
    if there is not None:
        raise Differs(folder, settings, there)
    finished = set(folder.finished(settings))
    advance(sum(len(settings.numbers(shard)) for shard in finished))
    missing = [shard for shard in range(settings.shards) if shard not in finished]
    try:
        play(folder, settings, missing, open_for, advance, function)
    except KeyboardInterrupt:
        return False
    return True


def play(
    folder: Folder,
    settings: Settings,
    missing: list[int],
    open_for: Opened,
    advance: Progress,
    function: Files,
) -> None:
    """Play these shards, each of which is kept as soon as it is finished."""
    if not missing:
        return
    tasks = (Shard(settings, shard) for shard in missing)
    with opened(open_for, function) as backend:
        for number, files in results(backend, tasks):
            folder.keep(missing[number], files)
            advance(len(settings.numbers(missing[number])))
