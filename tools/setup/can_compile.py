"""Exit with 0 if this Python's extensions can be compiled here: a compiler and all headers."""

import os
import subprocess
import sys
import sysconfig


def can_compile() -> bool:
    """Ask the compiler itself: it may be there without Python's headers, or those of C."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = f"-I{sysconfig.get_config_var('INCLUDEPY')}"
    command = [*compiler.split(), "-fsyntax-only", headers, "-x", "c", "-"]
    try:
        source = b"#include <Python.h>\n"
        run = subprocess.run(command, input=source, capture_output=True, check=False)
    except OSError:
        return False
    return run.returncode == 0


if __name__ == "__main__":
    sys.exit(not can_compile())
