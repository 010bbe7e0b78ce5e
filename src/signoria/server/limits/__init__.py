"""What one client may use: connections, calls, milliseconds."""
