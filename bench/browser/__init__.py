"""What a browser loads, and how soon one can play."""
