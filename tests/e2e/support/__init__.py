"""What browser tests share: people, servers, moves, and what the browser is asked."""
