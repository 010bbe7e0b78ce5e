"""``python -m signoria`` is the same as ``signoria``."""

import sys

from .cli.main import main

sys.exit(main())
