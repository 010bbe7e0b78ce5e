"""Every claim about speed, measured: ``python -m bench``."""
