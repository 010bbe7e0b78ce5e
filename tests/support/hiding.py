"""A plugin that hides all optional packages, as if only what Signoria itself needs were there."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

from tests.extras import EXTRAS


class Hiding(MetaPathFinder):
    """Finds none of them, and lets nobody else look."""

    def find_spec(self, fullname: str, *_: Any) -> ModuleSpec | None:
        """Nothing, whatever is asked for."""
        if fullname.partition(".")[0] in EXTRAS:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


sys.meta_path.insert(0, Hiding())
