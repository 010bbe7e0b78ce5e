"""The published protocol: every body and frame that crosses the network, as checked types.

From these types come the JSON schemas, the OpenAPI and AsyncAPI pages and the client's TypeScript
(``schema.py``, ``typescript.py``); a test fails when they drift apart.
"""

VERSION = 2
