"""Bad input chosen by hand, with its answer.

Raw requests say ``PORT`` for the server's port; their answers are the statuses, with the reason,
of all that the server says until it closes.
"""

from __future__ import annotations

import struct

from tests.server.wire.hostile import BINARY, CONTINUATION, PING, frame

HOST = b"Host: 127.0.0.1:PORT\r\n"
OURS = HOST + b"Origin: http://127.0.0.1:PORT\r\n"
END = b"Connection: close\r\n\r\n"
ENOUGH = "1008 or cut"  # what was still on its way may break the line before the code is read
NAME = b'{"name": "Anna"}'
JSON = b"Content-Type: application/json\r\n"


def get(path: bytes, headers: bytes = HOST, version: bytes = b"HTTP/1.1") -> bytes:
    """A request that asks."""
    return b"GET " + path + b" " + version + b"\r\n" + headers + END


def put(headers: bytes, body: bytes = NAME, about: bytes = OURS) -> bytes:
    """A request that changes something."""
    return b"PUT /api/me HTTP/1.1\r\n" + about + JSON + headers + END + body


def length_header(body: bytes) -> bytes:
    """The header that tells a body's length."""
    return b"Content-Length: %d\r\n" % len(body)


def socket(headers: bytes, host: bytes = HOST, match: bytes = b"x" * 16) -> bytes:
    """A request that opens a WebSocket."""
    return (
        b"GET /api/matches/" + match + b"/socket HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + headers + b"\r\n"
    )


def origin(value: bytes) -> bytes:
    """The headers of a page from elsewhere."""
    return HOST + b"Origin: " + value + b"\r\n"


LENGTH = length_header(NAME)
CHUNKED = b"Transfer-Encoding: chunked\r\n"
CHUNKS = b"%x\r\n%s\r\n0\r\n\r\n" % (len(NAME), NAME)
NEXT = b"GET /api/games HTTP/1.1\r\n" + HOST + END
H2C = (
    b"Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
    b"HTTP2-Settings: AAMAAABk\r\n\r\n"
)

SMUGGLING = {
    "length and chunks": put(LENGTH + CHUNKED, CHUNKS),
    "chunks and length": put(CHUNKED + LENGTH, CHUNKS),
    "two lengths": put(LENGTH + b"Content-Length: 3\r\n"),
    "two equal lengths": put(LENGTH * 2),
    "a list of lengths": put(b"Content-Length: 16, 16\r\n"),
    "a negative length": put(b"Content-Length: -1\r\n"),
    "a length with a sign": put(b"Content-Length: +16\r\n"),
    "a length in hex": put(b"Content-Length: 0x10\r\n"),
    "an endless length": put(b"Content-Length: 18446744073709551616\r\n"),
    "a huge length": put(b"Content-Length: 99999999999\r\n"),
    "no length": put(b"", b""),
    "a chunk that is no number": put(CHUNKED, b"zz\r\n" + NAME + b"\r\n0\r\n\r\n"),
    "a chunk longer than told": put(CHUNKED, b"3\r\n" + NAME + b"\r\n0\r\n\r\n"),
    "a huge chunk": put(CHUNKED, b"ffffffffffffffffff\r\nx"),
    "a chunk with an extension": put(CHUNKED, CHUNKS.replace(b"\r\n{", b";a=b\r\n{", 1)),
    "good chunks": put(CHUNKED, CHUNKS),
    "another coding": put(b"Transfer-Encoding: gzip, chunked\r\n", CHUNKS),
    "a coding in tabs": put(b"Transfer-Encoding:\tchunked\r\n", CHUNKS),
    "a coding with a sign": put(b"Transfer-Encoding: \x0bchunked\r\n", CHUNKS),
    "a space before the colon": put(b"Content-Length : 16\r\n"),
    "a folded header": put(LENGTH + b"X-Folded: a\r\n b\r\n"),
    "a header without a name": put(LENGTH + b": a\r\n"),
    "a header without a colon": put(LENGTH + b"nothing\r\n"),
    "a NUL in a header": put(LENGTH + b"X: a\x00b\r\n"),
    "lines that end with LF": get(b"/api/games").replace(b"\r\n", b"\n"),
    "a CR alone": get(b"/api/games").replace(b"\r\n", b"\r"),
    "a request in another's body": put(length_header(NEXT), NEXT),
    "two requests at once": get(b"/api/games").replace(END, b"\r\n") + NEXT,
    "a body on GET": get(b"/api/games", HOST + length_header(NEXT)) + NEXT,
}

