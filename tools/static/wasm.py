"""Compile the engine for browsers: Cython's C code, by the clang that comes with Zig.

Python's headers for Pyodide are nowhere to be had, but none are needed: the C code keeps to
Python's stable interface (``Py_LIMITED_API``), so that the headers of any Python will do, with the
sizes of WebAssembly in ``pyconfig.h``.  Those of the C library come with Zig.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from tools.static.collect import OURS, ROOT

C_CODE = ROOT / "build" / "c" / "src"
WORK = ROOT / "build" / "engine-c"
STABLE = "0x030b0000"  # the interface of Python 3.11
# What browsers of 2024 can do; Zig's own choice has more than Node.js 20.
FEATURES = "generic-extended_const-multivalue-reference_types"
COMPILE = (
    *("cc", "-target", "wasm32-emscripten", f"-mcpu={FEATURES}", "-c", "-fPIC", "-O2", "-w"),
    *("-Wno-incompatible-pointer-types", f"-DPy_LIMITED_API={STABLE}", "-DCYTHON_LIMITED_API=1"),
)
LINK = (
    *("wasm-ld", "-shared", "--experimental-pic", "--import-memory", "--strip-debug"),
    "--unresolved-symbols=import-dynamic",
)
# The one place where Cython's C code for ``array`` looks into a type, and the stable way.
ALLOCATE = ("type->tp_alloc(type, 0)", "((allocfunc) PyType_GetSlot(type, Py_tp_alloc))(type, 0)")
# A C library of 32 bits as Zig has it, with the types that clang has for WebAssembly.
MUSL = "arm-linux-musl"
TYPES = (
    ("#define _Addr int", "#define _Addr long"),
    ("typedef unsigned wchar_t", "typedef int wchar_t"),
    ("#define _REDIR_TIME64 1", ""),
)


def why_not() -> str | None:
    """Why the engine cannot be compiled here, in words."""
    if find_spec("ziglang") is None:
        return "ziglang is not installed"
    return None if any(modules()) else "there is no C code: make build"


def modules() -> Iterator[str]:
    """The modules that are compiled, as paths without an ending below ``src``."""
    for path in sorted(C_CODE.rglob("*.c")):
        name = path.relative_to(C_CODE).with_suffix("").as_posix()
        if (OURS / f"{name}.pxd").exists():
            yield name


def compile_engine(library: Path) -> None:
    """Put compiled modules into a library, in the place of their sources."""
    shutil.rmtree(WORK, ignore_errors=True)
    include_headers()
    wanted = [name for name in modules() if (library / f"{name}.py").exists()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, made in zip(wanted, pool.map(compile_module, wanted), strict=True):
            shutil.copyfile(made, library / f"{name}.abi3.so")
            (library / f"{name}.py").unlink()
    shutil.rmtree(WORK)


def include_headers() -> None:
    """Python's headers and the C library's, with the sizes of WebAssembly."""
    shutil.copytree(sysconfig.get_path("include"), WORK / "python")
    shutil.copyfile(Path(__file__).with_name("pyconfig.h"), WORK / "python" / "pyconfig.h")
    shutil.copytree(zig_folder() / "lib/libc/include" / MUSL, WORK / "musl")
    types = WORK / "musl" / "bits" / "alltypes.h"
    types.write_text(replace(types.read_text(), *TYPES))


def compile_module(name: str) -> Path:
    """The shared library of a module; raises ``CalledProcessError``."""
    made = WORK / "made" / name
    made.parent.mkdir(parents=True, exist_ok=True)
    source, built, shared = (made.with_suffix(end) for end in (".c", ".o", ".so"))
    source.write_text(replace((C_CODE / f"{name}.c").read_text(), ALLOCATE))
    system = [WORK / "musl", zig_folder() / "lib/libc/include/generic-musl"]
    found = [f"-I{WORK / 'python'}", *(f"-isystem{each}" for each in system)]
    zig(*COMPILE, *found, str(source), "-o", str(built))
    zig(*LINK, f"--export=PyInit_{made.name}", str(built), "-o", str(shared))
    return shared


def replace(text: str, *pairs: tuple[str, str]) -> str:
    """A text with other words."""
    for before, after in pairs:
        text = text.replace(before, after)
    return text


def zig(*arguments: str) -> None:
    """Run Zig, whose cache stays with what is built."""
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(ROOT / "build" / "zig")}
    command = [str(zig_folder() / "zig"), *arguments]
    subprocess.run(command, check=True, env=environment)


def zig_folder() -> Path:
    """Where Zig lies."""
    spec = find_spec("ziglang")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent
