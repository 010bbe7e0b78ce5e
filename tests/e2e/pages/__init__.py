"""All other pages, in a real browser."""