REQUESTS = {
    "an absolute address": get(b"http://127.0.0.1:PORT/api/games"),
    "an absolute address elsewhere": get(b"http://evil.example/api/games"),
    "an authority": b"CONNECT 127.0.0.1:PORT HTTP/1.1\r\n" + HOST + END,
    "a star": b"OPTIONS * HTTP/1.1\r\n" + HOST + END,
    "an unknown method": b"BREW /api/games HTTP/1.1\r\n" + HOST + END,
    "TRACE": b"TRACE /api/games HTTP/1.1\r\n" + HOST + END,
    "HEAD": b"HEAD /api/nothing HTTP/1.1\r\n" + HOST + END,
    "a preflight": b"OPTIONS /api/me HTTP/1.1\r\n" + origin(b"http://evil.example") + END,
    "HTTP/1.0": get(b"/api/games", version=b"HTTP/1.0"),
    "HTTP/0.9": b"GET /api/games\r\n\r\n",
    "HTTP/2.0": get(b"/api/games", version=b"HTTP/2.0"),
    "HTTP/9.9": get(b"/api/games", version=b"HTTP/9.9"),
    "the preface of HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "h2c": b"GET /api/games HTTP/1.1\r\n" + HOST + H2C,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 40,
    "a head of 40 kB": get(b"/api/games", HOST + b"X: " + b"x" * 40_000 + b"\r\n"),
    "an address of 40 kB": get(b"/api/games?" + b"x" * 40_000),
    "a thousand headers": get(b"/api/games", HOST + b"X: 1\r\n" * 1000),
    "ten thousand headers": get(b"/api/games", HOST + b"X: 1\r\n" * 10_000),
    "no host": get(b"/api/games", b""),
    "two hosts": get(b"/api/games", HOST * 2),
    "a foreign host": get(b"/api/games", b"Host: evil.example\r\n"),
    "a host that begins as ours": get(b"/api/games", b"Host: localhost.evil.example\r\n"),
    "a host with a user": get(b"/api/games", b"Host: localhost@evil.example\r\n"),
    "a host with a path": get(b"/api/games", b"Host: 127.0.0.1:PORT/x\r\n"),
    "a host of nothing": get(b"/api/games", b"Host: \r\n"),
    "a host with a bad port": get(b"/api/games", b"Host: localhost:99999999\r\n"),
    "a host with a space": get(b"/api/games", b"Host: 127.0.0.1 :80\r\n"),
    "a bare address": get(b"/api/games", b"Host: [::1]:80\r\n"),
    "a forged host by another header": get(b"/api/games", HOST + b"X-Forwarded-Host: evil\r\n"),
    "a forged address": get(b"/api/games", HOST + b"X-Forwarded-For: 10.0.0.1\r\n"),
    "a forged scheme": put(LENGTH + b"X-Forwarded-Proto: https\r\n"),
    "a long list of addresses": get(
        b"/api/games", HOST + b"X-Forwarded-For: " + b"1.1.1.1, " * 900 + b"\r\n"
    ),
    "no origin": put(LENGTH, about=HOST),
    "two origins": put(LENGTH + b"Origin: http://127.0.0.1:PORT\r\n"),
    "a foreign origin": put(LENGTH, about=origin(b"http://evil.example")),
    "the origin null": put(LENGTH, about=origin(b"null")),
    "an origin on another port": put(LENGTH, about=origin(b"http://127.0.0.1:1")),
    "an origin that begins as ours": put(
        LENGTH, about=origin(b"http://127.0.0.1:PORT.evil.example")
    ),
    "an origin with a path": put(LENGTH, about=origin(b"http://127.0.0.1:PORT/")),
    "an origin of another scheme": put(LENGTH, about=origin(b"ftp://127.0.0.1:PORT")),
    "a page's referrer only": put(LENGTH + b"Referer: http://127.0.0.1:PORT/\r\n", about=HOST),
    "a form": put(LENGTH).replace(b"application/json", b"application/x-www-form-urlencoded"),
    "a text": put(LENGTH).replace(b"application/json", b"text/plain"),
    "a bad bearer": get(b"/api/me", HOST + b"Authorization: Bearer x\r\n"),
    "a bearer of nothing": get(b"/api/me", HOST + b"Authorization: Bearer \r\n"),
    "a cookie of rubbish": get(b"/api/me", HOST + b"Cookie: signoria=\xff\x00; a;;=\r\n"),
    "a cookie of 20 kB": get(b"/api/me", HOST + b"Cookie: signoria=" + b"x" * 20_000 + b"\r\n"),
    "a foreign page's WebSocket": socket(b"Origin: http://evil.example\r\n"),
    "a WebSocket without origin": socket(b""),
    "a WebSocket of a foreign host": socket(b"", b"Host: evil.example\r\n"),
    "a WebSocket with a bad token": socket(b"Authorization: Bearer x\r\n"),
    "a WebSocket elsewhere": socket(b"Origin: http://127.0.0.1:PORT\r\n").replace(
        b"/api/matches/" + b"x" * 16 + b"/socket", b"/"
    ),
}

