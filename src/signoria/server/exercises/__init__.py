"""What people practise out of their own mistakes, and when it comes back to them."""
