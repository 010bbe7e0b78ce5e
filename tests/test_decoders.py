"""Types are read into from several threads at once, the first time as well."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import signoria
from signoria import decoders

SOURCE = Path(signoria.__file__).parent
ROOT = Path(__file__).parents[1]
TREES = [SOURCE, *(ROOT / name for name in ("bench", "tests", "tools"))]
OWN = Path(decoders.__file__)
MODULES = {"msgspec", "msgspec.json", "msgspec.msgpack"}
MAKERS = {"Decoder", "decode", "convert"}
# Each round four threads read into a type that nobody has used: with msgspec's own functions in
# place of ours the process ends by SIGSEGV within some dozens of rounds.
FIRST_USES = """
import sys, threading, types
from msgspec import msgpack, json
from signoria.decoders import convert, json_decoder, msgpack_decoder

sys.setswitchinterval(1e-6)
FIELDS = "".join(f"    f{each}: Annotated[int, Meta(ge=0)] = 0\\n" for each in range(20))

def new_type(number):
    module = sys.modules[f"m{number}"] = types.ModuleType(f"m{number}")
    text = "from typing import Annotated, Optional\\nfrom msgspec import Meta, Struct\\n"
    for each in range(12):
        inner = f"Optional['S{each - 1}']" if each else "int"
        text += f"class S{each}(Struct, kw_only=True):\\n{FIELDS}    inner: {inner} = None\\n"
    exec(text, module.__dict__)
    return module.S11

DATA = {"f19": 3, "inner": {"f19": 2, "inner": {"f1": 2}}}
WAYS = [
    lambda kind: json_decoder(kind).decode(json.encode(DATA)),
    lambda kind: msgpack_decoder(kind).decode(msgpack.encode(DATA)),
    lambda kind: convert(DATA, kind),
    lambda kind: json_decoder(list[kind]).decode(json.encode([DATA]))[0],
]
for number in range(200):
    kind, barrier, found = new_type(number), threading.Barrier(len(WAYS)), []
    def read(way):
        barrier.wait()
        found.append(way(kind))
    threads = [threading.Thread(target=read, args=(way,)) for way in WAYS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [each.inner.f19 for each in found] == [2] * len(WAYS), found
"""


def test_threads_may_be_the_first_to_use_a_type() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_USES], capture_output=True, text=True)
    assert done.returncode == 0, (done.returncode, done.stderr)


def test_nothing_else_makes_decoders() -> None:
    found = [
        f"{path}:{line}"
        for tree in TREES
        for path in tree.rglob("*.py")
        if path != OWN
        for line in typed_reads(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, f"use signoria.decoders: {found}"


def typed_reads(tree: ast.AST) -> Iterator[int]:
    """The lines at which msgspec itself is asked to read into a type."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("msgspec"):
            yield from (node.lineno for name in node.names if name.name in MAKERS)
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        plain = node.func.attr == "decode" and len(node.args) == 1 and not node.keywords
        if ast.unparse(node.func.value) in MODULES and node.func.attr in MAKERS and not plain:
            yield node.lineno