# What SMUGGLING and REQUESTS are answered.
ANSWERS = {
    "length and chunks": "400",
    "chunks and length": "400",
    "two lengths": "400",
    "two equal lengths": "400",
    "a list of lengths": "400",
    "a negative length": "400",
    "a length with a sign": "400",
    "a length in hex": "400",
    "an endless length": "400",
    "a huge length": "413 too-large",
    "no length": "400 bad-json",
    "a chunk that is no number": "400",
    "a chunk longer than told": "400",
    "a huge chunk": "400",
    "a chunk with an extension": "200",
    "good chunks": "200",
    "another coding": "200",
    "a coding in tabs": "200",
    "a coding with a sign": "400",
    "a space before the colon": "400",
    "a folded header": "400",
    "a header without a name": "400",
    "a header without a colon": "400",
    "a NUL in a header": "400",
    "lines that end with LF": "400",
    "a CR alone": "400",
    "a request in another's body": "400 bad-json",
    "two requests at once": "200, 200",
    "a body on GET": "200",
    "an absolute address": "200",
    "an absolute address elsewhere": "200",
    "an authority": "400",
    "a star": "404 not-found",
    "an unknown method": "400",
    "TRACE": "403 bad-origin",
    "HEAD": "404",
    "a preflight": "405 wrong-method",
    "HTTP/1.0": "200",
    "HTTP/0.9": "421 bad-host",
    "HTTP/2.0": "200",
    "HTTP/9.9": "400",
    "the preface of HTTP/2": "400",
    "h2c": "200",
    "TLS": "400",
    "a head of 40 kB": "400",
    "an address of 40 kB": "400",
    "a thousand headers": "200",
    "ten thousand headers": "200",
    "no host": "421 bad-host",
    "two hosts": "421 bad-host",
    "a foreign host": "421 bad-host",
    "a host that begins as ours": "421 bad-host",
    "a host with a user": "421 bad-host",
    "a host with a path": "421 bad-host",
    "a host of nothing": "421 bad-host",
    "a host with a bad port": "421 bad-host",
    "a host with a space": "421 bad-host",
    "a bare address": "200",
    "a forged host by another header": "200",
    "a forged address": "200",
    "a forged scheme": "200",
    "a long list of addresses": "200",
    "no origin": "403 bad-origin",
    "two origins": "403 bad-origin",
    "a foreign origin": "403 bad-origin",
    "the origin null": "403 bad-origin",
    "an origin on another port": "403 bad-origin",
    "an origin that begins as ours": "403 bad-origin",
    "an origin with a path": "403 bad-origin",
    "an origin of another scheme": "403 bad-origin",
    "a page's referrer only": "403 bad-origin",
    "a form": "415 wrong-type",
    "a text": "415 wrong-type",
    "a bad bearer": "401 bad-token",
    "a bearer of nothing": "401 bad-token",
    "a cookie of rubbish": "400",
    "a cookie of 20 kB": "200",
    "a foreign page's WebSocket": "403 bad-origin",
    "a WebSocket without origin": "403 bad-origin",
    "a WebSocket of a foreign host": "421 bad-host",
    "a WebSocket with a bad token": "401 bad-token",
    "a WebSocket elsewhere": "403",
}

