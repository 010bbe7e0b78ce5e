"""Ask a server in the same container how it is; exit with 1 if it cannot serve.

Its numbers and ``/health`` are on the port after that for players, unless said otherwise.
"""

import os
import sys
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 4  # seconds
PORT = os.environ.get("SIGNORIA_METRICS_PORT") or int(os.environ.get("SIGNORIA_PORT", "8800")) + 1

try:
    print(urlopen(f"http://127.0.0.1:{PORT}/health", timeout=PATIENCE).read().decode(), end="")
except URLError as error:
    sys.exit(f"{error}")
