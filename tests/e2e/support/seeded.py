"""A server whose chance is the same every time, for tests that count what a game takes.

It is ``signoria`` itself; only the sources of its secrets are others.
"""

from __future__ import annotations

import sys
from itertools import count

from signoria.cli.main import main
from signoria.server.domain.match.shuffle import MatchSecrets
from signoria.server.hub import promises
from signoria.server.thinking import bot_pool

number = count()


def same_secrets() -> MatchSecrets:
    """Secrets that depend on nothing but how many there were before."""
    n = next(number)
    return MatchSecrets(f"match-{n:010d}", f"{n + 1:064x}", f"invitation-{n}")


promises.fresh_secrets = same_secrets
vars(bot_pool)["randbits"] = lambda _: 1

if __name__ == "__main__":
    sys.exit(main())
