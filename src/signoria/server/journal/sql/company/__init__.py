"""SQL for people who have sat at one table."""
