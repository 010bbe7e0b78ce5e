"""SQL for what people practise."""
