"""The journal: append-only entries of every match, durable before anybody is told of them."""
