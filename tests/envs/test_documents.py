"""The examples of docs/research/environments.md run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research" / "environments.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


def test_the_examples_run() -> None:
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    assert len(blocks) >= 5
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