PATHS = {
    "/../../etc/passwd": "404",
    "/..%2f..%2fetc%2fpasswd": "404",
    "/%2e%2e/%2e%2e/etc/passwd": "404",
    "/assets/../index.html": "404 not-found",
    "/assets/..%2findex.html": "404 not-found",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py": "404 not-found",
    "/assets/....//....//etc/passwd": "404 not-found",
    "/assets/..\\..\\etc\\passwd": "404 not-found",
    "/assets/%5c..%5c..%5cetc": "404 not-found",
    "/assets/%00": "404 not-found",
    "/assets//etc/passwd": "404 not-found",
    "//etc/passwd": "404",
    "/assets/index.js%00.png": "404 not-found",
    "/api/../api/me": "404 not-found",
    "/api/%2e%2e/me": "404 not-found",
    "/api/matches/..%2f..%2fme": "404 not-found",
    "/api//me": "404 not-found",
    "/api/me/": "404 not-found",
    "/API/me": "404",
    "/api/matches/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00": "404 no-such-match",
    "/api/matches/xxxxxxxxxxxxxxxx/moments/-1": "404 no-such-moment",
    "/api/matches/xxxxxxxxxxxxxxxx/moments/%C2%B2": "404 no-such-moment",
    "/api/matches/xxxxxxxxxxxxxxxx/moments/99999999999999999999": "404 no-such-moment",
    "/api/matches/xxxxxxxxxxxxxxxx/moments?seat=%F0%9F%83%8F": "404 no-seat",
    "/api/matches/xxxxxxxxxxxxxxxx/moments?seat=8": "404 no-seat",
    "/api/analyses/x": "404 no-such-analysis",
    "/api/analyses/xxxx?after=-1": "404 no-such-analysis",
    "/%": "404",
    "/%zz": "404",
    "/%ff%fe": "404",
}

NAMES = {
    "Anna": "Anna",
    "  Anna   Maria ": "Anna Maria",
    "A" * 40: "A" * 40,
    "A" * 41: None,
    "": None,
    " ": None,
    "\u200b": None,
    "\u0000": None,
    "An\u0000na": "Anna",
    "An\nna\t": "An na",
    "\u202eanna\u202c": "anna",
    "An\u2066na\u2069": "Anna",
    "\ufeffAnna": "Anna",
    "<script>": "<script>",
    "Z\u0351\u0343\u0300a\u0310l\u0312go": "Z\u0351\u0313\u0300a\u0310l\u0312go",
    "Ａｎｎａ": "Ａｎｎａ",
    "\u0410nna": "\u0410nna",
    "\U0001f469\u200d\U0001f467": "\U0001f469\u200d\U0001f467",
    "\U000e0041\U000e0042": None,
    "\u0301": None,
}

