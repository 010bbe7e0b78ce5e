"""The program that writes, to whom every database is too large to be looked through at once."""

from __future__ import annotations

from signoria.server.journal.sqlite import checkup
from signoria.server.journal.sqlite.writer_main import main

if __name__ == "__main__":
    checkup.QUICK = 0
    main()
