"""``python -m signoria`` is the same as ``signoria``."""

import sys

from .cli import main

sys.exit(main())
