"""What people practise out of their own mistakes, as any journal keeps it."""
