"""What the server can take: a real ``signoria serve``, loaded by a process of its own."""
