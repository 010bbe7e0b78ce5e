"""Whole games, stored: any change of the rules shows as a difference in them."""
