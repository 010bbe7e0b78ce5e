"""Makes the corpus anew, always of the same seed, with the answers of a server:

``python -m tests.hostile.corpus.make``.  Look at the differences with ``git diff``: each is input
that is answered in another way than before.  Every input is sent to three servers; what they
do not agree on, as it hangs on a match's secret seed, is left out.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from signoria.games.forging_florence.map import maps
from tests.hostile.attacks.texts import florence
from tests.server.wire import process

from . import chosen
from .asking import body_answers, frame_answers, raw_answers
from .mutate import JSON, SIGNS, mutate_text

SERVERS = 3
SEED = 20_261_125
FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parents[1] / "golden"
FRAMES, BODIES, HEADS, RECORDS, MAPS = 480, 480, 240, 160, 160
FRAME_BASES = (
    b'{"type":"move","id":1,"version":0,"action":7}',
    b'{"type":"undo","id":2,"version":2}',
    b'{"type":"propose","id":3,"version":0,"what":"abandon"}',
    b'{"type":"answer","id":4,"proposal":0,"yes":true}',
    b'{"type":"say","id":5,"text":"Buon giorno"}',
    b'{"type":"watch","id":6,"seat":1}',
    b'{"type":"why","id":7,"version":2,"moves":["card build house Troyes","stop"]}',
    b'{"type":"what-if","id":8,"version":0,"move":"keep Lisbon"}',
    b'{"type":"ping","id":9}',
)
LINE = (
    b'{"game":"calimala","setup":{"Players":"3","Edition":"en","Layout":"random"},'
    b'"moves":["keep Lisbon"]}'
)
BODY_BASES = (
    ("PUT /api/me", b'{"name":"Anna Maria"}'),
    ("POST /api/me/device", b'{"token":"0123456789abcdef0123456789abcdef"}'),
    (
        "POST /api/matches",
        b'{"game":"calimala","seats":[{"kind":"me"},{"kind":"open"},{"kind":"device","name":"B"}],'
        b'"options":{"edition":"en"},"public":false,"clock":60}',
    ),
    (
        "POST /api/matches",
        b'{"game":"forging-florence","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],'
        b'"options":{"rounds":"60","map":"florence"},"spectators":true,"hints":true}',
    ),
    ("POST /api/matches/{id}/join", b'{"seat":1,"invitation":"0123456789abcdef"}'),
    ("POST /api/matches/{id}/seats/1/bot", b'{"bot":"random"}'),
    ("POST /api/matches/{id}/moments/0/match", b'{"seat":9,"bot":"random"}'),
    ("POST /api/matches/{id}/hint", b'{"version":0}'),
    ("POST /api/lines", b'{"line":' + LINE + b',"seat":1,"since":0,"why":["stop"]}'),
    ("POST /api/lines/match", b'{"line":' + LINE + b',"seat":1,"bot":"random"}'),
    ("POST /api/records", b'{"text":"Signoria: 1\\nGame: calimala\\n","language":"de"}'),
    ("POST /api/records/analysis", b'{"text":"Signoria: 1\\nGame: calimala\\n"}'),
)
HEAD_BASES = (
    chosen.get(b"/api/games"),
    chosen.get(b"/api/lobby?x=1", chosen.HOST + b"Cookie: signoria=x; a=b\r\n"),
    chosen.put(chosen.LENGTH),
    chosen.put(chosen.CHUNKED, chosen.CHUNKS),
    chosen.socket(b"Origin: http://127.0.0.1:PORT\r\n"),
)
HEAD_SIGNS = (b"\r\n", b"\n", b"\r", b"\x00", b" ", b"\t", b":", b"%", b"\xff", b"/")
WHOLE = ("records", "maps")  # files of whose answers none hangs on chance
Edit = Sequence[Any]  # at a place, so many signs less, and these instead: [at, less, put]


def frames(rand: random.Random) -> list[bytes]:
    """Damaged frames."""
    return [mutate_text(rand.choice(FRAME_BASES), rand, JSON)[:4000] for _ in range(FRAMES)]


def bodies(rand: random.Random) -> list[tuple[str, bytes]]:
    """Damaged bodies of calls."""
    found = []
    for _ in range(BODIES):
        call, body = rand.choice(BODY_BASES)
        found.append((call, mutate_text(body, rand, JSON)))
    return found


def heads(rand: random.Random) -> list[bytes]:
    """Damaged requests; what follows is whole, so that nothing waits for more."""
    found = []
    for _ in range(HEADS):
        head, end, body = rand.choice(HEAD_BASES).partition(b"\r\n\r\n")
        for _ in range(rand.choice((1, 1, 2))):
            at = rand.randrange(len(head) + 1)
            less = rand.choice((0, 0, 1, 3))
            head = head[:at] + rand.choice(HEAD_SIGNS) + head[at + less :]
        found.append(head + end + body)
    return found


def edits(rand: random.Random, text: str, signs: str) -> list[Edit]:
    """A few changes of a text."""
    found: list[Edit] = []
    for _ in range(rand.choice((1, 1, 2, 4))):
        put = "".join(rand.choice(signs) for _ in range(rand.choice((0, 1, 1, 3))))
        found.append([rand.randrange(len(text)), rand.choice((0, 1, 1, 9)), put])
    return found


def edit(text: str, changes: Sequence[Edit]) -> str:
    """A text with these changes."""
    for at, less, put in changes:
        text = text[:at] + put + text[at + less :]
    return text


def record_body(name: str, changes: Sequence[Edit]) -> tuple[str, bytes]:
    """The call that brings a damaged golden record."""
    text = edit((GOLDEN / f"{name}.record").read_text("utf-8"), changes)
    return "POST /api/records", json.dumps({"text": text}).encode()


def map_body(changes: Sequence[Edit]) -> tuple[str, bytes]:
    """The call that proposes a damaged map."""
    return "POST /api/matches", json.dumps(florence(edit(maps.default(), changes))).encode()


def records(rand: random.Random) -> list[tuple[str, list[Edit]]]:
    """Damaged golden records."""
    names = ("calimala-3-en", "calimala-5-de", "forging-florence-2-default")
    signs = "\x00\n :=*#0129azé–" + "".join(map(chr, SIGNS))
    found = []
    for _ in range(RECORDS):
        name = rand.choice(names)
        text = (GOLDEN / f"{name}.record").read_text("utf-8")
        found.append((name, edits(rand, text, signs)))
    return found


def damaged_maps(rand: random.Random) -> list[list[Edit]]:
    """Damaged maps."""
    return [edits(rand, maps.default(), "*.s,g=#~THMQabc/; \n\x00x") for _ in range(MAPS)]


def inputs() -> dict[str, list[list[Any]]]:
    """All rows of all files, as yet without answers; the same for ever."""
    rand = random.Random(SEED)
    return {
        "frames": [[plain(each)] for each in frames(rand)],
        "bodies": [[call, plain(body)] for call, body in bodies(rand)],
        "heads": [[plain(each)] for each in heads(rand)],
        "records": [[name, changes] for name, changes in records(rand)],
        "maps": [[changes] for changes in damaged_maps(rand)],
    }


async def answers(name: str, rows: Sequence[Sequence[Any]], port: int) -> list[str]:
    """What a server answers to the rows of a file."""
    if name == "frames":
        return await frame_answers(port, [text.encode("latin-1") for (text,) in rows])
    if name == "heads":
        return await raw_answers(port, [text.encode("latin-1") for (text,) in rows])
    if name == "bodies":
        sent = [(call, text.encode("latin-1")) for call, text in rows]
    elif name == "records":
        sent = [record_body(record, changes) for record, changes in rows]
    else:
        sent = [map_body(changes) for (changes,) in rows]
    return await body_answers(port, sent)


async def make(ports: Sequence[int]) -> None:
    """Write all files."""
    for name, rows in inputs().items():
        found = [await answers(name, rows, port) for port in ports]
        agreed = [
            [*row, all_answers[0]]
            for row, *all_answers in zip(rows, *found, strict=True)
            if len(set(all_answers)) == 1
        ]
        assert len(agreed) == len(rows) or name not in WHOLE
        write(name, agreed)


def plain(data: bytes) -> str:
    """Bytes as a text, one sign for each."""
    return data.decode("latin-1")


def write(name: str, rows: Sequence[object]) -> None:
    """Write a file, one row a line."""
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (FOLDER / f"{name}.jsonl").write_text(text, "utf-8")


async def main() -> None:
    """Make it anew."""
    with TemporaryDirectory() as folder:
        places = [Path(folder) / str(number) for number in range(SERVERS)]
        for place in places:
            place.mkdir()
        servers = [await process.start(place) for place in places]
        try:
            for server in servers:
                await server.ready()
            await make([int(server.url.rpartition(":")[2]) for server in servers])
        finally:
            for server in servers:
                await server.kill()


if __name__ == "__main__":
    asyncio.run(main())
