"""Compile the rules and bots with Cython; without a C compiler the same files run as Python.
Build the pages for the browser with npm; without it the server runs, but has no pages.

SIGNORIA_COMPILED=1 makes a failed compile an error, =0 does not even try.
SIGNORIA_CLIENT does the same for the pages.
SIGNORIA_CFLAGS replaces the compiler's flags.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from textwrap import shorten

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src/signoria")
C_CODE = Path("build/c")
# The first line of a .pxd that is all that C needs of a module, which therefore stays Python.
HEADER_ONLY = "# header only"
DIRECTIVES = {
    "annotation_typing": False,  # the .pxd has the C types; annotations are for mypy
    "auto_pickle": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "wraparound": False,
}
FLAGS = [
    "-O3",
    "-Wno-unused",  # each .c file holds all the tables of the .pxd files it uses
    # A number that does not fit its C type is a bug of ours.  The whole -Wconversion cannot be an
    # error: Cython's own loops trip it.
    "-Werror=float-conversion",
    "-Werror=int-conversion",
    "-Werror=overflow",
    "-Werror=shift-count-negative",
    "-Werror=shift-count-overflow",
]
WARNING = """\
warning: signoria is installed uncompiled, which is some 40 times slower ({})
warning: to compile, it needs a C compiler and Python's headers (Debian: gcc and python3-dev)"""
WISH = os.environ.get("SIGNORIA_COMPILED", "")
WEB = Path("web")
CLIENT = SOURCE / "server" / "client"
DRAWING = SOURCE / "envs" / "pictures" / "drawing" / "draw.js"
CLIENT_WISH = os.environ.get("SIGNORIA_CLIENT", "")
CLIENT_WARNING = """\
warning: signoria is installed without its pages for the browser ({})
warning: to build them, it needs Node.js 20.19 or later with npm (Debian: nodejs and npm)"""
ARCHIVE_WARNING = """\
warning: this archive has no pages for the browser: who installs from it needs Node.js for them"""
JOBS = os.cpu_count() or 1


def modules() -> list[Path]:
    """Every .py with a .pxd of the same name beside it that is more than a header."""
    pairs = (path for path in sorted(SOURCE.rglob("*.pxd")) if path.with_suffix(".py").exists())
    return [path.with_suffix(".py") for path in pairs if not is_header(path)]


def is_header(path: Path) -> bool:
    return path.read_text("utf-8").startswith(HEADER_ONLY)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


def is_stale() -> bool:
    """Whether a .pxd is newer than C code: Cython overlooks `from . cimport name` in a .pxd."""
    made = [C_CODE / path.with_suffix(".c") for path in modules()]
    oldest = min((path.stat().st_mtime for path in made if path.exists()), default=float("inf"))
    return any(path.stat().st_mtime > oldest for path in SOURCE.rglob("*.pxd"))


def extensions() -> list[Extension]:
    if WISH == "0" or not modules():
        return []
    return cythonize(
        [Extension(module_name(path), [str(path)], depends=["setup.py"]) for path in modules()],
        build_dir=str(C_CODE),
        force=is_stale(),
        compiler_directives=DIRECTIVES,
        emit_linenums=True,  # gcc, gdb and sanitizers name the .py file and its line
        include_path=["src"],
        nthreads=JOBS,
        quiet=True,
    )


class Build(build_ext):
    """All modules or none: a compiled module cannot call an uncompiled one."""

    def run(self) -> None:
        inplace = self.inplace
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  # compilers fail in many ways
            self.give_up(error, inplace)
        if inplace:
            self.remove_stale()

    def give_up(self, error: Exception, inplace: int) -> None:
        if WISH == "1":
            raise error
        for name in self.get_outputs():
            Path(name).unlink(missing_ok=True)
        self.inplace = inplace  # setuptools changes it while it compiles
        self.extensions = []
        print(WARNING.format(shorten(str(error), 100)), file=sys.stderr)

    def remove_stale(self) -> None:
        """Remove what an earlier build left and this one did not: it would hide its newer .py."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        built = {Path(self.get_ext_fullpath(each.name)).absolute() for each in self.extensions}
        for path in SOURCE.absolute().rglob(f"*{suffix}"):
            if path not in built:
                path.unlink()

    def build_extensions(self) -> None:
        flags = os.environ.get("SIGNORIA_CFLAGS", "").split()
        if not flags and self.compiler.compiler_type != "msvc":
            flags = FLAGS
        for extension in self.extensions:
            extension.extra_compile_args = flags
            extension.extra_link_args = [flag for flag in flags if flag.startswith("-fsanitize")]
        super().build_extensions()


def client_is_there() -> bool:
    """Whether the pages have been built, at any time."""
    return (CLIENT / "index.html").exists() and DRAWING.exists()


def client_is_fresh() -> bool:
    """Whether the pages are newer than all that they are made from.

    In an archive of ours they are: when its files were unpacked says nothing.
    """
    made = CLIENT / "index.html"
    if not client_is_there() or Path("PKG-INFO").exists():
        return client_is_there()
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    newest = max(path.stat().st_mtime for path in [*sources, *SOURCE.glob("locales/*/*.ftl")])
    return made.stat().st_mtime >= newest


def build_client() -> None:
    """Build the pages, unless they are up to date or nobody wants them."""
    if CLIENT_WISH == "0" or not (WEB / "package.json").exists() or client_is_fresh():
        return
    try:
        npm = shutil.which("npm")
        if npm is None:
            raise FileNotFoundError("there is no npm")
        for words in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=WEB, check=True)
        (CLIENT / "index.html").touch()
    except (OSError, subprocess.CalledProcessError) as error:
        if CLIENT_WISH == "1":
            raise
        print(CLIENT_WARNING.format(shorten(str(error), 100)), file=sys.stderr)


class BuildPython(build_py):
    """The pages belong to the package; one installed in place has them from make."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
            self.remove_strays()
        super().run()

    def remove_strays(self) -> None:
        """Remove what an earlier build has left and the sources do not have: it would go along."""
        compiled = {Path(*each.name.split(".")) for each in self.distribution.ext_modules or ()}
        for path in Path(self.build_lib, "signoria").rglob("*"):
            place = path.relative_to(self.build_lib)
            if path.suffix in {".so", ".pyd"}:
                wanted = place.with_name(place.name.partition(".")[0]) in compiled
            else:
                wanted = Path("src", place).exists()
            if path.is_file() and not wanted:
                path.unlink()


class Source(sdist):
    """Whoever installs from a source archive needs no npm."""

    def run(self) -> None:
        build_client()
        if not client_is_there():
            print(ARCHIVE_WARNING, file=sys.stderr)
        super().run()


# Cython compiles in processes of its own, which read this file again where they are not forked: on
# macOS, and from Python 3.14 on everywhere.
if __name__ == "__main__":
    setup(
        cmdclass={"build_ext": Build, "build_py": BuildPython, "sdist": Source},
        options={"build_ext": {"parallel": JOBS}},
        ext_modules=extensions(),
    )
