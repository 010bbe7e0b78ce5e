"""What strangers and misfortune do to a server, each in a bounded test."""
