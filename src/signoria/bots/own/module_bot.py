"""A bot in a module: ``module:Bot``, where Bot is a class, a function that makes one, or a bot."""

from __future__ import annotations

import inspect
import os
import sys
from importlib import import_module, invalidate_caches
from types import ModuleType
from typing import Any

from .bot_fault import BotFault, error_text


def load_from_module(name: str) -> Any:
    """The bot of that name, made anew if it is made; raises ``BotFault``."""
    module, _, wanted = name.partition(":")
    found: Any = import_named(module, name)
    for part in wanted.split("."):
        if not hasattr(found, part):
            raise no_such_bot(name, found, part)
        found = getattr(found, part)
    if inspect.isclass(found) or not hasattr(found, "choose"):
        return make_bot(name, found)
    return found


def import_named(module: str, name: str) -> ModuleType:
    """The module, from this folder or wherever Python looks; raises ``BotFault``."""
    here = os.getcwd()
    if not module:
        raise BotFault("no-module", bot=name, module=repr(module), folder=here)
    if here not in sys.path and "" not in sys.path:  # a command's own folder is not searched
        sys.path.insert(0, here)
        invalidate_caches()
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise BotFault("no-module", bot=name, module=module, folder=here) from None
        raise BotFault("import", bot=name, module=module, what=error_text(error)) from error
    except (Exception, SystemExit) as error:  # whatever stands in the file is carried out
        raise BotFault("import", bot=name, module=module, what=error_text(error)) from error


def no_such_bot(name: str, place: Any, part: str) -> BotFault:
    """The fault for a name that is not there, with the classes that might have been meant."""
    there = [
        key for key, value in vars(place).items()
        if inspect.isclass(value) and hasattr(value, "choose")
    ] if hasattr(place, "__dict__") else []  # fmt: skip
    where = getattr(place, "__name__", str(place))
    return BotFault(
        "no-class" if there else "no-classes",
        bot=name, place=where, name=part, right=", ".join(f"{where}:{key}" for key in there),
    )  # fmt: skip


def make_bot(name: str, maker: Any) -> Any:
    """What a class or a function makes when it is called without arguments."""
    if not callable(maker):
        raise BotFault("no-choose", bot=name)
    try:
        return maker()
    except (Exception, SystemExit) as error:  # it is their code
        raise BotFault("make", bot=name, what=error_text(error)) from error
