"""The program that writes, to whom every database is too large to be looked through at once."""

from __future__ import annotations

from signoria.server.journal import checkup
from signoria.server.journal.clerk import main

if __name__ == "__main__":
    checkup.QUICK = 0
    main()
