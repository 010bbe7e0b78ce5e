"""Tournaments: which bot is the stronger, with seats in turn, equal setups and honest intervals."""
