"""The duty to act (C3.6), against two models."""
