"""The tasks that other machines may do, by name: what goes there and what comes back.

Nothing of it is code: arguments and results are plain values of known types, so that neither side
can be made to run what the other sends.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec

from ... import games
from ...analysis.findings import Advised, Finding
from ...analysis.questions import Question
from ...analysis.stages import Step
from ...bots.search.budget import Budget
from ...decoders import msgpack_decoder
from ..analyses import analyst_worker
from ..domain.match.rules_versions import code_fingerprint
from ..thinking import bot_worker

URGENT = "choose"  # people wait for a bot


class Task(NamedTuple):
    """What is done, and the types of what it takes and gives."""

    function: Callable[..., Any]
    takes: Any
    gives: Any


class Call(NamedTuple):
    """A task by name with its arguments."""

    task: str
    arguments: bytes


TASKS = {
    URGENT: Task(bot_worker.choose, tuple[str, str, bytes, int, int, float, str | None], int),
    "list-questions": Task(analyst_worker.list_questions, tuple[str], list[Question]),
    "answer-steps": Task(analyst_worker.answer_steps, tuple[list[Step]], list[Finding]),
    "hint": Task(analyst_worker.hint, tuple[str, bytes, int, int, Budget, str | None], Advised),
}
NAMES = {task.function: name for name, task in TASKS.items()}
encode = msgspec.msgpack.Encoder().encode


@cache
def work_version() -> str:
    """What a server and its workers must have in common: the program, and the code of the games."""
    parts = [version("signoria"), *(code_fingerprint(games.load(name)) for name in games.names())]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def describe_call(task: Callable[..., Any], *args: Any, **kwargs: Any) -> Call | None:
    """A call as others are told it; None for what only this machine does."""
    given, whole = dict(kwargs), task
    while isinstance(whole, partial):
        args, given = (*whole.args, *args), {**whole.keywords, **given}
        whole = whole.func
    task = whole
    if (name := NAMES.get(task)) is None:
        return None
    bound = inspect.signature(task).bind(*args, **given)
    bound.apply_defaults()
    return Call(name, encode(bound.args))


def prepare_call(task: str, arguments: bytes) -> Callable[[], Any]:
    """What does a call; raises ``KeyError`` and ``msgspec.DecodeError`` for what is none."""
    known = TASKS[task]
    return partial(known.function, *msgpack_decoder(known.takes).decode(arguments))


def read_result(task: str, result: bytes) -> Any:
    """What a call has given; raises ``msgspec.DecodeError``."""
    return msgpack_decoder(TASKS[task].gives).decode(result)
