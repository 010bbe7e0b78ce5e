"""What people may ask without changing a match: what if, why not, whole lines, likeness."""