JSON_BODIES = {
    b"": "400 bad-json",
    b" ": "400 bad-json",
    b"null": "400 bad-body",
    b"NaN": "400 bad-json",
    b'{"name": NaN}': "400 bad-json",
    b'{"name": Infinity}': "400 bad-json",
    b'{"name": 1e999}': "400 bad-body",
    b'{"name": ' + b"9" * 4000 + b"}": "400 bad-body",
    b'{"name": "Anna", "name": "Berta"}': "200",
    b'{"name": "Anna", "more": 1}': "400 bad-body",
    b'{"name": "Anna"} {}': "400 bad-json",
    b'\xef\xbb\xbf{"name": "Anna"}': "400 bad-json",
    b'{"name": "\\ud800"}': "400 bad-json",
    b'{"name": "\\udfff\\ud800"}': "400 bad-json",
    b'{"name": "\xed\xa0\x80"}': "400 bad-json",
    b'{"name": "\xff"}': "400 bad-json",
    b'{"name": "\xc0\xaf"}': "400 bad-json",
    b'{"name": "a\x00b"}': "400 bad-json",
    b"{'name': 'Anna'}": "400 bad-json",
    b'{"name": "Anna",}': "400 bad-json",
    b'{"name": /**/ "Anna"}': "400 bad-json",
    b"[" * 15_000: "400 bad-body",
    b'{"name":' * 1_800: "400 bad-body",
    b'{"more":' + b"[" * 15_000: "400 bad-body",
    b'["Anna"]': "400 bad-body",
    '{"name": "Anna"}'.encode("utf-16"): "400 bad-json",
    b'{"name": "' + b"x" * 17_000 + b'"}': "413 too-large",
}

BROKEN = {
    "binary that is no text": (frame(b"\xff\xfe\x00", BINARY) * 3, "1008"),
    "text that is no UTF-8": (frame(b'{"type":"say","id":1,"text":"\xff"}'), "1007"),
    "half a sign": (frame(b"\xe2\x82"), "1007"),
    "deep": (frame(b'{"more":' + b"[" * 3900) * 3, "1008"),
    "a huge number": (frame(b'{"type":"ping","id":' + b"9" * 3900 + b"}") * 3, "1008"),
    "not a number": (frame(b'{"type":"ping","id":NaN}') * 3, "1008"),
    "a lone surrogate": (frame(b'{"type":"say","id":1,"text":"\\ud800"}') * 3, "1008"),
    "oversize": (frame(b"x" * 5000), "1009"),
    "longer than anything": (frame(b"x", claimed=1 << 62), "1009"),
    "a length with the top bit": (frame(b"x", claimed=1 << 63), "1009"),
    "a short length told long": (b"\x81\xfe\x00\x01\x00\x00\x00\x00x" * 3, "1008"),
    "oversize in parts": (
        frame(b"x" * 3000, last=False) + frame(b"x" * 3000, CONTINUATION, last=False) * 8,
        "1009",
    ),
    "endless parts": (
        frame(b"x", last=False) + frame(b"", CONTINUATION, last=False) * 1000,
        ENOUGH,
    ),
    "a part of nothing": (frame(b"x", CONTINUATION), "1002"),
    "a text within parts": (frame(b"x", last=False) + frame(b"x"), "1002"),
    "an unknown kind": (frame(b"x", 3), "1002"),
    "an unknown control": (frame(b"x", 11), "1002"),
    "a ping that is too long": (frame(b"x" * 126, PING), "1002"),
    "a ping in parts": (frame(b"x", PING, last=False), "1002"),
    "pings without end": (frame(b"", PING) * 1000, ENOUGH),
    "no mask": (b"\x81\x01x", "1002"),
    "compressed": (b"\xc1" + frame(b"x")[1:], "1002"),
    "the second reserved bit": (b"\xa1" + frame(b"x")[1:], "1002"),
    "the third reserved bit": (b"\x91" + frame(b"x")[1:], "1002"),
    "a close of one byte": (frame(b"\x03", 8), "1002"),
    "a close with a bad code": (frame(struct.pack("!H", 1005), 8), "1002"),
    "a close with bad words": (frame(b"\x03\xe8\xff", 8), "1007"),
    "a close": (frame(b"\x03\xe8", 8), "1000"),
    "HTTP": (b"GET / HTTP/1.1\r\n\r\n", "1002"),
    "nothing but NUL": (b"\x00" * 64, "1002"),
}
