"""Which build of signoria runs: compiled modules or their .py sources, or both in one process."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

HEADER_ONLY = "# header only"  # the first line of a .pxd whose module setup.py never compiles


class SourceOnly(MetaPathFinder):
    """Finds the .py files of one package and not the compiled modules beside them."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(self.prefix):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def signoria_folder() -> Path:
    """The folder of the installed package, or of the one that PYTHONPATH puts before it."""
    spec = find_spec("signoria")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def run_uncompiled() -> None:
    """From now on ``import signoria...`` takes the .py files."""
    loaded = [name for name in sys.modules if name.startswith("signoria.")]
    assert not loaded, f"too late, already imported: {loaded}"
    sys.meta_path.insert(0, SourceOnly("signoria"))


def load_uncompiled(alias: str) -> ModuleType:
    """The whole package a second time under another name (all imports inside are relative)."""
    folder = signoria_folder()
    sys.meta_path.insert(0, SourceOnly(alias))
    spec = spec_from_file_location(
        alias, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[alias] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[str]:
    """The names of all modules that setup.py compiles."""
    folder = signoria_folder()
    pairs = (path for path in sorted(folder.rglob("*.pxd")) if path.with_suffix(".py").exists())
    return [
        ".".join(path.relative_to(folder.parent).with_suffix("").parts)
        for path in pairs
        if not path.read_text("utf-8").startswith(HEADER_ONLY)
    ]
