"""What people are shown of matches, each as far as it may see."""
