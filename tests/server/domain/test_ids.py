from __future__ import annotations

import re

from signoria.server.domain.ids import new_id


def test_an_id_is_no_option_of_a_command_line() -> None:
    found = [new_id() for _ in range(5000)]
    assert len(set(found)) == len(found)
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{15}", each) for each in found)
