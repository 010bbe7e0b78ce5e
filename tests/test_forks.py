"""A fork has no thread of its parent's: what needs one makes its own or refuses; nothing hangs."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import signoria
from tests.support.forking import needs_fork, outputs

pytestmark = needs_fork

ENV = """
    from signoria.envs.vector import VectorEnv
    env = VectorEnv("calimala", batch=256, players=3, seed=4, threads=2)
    def play():
        for _ in range(20):
            env.step(env.arrays.masks.argmax(1))
        return int(env.arrays.observations.sum()), env.arrays.seats.tolist()
    play()
"""


def test_an_environment_with_threads_goes_on_in_a_fork() -> None:
    child, _, parent = outputs(ENV, "print(play()); env.close()", "print(play()); env.close()")
    assert child == parent, "both go on from the same games"


def test_an_environment_cut_in_two_by_a_fork_refuses() -> None:
    """Another thread was in the middle of a step: half of the games would be one action ahead."""
    cut = """
        import threading
        entered, leave = threading.Event(), threading.Event()
        def wait(group):
            entered.set()
            leave.wait()
        other = threading.Thread(target=env._each, args=(wait, 1))
        other.start()
        entered.wait()
    """
    lines = outputs(
        dedent(ENV) + dedent(cut), "play()", "leave.set(); other.join(); play(); env.close()"
    )
    assert lines[0].startswith("NotInherited this environment belongs to process")


def test_a_search_with_threads_works_in_a_fork() -> None:
    bot = """
        from signoria import bots, games
        from signoria.games import CHANCE, Rng
        game = games.load("calimala")
        state = game.new_state(game.setup(3, rng=Rng(1)))
        while state.to_move == CHANCE:
            state.apply(state.chance_outcomes()[0][0])
        bot = bots.load("search@200*2", "calimala")
        assert len(bot.thinkers) == 2
        def choose():
            return bot.choose(state.seen_by(state.to_move), Rng(3))
        first = choose()
    """
    lines = outputs(bot, "print(choose() == first)", "print(choose() == first)")
    assert lines == ["True", "the child has ended: 0", "True"]


def test_a_search_that_another_thread_was_in_works_in_a_fork() -> None:
    """Each search begins with an empty tree, however far the one before had come."""
    bot = """
        import threading
        from signoria import bots, games
        from signoria.bots.search import search_bot
        from signoria.games import CHANCE, Rng
        game = games.load("calimala")
        state = game.new_state(game.setup(3, rng=Rng(1)))
        while state.to_move == CHANCE:
            state.apply(state.chance_outcomes()[0][0])
        seen, found, entered = state.seen_by(state.to_move), [], threading.Event()
        think = search_bot.think
        def enter(*words):
            entered.set()
            return think(*words)
        search_bot.think = enter
        bot = bots.load("search@800*2", "calimala")
        other = threading.Thread(target=lambda: found.append(bot.choose(seen, Rng(3))))
        other.start()
        entered.wait()
    """
    child, _, parent = outputs(
        bot, "print(bot.choose(seen, Rng(3)))", "other.join(); print(*found)"
    )
    assert child == parent


def test_random_games_by_threads_refuse_in_a_fork() -> None:
    batch = """
        from signoria.arena.batch import Batch
        from signoria.arena.play_batch import play_batch
        tallies = play_batch(Batch("calimala", ("random",) * 3, games=4000, seed=1), 2)
        next(tallies)
    """
    lines = outputs(batch, "list(tallies)", "print(len(list(tallies)) > 0)")
    assert lines[0].startswith("NotInherited this batch belongs to process")
    assert lines[-1] == "True"


def test_a_pool_of_processes_refuses_in_a_fork() -> None:
    pool = """
        import math
        from signoria.arena.backends.processes import Processes
        if __name__ == "__main__":
            pool = Processes(math.sqrt, 1)
            first = pool.submit(4.0)
    """
    then = """
        for call in (lambda: pool.submit(9.0), lambda: pool.wait_for_one([first])):
            try:
                print(call())
            except RuntimeError as error:
                print(error)
        pool.close()
    """
    lines = outputs(pool, then, "print(pool.result(pool.submit(9.0))); pool.close()")
    assert all(line.startswith("this pool of processes belongs to") for line in lines[:2])
    assert lines[-1] == "3.0", "the fork has not ended the processes of its parent"


def test_a_journal_refuses_in_a_fork_and_goes_on_in_its_parent(tmp_path: Path) -> None:
    journal = f"""
        import asyncio
        from pathlib import Path
        from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
        journal = SqliteJournal.open(Path({str(tmp_path / "a.db")!r}))
        async def use():
            for probe in (journal.probe_writing, journal.probe_reading):
                try:
                    await probe()
                    print("done")
                except RuntimeError as error:
                    print(error)
        asyncio.run(use())
    """
    then = "asyncio.run(use()); asyncio.run(journal.close())"
    lines = outputs(journal, then, then)
    refusals = [line for line in lines if line.startswith("the open database belongs to process")]
    assert len(refusals) == 2
    assert lines.count("done") == 4


def test_a_pool_of_workers_refuses_in_a_fork() -> None:
    pool = """
        import asyncio
        from signoria.server.thinking.bot_worker import do_nothing
        from signoria.server.thinking.workers import WorkerPool
        pool = WorkerPool(1, do_nothing)
        async def use():
            print(await pool.run(60, int, "7"))
        asyncio.run(use())
    """
    then = "asyncio.run(pool.close()); pool._closed = False; asyncio.run(use())"
    lines = outputs(pool, then, "asyncio.run(use()); asyncio.run(pool.close())")
    assert lines[1].startswith("NotInherited this pool of workers belongs to process")
    assert lines[-1] == "7"


def test_words_that_another_thread_was_reading_are_read_in_a_fork() -> None:
    words = """
        import threading
        from signoria import locales
        entered, leave = threading.Event(), threading.Event()
        read = locales.FluentResource
        def wait(text):
            entered.set()
            leave.wait()
            return read(text)
        locales.FluentResource = wait
        words = locales.load("en")
        other = threading.Thread(target=words.text, args=("language-name",))
        other.start()
        entered.wait()
        locales.FluentResource = read
    """
    lines = outputs(words, "print(words.text('language-name'))", "leave.set(); other.join()")
    assert lines[0] == "English"


# Modules with threads or locks that need not know their process, and why.
FREE = {
    "decoders.py": "a fork waits until its lock is free, and has it free",
    "envs/pictures/paint.py": "what each thread has of its own, no lock",
    "parents.py": "its thread waits for another process, and nobody for the thread",
    "server/monitoring/trace_export.py": "its thread ends with the program, which waits for it",
    "server/startup/startup_banner.py": "nobody waits for its thread",
    "cli/shared/own_bots.py": "a command starts its workers anew and never forks",
    "bots/search/search_bot.py": "its threads end with the call that has begun them",
    "server/journal/sqlite/checkup.py": "the file that it looks through knows its process",
}
THREADED = ("threading", "concurrent.futures", "pebble")
LOCAL = {"Future", "ProcessExpired", "CONSTS"}  # neither threads nor locks


def makes_threads(source: str) -> bool:
    """Whether a source makes what a fork does not have, or has as it stood."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in THREADED:
            if {each.name for each in node.names} - LOCAL:
                return True
        elif isinstance(node, ast.Import) and {each.name for each in node.names} & {*THREADED}:
            return True
    return False


def test_whatever_has_threads_knows_its_process() -> None:
    source = Path(signoria.__file__).parent
    unaware = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if makes_threads(text := path.read_text()) and "HomeProcess(" not in text
    }
    assert unaware == {"processes.py", *FREE}
