"""Live matches: rooms, who looks at them, and what makes them go on."""
