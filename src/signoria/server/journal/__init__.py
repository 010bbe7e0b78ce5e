"""The journal: append-only entries of every match, durable before anybody hears of them."""
