"""Which files of Python's library, of packages and of ours a page needs."""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = ROOT / "src"
PACKAGES = Path(sysconfig.get_path("purelib"))

# Parts of ours that a page does not run: terminals, laboratory, network, database.
ELSEWHERE = (
    *("arguments.py", "options.py"),
    *("arena", "cli", "envs", "reports", "remote", "terminal", "train", "__main__.py"),
    *("server/client", "server/startup", "server/journal/sqlite", "server/http/pages.py"),
    *("server/journal/sql", "server/journal/postgres", "server/notices/outbox.py"),
    *("server/notices/mail.py", "server/notices/webhook.py", "server/notices/push.py"),
    *("server/notices/guarded_connection.py", "server/notices/guarded_post.py"),
    *("server/http/guards.py", "server/http/http_protocol.py", "server/http/preloads.py"),
    *("server/ws/websocket_protocol.py", "server/ws/frames.py", "server/thinking/workers.py"),
    "server/protocol/documents",
    *("server/monitoring/metrics.py", "server/monitoring/trace_export.py"),
    *("analysis/answers.py", "analysis/variant_trial.py"),
    *("games/calimala/terminal", "games/forging_florence/terminal", "games/shared/terminal"),
)
# What the laboratory of a page has besides; reports draw and count with ``arrays`` as NumPy.
LABORATORY = (
    *("arena/*.py", "reports/*.py", "reports/page.css", "reports/aggregate/*.py"),
    *("reports/sections/*.py", "reports/in_page/*.py"),
    *(
        f"arena/runs/{name}.py"
        for name in (
            *("__init__", "code_hash", "first_facts", "game_recorder", "play_shard"),
            *("run_settings", "run_tables"),
        )
    ),
    *(
        f"locales/*/{name}.ftl"
        for name in ("calimala*", "forging-florence*", "form-web", "names", "report")
    ),
)
NO_LABORATORY = ("arena/play_batch.py", "reports/make_report.py", "reports/run_reader.py")
REGIONS = ("de", "es", "it")  # besides English
ARRAYS = Path(__file__).parent / "arrays"
LANGUAGE = "locales/en"  # what the protocol says by itself; pages have all languages
KINDS = (".py", ".ftl", ".map", ".json", ".net")

MIDDLEWARE = ("__init__", "body_limit", "errors", "exceptions")  # what Starlette itself imports

# Of packages only what is imported, by patterns; native ones come as they are made for browsers.
OTHERS = {
    "anyio": ("**/*.py",),
    "attr": ("*.py",),
    "babel": ("*.py", "localtime/*.py", "global.dat", "locale-data/root.dat", "locale-data/en.dat"),
    "Cython": ("__init__.py", "Shadow.py"),
    "fluent": ("**/*.py",),
    "fsrs": ("__init__.py", "card.py", "rating.py", "review_log.py", "scheduler.py", "state.py"),
    "platformdirs": ("*.py",),
    "pytz": ("*.py",),
    "starlette": ("*.py", *(f"middleware/{name}.py" for name in MIDDLEWARE)),
    # What single terminals draw otherwise is looked for there, and may be missing.
    "wcwidth": ("*.py", "*/__init__.py", "*/_registry.py"),
}
LEFT_OUT = (
    *("anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "platformdirs/android.py"),
    *("platformdirs/macos.py", "platformdirs/windows.py", "starlette/authentication.py"),
    *("starlette/config.py", "starlette/schemas.py", "starlette/staticfiles.py"),
    *("starlette/templating.py", "starlette/testclient.py"),
)
SINGLE = ("cython.py", "typing_extensions.py")

# Of the standard library what no server in a page needs, by the names of modules and packages.
UNUSED = frozenset((Path(__file__).parent / "unused.txt").read_text().split())
CODECS = frozenset(
    {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode"}
    | {"unicode_escape", "utf_8"}
)


def own_files() -> Iterator[tuple[str, Path]]:
    """Our files by their names below the library."""
    for path in sorted((OURS / "signoria").rglob("*")):
        name = path.relative_to(OURS / "signoria").as_posix()
        inside = f"{name}/"
        skipped = any(inside.startswith(f"{each}/") for each in ELSEWHERE)
        foreign = name.startswith("locales/") and path.suffix == ".ftl"
        if foreign and not name.startswith(LANGUAGE):
            continue
        if path.is_file() and path.suffix in KINDS and not skipped:
            yield f"signoria/{name}", path


def laboratory_files() -> Iterator[tuple[str, Path]]:
    """What only the laboratory needs, by its names below the library."""
    package = OURS / "signoria"
    found = {path for pattern in LABORATORY for path in package.glob(pattern)}
    for path in sorted(found):
        name = path.relative_to(package).as_posix()
        if name not in NO_LABORATORY and not name.startswith(LANGUAGE):
            yield f"signoria/{name}", path
    for path in sorted(ARRAYS.glob("*.py")):
        yield f"numpy/{path.name}", path
    for region in REGIONS:
        name = f"babel/locale-data/{region}.dat"
        yield name, PACKAGES / name


def package_files() -> Iterator[tuple[str, Path]]:
    """The files of packages by their names below the library."""
    for name in SINGLE:
        yield name, PACKAGES / name
    for package, patterns in OTHERS.items():
        for pattern in patterns:
            for path in sorted((PACKAGES / package).glob(pattern)):
                name = path.relative_to(PACKAGES).as_posix()
                if name not in LEFT_OUT:
                    yield name, path


def is_needed(name: str) -> bool:
    """Whether a page needs a file of Python's library, by its name in the archive."""
    parts = name.removesuffix(".py").split("/")
    if any(".".join(parts[:depth]) in UNUSED for depth in range(1, len(parts) + 1)):
        return False
    return parts[0] != "encodings" or parts[-1] in CODECS
